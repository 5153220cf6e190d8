internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// `typewarden show`: everything that is known of a type.
enum ShowCommand {
  static let declaration = CommandDeclaration(
    name: "show", abstract: "show a type: declaration, tags, supertypes, subtypes",
    positionals: [
      PositionalDeclaration(name: "TYPE", help: "type identifiers, dynamic ones too", repeats: true)
    ],
    options: Tool.registryOptions + Tool.outputOptions(formats: ["text", "json"]),
    examples: [
      Example(command: "typewarden show public.jpeg", comment: "a standard type"),
      Example(
        command: "typewarden show com.example.note --with App/Info.plist",
        comment: "a type of your own"),
    ],
    exitCodes: [
      .init(.success, "all types are known"), .init(.findings, "no such type"),
      .init(.failure, "something could not be read"),
    ])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let inputs = try RegistryInputs(arguments)
    let isJSON = arguments.value("--format") == "json"
    let style = Terminal(descriptor: 1).style(
      arguments.value("--color").flatMap { ColorChoice(rawValue: $0) } ?? .auto)
    var exitCode = inputs.exitCode
    var blocks: [String] = []
    for name in arguments.positionals {
      if let type = inputs.registry.type(name) {
        blocks.append(
          isJSON
            ? TypeDescription.json(type, inputs).text + "\n"
            : TypeDescription.text(type, inputs, style: style))
      } else if TypeIdentifier(name).isDynamic, let found = try? DynamicIdentifier(decoding: name) {
        blocks.append(
          isJSON
            ? TypeDescription.json(found, inputs.registry).text + "\n" : text(found))
      } else {
        UnknownType.report(name, inputs.registry)
        exitCode = exitCode.combined(with: .findings)
      }
    }
    try OutputFile.write(blocks.joined(separator: isJSON ? "" : "\n"), arguments)
    return exitCode
  }

  private static func text(_ dynamic: DynamicIdentifier) -> String {
    var text = "\(dynamic.identifier)\n  dynamic      declared by nobody; encodes:\n"
    for tag in dynamic.orderedTags {
      text += "  \(tag.tagClass.rawValue): \(Terminal.escaped(tag.text))\n"
    }
    let supertypes = dynamic.conformsTo.map(\.rawValue).joined(separator: " ")
    return text
      + "  conforms to  \(supertypes.isEmpty ? "nothing" : Terminal.escaped(supertypes))\n"
  }
}

/// What is said of an identifier that the registry does not know.
enum UnknownType {
  static func report(_ name: String, _ registry: TypeRegistry) {
    var message = "typewarden: `\(Terminal.escaped(name))` is not a declared type"
    if TypeIdentifier(name).isDynamic {
      do throws(DynamicIdentifier.Malformed) {
        _ = try DynamicIdentifier(decoding: name)
      } catch {
        message = "typewarden: `\(Terminal.escaped(name))` is malformed: it \(error.reason)"
      }
    } else if let near = near(name, registry) {
      message += "; \(near)"
    }
    StandardError.line(message)
  }

  /// `did you mean …?` for a misspelt identifier.
  static func near(_ name: String, _ registry: TypeRegistry) -> String? {
    NearMiss.nearest(to: name, among: registry.types.map(\.identifier.rawValue))
      .map { "did you mean `\(Terminal.escaped($0))`?" }
  }
}
