internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// `typewarden dynamic`: makes and reads identifiers of the `dyn` domain.
enum DynamicCommand {
  static let declaration = CommandDeclaration(
    name: "dynamic", abstract: "encode or decode dynamic identifiers",
    examples: [
      Example(
        command: "typewarden dynamic decode dyn.ah62d4rv4ge80s6xbsbyhc5a",
        comment: "what an identifier that nobody declares stands for")
    ],
    subcommands: [encode, decode])

  private static let encode = CommandDeclaration(
    name: "encode", abstract: "print the dynamic identifier of tags",
    options: [
      OptionDeclaration(
        names: ["--extension"], kind: .value(name: "X"), repeatable: true,
        help: "a file name extension"),
      OptionDeclaration(
        names: ["--mime"], kind: .value(name: "X"), repeatable: true, help: "a MIME type"),
      OptionDeclaration(
        names: ["--ostype"], kind: .value(name: "X"), repeatable: true,
        help: "a four-character code"),
      OptionDeclaration(
        names: ["--pboard"], kind: .value(name: "X"), repeatable: true,
        help: "a pasteboard name"),
      OptionDeclaration(
        names: ["--conforming-to"], kind: .value(name: "TYPE"),
        help: "the supertype (default: public.data)"),
      OptionDeclaration(names: ["--no-supertype"], help: "no supertype at all"),
    ] + Tool.outputOptions(formats: ["text", "json"]),
    examples: [
      Example(command: "typewarden dynamic encode --extension graphql", comment: "an extension")
    ],
    exitCodes: [.init(.success, "encoded"), .init(.findings, "a tag is not valid")])

  private static let decode = CommandDeclaration(
    name: "decode", abstract: "print what dynamic identifiers say",
    positionals: [PositionalDeclaration(name: "ID", help: "identifiers", repeats: true)],
    options: Tool.outputOptions(formats: ["json", "text"]),
    examples: [
      Example(
        command: "typewarden dynamic decode dyn.ah62d4rv4ge80s6xbsbyhc5a",
        comment: "what is behind it")
    ],
    exitCodes: [.init(.success, "all are sound"), .init(.findings, "one is malformed")])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    arguments.command.last == "encode"
      ? try runEncode(arguments) : try runDecode(arguments)
  }

  private static func runEncode(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let options: [(String, TagClass)] = [
      ("--mime", .mimeType), ("--extension", .filenameExtension), ("--ostype", .osType),
      ("--pboard", .pasteboardType),
    ]
    var tags: [DynamicIdentifier.Tag] = []
    for (option, tagClass) in options {
      for text in arguments.values(option) {
        guard DynamicIdentifier.isValid(tag: text, tagClass: tagClass) else {
          StandardError.line(
            "typewarden: `\(Terminal.escaped(text))` is not a valid tag of class \(tagClass)")
          return .findings
        }
        tags.append(DynamicIdentifier.Tag(tagClass, text))
      }
    }
    guard !tags.isEmpty else {
      throw .usage(
        UsageError(message: "nothing to encode: give a tag", command: ["dynamic", "encode"]))
    }
    if arguments.flag("--no-supertype"), arguments.value("--conforming-to") != nil {
      throw .usage(
        UsageError(message: "`--no-supertype` and `--conforming-to` exclude one another"))
    }
    let supertype =
      arguments.flag("--no-supertype")
      ? nil : arguments.value("--conforming-to").map { TypeIdentifier($0) } ?? .data
    // Whoever reads the identifier may know more types, so this is no error.
    if let name = supertype?.rawValue, !arguments.flag("--quiet"),
      TypeRegistry.system.type(name) == nil, let near = UnknownType.near(name, .system)
    {
      StandardError.line(
        "typewarden: `\(Terminal.escaped(name))` is not a standard type; \(near)")
    }
    let dynamic = DynamicIdentifier(conformingTo: supertype, tags: tags)
    let isJSON = arguments.value("--format") == "json"
    try OutputFile.write(
      (isJSON ? json(dynamic).text : dynamic.identifier) + "\n", arguments)
    return .success
  }

  private static func runDecode(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let isText = arguments.value("--format") == "text"
    var text = ""
    var exitCode = ExitCode.success
    for identifier in arguments.positionals {
      do throws(DynamicIdentifier.Malformed) {
        let found = try DynamicIdentifier(decoding: identifier)
        text += isText ? self.text(found) : json(found).text + "\n"
      } catch {
        exitCode = .findings
        if isText {
          StandardError.line(
            "typewarden: `\(Terminal.escaped(identifier))` is malformed: it \(error.reason)")
        } else {
          text += json(malformed: identifier, error.reason).text + "\n"
        }
      }
    }
    try OutputFile.write(text, arguments)
    return exitCode
  }

  private static func text(_ dynamic: DynamicIdentifier) -> String {
    var text = dynamic.identifier + "\n"
    for tag in dynamic.orderedTags {
      text += "  \(Terminal.escaped(tag.tagClass.rawValue))  \(Terminal.escaped(tag.text))\n"
    }
    let supertypes = dynamic.conformsTo.map(\.rawValue).joined(separator: " ")
    return text
      + "  conforms to  \(supertypes.isEmpty ? "nothing" : Terminal.escaped(supertypes))\n"
  }

  private static func json(_ dynamic: DynamicIdentifier) -> JSON {
    .object([
      "identifier": .string(dynamic.identifier), "valid": .bool(true),
      "tags": TypeDescription.tags(dynamic.tags),
      "conformsTo": .strings(dynamic.conformsTo.map(\.rawValue)), "reason": .null,
    ])
  }

  private static func json(malformed identifier: String, _ reason: String) -> JSON {
    .object([
      "identifier": .string(identifier), "valid": .bool(false), "tags": .object([]),
      "conformsTo": .array([]), "reason": .string(reason),
    ])
  }
}
