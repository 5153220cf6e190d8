internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// `typewarden generate plist`.
enum PropertyListHalf {
  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let paths = arguments.positionals.isEmpty ? ["."] : arguments.positionals
    let made = MadeTypes(paths)
    try OutputFile.refuse("--output", arguments, among: made.inputFiles)
    var exitCode = made.exitCode
    let items = usable(made.items, &exitCode, isQuiet: arguments.flag("--quiet"))
    guard !made.items.isEmpty else {
      if exitCode == .success {
        StandardError.line(
          "typewarden: no type is made in \(Terminal.escaped(paths.joined(separator: ", "))): "
            + "name Swift files with UTType(exportedAs:) or UTType(importedAs:)")
      }
      return exitCode.combined(with: .findings)
    }
    let code =
      if let path = arguments.value("--into") {
        try join(items, try JoinedFile(path), paths, arguments, &exitCode)
      } else {
        try print(items, arguments)
      }
    return exitCode.combined(with: code)
  }

  /// The types that need a declaration, each once: exported where any source says so.
  private static func usable(
    _ items: [MadeTypes.Item], _ exitCode: inout ExitCode, isQuiet: Bool
  ) -> [MadeTypes.Item] {
    var usable: [MadeTypes.Item] = []
    for item in items {
      let identifier = TypeIdentifier(item.identifier)
      let place = "\(Terminal.escaped(item.path)):\(item.line)"
      let name = Terminal.escaped(item.identifier)
      if !identifier.isLegal {
        StandardError.line(
          "typewarden: \(place): `\(name)` is not a type identifier, so it was left out: "
            + "it has letters, digits, hyphens and single periods, as in com.example.note")
        exitCode = exitCode.combined(with: .findings)
      } else if TypeRegistry.system.type(item.identifier)?.isExportedByCore == true {
        if !isQuiet {
          StandardError.line("\(place): `\(name)` needs no declaration: every system has it")
        }
      } else if let index = usable.firstIndex(where: {
        TypeIdentifier($0.identifier) == identifier
      }) {
        if item.isExported { usable[index].isExported = true }
      } else {
        usable.append(item)
      }
    }
    return usable
  }

  private static func print(
    _ items: [MadeTypes.Item], _ arguments: ParsedArguments
  ) throws(CommandError) -> ExitCode {
    let skeletons = items.map { DeclarationSkeleton($0, in: .system) }
    let lines = XMLFragment.document(
      DeclarationSkeleton.rootEntries(skeletons), indentation: "\t")
    try OutputFile.write(lines.map { $0 + "\n" }.joined(), arguments)
    return .success
  }

  private static func join(
    _ items: [MadeTypes.Item], _ file: JoinedFile, _ paths: [String],
    _ arguments: ParsedArguments, _ exitCode: inout ExitCode
  ) throws(CommandError) -> ExitCode {
    let name = Terminal.escaped(file.path)
    guard file.exists else {
      let skeletons = items.map { DeclarationSkeleton($0, in: .system) }
      let lines = XMLFragment.document(
        DeclarationSkeleton.rootEntries(skeletons), indentation: "\t")
      return try file.finish(Array(lines.map { $0 + "\n" }.joined().utf8), arguments)
    }
    let list = PropertyList(
      bytes: file.source.byteOrderMarkLength > 0
        ? [0xEF, 0xBB, 0xBF] + file.source.bytes : file.source.bytes, name: file.path)
    if let problem = list.problems.first(where: \.isFatal) {
      let line = LineTable(list.source).location(of: problem.range.start).line
      throw .failed("\(name):\(line): \(Terminal.escaped(problem.message))")
    }
    guard list.format == .xml, list.source.encoding == .utf8 else {
      throw .failed(
        "\(name): declarations can only be added to an XML property list in UTF-8; "
          + "`plutil -convert xml1` makes one, or print them without --into")
    }
    guard let root = list.root, root.kind == .dictionary else {
      throw .failed("\(name): the root of an information property list is a dictionary")
    }
    for key in ["UTExportedTypeDeclarations", DeclarationSkeleton.importedKey] {
      guard let value = root[key], value.kind != .array else { continue }
      let line = LineTable(list.source).location(of: value.range.start).line
      throw .failed("\(name):\(line): \(key) is not an array, so nothing can be added to it")
    }
    let infoPlist = InfoPlist(list, settings: try settings(arguments))
    let declared = infoPlist.declaredTypes
    // An extension or framework of the same project may declare a type for the app.
    let elsewhere = ListedTypes(paths, settings: infoPlist.settings.values)
    exitCode = exitCode.combined(with: elsewhere.exitCode)
    var code = ExitCode.success
    var missing: [DeclarationSkeleton] = []
    for item in items {
      let identifier = TypeIdentifier(item.identifier)
      guard
        let type = declared.first(where: { $0.identifier.map { TypeIdentifier($0) } == identifier })
      else {
        if !elsewhere.items.contains(where: { $0.declaration.identifier == identifier }) {
          missing.append(DeclarationSkeleton(item, in: .system))
        }
        continue
      }
      guard (type.kind == .exported) != item.isExported else { continue }
      let line = LineTable(list.source).location(of: type.dictionary.range.start).line
      StandardError.line(
        "typewarden: \(Terminal.escaped(item.path)):\(item.line): "
          + "`\(Terminal.escaped(item.identifier))` is \(item.isExported ? "exported" : "imported") "
          + "here and \(item.isExported ? "imported" : "exported") in \(name):\(line); "
          + "`typewarden generate swift` corrects the code")
      code = .findings
    }
    let changes = PropertyListJoin(list, root).insertions(
      of: DeclarationSkeleton.rootEntries(missing))
    let bytes = TextChange.applied(changes, to: file.source.bytes)
    return code.combined(with: try file.finish(bytes, arguments))
  }

  private static func settings(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> BuildSettings {
    var settings = BuildSettings()
    settings.values = try GenerateCommand.settings(arguments)
    return settings
  }
}
