import Foundation
import Testing

@testable import TypewardenCommandLine

@Suite("Completion scripts in real shells")
struct ShellTests {
  static let bash = path(of: "bash")
  static let fish = path(of: "fish")

  static func path(of name: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  @Test(
    "A shell that is installed finds no mistake in its script",
    arguments: Shell.allCases.filter { path(of: $0.rawValue) != nil })
  func isWellFormed(shell: Shell) throws {
    let executable = try #require(Self.path(of: shell.rawValue))
    let script = CompletionScripts.render(for: shell, tool: SampleTool.tool)
    let result = try run(executable, ["-n"], script: script)
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  @Test(
    "Bash completes commands, options and choices", .enabled(if: bash != nil, "needs bash"),
    arguments: [
      (["l"], "lint"), (["dynamic", ""], "encode decode"), (["-C", "lint", "con"], "conforms"),
      (["help", "scan", ""], ""),
      (["help", "l"], "lint"), (["lint", "--f"], "--format --fix"),
      (["lint", "--format", ""], "text json sarif"), (["lint", "--format", "=", "j"], "json"),
      (["lint", "--format", "="], "text json sarif"), (["lint", "--format=s"], "--format=sarif"),
      (["lint", "--fix", "="], "ask"), (["completions", ""], "bash zsh fish"),
      (["completions", "bash", ""], ""), (["dynamic", "encode", "--d"], "--directory --depth"),
      (["lint", "--severity", ""], ""), (["conforms", "--", "-"], ""),
      (["-"], "--verbose -v --directory -C --help -h --version"),
    ])
  func completesInBash(words: [String], expected: String) throws {
    let script =
      CompletionScripts.render(for: .bash, tool: SampleTool.tool) + """

        COMP_WORDS=(typewarden \(words.map(\.shellQuoted).joined(separator: " ")))
        COMP_CWORD=\(words.count)
        _typewarden
        printf '%s' "${COMPREPLY[*]}"
        """
    let result = try run(try #require(Self.bash), [], script: script)
    let sorted = { (text: String) in text.split(separator: " ").sorted() }
    #expect(sorted(result.output) == sorted(expected))
  }

  @Test(
    "Fish completes commands, options and choices", .enabled(if: fish != nil, "needs fish"),
    arguments: [
      ("l", "lint"), ("dynamic ", "encode decode"), ("-C lint con", "conforms"),
      ("help l", "lint"), ("lint --f", "--format --fix --fix="),
      ("lint --format ", "text json sarif"),
      ("lint --format=s", "--format=sarif"), ("lint --fix=", "--fix=ask"),
      ("completions ", "bash zsh fish"), ("lint --severity ", ""), ("conforms ", ""),
      ("dynamic encode --d", "--directory --depth"),
    ])
  func completesInFish(line: String, expected: String) throws {
    let script =
      CompletionScripts.render(for: .fish, tool: SampleTool.tool) + """

        complete -C 'typewarden \(line)' | string split --fields 1 \\t
        """
    let result = try run(try #require(Self.fish), ["--no-config"], script: script)
    #expect(
      result.output.split(separator: "\n").sorted() == expected.split(separator: " ").sorted())
  }

  private func run(
    _ executable: String, _ arguments: [String], script: String
  ) throws -> (status: Int32, output: String) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments + [file.path]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
