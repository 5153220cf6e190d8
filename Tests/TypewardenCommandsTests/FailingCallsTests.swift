import Foundation
import Testing

/// Each case is one that was neither told nor as without the failure before it was mended.
@Suite(.enabled(if: FailingCalls.library != nil, Comment(rawValue: FailingCalls.needs)))
struct `What cannot be read` {
  struct Case: Sendable, CustomTestStringConvertible {
    var kind: String
    /// What the calls that fail are about.
    var path: String
    var arguments: [String]
    /// A file that the command writes.
    var output = "none"

    var testDescription: String { "\(kind): \(arguments.joined(separator: " ")), \(path)" }
  }

  static let cases: [Case] = [
    Case(kind: "a folder that is listed in part", path: "tree/App", arguments: ["lint", "tree"]),
    Case(
      kind: "a folder that is listed in part", path: "tree/Mac.app/Contents/Resources",
      arguments: ["lint", "tree/Mac.app"]),
    Case(
      kind: "a folder that is listed in part",
      path: "tree/Mac.app/Contents/Frameworks/Kit.framework/Versions",
      arguments: ["lint", "tree/Mac.app"]),
    Case(
      kind: "read at first and not again", path: "tree/App/Info.plist",
      arguments: ["lint", "--fix", "tree/App"], output: "tree/App/Info.plist"),
    Case(
      kind: "read at first and not again", path: "tree/App/Info.plist",
      arguments: [
        "graph", "--format", "html", "--with", "tree/App/Info.plist", "--output", "out",
      ], output: "out"),
    Case(
      kind: "read at first and not again", path: "tree/App/Info.plist",
      arguments: ["export", "json", "--of", "tree/App/Info.plist", "--output", "out"],
      output: "out"),
    Case(
      kind: "a baseline from a part", path: "tree/App/Info.plist",
      arguments: ["lint", "tree", "--write-baseline", "out"], output: "out"),
    Case(kind: "a name", path: "missing.png", arguments: ["resolve", "missing.png"]),
    Case(kind: "a name", path: "missing.png", arguments: ["explain", "missing.png"]),
    Case(
      kind: "a configuration", path: "tree/.typewarden.json",
      arguments: ["lint", "tree/App/Info.plist"]),
    Case(
      kind: "a bundle", path: "tree/Mac.app/Contents/Info.plist",
      arguments: ["lint", "tree/Mac.app"]),
    Case(kind: "a bundle", path: "tree/Mac.app/Contents/MacOS", arguments: ["lint", "tree"]),
    Case(
      kind: "a bundle", path: "tree/Mac.app/Contents",
      arguments: ["export", "desktop-entry", "--of", "tree/Mac.app/Contents/Info.plist"]),
    Case(
      kind: "a project", path: "tree/Project/App.xcodeproj",
      arguments: ["lint", "tree/Project/App.xcodeproj"]),
    Case(
      kind: "settings of a project", path: "tree/Project/App.xcconfig",
      arguments: ["lint", "tree/Project/App.xcodeproj"]),
    Case(
      kind: "a package", path: "tree/Package/Package.swift", arguments: ["lint", "tree/Package"]),
    Case(
      kind: "a source that only the helper cannot read", path: "tree/App/Kind.swift",
      arguments: ["generate", "plist", "tree/App/Kind.swift"]),
    Case(
      kind: "a source that only the helper cannot read", path: "tree/App/Kind.swift",
      arguments: ["generate", "swift", "tree/App/Info.plist", "--into", "tree/App/Kind.swift"],
      output: "tree/App/Kind.swift"),
  ]

  @Test(arguments: cases)
  func `is told, or makes no difference, and nothing is written from the rest`(_ one: Case) throws {
    let sound = try FailingCalls.run(
      one.arguments, failing: nil, at: one.path, output: one.output, Self.prepare)
    let before = try Self.before(one.output)
    var told = 0
    for number in 1... {
      let run = try FailingCalls.run(
        one.arguments, failing: number, at: one.path, output: one.output, Self.prepare)
      guard let call = run.call else { break }
      let isSame =
        run.result.exitCode == sound.result.exitCode && run.result.output == sound.result.output
        && run.output == sound.output
      if isSame { continue }
      told += 1
      #expect(
        run.result.exitCode == 2 && !run.result.error.isEmpty,
        "\(call) ends with \(run.result.exitCode): \(run.result.error)")
      #expect(run.output == before || run.output == sound.output, "\(call)")
    }
    // Otherwise no call that matters is looked at any more.
    #expect(told > 0)
  }

  private static func before(_ output: String) throws -> String {
    let folder = try TemporaryFolder()
    try prepare(folder)
    return (try? folder.text(of: output)) ?? ""
  }

  private static func prepare(_ folder: TemporaryFolder) throws {
    for (name, text) in files {
      let parent = "\(folder.path)/\((name as NSString).deletingLastPathComponent)"
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try folder.write(text, to: name)
    }
  }

  private static let files = [
    "out": "old",
    "tree/.typewarden.json": "{\"severity\": {\"missing-handler-rank\": \"error\"}}\n",
    "tree/App/Info.plist": list("App", kind: ".kind"),
    "tree/App/Kind.swift": source,
    "tree/Mac.app/Contents/Info.plist": list("Mac", kind: "$(KIND)"),
    "tree/Mac.app/Contents/MacOS/Mac": "program",
    "tree/Mac.app/Contents/Resources/Mac.icns": "picture",
    "tree/Mac.app/Contents/Resources/de.lproj/InfoPlist.strings": "\"Kind\" = \"Art\";\n",
    "tree/Mac.app/Contents/Frameworks/Kit.framework/Versions/A/Resources/Info.plist":
      list("Kit", kind: "$(KIND)"),
    "tree/Project/App.xcodeproj/project.pbxproj": project,
    "tree/Project/App.xcconfig": "NAME = App\n",
    "tree/Project/App/Info.plist": list("Project", kind: ".kind"),
    "tree/Package/Package.swift": "let targets = [\"Kit\"]\n",
    "tree/Package/Sources/Kit/Kit.swift": source,
  ]

  private static let source = """
    import UniformTypeIdentifiers
    extension UTType { static let kind = UTType(exportedAs: "com.example.kind") }

    """

  private static func list(_ name: String, kind: String) -> String {
    """
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>com.example.\(name)</string>
    <key>CFBundleExecutable</key><string>\(name)</string>
    <key>CFBundleDocumentTypes</key><array><dict>
    <key>CFBundleTypeName</key><string>Kind</string>
    <key>CFBundleTypeIconFile</key><string>\(name).icns</string>
    <key>LSItemContentTypes</key><array><string>com.example.kind</string></array></dict></array>
    <key>UTExportedTypeDeclarations</key><array><dict>
    <key>UTTypeIdentifier</key><string>com.example.kind</string>
    <key>UTTypeDescription</key><string>Kind</string>
    <key>UTTypeConformsTo</key><array><string>public.data</string></array>
    <key>UTTypeTagSpecification</key><dict><key>public.filename-extension</key>
    <array><string>\(kind)</string></array></dict></dict></array>
    </dict></plist>
    """
  }

  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
      G = { isa = PBXGroup; children = (X); sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildConfigurationList = TL; buildPhases = ();
        productType = "com.apple.product-type.application"; };
      PL = { isa = XCConfigurationList; buildConfigurations = (); };
      TL = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
        buildSettings = { INFOPLIST_FILE = "$(NAME)/Info.plist"; SDKROOT = macosx; }; };
    }; rootObject = P; }
    """
}
