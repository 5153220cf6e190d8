/// What `--help` prints.
package enum HelpText {
  /// The help of the command with the given names below the tool; the overview if there are none.
  ///
  /// Lines are at most `width` columns, save for examples and words that cannot be broken.
  package static func render(
    command: [String], tool: CommandDeclaration, width: Int = Terminal.defaultWidth
  ) -> String {
    let path = CommandPath(command, in: tool)
    let width = max(40, width)
    var sections: [[String]] = [
      TextLayout.wrap("\(path.title): \(path.command.abstract)", width: width),
      usage(of: path, width: width),
    ]
    sections += discussion(of: path.command, width: width)
    sections.append(
      table("Arguments", path.command.positionals.map { ($0.name, meaning(of: $0)) }, width))
    sections.append(table("Commands", commands(of: path), width))
    for (heading, options) in groupedOptions(of: path) {
      let alignsLongNames = options.contains { $0.names.contains { !$0.hasPrefix("--") } }
      let rows = options.map { (term(of: $0, indented: alignsLongNames), meaning(of: $0)) }
      sections.append(table(heading, rows, width))
    }
    sections.append(examples(of: path.command, width: width))
    sections.append(
      table("Exit codes", path.command.exitCodes.map { ("\($0.code.rawValue)", $0.meaning) }, width)
    )
    if !path.command.subcommands.isEmpty {
      sections.append([
        "Run `\(tool.name) help \((path.names + ["COMMAND"]).joined(separator: " "))` for more."
      ])
    }
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// The usage line of a command, which error messages show as well: `typewarden lint [PATH...]`.
  package static func usageLine(command: [String], tool: CommandDeclaration) -> String {
    usageLine(of: CommandPath(command, in: tool))
  }

  private static func usageLine(of path: CommandPath) -> String {
    let command = path.command
    var words = [path.title]
    if !command.subcommands.isEmpty {
      words.append(command.positionals.isEmpty ? "COMMAND" : "[COMMAND]")
    }
    if !path.listedOptions.isEmpty { words.append("[OPTION...]") }
    words += command.positionals.map(\.usage)
    return words.joined(separator: " ")
  }

  private static func usage(of path: CommandPath, width: Int) -> [String] {
    let lines = TextLayout.wrap("Usage: " + usageLine(of: path), width: width)
    return lines.prefix(1) + lines.dropFirst().map { "       " + $0 }
  }

  private static func discussion(of command: CommandDeclaration, width: Int) -> [[String]] {
    TextLayout.blocks(command.discussion).map { block in
      switch block {
      case .paragraph(let text): TextLayout.wrap(text, width: width)
      case .verbatim(let lines): lines
      }
    }
  }

  private static func table(
    _ heading: String, _ rows: [(term: String, meaning: String)], _ width: Int
  ) -> [String] {
    rows.isEmpty ? [] : ["\(heading):"] + TextLayout.table(rows, width: width)
  }

  private static func commands(of path: CommandPath) -> [(term: String, meaning: String)] {
    var rows = path.command.subcommands.map { (term: $0.name, meaning: $0.abstract) }
    if path.offersHelpCommand { rows.append((CommandPath.helpCommand, CommandPath.helpAbstract)) }
    return rows
  }

  private static func examples(of command: CommandDeclaration, width: Int) -> [String] {
    guard !command.examples.isEmpty else { return [] }
    return ["Examples:"]
      + command.examples.flatMap { example in
        TextLayout.wrap(example.comment, width: width - 4).map { "  # " + $0 }
          + TextLayout.wrapCommand(example.command, width: width - 2).map { "  " + $0 }
      }
  }
}
