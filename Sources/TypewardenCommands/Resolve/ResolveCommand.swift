internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// `typewarden resolve`: names the type of files, extensions and other tags.
enum ResolveCommand {
  static let declaration = CommandDeclaration(
    name: "resolve", abstract: "name the type of files, extensions or MIME types",
    discussion: """
      A NAME that is on disk is resolved as that file-system object; any other by its name alone: a \
      declared data type of its extension, else a package type, else a directory type, else the \
      dynamic type. A name without an extension is public.data.

      Tags are looked up as UTType does: among the types that conform to public.data, or to the \
      type of --conforming-to.
      """,
    positionals: [
      PositionalDeclaration(
        name: "NAME", help: "file names or paths, or tags with --as", repeats: true,
        optional: true)
    ],
    options: [
      OptionDeclaration(
        names: ["--stdin"], help: "read names from standard input, a line each"),
      OptionDeclaration(
        names: ["--null", "-0"], help: "names are separated by NUL, and so are the answers"),
      OptionDeclaration(names: ["--name-only"], help: "never look at the disk"),
      OptionDeclaration(names: ["--directory"], help: "take names as those of directories"),
      OptionDeclaration(
        names: ["--as"], kind: .value(name: "WHAT", choices: ResolveQuestion.Form.names),
        help: "what the names are (default: name)"),
      OptionDeclaration(
        names: ["--extension"], kind: .value(name: "X"), repeatable: true,
        help: "the type of a file name extension"),
      OptionDeclaration(
        names: ["--mime"], kind: .value(name: "X"), repeatable: true,
        help: "the type of a MIME type"),
      OptionDeclaration(
        names: ["--ostype"], kind: .value(name: "X"), repeatable: true,
        help: "the type of a four-character code"),
      OptionDeclaration(
        names: ["--tag"], kind: .value(name: "CLASS=X"), repeatable: true,
        help: "the type of a tag of any class"),
      OptionDeclaration(
        names: ["--conforming-to"], kind: .value(name: "TYPE"),
        help: "only types that conform to this one"),
      OptionDeclaration(
        names: ["--any-supertype"], help: "look a tag up without a supertype"),
      OptionDeclaration(names: ["--all"], help: "every candidate, best first"),
    ] + Tool.registryOptions + Tool.outputOptions(formats: ["text", "json"]),
    examples: [
      Example(command: "typewarden resolve photo.JPG notes.md", comment: "by name"),
      Example(
        command: "find . -print0 | typewarden resolve --stdin -0", comment: "a whole tree"),
      Example(
        command: "typewarden resolve --extension ts --all", comment: "everyone who claims .ts"),
    ],
    exitCodes: [
      .init(.success, "every name has a type"), .init(.findings, "some have no valid answer"),
      .init(.failure, "something could not be read"),
    ])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let question = try ResolveQuestion(arguments)
    let inputs = try RegistryInputs(arguments)
    let asked = try question.supertype(in: inputs.registry)
    let resolver = NameResolver(
      registry: inputs.registry, question: question, supertype: asked,
      isJSON: arguments.value("--format") == "json",
      terminator: arguments.flag("--null") ? 0 : 0x0A,
      isWatched: arguments.value("--output") == nil && Terminal(descriptor: 1).isTerminal)
    let writer = AnswerWriter(output: try OutputFile.stream(arguments))
    var exitCode = inputs.exitCode
    for (text, form) in question.inputs {
      exitCode = exitCode.combined(with: resolver.answer(Array(text.utf8), form, writer))
    }
    if arguments.flag("--stdin") {
      exitCode = exitCode.combined(with: try NameStream.resolve(resolver, question.form, writer))
    }
    try writer.finish()
    return exitCode
  }
}

/// What `resolve` was asked, from its options.
struct ResolveQuestion {
  /// What a text is.
  enum Form: Hashable {
    case name
    case tag(TagClass)

    static let words: [(String, Form)] = [
      ("name", .name), ("extension", .tag(.filenameExtension)), ("mime", .tag(.mimeType)),
      ("ostype", .tag(.osType)), ("pboard", .tag(.pasteboardType)),
    ]
    static let names = words.map(\.0)
  }

  var inputs: [(text: String, form: Form)] = []
  var form = Form.name
  var isNameOnly: Bool
  var isDirectory: Bool
  var wantsAll: Bool
  private let conformingTo: String?
  private let anySupertype: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    isNameOnly = arguments.flag("--name-only")
    isDirectory = arguments.flag("--directory")
    wantsAll = arguments.flag("--all")
    conformingTo = arguments.value("--conforming-to")
    anySupertype = arguments.flag("--any-supertype")
    if let word = arguments.value("--as") {
      form = Form.words.first { $0.0 == word }?.1 ?? .name
    }
    for text in arguments.positionals { inputs.append((text, form)) }
    for text in arguments.values("--extension") { inputs.append((text, .tag(.filenameExtension))) }
    for text in arguments.values("--mime") { inputs.append((text, .tag(.mimeType))) }
    for text in arguments.values("--ostype") { inputs.append((text, .tag(.osType))) }
    for text in arguments.values("--tag") {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw .usage(
          UsageError(message: "`--tag` takes CLASS=X, not `\(Terminal.escaped(text))`"))
      }
      let tagClass = TagClass(rawValue: String(text[..<equals]))
      if !arguments.flag("--quiet") { Self.remark(onUnknown: tagClass) }
      inputs.append((String(text[text.index(after: equals)...]), .tag(tagClass)))
    }
    if conformingTo != nil, anySupertype {
      throw .usage(
        UsageError(message: "`--conforming-to` and `--any-supertype` exclude one another"))
    }
    if inputs.isEmpty, !arguments.flag("--stdin") {
      throw .usage(
        UsageError(
          message: "nothing to resolve: give names, or `--stdin` to read them",
          command: ["resolve"]))
    }
  }

  /// A class that no type has tags of is no mistake by itself: the answer is a dynamic type.
  private static func remark(onUnknown tagClass: TagClass) {
    guard KnownTagClass(tagClass) == nil else { return }
    let known = KnownTagClass.allCases.map(\.tagClass.rawValue)
    var near = NearMiss.nearest(to: tagClass.rawValue, among: known)
    if case .tag(let meant)? = Form.words.first(where: { $0.0 == tagClass.rawValue })?.1 {
      near = meant.rawValue
    }
    StandardError.line(
      "typewarden: no type has tags of the class `\(Terminal.escaped(tagClass.rawValue))`"
        + (near.map { "; did you mean `\($0)`?" } ?? ""))
  }

  /// The supertype to look among: the one asked for, none, or nothing said.
  enum Supertype {
    case unsaid
    case any
    case type(RegisteredType)
  }

  func supertype(in registry: TypeRegistry) throws(CommandError) -> Supertype {
    if anySupertype { return .any }
    guard let conformingTo else { return .unsaid }
    guard let type = registry.type(conformingTo) else {
      throw .usage(
        UsageError(
          message: "`--conforming-to`: `\(Terminal.escaped(conformingTo))` is not a declared type",
          hint: UnknownType.near(conformingTo, registry)))
    }
    return .type(type)
  }
}
