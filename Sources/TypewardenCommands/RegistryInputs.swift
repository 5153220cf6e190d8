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
  private var lineTables: [String: LineTable] = [:]
  /// The saved dumps of `lsregister` given by `--with`.
  var dumps: [LaunchServicesDump] = []
  /// The layers of packages of the freedesktop MIME database given by `--with`.
  private var mimeLayers: [String: SharedMIMELayer] = [:]
  /// Whether something given could not be read; it has been said already.
  var exitCode = ExitCode.success

  init(_ arguments: ParsedArguments, settings: BuildSettings = BuildSettings())
    throws(CommandError)
  {
    registry = try Self.standard(arguments)
    let paths = arguments.values("--with")
    guard !paths.isEmpty else { return }
    let given = GivenFiles(paths, settings: settings, isQuiet: arguments.flag("--quiet"))
    for error in given.errors {
      StandardError.line("typewarden: \(Terminal.escaped(error.description))")
      exitCode = .failure
    }
    dumps = given.dumps
    addDumps(hasChosenLayers: arguments.value("--layers") != nil)
    let lists = given.infoPlists
    reportBroken(lists)
    add(lists)
    for package in given.mimePackages { add(package, isVerbose: arguments.flag("--verbose")) }
  }

  /// Says which lists could not be read to their end; returns whether there are any.
  @discardableResult
  mutating func reportBroken(_ lists: [InfoPlist]) -> Bool {
    var isBroken = false
    for list in lists {
      guard let problem = list.list.problems.first(where: \.isFatal) else {
        isBroken = reportShape(list.list) || isBroken
        continue
      }
      let line = LineTable(list.list.source).location(of: problem.range.start).line
      StandardError.line(
        "typewarden: \(Terminal.escaped(list.list.source.name)):\(line): "
          + Terminal.escaped(problem.message))
      exitCode = .failure
      isBroken = true
    }
    return isBroken
  }

  /// Says of a sound list that it cannot declare anything; returns whether that is so.
  private mutating func reportShape(_ list: PropertyList) -> Bool {
    guard list.root?.kind != .dictionary else { return false }
    StandardError.line(
      "typewarden: \(Terminal.escaped(list.source.name)): the root is no dictionary, so that it "
        + "declares no types")
    exitCode = .failure
    return true
  }

  /// Adds property lists, a layer for each.
  mutating func add(_ lists: [InfoPlist]) {
    for list in lists {
      infoPlists[list.list.source.name] = list
      lineTables[list.list.source.name] = LineTable(list.list.source)
    }
    registry = registry.adding(lists)
  }

  /// Adds the dumps. The first that holds the core types takes the place of the standard types,
  /// unless these were asked for, because it is the whole state of a Mac.
  private mutating func addDumps(hasChosenLayers: Bool) {
    let whole = hasChosenLayers ? nil : dumps.firstIndex(where: \.holdsCoreTypes)
    if let whole { registry = TypeRegistry(dumps[whole]) }
    for (index, dump) in dumps.enumerated() {
      if index != whole { registry = registry.adding(dump) }
      for problem in dump.problems {
        StandardError.line(
          "typewarden: \(Terminal.escaped(dump.name)):\(problem.line): \(problem.message)")
        exitCode = .failure
      }
    }
  }

  /// Adds a package of the MIME database behind everything else: which of its types have identifiers
  /// depends on what is declared.
  private mutating func add(_ package: SharedMIMEPackage, isVerbose: Bool) {
    let name = Terminal.escaped(package.name)
    if let problem = package.problem {
      StandardError.line(
        "typewarden: \(name):\(problem.line): \(Terminal.escaped(problem.message))")
      exitCode = .failure
    }
    if isVerbose {
      StandardError.line(
        "\(name): \(package.types.count) MIME types; \(package.otherPatternCount) patterns say more "
          + "than an extension and are left out")
    }
    let layer = SharedMIMELayer(package, on: registry)
    mimeLayers[package.name] = layer
    registry = registry.adding(layer)
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
            hint: NearMiss.nearest(to: name, among: RegistryLayer.standard.map(\.name))
              .map { "did you mean `\($0)`?" }
              ?? "The standard layers are core, apple-software and xcode."))
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
      let name = list.list.source.name
      return (name, lineTables[name]?.location(of: range.start).line)
    }
    if let layer = mimeLayers[record.layer.name], !record.layer.isStandard,
      layer.lines.indices.contains(record.recordID.index)
    {
      return (layer.name, layer.lines[record.recordID.index])
    }
    for dump in dumps {
      if let type = dump.type(of: record) { return (dump.name, type.line) }
    }
    return (record.bundle ?? record.layer.name, nil)
  }
}
