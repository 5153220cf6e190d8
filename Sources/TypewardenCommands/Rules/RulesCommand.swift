internal import TypewardenCommandLine
internal import TypewardenLinting
internal import TypewardenSourceText

/// `typewarden rules`: lists the rules, or prints a rule's page.
enum RulesCommand {
  static let declaration = CommandDeclaration(
    name: "rules", abstract: "list the rules, or explain one",
    positionals: [
      PositionalDeclaration(name: "RULE", help: "the id of a rule", optional: true)
    ],
    options: Tool.outputOptions(formats: ["text", "json"]),
    examples: [
      Example(command: "typewarden rules", comment: "all rules"),
      Example(
        command: "typewarden rules missing-physical-supertype",
        comment: "what it is, why, wrong and right"),
    ])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let pages = RulePage.all
    let isJSON = arguments.value("--format") == "json"
    guard let name = arguments.positionals.first else {
      let text = isJSON ? JSON.array(pages.map { $0.json() }).text + "\n" : table(pages)
      try OutputFile.write(text, arguments)
      return .success
    }
    let id = try LintArguments.known(name)
    guard let page = pages.first(where: { $0.metadata.id == id }) else { return .usage }
    try OutputFile.write(
      isJSON
        ? JSON.array([page.json(with: [("page", .string(page.text))])]).text + "\n" : page.text,
      arguments)
    return .success
  }

  private static func table(_ pages: [RulePage]) -> String {
    let width = pages.map(\.metadata.id.count).max() ?? 0
    return pages.map { page in
      let id = page.metadata.id
      let severity = page.metadata.isOffByDefault ? "off" : page.metadata.severity.rawValue
      return id + String(repeating: " ", count: width - id.count + 2)
        + severity + String(repeating: " ", count: max(1, 9 - severity.count))
        + page.summary + "\n"
    }.joined()
  }
}
