import Foundation
import Testing

/// What a list that wants to act on a terminal comes to.
@Suite("Control characters from a stranger's files")
struct ControlCharacterTests {
  static let texts = [
    "\u{1B}]0;another title\u{7}", "\u{9B}2J", "\u{202E}gnp.exe", "a\rb", "c\u{2028}d\u{2029}e",
    "\u{8}\u{7F}", "\u{2066}f\u{2069}", "\u{0}g", "\u{85}h",
  ]

  static let commands: [[String]] =
    ["text", "json", "sarif", "github", "xcode", "junit", "checkstyle", "html"].map {
      ["lint", "--format", $0, "."]
    } + [
      ["lint", "--color", "always", "."], ["lint", "--verbose", "."],
      ["types", "--no-system-types", "--with", "."],
      ["types", "--no-system-types", "--with", ".", "--format", "json"],
      ["show", "com.example.hostile0", "--with", "."],
      ["show", "com.example.hostile1", "--with", ".", "--format", "json"],
      ["explain", "a.h0", "--with", ".", "--app", "."],
      ["explain", "a.h0", "--with", ".", "--app", ".", "--format", "json"],
      ["resolve", "--with", ".", "--format", "json", "a.h0", "b\u{1B}c", "d\u{9B}.h1"],
      ["conforms", "com.example.hostile0", "public.data", "--with", "."],
      ["conforms", "\u{1B}[2J", "public.\u{9B}data", "--with", "."],
      ["rules", "\u{1B}[2J"], ["\u{1B}[2J"], ["lint", "--\u{9B}"], ["lint", "\u{1B}[2J"],
      ["scan", "\u{1B}[2J", "--registry", "\u{9B}"],
      ["migration", "."], ["migration", ".", "--format", "json"],
      ["generate", "swift", "Hostile.plist"], ["generate", "plist", "Sources"],
      ["export", "csv", "--table", "type", "--with", "."],
      ["export", "csv", "--table", "tag", "--with", "."],
      ["export", "sql", "--with", "."],
    ]
    + ["dot", "mermaid", "html", "json"].map {
      ["graph", "--format", $0, "--with", ".", "--depth", "all,0"]
    }
    + ["freedesktop", "desktop-entry", "mime-types", "json", "csv", "swift", "plist"].map {
      ["export", $0, "--of", "Hostile.plist"]
    }
    + ["text", "json", "csv"].flatMap { form in
      [["--sort", "path"], ["--summary"], ["--unknown"]].map {
        ["documents", "--registry", "files.sqlite", "--format", form] + $0
      }
    }

  @Test("never reach the output as they are", arguments: commands)
  func areShown(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try Self.write(into: folder)
    if arguments[0] == "documents" {
      let scan = try ToolProcess.run(
        ["scan", ".", "--registry", "files.sqlite"], folder: folder.path)
      expectHarmless(scan)
    }
    let result = try ToolProcess.run(arguments, folder: folder.path)
    #expect(result.output.count + result.error.utf8.count > 0)
    expectHarmless(result, mayHaveColour: arguments.contains("always"))
  }

  private func expectHarmless(_ result: ToolProcess.Result, mayHaveColour: Bool = false) {
    // Lines of comma-separated values end so.
    var text = (result.text + result.error).replacing("\r\n", with: "\n")
    if mayHaveColour { text = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") }
    let found = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x9, 0xA: false
      case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    #expect(Set(found.map { "U+" + String($0.value, radix: 16) }) == [])
  }

  /// A binary list, which can hold what XML forbids, and files of such names.
  private static func write(into folder: TemporaryFolder) throws {
    let types = texts.enumerated().map { index, text -> [String: Any] in
      [
        "UTTypeIdentifier": "com.example.hostile\(index)", "UTTypeDescription": text,
        "UTTypeReferenceURL": text, "UTTypeConformsTo": ["public.data", text],
        "UTTypeIconFile": text, "UTTypeVersion": text,
        "UTTypeTagSpecification": [
          "public.filename-extension": ["h\(index)", text], "public.mime-type": [text],
          "com.apple.ostype": [text], text: [text],
        ], text: text,
      ]
    }
    let named = texts.map { text -> [String: Any] in
      ["UTTypeIdentifier": text, "UTTypeConformsTo": [text]]
    }
    let documents = texts.map { text -> [String: Any] in
      [
        "CFBundleTypeName": text, "LSItemContentTypes": ["com.example.hostile0", text],
        "CFBundleTypeRole": text, "LSHandlerRank": text, "NSDocumentClass": text,
      ]
    }
    let list: [String: Any] = [
      "CFBundleIdentifier": texts[0], "CFBundleName": texts[1], "CFBundleExecutable": texts[2],
      "UTExportedTypeDeclarations": types, "UTImportedTypeDeclarations": named,
      "CFBundleDocumentTypes": documents, texts[0]: texts[0],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let names = ["Hostile.plist", "\u{1B}[2J.plist", "\u{9B}31m.plist", "line\nbreak\r.plist"]
    for name in names { try data.write(to: URL(fileURLWithPath: "\(folder.path)/\(name)")) }
    // Nobody declares this extension.
    try folder.write("", to: "odd\u{9B}.unheardof")
    // Broken XML quotes what it does not understand.
    try folder.write(
      "<plist version=\"1.0\"><dict><key>\u{9B}UTType</key><\u{9B}></dict></plist>",
      to: "Broken.plist")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Sources", withIntermediateDirectories: true)
    try folder.write(
      """
      import SwiftUI
      import UniformTypeIdentifiers
      extension UTType { static let a = UTType(exportedAs: "com.example.\u{1B}[2J\u{9B}") }
      let b = UTType(filenameExtension: "\\u{1B}[2J\u{202E}")
      struct \u{202E}Text: FileDocument { static let readableContentTypes: [UTType] = [.a] }
      """, to: "Sources/Source\u{9B}.swift")
  }
}

extension ControlCharacterTests {
  static let script = ["/usr/bin/script", "/bin/script"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(
    "are shown on a terminal where programs get names as they are",
    .enabled(if: script != nil, "needs `script` of Debian's bsdutils"))
  func namesOnTerminal() throws {
    let name = "a\u{1B}]0;b\u{7}.png"
    let folder = try TemporaryFolder()
    try folder.write("\(name)\n", to: "names")
    let command = "\(try ToolProcess.executable.path) resolve --name-only --stdin <names"
    let watched = try ToolProcess.run(
      ["-qec", command, "/dev/null"], folder: folder.path,
      executable: URL(fileURLWithPath: try #require(Self.script)))
    #expect(watched.text.contains("a\\u{1B}]0;b\\u{07}.png\tpublic.png"), "\(watched.error)")
    #expect(!watched.text.contains("\u{1B}"))
    let piped = try ToolProcess.run(
      ["-c", command], folder: folder.path, executable: URL(fileURLWithPath: "/bin/sh"))
    #expect(piped.text == "\(name)\tpublic.png\n")
  }
}
