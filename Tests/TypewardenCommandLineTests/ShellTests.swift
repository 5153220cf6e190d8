import Foundation
import Testing

@testable import TypewardenCommandLine

@Suite("Completion scripts in real shells")
struct ShellTests {
  static let bash = path(of: "bash")
  static let fish = path(of: "fish")
  static let zsh = path(of: "zsh")

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

  @Test(
    "Zsh completes commands, options and choices", .enabled(if: zsh != nil, "needs zsh"),
    arguments: [
      ("conf", "conforms"), ("dynamic ", "encode decode"), ("-C lint conf", "conforms"),
      ("help l", "lint"), ("lint --f", "--format --fix"), ("lint --format ", "text json sarif"),
      ("lint --format=s", "sarif"), ("lint --fix=", "ask"), ("completions ", "bash zsh fish"),
      ("dynamic encode --d", "--directory --depth"),
    ])
  func completesInZsh(line: String, expected: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = CompletionScripts.render(for: .zsh, tool: SampleTool.tool)
    try Data((Self.recordingZsh + "\n" + script + "\nprint ready\n").utf8)
      .write(to: folder.appendingPathComponent("inner"))
    let outer = Self.typingInZsh
      .replacingOccurrences(of: "FOLDER", with: folder.path.shellQuoted)
      .replacingOccurrences(of: "LINE", with: "typewarden \(line)".shellQuoted)
    let result = try run(try #require(Self.zsh), ["-f"], script: outer)
    #expect(result.status == 0)
    #expect(
      Set(result.output.split(whereSeparator: \.isWhitespace))
        == Set(expected.split(separator: " ")))
  }

  /// Completion works in zsh's line editor only: this starts an interactive shell on a terminal of
  /// its own, types the line and a tab, and prints what was offered.
  private static let typingInZsh = """
    zmodload zsh/zpty || exit 3
    folder=FOLDER line=LINE
    export folder
    zpty inner zsh -f -i
    zpty -w inner "source ${(q)folder}/inner"
    until [[ $answer == *ready* ]]; do zpty -r inner answer || exit 4; done
    zpty -w -n inner "$line"$'\\t'
    until [[ $answer == *done* ]]; do zpty -r inner answer || exit 5; done
    zpty -d inner
    cat $folder/offered 2>/dev/null || true
    """

  /// Makes the inner shell write down every match it would offer, and end.
  private static let recordingZsh = """
    PROMPT=
    stty -echo
    autoload -Uz compinit && compinit -u -D
    bindkey '^I' complete-word
    compadd() {
      local -a found
      if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then
        builtin compadd -O found "$@"
        (( $#found )) && print -rl -- $found >>$folder/offered
      fi
      builtin compadd "$@"
    }
    finish() { print done; exit }
    comppostfuncs=(finish)
    """

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
