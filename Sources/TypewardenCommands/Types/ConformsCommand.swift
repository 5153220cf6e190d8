internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// `typewarden conforms`: whether one type conforms to another, and by which path.
enum ConformsCommand {
  static let declaration = CommandDeclaration(
    name: "conforms", abstract: "say whether a type conforms to another, and how",
    positionals: [
      PositionalDeclaration(name: "TYPE", help: "a type identifier"),
      PositionalDeclaration(name: "SUPER", help: "the supertype asked for"),
    ],
    options: Tool.registryOptions + Tool.outputOptions(formats: ["text", "json"]),
    examples: [
      Example(
        command: "typewarden conforms public.swift-source public.text", comment: "prints the path")
    ],
    exitCodes: [
      .init(.success, "it conforms"), .init(.findings, "it does not, or a type is unknown"),
      .init(.failure, "something could not be read"),
    ])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let inputs = try RegistryInputs(arguments)
    let registry = inputs.registry
    let isJSON = arguments.value("--format") == "json"
    let names = arguments.positionals
    guard let supertype = registry.type(names[1]) else {
      return try unknown(names[1], inputs, arguments)
    }
    guard let path = try path(from: names[0], to: supertype, registry) else {
      return try unknown(names[0], inputs, arguments)
    }
    let text: String
    if isJSON {
      text =
        JSON.object(["conforms": .bool(!path.isEmpty), "path": .strings(path)]).text + "\n"
    } else if path.isEmpty {
      text = "\(Terminal.escaped(names[0])) does not conform to \(supertype.identifier)\n"
    } else {
      text = path.map(Terminal.escaped).joined(separator: " → ") + "\n"
    }
    try OutputFile.write(text, arguments)
    return inputs.exitCode.combined(with: path.isEmpty ? .findings : .success)
  }

  /// A type that nobody declares conforms to nothing, which programs are told too.
  private static func unknown(
    _ name: String, _ inputs: RegistryInputs, _ arguments: ParsedArguments
  ) throws(CommandError) -> ExitCode {
    UnknownType.report(name, inputs.registry)
    if arguments.value("--format") == "json" {
      let answer = JSON.object(["conforms": .bool(false), "path": .strings([])])
      try OutputFile.write(answer.text + "\n", arguments)
    }
    return inputs.exitCode.combined(with: .findings)
  }

  /// The identifiers on the way; empty when there is no way, nil for an unknown type.
  private static func path(
    from name: String, to supertype: RegisteredType, _ registry: TypeRegistry
  ) throws(CommandError) -> [String]? {
    if let type = registry.type(name) {
      return type.path(to: supertype)?.map(\.identifier.rawValue) ?? []
    }
    guard TypeIdentifier(name).isDynamic, let dynamic = try? DynamicIdentifier(decoding: name)
    else { return nil }
    for identifier in dynamic.conformsTo {
      if let path = registry.type(identifier)?.path(to: supertype) {
        return [dynamic.identifier] + path.map(\.identifier.rawValue)
      }
    }
    return []
  }
}
