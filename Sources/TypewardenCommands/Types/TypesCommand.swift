internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// `typewarden types`: lists the types of the registry.
enum TypesCommand {
  static let declaration = CommandDeclaration(
    name: "types", abstract: "list the known types",
    options: [
      OptionDeclaration(
        names: ["--conforming-to"], kind: .value(name: "TYPE"),
        help: "only types that conform to this one, itself included"),
      OptionDeclaration(
        names: ["--with-extension"], help: "only types that have a file name extension"),
      OptionDeclaration(
        names: ["--layer"], kind: .value(name: "NAME"),
        help: "only types declared in this layer: a standard one, or the path of an input"),
    ] + Tool.registryOptions + Tool.outputOptions(formats: ["text", "json"]),
    examples: [
      Example(
        command: "typewarden types --conforming-to public.image --with-extension",
        comment: "image formats"),
      Example(
        command: "typewarden types --no-system-types --with App/Info.plist",
        comment: "what an app declares"),
    ],
    exitCodes: [
      .init(.success, "listed"), .init(.findings, "no such type"),
      .init(.failure, "something could not be read"),
    ])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let inputs = try RegistryInputs(arguments)
    var types = inputs.registry.types
    if let name = arguments.value("--conforming-to") {
      guard let supertype = inputs.registry.type(name) else {
        UnknownType.report(name, inputs.registry)
        return inputs.exitCode.combined(with: .findings)
      }
      types = types.filter { $0.conforms(to: supertype) }
    }
    if arguments.flag("--with-extension") {
      types = types.filter { $0.preferredTag(.filenameExtension) != nil }
    }
    if let layer = arguments.value("--layer") {
      let names = inputs.registry.layers.map(\.name)
      guard names.contains(layer) else {
        throw .usage(
          UsageError(
            message: "unknown layer `\(Terminal.escaped(layer))`",
            hint: NearMiss.nearest(to: layer, among: names)
              .map { "did you mean `\(Terminal.escaped($0))`?" }
              ?? "The layers are \(names.map(Terminal.escaped).joined(separator: ", "))."))
      }
      types = types.filter { $0.layer.name == layer }
    }
    let isJSON = arguments.value("--format") == "json"
    let subtypes = isJSON ? DirectSubtypes(inputs.registry) : nil
    var text = ""
    for type in types {
      text +=
        isJSON
        ? TypeDescription.json(type, inputs, subtypes: subtypes).text
        : Terminal.escaped(type.identifier.rawValue) + "\t"
          + Terminal.escaped(type.localizedDescription ?? "")
      text += "\n"
    }
    try OutputFile.write(text, arguments)
    return inputs.exitCode
  }
}
