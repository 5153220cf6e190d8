import Foundation
import Testing

/// The terminal sessions in README and docs are what the tool prints today.
@Suite("Documented outputs")
struct DocumentedOutputTests {
  struct Session: CustomTestStringConvertible, Sendable {
    var file: String
    var command: String
    var expected: String
    var testDescription: String { "\(file): \(command)" }
  }

  static let files = ["README.md", "docs/explaining.md", "docs/generating.md"]

  /// The commands of the `console` blocks, each with the lines up to the next one.
  static var sessions: [Session] {
    get throws {
      var found: [Session] = []
      for file in files {
        let text = try String(contentsOfFile: "\(ToolProcess.root)/\(file)", encoding: .utf8)
        for block in text.components(separatedBy: "```console\n").dropFirst() {
          let body = block.components(separatedBy: "\n```")[0]
          for part in ("\n" + body).components(separatedBy: "\n$ ").dropFirst() {
            let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
            found.append(
              Session(
                file: file, command: String(lines[0]),
                expected: lines.dropFirst().joined(separator: "\n")))
          }
        }
      }
      return found
    }
  }

  @Test("are real", arguments: try sessions)
  func isReal(session: Session) throws {
    let words = session.command.split(separator: " ").map(String.init)
    try #require(words[0] == "scripts/typewarden" || words[0] == "typewarden")
    let result = try ToolProcess.run(Array(words.dropFirst()))
    let printed = (result.text + result.error).trimmingCharacters(in: .newlines)
    #expect(printed == session.expected.trimmingCharacters(in: .newlines))
  }

  @Test("include the first steps of the README, each of which does what its comment says")
  func takesFirstSteps() throws {
    let readme = try String(contentsOfFile: "\(ToolProcess.root)/README.md", encoding: .utf8)
    let section = readme.components(separatedBy: "## First steps\n").dropFirst().first ?? ""
    let block = section.components(separatedBy: "```sh\n").dropFirst().first ?? ""
    let steps = block.components(separatedBy: "\n```")[0].split(separator: "\n").map { line in
      line.split(separator: "#")[0].split(separator: " ").map(String.init)
    }
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: "\(ToolProcess.root)/Tests/TypewardenCommandsTests/Fixtures/Faulty",
      toPath: folder.path + "/App")
    var results: [String] = []
    for step in steps {
      try #require(step[0] == "scripts/typewarden")
      let result = try ToolProcess.run(Array(step.dropFirst()), folder: folder.path)
      results.append("\(step[1]) \(result.exitCode)")
    }
    // The fixes leave an error for which there is more than one answer; the baseline accepts it.
    #expect(
      results == [
        "lint 1", "rules 0", "lint 1", "lint 0", "lint 0", "graph 0", "scan 0", "documents 0",
      ])
    #expect(try folder.text(of: "types.html").contains("com.example.sketches.sketch"))
  }

  static let hasGraphviz = FileManager.default.isExecutableFile(atPath: "/usr/bin/dot")

  @Test(
    "include the picture of the example, which shows the types as they are today",
    .enabled(if: hasGraphviz, "needs graphviz"))
  func isPictureCurrent() throws {
    let readme = try String(contentsOfFile: "\(ToolProcess.root)/README.md", encoding: .utf8)
    #expect(readme.contains("](docs/notebook.svg)"))
    let shown = try String(
      contentsOfFile: "\(ToolProcess.root)/docs/notebook.svg", encoding: .utf8)
    let drawn = try ToolProcess.run(
      ["graph", "--with", "Examples/Notebook", "--format", "svg"])
    // Where a word stands depends on the fonts of the machine; which words and arrows there are, not.
    let parts = #/<(?:text|title)[^>]*>([^<]*)</#
    #expect(drawn.text.matches(of: parts).map(\.1) == shown.matches(of: parts).map(\.1))
  }
}
