import Foundation
import Testing

/// A folder of a stranger whose every file and folder wants to be one outside of it.
@Suite("Outside of what was given")
struct RootBoundaryTests {
  private static let secret = "CANARY-7741"

  static let commands: [[String]] = [
    ["lint", "--format", "json", "given"], ["lint", "--verbose", "given"],
    ["lint", "--format", "html", "given"], ["lint", "--verbose", "given/App.xcodeproj"],
    ["lint", "--verbose", "given/Mac.app"], ["lint", "--fix", "given"],
    ["lint", "--fix=ask", "--rule", "missing-handler-rank", "given"],
    ["types", "--no-system-types", "--with", "given", "--format", "json"],
    ["export", "json", "--with", "given"], ["export", "freedesktop", "--of", "given"],
    ["export", "desktop-entry", "--of", "given/Mac.app"], ["graph", "--with", "given"],
    ["explain", "a.secret", "--app", "given"], ["migration", "given"],
    ["generate", "plist", "given/Sources"], ["generate", "swift", "given"],
    ["scan", "given", "--registry", "files.sqlite"],
  ]

  @Test("nothing is read through links, or changed", arguments: commands)
  func staysInside(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try Self.write(into: folder)
    let before = try Self.contents(of: "\(folder.path)/outside")
    let result = try ToolProcess.run(arguments, folder: folder.path)
    #expect(result.exitCode != 64, "\(result.error)")
    #expect(!result.text.contains(Self.secret))
    #expect(!result.error.contains(Self.secret))
    #expect(try Self.contents(of: "\(folder.path)/outside") == before)
    if arguments[0] == "scan" {
      let found = try ToolProcess.run(
        ["documents", "--registry", "files.sqlite"], folder: folder.path)
      #expect(found.text.contains("/given/"))
      #expect(!found.text.contains("outside"))
    }
  }

  @Test("what is named itself is read, however it is named")
  func readsWhatIsNamed() throws {
    let folder = try TemporaryFolder()
    try Self.write(into: folder)
    let result = try ToolProcess.run(["lint", "given/Linked.plist"], folder: folder.path)
    #expect(result.text.contains(Self.secret))
  }

  private static func contents(of folder: String) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, $0) }
      })
  }

  private static let list = """
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>com.example.\(secret)</string>
    <key>CFBundleName</key><string>\(secret)</string>
    <key>UTExportedTypeDeclarations</key><array><dict>
    <key>UTTypeIdentifier</key><string>com.example.\(secret)</string>
    <key>UTTypeDescription</key><string>\(secret) </string>
    <key>UTTypeConformsTo</key><array><string>public.data </string></array>
    <key>UTTypeTagSpecification</key><dict><key>public.filename-extension</key>
    <array><string>.\(secret)</string></array></dict></dict></array>
    </dict></plist>
    """

  private static let own = """
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>com.example.app</string>
    <key>CFBundleName</key><string>App</string>
    <key>CFBundleExecutable</key><string>App</string>
    <key>CFBundleDocumentTypes</key><array><dict>
    <key>CFBundleTypeName</key><string>Note</string>
    <key>LSItemContentTypes</key><array><string>com.example.note</string></array></dict></array>
    <key>UTExportedTypeDeclarations</key><array><dict>
    <key>UTTypeIdentifier</key><string>com.example.note</string>
    <key>UTTypeDescription</key><string>Note</string>
    <key>UTTypeConformsTo</key><array><string>public.data</string></array>
    <key>UTTypeTagSpecification</key><dict><key>public.filename-extension</key>
    <array><string>$(SECRET)</string></array></dict></dict></array>
    </dict></plist>
    """

  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
      G = { isa = PBXGroup; children = (S, X); sourceTree = "<group>"; };
      S = { isa = PBXFileReference; path = "../outside/Main.swift"; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = "../outside/App.xcconfig"; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildConfigurationList = TL; buildPhases = (B);
        productType = "com.apple.product-type.application"; productReference = R; };
      R = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
      B = { isa = PBXSourcesBuildPhase; files = (F); };
      F = { isa = PBXBuildFile; fileRef = S; };
      PL = { isa = XCConfigurationList; buildConfigurations = (); };
      TL = { isa = XCConfigurationList; buildConfigurations = (C, D); };
      C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
        buildSettings = { INFOPLIST_FILE = "../outside/Info.plist"; SDKROOT = macosx; }; };
      D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
        buildSettings = { INFOPLIST_FILE = "Linked/Info.plist"; SDKROOT = macosx; }; };
    }; rootObject = P; }
    """

  private static func write(into folder: TemporaryFolder) throws {
    let files = FileManager.default
    func write(_ text: String, _ name: String) throws {
      let parent = (name as NSString).deletingLastPathComponent
      try files.createDirectory(
        atPath: "\(folder.path)/\(parent)", withIntermediateDirectories: true)
      try folder.write(text, to: name)
    }
    func link(_ name: String, to target: String) throws {
      let parent = (name as NSString).deletingLastPathComponent
      try files.createDirectory(
        atPath: "\(folder.path)/\(parent)", withIntermediateDirectories: true)
      try files.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: "\(folder.path)/\(target)")
    }
    try write(list, "outside/Info.plist")
    try write("\(secret) is no property list <", "outside/text")
    try write("{ \(secret)", "outside/broken.pbxproj")
    try write("SECRET = \(secret)\n", "outside/App.xcconfig")
    try write(
      """
      import SwiftUI
      import UniformTypeIdentifiers
      extension UTType { static let a = UTType(exportedAs: "com.example.\(secret)") }
      struct \(secret.replacing("-", with: "_")): FileDocument {}
      """, "outside/Main.swift")
    try write("\"Note\" = \"\(secret)\";\n\"CFBundleName\" = \"\(secret)\";", "outside/a.strings")
    try write(
      "\"Note\" = \"\(secret)\";\n\"CFBundleName\" = \"\(secret)\";",
      "outside/Resources/en.lproj/InfoPlist.strings")
    try write(
      "{\"strings\": {\"Note\": {\"localizations\": {\"de\": {\"stringUnit\": "
        + "{\"value\": \"\(secret)\"}}}}}}", "outside/a.xcstrings")
    try write("targets:\n  App:\n    info:\n      path: \(secret).plist\n", "outside/project.yml")

    try link("given/Linked.plist", to: "outside/Info.plist")
    try link("given/Text.plist", to: "outside/text")
    try link("given/Folder", to: "outside")
    try write(project, "given/App.xcodeproj/project.pbxproj")
    try link("given/Linked", to: "outside")
    try link("given/Other.xcodeproj/project.pbxproj", to: "outside/broken.pbxproj")
    try link("given/Third.xcodeproj", to: "outside")
    try link("given/Sources/Main.swift", to: "outside/Main.swift")
    try write("let nothing = 1\n", "given/Sources/Own.swift")
    try link("given/project.yml", to: "outside/project.yml")
    try link("given/Package.swift", to: "outside/Main.swift")
    try write(own, "given/Own/Info.plist")
    try link("given/Own/en.lproj/InfoPlist.strings", to: "outside/a.strings")
    try link("given/Own/InfoPlist.xcstrings", to: "outside/a.xcstrings")
    try link("given/Own/InfoPlist.loctable", to: "outside/text")
    try write(own, "given/Mac.app/Contents/Info.plist")
    try link("given/Mac.app/Contents/Resources", to: "outside/Resources")
    try link("given/Mac.app/Contents/PlugIns", to: "outside")
    try link("given/Other.app/Contents/Info.plist", to: "outside/Info.plist")
    try link("given/Third.app/Contents", to: "outside")
  }
}
