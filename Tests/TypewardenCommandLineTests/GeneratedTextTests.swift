import Testing

@testable import TypewardenCommandLine

@Suite("Generated texts")
struct GeneratedTextTests {
  @Test(
    "Help is as recorded",
    arguments: [[], ["lint"], ["dynamic"], ["dynamic", "encode"], ["conforms"], ["completions"]])
  func help(command: [String]) throws {
    let text = HelpText.render(command: command, tool: SampleTool.tool, width: 80)
    try expectSnapshot(text, named: (["help"] + command).joined(separator: "-") + ".txt")
  }

  @Test("Help fits the width, whatever it is", arguments: [40, 60, 80, 120])
  func helpFits(width: Int) {
    for command in [[], ["lint"], ["dynamic"]] {
      let text = HelpText.render(command: command, tool: SampleTool.tool, width: width)
      let tooLong = text.split(separator: "\n").filter {
        DisplayWidth.columns(of: $0) > width && !$0.contains("typewarden")
          && !$0.contains("too-long")
      }
      #expect(tooLong.isEmpty)
    }
  }

  @Test("A completion script is as recorded", arguments: Shell.allCases)
  func completions(shell: Shell) throws {
    let script = CompletionScripts.render(for: shell, tool: SampleTool.tool)
    try expectSnapshot(script, named: "completions.\(shell.rawValue)")
  }

  @Test("The manual page is as recorded")
  func manual() throws {
    let page = ManualPage.render(tool: SampleTool.tool, version: "1.0.0", date: "2026-06-30")
    try expectSnapshot(page, named: "typewarden.1")
  }

  @Test("The sample declarations are sound, and unsound ones are told")
  func problems() {
    #expect(SampleTool.tool.problems() == [])
    let unsound = CommandDeclaration(
      name: "t", abstract: "ends with a period.",
      positionals: [
        PositionalDeclaration(name: "A", help: "", repeats: true),
        PositionalDeclaration(name: "B", help: "b"),
      ],
      options: [
        OptionDeclaration(names: ["--a", "-ab"], help: "a"),
        OptionDeclaration(names: ["--all", "--all"], help: ""),
      ])
    #expect(
      unsound.problems() == [
        "t: final period in `ends with a period.`", "t: malformed option name `--a`",
        "t: malformed option name `-ab`", "t: no help for `--all`", "t: `--all` declared twice",
        "t: no help for `A`", "t: `A` repeats, not last",
      ])
  }
}
