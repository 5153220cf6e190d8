internal import DocumentRegistry
internal import TypewardenCommandLine
internal import TypewardenSourceText

/// `typewarden scan`: fills a document registry, or brings it up to date.
enum ScanCommand {
  static let declaration = CommandDeclaration(
    name: "scan", abstract: "catalogue the files of folders by type",
    discussion: """
      Reads all files below the folders into a document registry, with the type of each: into one \
      SQLite file, or the PostgreSQL server that a team shares. A second scan finds what was added, changed, moved and deleted since. A scan that is \
      interrupted loses nothing: run it again to complete it. Of a folder that is gone everything is \
      kept, until --forget says that it is not to come back.

      Packages are one document. Symbolic links are neither followed nor catalogued. What cannot be \
      read is said at the end, and what was known of it is kept.

      Ask the registry with `typewarden documents`, or with any program that reads SQLite or \
      PostgreSQL.
      """,
    positionals: [
      PositionalDeclaration(name: "DIR", help: "the folders", repeats: true, optional: true)
    ],
    options: [
      RegistryPlace.option,
      OptionDeclaration(
        names: ["--exclude"], kind: .value(name: "GLOB"), repeatable: true,
        help: "leave out names, or with a slash paths below the folder"),
      OptionDeclaration(
        names: ["--into-packages"], help: "catalogue what is inside packages, too"),
      OptionDeclaration(
        names: ["--one-file-system"], help: "leave out what is mounted inside the folders"),
      OptionDeclaration(
        names: ["--names-only"],
        help: """
          pass over folders in which no name came or went; sizes and dates in them stay as they were
          """),
      OptionDeclaration(
        names: ["--watch"], help: "then keep the registry up to date, until it is interrupted"),
      OptionDeclaration(
        names: ["--forget"], kind: .value(name: "DIR"), repeatable: true,
        help:
          "first remove what is known of this folder, which was scanned once; no file is touched"
      ),
      OptionDeclaration(
        names: ["--jobs"], kind: .value(name: "N"), help: "how many folders are read at once"),
      OptionDeclaration(
        names: ["--progress"], help: "say how far it is, even where nobody is likely to watch"),
    ] + Tool.registryOptions + Tool.outputOptions(formats: ["text", "json"]),
    examples: [
      Example(
        command: "typewarden scan ~/Pictures --registry files.sqlite",
        comment: "the first time, and later to bring it up to date"),
      Example(
        command: "typewarden scan . --registry files.sqlite --exclude .git --with App/Info.plist",
        comment: "with the types that an app declares"),
      Example(
        command: "typewarden scan /srv/assets --registry postgres://team@db.example.com/files",
        comment: "into a server's database; several machines may do so at once"),
      Example(
        command: "typewarden scan --forget /mnt/old-disk --registry files.sqlite",
        comment: "a folder that is not to be asked about any more"),
      Example(
        command: "typewarden documents --registry files.sqlite --summary",
        comment: "then ask what there is"),
    ],
    exitCodes: [
      .init(.success, "everything is catalogued"),
      .init(.failure, "something could not be read, or the registry not written"),
    ])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    // Before the registry is touched, not when its summary is written.
    try OutputFile.refuse("--output", arguments, among: arguments.values("--registry"))
    let catalog = try RegistryPlace.catalog(arguments)
    try checkFolders(arguments)
    let jobs = try jobCount(arguments)
    let inputs = try RegistryInputs(arguments)
    var (exitCode, text) = try forget(catalog, arguments)
    exitCode = exitCode.combined(with: inputs.exitCode)
    DescriptorLimit.raise()
    let requests = arguments.rawPositionals(from: ProcessArguments.rawBytes()).map { path in
      var request = ScanRequest(path: path, types: inputs.registry)
      request.excludes = arguments.values("--exclude")
      request.entersPackages = arguments.flag("--into-packages")
      request.staysOnFileSystem = arguments.flag("--one-file-system")
      request.trustsFolders = arguments.flag("--names-only")
      request.jobs = jobs
      return request
    }
    if arguments.flag("--watch") {
      try watch(requests, catalog, arguments, first: text)
      return exitCode
    }
    for request in requests {
      let shown = Terminal.escaped(FileName.shown(request.path))
      do throws(CatalogError) {
        let report = try scan(request, catalog, shown, arguments)
        if report.problemCount > 0 { exitCode = .failure }
        say(report.problems, of: report.problemCount)
        text += summary(of: report, shown, isJSON: arguments.value("--format") == "json")
      } catch {
        guard error.code == .folder else { throw .failed(RegistryPlace.shown(error)) }
        StandardError.line("typewarden: \(RegistryPlace.shown(error))")
        exitCode = .failure
      }
    }
    if !arguments.flag("--quiet") || arguments.value("--format") == "json" {
      try OutputFile.write(text, arguments)
    }
    return exitCode
  }

  /// Says a line for each change, until the process is interrupted.
  private static func watch(
    _ requests: [ScanRequest], _ catalog: DocumentCatalog, _ arguments: ParsedArguments,
    first: String
  ) throws(CommandError) {
    let (output, _) = try OutputFile.stream(arguments)
    let isJSON = arguments.value("--format") == "json"
    let isQuiet = arguments.flag("--quiet")
    if !isQuiet || isJSON { output.write(first) }
    do throws(CatalogError) {
      try catalog.watch(requests, isCancelled: { output.hasFailed }) { path, report in
        say(report.problems, of: report.problemCount)
        if isQuiet, !isJSON { return }
        output.write(summary(of: report, Terminal.escaped(FileName.shown(path)), isJSON: isJSON))
        // Who reads this waits for it; what cannot be written is seen by the next question above.
        try? output.flush()
      }
    } catch {
      throw .failed(RegistryPlace.shown(error))
    }
    try CommandError.wrap(output)
  }

  private static func scan(
    _ request: ScanRequest, _ catalog: DocumentCatalog, _ shown: String,
    _ arguments: ParsedArguments
  ) throws(CatalogError) -> ScanReport {
    let bar = ProgressBar(
      label: "scanning \(shown)", isForced: arguments.flag("--progress"),
      isSilenced: arguments.flag("--quiet"))
    defer { bar.finish() }
    return try catalog.scan(request) { progress in
      let total = progress.expected.map { max($0, progress.documents) }
      bar.update(count: progress.documents, total: total)
    }
  }

  private static func jobCount(_ arguments: ParsedArguments) throws(CommandError) -> Int? {
    guard let text = arguments.value("--jobs") else { return nil }
    guard let jobs = Int(text), (1...64).contains(jobs) else {
      throw .usage(
        UsageError(
          message: "`--jobs` takes a number from 1 to 64, not `\(Terminal.escaped(text))`"))
    }
    return jobs
  }

  private static func say(_ problems: [ScanProblem], of count: Int) {
    for problem in problems {
      StandardError.line("typewarden: \(Terminal.escaped(problem.description))")
    }
    if count > problems.count {
      StandardError.line(
        "typewarden: \(count - problems.count) more could not be read; the table `problem` has all")
    }
  }

  private static func summary(of report: ScanReport, _ path: String, isJSON: Bool) -> String {
    if isJSON {
      return JSON.object([
        "path": .string(path), "documents": .int(report.documents),
        "folders": .int(report.folders), "added": .int(report.added),
        "changed": .int(report.changed), "removed": .int(report.removed),
        "movedFolders": .int(report.moved), "unreadable": .int(report.problemCount),
      ]).text + "\n"
    }
    var text =
      "\(path): \(count(report.documents, "document")) in \(count(report.folders, "folder"))"
    text += "; \(report.added) added, \(report.changed) changed, \(report.removed) removed"
    if report.moved > 0 { text += ", \(count(report.moved, "folder")) moved" }
    if report.problemCount > 0 { text += "; \(report.problemCount) could not be read" }
    return text + "\n"
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
