internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenExporting
internal import TypewardenSourceText

/// `typewarden graph`: draws which types conform to which.
enum GraphCommand {
  static let declaration = CommandDeclaration(
    name: "graph", abstract: "draw which types conform to which",
    discussion: """
      Draws the types given, what is above them, and one step of what is below. Without a TYPE it draws all \
      types that --with declares and what is above them, or, without --with, every known type. \
      Cycles and supertypes that nobody declares are marked with the rule they break, and types with \
      what lint finds about them. The format svg needs Graphviz; html is one page that needs nothing.
      """,
    positionals: [
      PositionalDeclaration(
        name: "TYPE", help: "types to draw with what is around them", repeats: true,
        optional: true)
    ],
    options: [
      OptionDeclaration(
        names: ["--depth"], kind: .value(name: "UP,DOWN"),
        help: "steps to supertypes and to subtypes; all: all the way (default: all,1)"),
      OptionDeclaration(names: ["--all"], help: "every known type, beside those of --with too"),
      OptionDeclaration(names: ["--no-findings"], help: "leave out what lint finds"),
    ] + Tool.registryOptions + Tool.outputOptions(formats: GraphFormat.allCases.map(\.rawValue)),
    examples: [
      Example(
        command: "typewarden graph --with App/Info.plist --format svg --output types.svg",
        comment: "a picture of your types"),
      Example(
        command: "typewarden graph --format html --output types.html",
        comment: "all known types as a page to search in"),
      Example(
        command: "typewarden graph public.image --depth 1,2 --format mermaid",
        comment: "what is around a type, for a wiki"),
    ],
    exitCodes: [
      .init(.success, "drawn"), .init(.findings, "no such type; the others are drawn"),
      .init(.failure, "something could not be read, or Graphviz is missing"),
    ])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let depth = try GraphDepth(arguments.value("--depth"))
    let format = arguments.value("--format").flatMap { GraphFormat(rawValue: $0) } ?? .dot
    let inputs = try RegistryInputs(arguments)
    var exitCode = inputs.exitCode
    var named: [RegisteredType] = []
    for name in arguments.positionals {
      if let type = inputs.registry.type(name) {
        named.append(type)
      } else {
        UnknownType.report(name, inputs.registry)
        exitCode = exitCode.combined(with: .findings)
      }
    }
    if named.isEmpty, !arguments.positionals.isEmpty { return exitCode }
    let selection = self.selection(named, inputs, arguments, depth)
    if !arguments.flag("--quiet"), selection.types?.isEmpty == true {
      StandardError.line("typewarden: what was given declares no types, so nothing is drawn")
    }
    let graph = TypeGraph(
      inputs.registry, selection,
      annotations: arguments.flag("--no-findings")
        ? [:] : try GraphFindings.find(arguments, inputs),
      source: format == .html ? { source(of: $0, inputs) } : nil)
    try OutputFile.refuse("--output", arguments, among: Array(inputs.infoPlists.keys))
    try OutputFile.refuseHalf(arguments, after: inputs.exitCode)
    try OutputFile.write(try format.render(graph, title: title(arguments)), arguments)
    return exitCode
  }

  private static func selection(
    _ named: [RegisteredType], _ inputs: RegistryInputs, _ arguments: ParsedArguments,
    _ depth: GraphDepth
  ) -> GraphSelection {
    if arguments.flag("--all") { return .all }
    if !named.isEmpty {
      return GraphSelection(named, up: depth.up, down: depth.down, isFocus: true)
    }
    guard arguments.isPresent("--with") else { return .all }
    return GraphSelection(
      inputs.registry.types.filter { !$0.isStandard }, up: depth.up,
      down: arguments.isPresent("--depth") ? depth.down : 0, isFocus: false)
  }

  private static func source(of record: RegistryRecord, _ inputs: RegistryInputs) -> String {
    let (source, line) = inputs.place(of: record)
    return line.map { "\(source):\($0)" } ?? source
  }

  private static func title(_ arguments: ParsedArguments) -> String {
    let names = arguments.positionals + arguments.values("--with")
    return "Types" + (names.isEmpty ? " known to macOS" : " of " + names.joined(separator: ", "))
  }
}

/// How far a drawing goes from the types it starts at.
struct GraphDepth {
  /// Steps to supertypes; nil for all the way.
  var up: Int?
  /// Steps to subtypes; nil for all the way.
  var down: Int? = 1

  /// The value of `--depth`; nil is what holds without the option.
  init(_ text: String?) throws(CommandError) {
    guard let text else { return }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw Self.wrong(text) }
    up = try Self.steps(parts[0], text)
    down = try Self.steps(parts[1], text)
  }

  private static func steps(_ part: Substring, _ text: String) throws(CommandError) -> Int? {
    if part == "all" { return nil }
    guard let steps = Int(part), steps >= 0 else { throw wrong(text) }
    return steps
  }

  private static func wrong(_ text: String) -> CommandError {
    .usage(
      UsageError(
        message: "`--depth` takes UP,DOWN, not `\(Terminal.escaped(text))`",
        hint: "Both are a number from 0, or all: --depth 2,0"))
  }
}
