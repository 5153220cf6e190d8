import Foundation
import Testing

/// `lint --fix` with real files.
@Suite struct `Fixing files` {
  /// A folder that is gone after the test.
  private final class Folder {
    let path: String

    init() throws {
      path =
        FileManager.default.temporaryDirectory
        .appendingPathComponent("typewarden-fix-\(UUID().uuidString)").path
      try FileManager.default.createDirectory(
        atPath: path + "/App", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ data: Data) throws {
      try data.write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    func read(_ name: String) throws -> Data {
      try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    func lint(_ arguments: String...) throws -> ToolProcess.Result {
      try ToolProcess.run(["lint"] + arguments, folder: path)
    }

    func patch(_ diff: Data) throws {
      try write("fix.diff", diff)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["patch", "-s", "-p0", "-i", "fix.diff"]
      process.currentDirectoryURL = URL(fileURLWithPath: path)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  private static let faulty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <!-- the app's own -->
      <key>CFBundleIdentifier</key>
      <string>com.example.app</string>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string> com.example.app.nöte </string>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <string>.NOTE</string>
          </dict>
        </dict>
      </array>
    </dict>
    </plist>
    """

  /// The same list in the ways that files are written.
  private static let encodings: [(name: String, data: Data)] = [
    ("UTF-8", Data(faulty.utf8)),
    (
      "a byte order mark and CR LF",
      Data([0xEF, 0xBB, 0xBF]) + Data(faulty.replacing("\n", with: "\r\n").utf8)
    ),
    (
      "UTF-16",
      Data([0xFF, 0xFE]) + faulty.replacing("UTF-8", with: "UTF-16")
        .data(using: .utf16LittleEndian)!
    ),
    (
      "Latin 1",
      faulty.replacing("UTF-8", with: "ISO-8859-1").data(using: .isoLatin1)!
    ),
  ]

  private static let hasPatch = ["/usr/bin/patch", "/bin/patch", "/usr/local/bin/patch"]
    .contains(where: FileManager.default.isExecutableFile)

  @Test(
    .enabled(if: hasPatch, "needs `patch`, which scripts/test --all installs"),
    arguments: encodings.indices)
  func `a diff is applied by patch to what --fix writes`(index: Int) throws {
    let folder = try Folder()
    let data = Self.encodings[index].data
    try folder.write("App/Info a.plist", data)
    let tried = try folder.lint("--fix", "--dry-run", "App")
    #expect(try folder.read("App/Info a.plist") == data)
    #expect(tried.error.contains("would fix 4 findings in 1 file"), "\(tried.error)")
    let fixed = try folder.lint("--fix", "--format", "json", "App")
    let new = try folder.read("App/Info a.plist")
    #expect(new != data && fixed.exitCode != 2, "\(fixed.error)")
    try folder.write("App/Info a.plist", data)
    try folder.patch(tried.output)
    #expect(try folder.read("App/Info a.plist") == new, "\(Self.encodings[index].name)")
    let value = try PropertyListSerialization.propertyList(from: new, format: nil)
    #expect("\(value)".contains("note"))
  }

  @Test func `mode and links stay, and what is not fixed is not touched`() throws {
    let folder = try Folder()
    try folder.write("App/Real.plist", Data(Self.faulty.utf8))
    try folder.write("App/Sound.plist", Data("<plist><dict/></plist>".utf8))
    let files = FileManager.default
    try files.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.path + "/App/Real.plist")
    try files.createSymbolicLink(
      atPath: folder.path + "/App/Info.plist", withDestinationPath: "Real.plist")
    let old = try files.attributesOfItem(atPath: folder.path + "/App/Sound.plist")
    // The same file by two names: fixed once.
    let result = try folder.lint("--fix", "App/Info.plist", "App/Real.plist", "App/Sound.plist")
    #expect(!result.error.contains("not fixed"), "\(result.error)")
    let text = String(decoding: try folder.read("App/Real.plist"), as: UTF8.self)
    #expect(text.contains("<string>note</string>") && text.contains("<!-- the app's own -->"))
    let attributes = try files.attributesOfItem(atPath: folder.path + "/App/Real.plist")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try files.destinationOfSymbolicLink(atPath: folder.path + "/App/Info.plist") == "Real.plist")
    let new = try files.attributesOfItem(atPath: folder.path + "/App/Sound.plist")
    #expect(old[.modificationDate] as? Date == new[.modificationDate] as? Date)
    #expect(old[.systemFileNumber] as? Int == new[.systemFileNumber] as? Int)
    #expect(try files.contentsOfDirectory(atPath: folder.path + "/App").count == 3)
  }

  @Test func `a read-only file is refused and stays`() throws {
    let folder = try Folder()
    try folder.write("App/Info.plist", Data(Self.faulty.utf8))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.path + "/App/Info.plist")
    let result = try folder.lint("--fix", "App")
    #expect(result.exitCode == 2)
    #expect(
      result.error.contains("typewarden: App/Info.plist: the file is read-only: not fixed"),
      "\(result.error)")
    #expect(try folder.read("App/Info.plist") == Data(Self.faulty.utf8))
  }

  @Test func `what a killed run has left is removed by the next one`() throws {
    let folder = try Folder()
    try folder.write("App/Info.plist", Data(Self.faulty.utf8))
    try folder.write("App/Info.plist.x.typewarden-tmp", Data("<plist>half".utf8))
    let result = try folder.lint("--fix", "App")
    #expect(!result.error.contains("not fixed"), "\(result.error)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/App") == ["Info.plist"])
  }

  @Test func `a link that leads out of what was given is not followed to fix`() throws {
    let folder = try Folder()
    try folder.write("Outside.plist", Data(Self.faulty.utf8))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/Info.plist", withDestinationPath: "../Outside.plist")
    _ = try folder.lint("--fix", "App")
    #expect(try folder.read("Outside.plist") == Data(Self.faulty.utf8))
  }

  @Test func `what needs a choice is done only for rules that are named`() throws {
    let folder = try Folder()
    let list = """
      <plist><dict>
      <key>CFBundleDocumentTypes</key>
      <array><dict>
      <key>CFBundleTypeName</key><string>Text</string>
      <key>LSItemContentTypes</key><array><string>public.plain-text</string></array>
      </dict></array>
      </dict></plist>
      """
    try folder.write("App/Info.plist", Data(list.utf8))
    _ = try folder.lint("--fix", "App")
    #expect(try folder.read("App/Info.plist") == Data(list.utf8))
    #expect(try folder.lint("--fix=ask", "App").exitCode == 64)
    #expect(try folder.lint("--dry-run", "App").exitCode == 64)
    #expect(try folder.lint("--fix", "-").exitCode == 64)
    _ = try folder.lint("--fix=ask", "--rule", "missing-handler-rank", "App")
    let text = String(decoding: try folder.read("App/Info.plist"), as: UTF8.self)
    #expect(text.contains("<key>LSHandlerRank</key><string>Alternate</string>"), "\(text)")
    #expect(!text.contains("CFBundleTypeRole"))
  }

  @Test func `what a baseline accepts is not fixed`() throws {
    let folder = try Folder()
    try folder.write("App/Info.plist", Data(Self.faulty.utf8))
    _ = try folder.lint("--write-baseline", "baseline.json", "App")
    _ = try folder.lint("--fix", "--baseline", "baseline.json", "App")
    #expect(try folder.read("App/Info.plist") == Data(Self.faulty.utf8))
  }
}
