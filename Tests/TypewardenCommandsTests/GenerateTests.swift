import Foundation
import Testing

/// Whether the program that reads Swift sources is there and has a parser.
let canReadSources: Bool = {
  let result = try? ToolProcess.run(["generate", "plist", "Examples/Notebook", "--quiet"])
  return result?.exitCode == 0
}()

@Suite(
  "generate", .enabled(if: canReadSources, "needs typewarden-swift with the toolchain's parser"))
struct GenerateTests {
  static let list = "Examples/Notebook/Info.plist"
  static let code = "Examples/Notebook/Sources/NotebookModel/Types.swift"

  @Test("constants of a list, declared again, give the same constants")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let constants = "\(folder.path)/Types.swift"
    let skeleton = "\(folder.path)/Skeleton.plist"
    #expect(
      try ToolProcess.run(["generate", "swift", Self.list, "--output", constants]).exitCode == 0)
    #expect(
      try ToolProcess.run(["generate", "plist", constants, "--output", skeleton]).exitCode == 0)
    for list in [skeleton, Self.list] {
      let check = try ToolProcess.run(
        ["generate", "swift", list, "--into", constants, "--check"])
      #expect(check.exitCode == 0, "\(check.text)\(check.error)")
    }
    let check = try ToolProcess.run(
      ["generate", "plist", constants, "--into", Self.list, "--check"])
    #expect(check.exitCode == 0, "\(check.text)\(check.error)")
  }

  @Test("both halves of the example agree")
  func exampleAgrees() throws {
    for arguments in [
      ["swift", Self.list, "--into", Self.code], ["plist", Self.code, "--into", Self.list],
    ] {
      let result = try ToolProcess.run(["generate"] + arguments + ["--check"])
      #expect(result.exitCode == 0, "\(result.text)\(result.error)")
      #expect(result.text.isEmpty)
    }
  }

  @Test("--check fails when the list was edited, and changes nothing")
  func editedList() throws {
    let folder = try TemporaryFolder()
    let code = try folder.copy(Self.code)
    let list = try folder.copy(Self.list)
    let text = try folder.text(of: "Info.plist")
      .replacingOccurrences(
        of: "<string>com.example.note</string>", with: "<string>com.example.memo</string>")
    try folder.write(text, to: "Info.plist")
    let before = try folder.text(of: "Types.swift")
    let result = try ToolProcess.run(["generate", "swift", list, "--into", code, "--check"])
    #expect(result.exitCode == 1)
    #expect(result.text.contains("static let memo = UTType(exportedAs: \"com.example.memo\")"))
    #expect(result.error.contains("Types.swift:9: `com.example.note` is declared in none"))
    #expect(try folder.text(of: "Types.swift") == before)
  }

  @Test("--check fails when the code was edited, and the edit can be taken over")
  func editedCode() throws {
    let folder = try TemporaryFolder()
    let code = try folder.copy(Self.code)
    let list = try folder.copy(Self.list)
    let text = try folder.text(of: "Types.swift")
      .replacingOccurrences(
        of: "exportedAs: \"com.example.note\"", with: "importedAs: \"com.example.note\"")
    try folder.write(text, to: "Types.swift")
    let plist = try ToolProcess.run(["generate", "plist", code, "--into", list, "--check"])
    #expect(plist.exitCode == 1)
    #expect(plist.error.contains("is imported here and exported in"))
    let swift = try ToolProcess.run(["generate", "swift", list, "--into", code])
    #expect(swift.exitCode == 0, "\(swift.error)")
    #expect(try folder.text(of: "Types.swift").contains("exportedAs: \"com.example.note\""))
  }

  @Test("what is added to a Swift file has its indentation, line ends and access level")
  func swiftStyle() throws {
    let folder = try TemporaryFolder()
    let old =
      "import SwiftUI\r\n\r\nextension UTType {\r\n    public static let notebook = "
      + "UTType(exportedAs: \"com.example.notebook\")\r\n}\r\n"
    let code = try folder.write(old, to: "Types.swift")
    let result = try ToolProcess.run(["generate", "swift", Self.list, "--into", code])
    #expect(result.exitCode == 0, "\(result.error)")
    #expect(
      try folder.text(of: "Types.swift")
        == "import SwiftUI\r\nimport UniformTypeIdentifiers\r\n\r\nextension UTType {\r\n"
        + "    public static let notebook = UTType(exportedAs: \"com.example.notebook\")\r\n\r\n"
        + "    /// Example Note: a file with the extension `examplenote`.\r\n"
        + "    public static let note = UTType(exportedAs: \"com.example.note\")\r\n}\r\n")
  }

  @Test("what is added to a list has its indentation and line ends")
  func listStyle() throws {
    let folder = try TemporaryFolder()
    let list = try folder.write(
      "<plist version=\"1.0\">\r\n  <dict>\r\n    <key>UTExportedTypeDeclarations</key>\r\n"
        + "    <array/>\r\n  </dict>\r\n</plist>\r\n", to: "Info.plist")
    let result = try ToolProcess.run(["generate", "plist", Self.code, "--into", list])
    #expect(result.exitCode == 0, "\(result.error)")
    let text = try folder.text(of: "Info.plist")
    #expect(text.contains("    <array>\r\n      <dict>\r\n        <key>UTTypeIdentifier</key>\r\n"))
    #expect(text.hasSuffix("      </dict>\r\n    </array>\r\n  </dict>\r\n</plist>\r\n"))
    let check = try ToolProcess.run(["generate", "plist", Self.code, "--into", list, "--check"])
    #expect(check.exitCode == 0)
  }

  @Test("constants never have the name of one of the system's, a keyword or each other")
  func names() throws {
    let folder = try TemporaryFolder()
    let types = [
      "com.example.image", "com.example.default", "com.example.a.note", "com.example.b.note",
      "com.example.3d",
    ]
    let dictionaries = types.map {
      "<dict><key>UTTypeIdentifier</key><string>\($0)</string></dict>"
    }
    let list = try folder.write(
      "<plist><dict><key>UTExportedTypeDeclarations</key><array>\(dictionaries.joined())</array>"
        + "</dict></plist>", to: "Info.plist")
    let text = try ToolProcess.run(["generate", "swift", list]).text
    for name in ["exampleImage", "`default`", "note", "bNote", "example3d"] {
      #expect(text.contains("static let \(name) = "), "\(name) in \(text)")
    }
  }

  @Test("a binary list, a missing file and an identifier that is none are clear errors")
  func badInput() throws {
    let folder = try TemporaryFolder()
    try Data("bplist00".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/Binary.plist"))
    let odd = try folder.write(
      "<plist><dict><key>UTExportedTypeDeclarations</key><array><dict><key>UTTypeIdentifier</key>"
        + "<string>com.example.two words</string></dict></array></dict></plist>", to: "Odd.plist")
    let binary = try ToolProcess.run(
      ["generate", "plist", Self.code, "--into", "\(folder.path)/Binary.plist"])
    #expect(binary.exitCode == 2)
    let missing = try ToolProcess.run(["generate", "swift", "\(folder.path)/None.plist"])
    #expect(missing.exitCode == 2)
    #expect(missing.error.contains("None.plist: No such file"))
    let identifier = try ToolProcess.run(["generate", "swift", odd])
    #expect(identifier.exitCode == 1)
    #expect(identifier.error.contains("Odd.plist:1: `com.example.two words` is not a type"))
    let usage = try ToolProcess.run(["generate", "swift", odd, "--check"])
    #expect(usage.exitCode == 64)
  }

  @Test("a constant in another file of the same project is not written twice")
  func elsewhere() throws {
    let folder = try TemporaryFolder()
    try folder.copy(Self.list)
    try folder.copy(Self.code)
    let other = try folder.write("extension Int {}\n", to: "Other.swift")
    let whole = try ToolProcess.run(["generate", "swift", folder.path, "--into", other])
    #expect(whole.exitCode == 0, "\(whole.error)")
    #expect(try folder.text(of: "Other.swift") == "extension Int {}\n")
    let alone = try ToolProcess.run(
      ["generate", "swift", "\(folder.path)/Info.plist", "--into", other])
    #expect(alone.exitCode == 0, "\(alone.error)")
    #expect(try folder.text(of: "Other.swift").contains("static let note"))
  }

  @Test("an empty Swift file becomes what is printed without --into")
  func emptyFile() throws {
    let folder = try TemporaryFolder()
    let code = try folder.write("", to: "Types.swift")
    #expect(try ToolProcess.run(["generate", "swift", Self.list, "--into", code]).exitCode == 0)
    let printed = try ToolProcess.run(["generate", "swift", Self.list])
    #expect(try folder.text(of: "Types.swift") == printed.text)
  }

  @Test(
    "nothing is added to a list of the wrong shape",
    arguments: [
      "<plist><array/></plist>", "{ A = B; }",
      "<plist><dict><key>UTExportedTypeDeclarations</key><string/></dict></plist>",
      "<plist><dict>",
    ])
  func wrongShape(text: String) throws {
    let folder = try TemporaryFolder()
    let list = try folder.write(text, to: "Info.plist")
    let result = try ToolProcess.run(["generate", "plist", Self.code, "--into", list])
    #expect(result.exitCode == 2)
    #expect(result.error.contains("Info.plist:"))
    #expect(try folder.text(of: "Info.plist") == text)
  }
}
