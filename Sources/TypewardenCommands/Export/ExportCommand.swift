internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenExporting
internal import TypewardenProjects
internal import TypewardenSourceText

/// `typewarden export`: writes declarations for another system.
enum ExportCommand {
  static let declaration = CommandDeclaration(
    name: "export", abstract: "write declarations for another platform or tool",
    discussion: """
      Writes the types that --of declares, or all that --with declares, as another system wants them. \
      What that system cannot be told is said on standard error, and at the top of the file where the \
      form has comments.

        freedesktop    a package of the shared MIME database, for Linux desktops
        desktop-entry  the app as a desktop entry, with what it opens
        mime-types     mime.types, for web servers
        json, csv      all of it, for programs and for spreadsheets
        swift          constants of UTType
        plist          declarations and documents as one property list
        sql            tables to join file names with, standard types included
        csv --table T  one of these tables
      """,
    positionals: [
      PositionalDeclaration(
        name: "TARGET", help: "what to write", choices: ExportTarget.allCases.map(\.rawValue))
    ],
    options: [
      OptionDeclaration(
        names: ["--of"], kind: .value(name: "PATH"), repeatable: true,
        help:
          "export what this declares, a property list, bundle or folder (default: all of --with)"),
      OptionDeclaration(
        names: ["--table"],
        kind: .value(name: "NAME", choices: RegistryTable.allCases.map(\.rawValue)),
        help: "with csv: one of the tables of sql, standard types included"),
    ] + Tool.registryOptions + Tool.fileOptions,
    examples: [
      Example(
        command: "typewarden export freedesktop --of App/Info.plist --output com.example.app.xml",
        comment: "for Linux"),
      Example(
        command: "typewarden export csv --of App --quiet", comment: "a table of all types of an app"
      ),
      Example(
        command: "typewarden export sql --with App | sqlite3 types.sqlite",
        comment: "all types, to join with names in a database"),
      Example(
        command: "typewarden export csv --table conformance --output conformance.csv",
        comment: "who conforms to whom, for an engine that loads no SQL"),
    ],
    exitCodes: [
      .init(.success, "written, whatever is lost"),
      .init(.failure, "something could not be read"),
      .init(.usage, "nothing to export, or an app to choose"),
    ])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let target = ExportTarget(rawValue: arguments.positionals[0]) ?? .json
    let table = arguments.value("--table").flatMap(RegistryTable.init)
    if table != nil, target != .csv {
      throw .usage(UsageError(message: "`--table` belongs to `csv`", command: ["export"]))
    }
    let isWhole = target == .sql || table != nil
    let (inputs, layers) = try read(arguments, isWhole: isWhole)
    var exitCode = inputs.exitCode
    let lists = inputs.infoPlists.values.filter { layers?.contains($0.list.source.name) ?? true }
      .sorted { $0.list.source.name < $1.list.source.name }
    var input = ExportInput(
      registry: inputs.registry,
      types: inputs.registry.types.filter {
        !$0.isStandard && layers?.contains($0.layer.name) ?? true
      },
      apps: lists.compactMap { ExportedApp($0) }
    ) { record in
      let (source, line) = inputs.place(of: record)
      return line.map { "\(source):\($0)" } ?? source
    }
    if target == .freedesktop || target == .desktopEntry {
      let names = LocalizedNames(besideEach: lists, isQuiet: arguments.flag("--quiet"))
      names.add(to: &input, lists)
      say(names.errors, &exitCode)
    }
    // Which app there is cannot be told then, and why has been said.
    if target == .desktopEntry, input.apps.count != 1, exitCode == .failure {
      return .failure
    }
    let output =
      if let table { DeclarationsCSV.render(table, input) } else { try target.render(input) }
    try OutputFile.refuse("--output", arguments, among: Array(inputs.infoPlists.keys))
    try OutputFile.refuseHalf(arguments, after: exitCode)
    try OutputFile.write(output.text, arguments)
    if !arguments.flag("--quiet") {
      if input.types.isEmpty, target != .desktopEntry, !isWhole {
        StandardError.line("typewarden: what was given declares no types of its own")
      }
      for loss in output.losses {
        StandardError.line("typewarden: \(Terminal.escaped(loss.description))")
      }
    }
    return exitCode
  }

  /// The registry, with what `--of` names as further inputs, and the names of its layers; nil when
  /// every input is exported.
  private static func read(
    _ arguments: ParsedArguments, isWhole: Bool
  ) throws(CommandError) -> (RegistryInputs, Set<String>?) {
    let wanted = arguments.values("--of")
    if wanted.isEmpty, !arguments.isPresent("--with"), !isWhole {
      throw .usage(
        UsageError(
          message: "nothing to export", hint: "Give a property list, bundle or folder: --of PATH",
          command: ["export"]))
    }
    guard !wanted.isEmpty else { return (try RegistryInputs(arguments), nil) }
    var both = arguments
    for index in both.occurrences.indices where both.occurrences[index].names.contains("--of") {
      both.occurrences[index].names = ["--with"]
    }
    // Read a second time for the names of the layers; what cannot be read has been said then, unless
    // it could be read at first.
    var inputs = try RegistryInputs(both)
    let given = GivenFiles(wanted.filter { $0 != "-" }, settings: BuildSettings(), isQuiet: true)
    if inputs.exitCode == .success {
      say(given.errors, &inputs.exitCode)
    }
    var layers = Set(given.infoPlists.map(\.list.source.name))
    layers.formUnion(given.mimePackages.map(\.name))
    if wanted.contains("-") { layers.insert("<standard input>") }
    for dump in given.dumps {
      layers.formUnion(TypeRegistry().adding(dump).layers.map(\.name))
    }
    return (inputs, layers)
  }

  private static func say(_ errors: [FileError], _ exitCode: inout ExitCode) {
    for error in errors {
      StandardError.line("typewarden: \(Terminal.escaped(error.description))")
      exitCode = .failure
    }
  }
}

/// What `export` writes.
enum ExportTarget: String, CaseIterable {
  case freedesktop
  case desktopEntry = "desktop-entry"
  case mimeTypes = "mime-types"
  case json
  case csv
  case sql
  case swift
  case plist

  func render(_ input: ExportInput) throws(CommandError) -> ExportOutput {
    switch self {
    case .freedesktop: return FreedesktopPackage.render(input)
    case .mimeTypes: return MIMETypesFile.render(input)
    case .json: return DeclarationsJSON.render(input)
    case .csv: return DeclarationsCSV.render(input)
    case .sql: return RegistrySQL.render(input)
    case .swift: return SwiftExport.render(input)
    case .plist: return PropertyListExport.render(input)
    case .desktopEntry:
      guard input.apps.count == 1 else {
        throw .usage(
          UsageError(
            message: input.apps.isEmpty
              ? "no property list with document types, so there is no app to write"
              : "\(input.apps.count) property lists with document types; a file is for one app",
            hint: "Name the app's property list: --of App/Info.plist", command: ["export"]))
      }
      return DesktopEntry.render(input.apps[0], input)
    }
  }
}
