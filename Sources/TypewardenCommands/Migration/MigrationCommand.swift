internal import TypewardenCommandLine
internal import TypewardenProjects
internal import TypewardenSourceText
internal import TypewardenSwiftFacts

/// `typewarden migration`: what each old document class needs to become a `Document`.
enum MigrationCommand {
  static let declaration = CommandDeclaration(
    name: "migration", abstract: "say what each FileDocument needs to become a Document",
    discussion: """
      Finds every FileDocument and ReferenceFileDocument in Swift sources and prints, for each, what \
      maps to what, the steps with the lines that they are about, and what only people can decide. \
      No file is changed.
      """,
    positionals: [
      PositionalDeclaration(
        name: "PATH", help: "Swift files, projects and folders (default: .)", repeats: true,
        optional: true)
    ],
    options: Tool.outputOptions(formats: ["text", "markdown", "json"]),
    examples: [
      Example(command: "typewarden migration .", comment: "the plan for this app"),
      Example(
        command: "typewarden migration --format markdown --output migration.md App",
        comment: "as a list to tick off"),
    ],
    exitCodes: [
      .init(.success, "printed; also when there is nothing to migrate"),
      .init(.failure, "a source could not be read, or typewarden-swift is missing"),
      .init(.usage, "wrong usage"),
    ])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let paths = arguments.positionals.isEmpty ? ["."] : arguments.positionals
    var output = ProductReader().read(paths)
    let (note, skipped) = output.readSources(with: SwiftFactsReader())
    var exitCode = ExitCode.success
    func fail(_ message: String) {
      StandardError.line("typewarden: \(Terminal.escaped(message))")
      exitCode = .failure
    }
    for error in output.errors { fail(error.description) }
    if let note { fail(note) }
    for (path, reason) in skipped { fail("\(path): \(reason)") }
    var plans: [MigrationPlan] = []
    for product in output.products where hasOldDocuments(product) {
      // A view is a file that need not name any type, so all sources are looked through here.
      let index = SourceIndex(product.sourcePaths + product.linkedSourcePaths)
      for plan in MigrationPlanner.plans(for: product, index)
      where !plans.contains(where: { $0.place == plan.place }) {
        plans.append(plan)
      }
    }
    let text =
      switch arguments.value("--format") {
      case "json": MigrationReport.json(plans).text + "\n"
      case "markdown": MigrationReport.markdown(plans)
      default: MigrationReport.text(plans, style(arguments))
      }
    try OutputFile.refuse("--output", arguments, among: output.inputFiles)
    try OutputFile.write(text, arguments)
    if plans.isEmpty, exitCode == .success, !arguments.flag("--quiet") {
      StandardError.line("nothing to migrate: no FileDocument or ReferenceFileDocument was found")
    }
    return exitCode
  }

  private static func hasOldDocuments(_ product: Product) -> Bool {
    product.sources?.facts.documentClasses.contains {
      $0.kinds.contains(.fileDocument) || $0.kinds.contains(.referenceFileDocument)
    } ?? false
  }

  private static func style(_ arguments: ParsedArguments) -> TextStyle {
    if arguments.value("--output") != nil { return TextStyle(isEnabled: false) }
    return Terminal(descriptor: 1).style(
      arguments.value("--color").flatMap { ColorChoice(rawValue: $0) } ?? .auto)
  }
}
