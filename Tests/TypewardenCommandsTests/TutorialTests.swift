import Foundation
import Testing

/// `docs/tutorial.md` from its first command to its last, in one folder, as a reader types it.
@Suite("The tutorial")
struct TutorialTests {
  struct Step: Equatable {
    var command: String
    var printed: String
  }

  @Test("prints what it says, command by command")
  func printsWhatItSays() throws {
    let steps = try Self.steps()
    try #require(steps.count > 20)
    let folder = try TemporaryFolder()
    let work = "\(folder.path)/Notebook"
    try FileManager.default.createDirectory(
      atPath: work, withIntermediateDirectories: true)
    // One shell for all, so that `$?` is what a reader sees; a control character parts the outputs.
    let script =
      "exec 2>&1\n"
      + steps.map { "{ \($0.command)\n}; status=$?; printf '\\001'; (exit $status)\n" }.joined()
    let tools = try ToolProcess.executable.deletingLastPathComponent().path
    let result = try ToolProcess.run(
      ["-c", script], folder: work,
      environment: ["PATH": "\(tools):/usr/bin:/bin", "HOME": folder.path],
      executable: URL(fileURLWithPath: "/bin/bash"))
    let outputs = result.text.components(separatedBy: "\u{1}")
    try #require(outputs.count == steps.count + 1)
    for (step, output) in zip(steps, outputs) {
      #expect(
        Step(command: step.command, printed: output.trimmingCharacters(in: .newlines)) == step)
    }
  }

  private static func steps() throws -> [Step] {
    let text = try String(
      contentsOfFile: "\(ToolProcess.root)/docs/tutorial.md", encoding: .utf8)
    return text.components(separatedBy: "```console\n").dropFirst().flatMap { block in
      let body = "\n" + block.components(separatedBy: "\n```")[0]
      return body.components(separatedBy: "\n$ ").dropFirst().map { part in
        let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
        return Step(
          command: String(lines[0]),
          printed: lines.dropFirst().joined(separator: "\n")
            .trimmingCharacters(in: .newlines))
      }
    }
  }
}
