internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenSourceText
internal import TypewardenSwiftFacts

/// `typewarden generate swift`.
enum SwiftHalf {
  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let paths = arguments.positionals.isEmpty ? ["."] : arguments.positionals
    let listed = ListedTypes(paths, settings: try GenerateCommand.settings(arguments))
    try OutputFile.refuse("--output", arguments, among: listed.inputFiles)
    if let path = arguments.value("--into"), !path.hasSuffix(".swift") {
      throw .usage(
        UsageError(
          message: "`--into \(Terminal.escaped(path))` is no Swift file",
          hint: "Constants are added to a file whose name ends in .swift.",
          command: ["generate", "swift"]))
    }
    let isQuiet = arguments.flag("--quiet")
    let wanted = listed.items.filter { item in
      guard let name = SystemConstants.name(of: item.declaration.identifier.rawValue) else {
        return true
      }
      if !isQuiet {
        StandardError.line(
          "\(Terminal.escaped(item.path)):\(item.line): "
            + "`\(item.declaration.spelling)` is \(SystemConstants.shown(name)) already")
      }
      return false
    }
    guard !listed.items.isEmpty else {
      if listed.exitCode == .success {
        StandardError.line(
          "typewarden: no type is declared in \(Terminal.escaped(paths.joined(separator: ", "))): "
            + "name a property list with UTExportedTypeDeclarations or UTImportedTypeDeclarations, "
            + "or begin with `typewarden init`")
      }
      return listed.exitCode.combined(with: .findings)
    }
    let code =
      if let path = arguments.value("--into") {
        try join(wanted, listed.registry, try JoinedFile(path), paths, arguments)
      } else {
        try print(wanted, listed.registry, arguments)
      }
    return listed.exitCode.combined(with: code)
  }

  private static func constants(
    _ items: [ListedTypes.Item], _ registry: TypeRegistry, taken: [String],
    _ access: SwiftConstant.Access, _ arguments: ParsedArguments
  ) -> [SwiftConstant] {
    let style = ConstantNames.Style(rawValue: arguments.value("--names") ?? "") ?? .short
    var names = ConstantNames(style, taken: taken)
    return items.map { item in
      SwiftConstant(
        item.declaration, name: names.name(for: item.declaration), access: access, in: registry)
    }
  }

  private static func access(_ arguments: ParsedArguments) -> SwiftConstant.Access? {
    arguments.value("--access").flatMap { SwiftConstant.Access(rawValue: $0) }
  }

  private static func print(
    _ items: [ListedTypes.Item], _ registry: TypeRegistry, _ arguments: ParsedArguments
  ) throws(CommandError) -> ExitCode {
    guard !items.isEmpty else {
      StandardError.line(
        "typewarden: every type that is declared has a constant of the system's: nothing to write")
      return .findings
    }
    let constants = constants(items, registry, taken: [], access(arguments) ?? .internal, arguments)
    let lines = SwiftConstant.file(constants, indentation: "  ")
    try OutputFile.write(lines.map { $0 + "\n" }.joined(), arguments)
    return .success
  }

  /// Adds what the file lacks, and corrects what it says otherwise than the lists.
  private static func join(
    _ items: [ListedTypes.Item], _ registry: TypeRegistry, _ file: JoinedFile,
    _ paths: [String], _ arguments: ParsedArguments
  ) throws(CommandError) -> ExitCode {
    let made: MadeTypes? = file.exists ? MadeTypes([file.path]) : nil
    if let made, made.exitCode == .failure {
      throw .failed(
        "\(Terminal.escaped(file.path)): cannot be joined unless its constants can be read")
    }
    let target = SwiftJoin(file.source, made?.items ?? [])
    // A constant may be in another file of the same project.
    let others = MadeTypes(paths)
    let missing = items.filter { item in
      !target.hasType(item.declaration.identifier)
        && !others.items.contains {
          TypeIdentifier($0.identifier) == item.declaration.identifier
        }
    }
    let constants = constants(
      missing, registry, taken: (made?.names ?? []) + others.names,
      access(arguments) ?? target.access, arguments)
    let changes =
      target.corrections(for: items.map(\.declaration)) + target.insertions(of: constants)
    var code = try file.finish(TextChange.applied(changes, to: file.source.bytes), arguments)
    code = code.combined(with: others.exitCode)
    // What the lists declare nowhere is for the other half to add.
    for item in made?.items ?? [] {
      let identifier = TypeIdentifier(item.identifier)
      let isKnown = registry.type(item.identifier) != nil
      guard !isKnown || item.isExported && !items.contains(where: { $0.declares(identifier) })
      else { continue }
      StandardError.line(
        "typewarden: \(Terminal.escaped(item.path)):\(item.line): "
          + "`\(Terminal.escaped(item.identifier))` is declared in none of the property lists; "
          + "`typewarden generate plist` writes a declaration")
      code = code.combined(with: .findings)
    }
    return code
  }
}

extension ListedTypes.Item {
  fileprivate func declares(_ identifier: TypeIdentifier) -> Bool {
    declaration.identifier == identifier
  }
}
