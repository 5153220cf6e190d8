internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenProjects
internal import TypewardenSourceText

/// The registry that the options of a command ask for, with where its declarations stand.
struct RegistryInputs {
  var registry: TypeRegistry
  /// The property lists given by `--with`, by the name of their layer.
  var infoPlists: [String: InfoPlist] = [:]
  /// Whether something given could not be read; it has been said already.
  var exitCode = ExitCode.success

  init(_ arguments: ParsedArguments, settings: BuildSettings = BuildSettings())
    throws(CommandError)
  {
    registry = try Self.standard(arguments)
    let paths = arguments.values("--with")
    guard !paths.isEmpty else { return }
    let output = ProductReader(settings: settings).read(paths)
    for error in output.errors {
      StandardError.line("typewarden: \(Terminal.escaped(error.description))")
      exitCode = .failure
    }
    let lists = output.products.flatMap(\.infoPlists)
    for list in lists {
      if let problem = list.list.problems.first(where: \.isFatal) {
        let line = LineTable(list.list.source).location(of: problem.range.start).line
        StandardError.line(
          "typewarden: \(Terminal.escaped(list.list.source.name)):\(line): "
            + Terminal.escaped(problem.message))
        exitCode = .failure
      }
    }
    add(lists)
  }

  /// Adds property lists, a layer for each.
  mutating func add(_ lists: [InfoPlist]) {
    for list in lists { infoPlists[list.list.source.name] = list }
    registry = registry.adding(lists)
  }

  private static func standard(_ arguments: ParsedArguments) throws(CommandError) -> TypeRegistry {
    if arguments.flag("--no-system-types") { return TypeRegistry() }
    guard let names = arguments.value("--layers") else { return .system }
    var layers: [RegistryLayer] = []
    for name in names.split(separator: ",").map(String.init) {
      guard let layer = RegistryLayer.standard.first(where: { $0.name == name }) else {
        throw .usage(
          UsageError(
            message: "unknown layer `\(Terminal.escaped(name))`",
            hint: "The standard layers are core, apple-software and xcode."))
      }
      layers.append(layer)
    }
    return .system(layers: layers)
  }

  /// Where a record stands: the source to show, and the line in it where that is known.
  func place(of record: RegistryRecord) -> (source: String, line: Int?) {
    if let list = infoPlists[record.layer.name], record.recordID.index < list.declarationCount {
      let type = list.declaredType(record.recordID.index)
      let range = type.value(.typeIdentifier)?.range ?? type.dictionary.range
      return (
        list.list.source.name,
        LineTable(list.list.source).location(of: range.start).line
      )
    }
    return (record.bundle ?? record.layer.name, nil)
  }
}
