import Foundation
import Testing

/// What a terminal of 80 columns shows.
@Suite("On a terminal")
struct TerminalOutputTests {
  /// Every command, from the tables of `--help` itself.
  static var commands: [[String]] {
    get throws {
      func subcommands(of command: [String]) throws -> [[String]] {
        let help = try ToolProcess.run(command + ["--help"]).text
        guard let table = help.components(separatedBy: "\nCommands:\n").dropFirst().first else {
          return []
        }
        return table.components(separatedBy: "\n\n")[0].split(separator: "\n").compactMap { line in
          let name = String(line.dropFirst(2).prefix { $0 != " " })
          return name.isEmpty || name == "help" ? nil : command + [name]
        }
      }
      let first = try subcommands(of: [])
      return try [[]] + first + first.flatMap { try subcommands(of: $0) }
    }
  }

  @Test("the help of every command fits, and has an example", arguments: try commands)
  func helpFits(command: [String]) throws {
    let help = try ToolProcess.run(command + ["--help"], environment: ["COLUMNS": "80"])
    #expect(help.exitCode == 0)
    let lines = help.text.split(separator: "\n").filter { $0.count > 80 }
    #expect(lines.isEmpty)
    #expect(help.text.contains("\nExamples:\n"))
  }

  @Test("there is a command at every place the tests look at")
  func findsCommands() throws {
    let commands = try Self.commands
    for known in [[], ["lint"], ["dynamic", "decode"]] { #expect(commands.contains(known)) }
  }

  @Test(
    "the caret of a finding stands under what is meant, whatever is before it",
    arguments: [
      ("", 0), ("plain", 5), ("日本語", 6), ("e\u{301}", 1), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("🇩🇪", 2), ("\t", 2), ("ｱ", 1),
    ])
  func caret(text: String, columns: Int) throws {
    let folder = try TemporaryFolder()
    // On one line: a value that is as wide as it is, then a key that is unknown.
    let before = "<key>UTTypeDescription</key><string>\(text)</string>"
    let key = "<key>UTTypeConformTo</key>"
    try folder.write(
      """
      <plist version="1.0"><dict><key>UTExportedTypeDeclarations</key><array><dict>
      \(before)\(key)<string>public.data</string></dict></array></dict></plist>
      """,
      to: "Info.plist")
    let result = try ToolProcess.run(
      ["lint", "--color", "always", "--rule", "plist-unknown-key", "Info.plist"],
      folder: folder.path, environment: ["COLUMNS": "200"])
    let lines = result.text.split(separator: "\n").map(Self.withoutStyle)
    let caret = try #require(lines.first { $0.contains("^") })
    let indent = 4 + "<key>UTTypeDescription</key><string></string>".count + columns
    #expect(caret.prefix { $0 == " " }.count == indent)
    #expect(caret.drop { $0 == " " } == "^" + String(repeating: "~", count: key.count - 1))
  }

  private static func withoutStyle(_ line: Substring) -> String {
    var text = ""
    var isInside = false
    for character in line {
      if character == "\u{1B}" { isInside = true }
      if !isInside { text.append(character) }
      if isInside, character == "m" { isInside = false }
    }
    return text
  }

  @Test(
    "a misspelt name is answered with the one that was meant",
    arguments: [
      (["lnit"], "lint"), (["dynamic", "encde"], "encode"), (["lint", "--formt=json"], "--format"),
      (["lint", "--format", "jsn"], "json"), (["lint", "--rule", "missing-icn"], nil),
      (["rules", "missing-handler-rnk"], "missing-handler-rank"),
      (["lint", "--severity", "missing-handler-rnk=off"], "missing-handler-rank"),
      (["show", "public.jpg"], "public.jpeg"),
      (["conforms", "public.jpeg", "public.imge"], "public.image"),
      (["graph", "public.jpg"], "public.jpeg"),
      (["types", "--conforming-to", "public.imge"], "public.image"),
      (["resolve", "a.x", "--conforming-to", "public.imge"], "public.image"),
      (["types", "--layers", "cor"], "core"), (["types", "--layer", "xcod"], "xcode"),
      (["export", "freedesktp"], "freedesktop"),
    ] as [([String], String?)])
  func didYouMean(arguments: [String], meant: String?) throws {
    let result = try ToolProcess.run(arguments)
    #expect(result.exitCode != 0)
    #expect(result.error.contains("did you mean") == (meant != nil))
    if let meant { #expect(result.error.contains("did you mean `\(meant)`?")) }
  }

  static let man = ["/usr/bin/man", "/bin/man"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test("man shows the manual page without a complaint", .enabled(if: man != nil, "needs man"))
  func manualPage() throws {
    let page = try ToolProcess.run(["manual"]).output
    let result = try ToolProcess.run(
      ["--warnings", "-l", "-"], input: page,
      environment: ["MANWIDTH": "80", "LC_ALL": "C.UTF-8"],
      executable: URL(fileURLWithPath: try #require(Self.man)))
    #expect(result.exitCode == 0)
    #expect(result.error == "")
    #expect(result.text.contains("typewarden lint"))
  }
}
