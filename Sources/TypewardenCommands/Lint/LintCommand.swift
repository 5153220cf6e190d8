internal import InfoPlists
internal import PropertyLists
internal import TypewardenCommandLine
internal import TypewardenExporting
internal import TypewardenLinting
internal import TypewardenProjects
internal import TypewardenSourceText

/// `typewarden lint`: checks property lists and Swift sources.
enum LintCommand {
  static let declaration = CommandDeclaration(
    name: "lint", abstract: "check property lists and Swift sources",
    discussion: """
      Checks the type declarations and document types of property lists, and what Swift sources make of \
      them. A directory stands for all \
      Xcode projects, bundles, Swift packages, sources and information property lists in it, however deep, but \
      for those in Pods, Carthage, .build, DerivedData and node_modules. An app and what is inside it \
      are checked together; --verbose says what was put together, and why.
      """,
    positionals: [
      PositionalDeclaration(
        name: "PATH", help: "files and directories (default: .); - is standard input",
        repeats: true, optional: true)
    ],
    options: [
      OptionDeclaration(
        names: ["--rule"], kind: .value(name: "ID"), repeatable: true, help: "only these rules"),
      OptionDeclaration(
        names: ["--severity"], kind: .value(name: "ID=LEVEL"), repeatable: true,
        help: "another severity for a rule: error, warning, note or off"),
      OptionDeclaration(
        names: ["--fix"], kind: .optionalValue(name: "ask", choices: ["ask"]),
        help: "make the safe fixes; with =ask also those that need a choice, for each --rule"),
      OptionDeclaration(
        names: ["--dry-run"],
        help: "with --fix: print what would change as a diff for patch -p0, and change nothing"),
      OptionDeclaration(
        names: ["--strict"], help: "warnings fail as errors do"),
      OptionDeclaration(
        names: ["--profile"],
        kind: .value(name: "NAME", choices: LintOptions.Profile.allCases.map(\.rawValue)),
        help: "how the product reaches its users (default: app-store)"),
      OptionDeclaration(
        names: ["--platform"],
        kind: .value(name: "NAME", choices: Platform.allCases.map(\.rawValue)),
        help: "the platform, where the property lists do not tell"),
      OptionDeclaration(
        names: ["--define"], kind: .value(name: "NAME=VALUE"), repeatable: true,
        help: "the value of a build setting such as $(PRODUCT_BUNDLE_IDENTIFIER)"),
      OptionDeclaration(
        names: ["--config"], kind: .value(name: "FILE"),
        help: "the configuration (default: the nearest .typewarden.json upwards)"),
      OptionDeclaration(
        names: ["--baseline"], kind: .value(name: "FILE"),
        help: "report only findings that this file does not accept"),
      OptionDeclaration(
        names: ["--write-baseline"], kind: .value(name: "FILE"),
        help: "accept today's findings: write them to this file"),
      OptionDeclaration(
        names: ["--require-sources"],
        help: "fail when Swift sources cannot be read, for want of typewarden-swift"),
      OptionDeclaration(
        names: ["--progress"], help: "say how far it is, although nobody may be watching"),
      OptionDeclaration(
        names: ["--stdin-name"], kind: .value(name: "PATH"),
        help: "the name under which standard input is reported"),
      OptionDeclaration(
        names: ["--jobs"], kind: .value(name: "N"),
        help: "how many files are read at once (default: one on each core)"),
    ] + Tool.registryOptions + Tool.outputOptions(formats: LintFormat.allCases.map(\.rawValue)),
    examples: [
      Example(command: "typewarden lint .", comment: "check all that is here"),
      Example(
        command: "typewarden lint --strict --format json App/Info.plist",
        comment: "for scripts: warnings fail too"),
      Example(
        command: "typewarden lint App --format html --output report.html",
        comment: "a page to read and to send on"),
      Example(command: "typewarden lint --fix .", comment: "mend what can be mended safely"),
      Example(
        command: "typewarden lint --severity missing-handler-rank=off",
        comment: "everything but one rule"),
    ],
    exitCodes: [
      .init(.success, "no errors (with --strict no warnings either)"),
      .init(.findings, "errors were found"),
      .init(.failure, "something could not be read; the rest was checked"),
      .init(.usage, "wrong usage, an unknown rule or format"),
    ])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    try OutputFile.refuseSame("--write-baseline", "--output", arguments)
    let file = try ConfigurationFile(arguments)
    var options = try LintArguments.options(arguments, file)
    if options.only?.isEmpty == true {
      throw .failed(
        "\(Terminal.escaped(file.path)): `only` names no rule, so nothing would be checked")
    }
    let inputs = try RegistryInputs(arguments, settings: options.settings)
    options.registry = inputs.registry
    var exitCode = inputs.exitCode

    let format = LintFormat(rawValue: arguments.value("--format") ?? "") ?? .text
    var fixes = try FixRun(arguments, options)
    options.makesFixes = fixes != nil || format.showsFixes
    let linter = Linter(options: options)
    var output = try read(arguments, options, file)
    if linter.needsSources, !readSources(of: &output, arguments, options) {
      exitCode = exitCode.combined(with: .failure)
    }
    for error in output.errors {
      StandardError.line("typewarden: \(Terminal.escaped(error.description))")
      exitCode = exitCode.combined(with: .failure)
    }
    remark(on: output, arguments, file)
    for option in ["--output", "--write-baseline"] {
      try OutputFile.refuse(
        option, arguments,
        among: output.inputFiles + output.products.flatMap { $0.infoPlists.map(\.list.source.name) }
          + arguments.positionals + [file.path])
    }
    var report = linter.report(on: output.products)
    if fixes != nil {
      let before = report
      exitCode = exitCode.combined(
        with: try fix(&fixes!, &report, &output, linter, arguments, options, file))
      if arguments.flag("--dry-run") {
        try print(fixes!, arguments)
        var before = before
        try BaselineFile.accept(arguments, file, options, in: &before)
        return exitCode.combined(with: isFailing(before, arguments) ? .findings : .success)
      }
    }
    remarkUnused(report, file)
    try OutputFile.refuseHalf(arguments, after: exitCode, option: "--write-baseline")
    try BaselineFile.apply(arguments, file, options, to: &report)

    let color = arguments.value("--color").flatMap { ColorChoice(rawValue: $0) } ?? .auto
    let (stream, close) = try OutputFile.stream(arguments)
    format.write(report, color, to: stream) {
      LintedPage(report, output.products, options, arguments)
    }
    try close(stream)
    if !arguments.flag("--quiet"), format == .text {
      if let fixes { summarize(fixes, isDryRun: false) }
      summarize(report)
    }
    let isFailing = isFailing(report, arguments)
    // The process ends now: to free every value of every list before that would only take time.
    _ = Unmanaged.passRetained(Kept(products: output.products, report: report))
    return exitCode.combined(with: isFailing ? .findings : .success)
  }

  private static func isFailing(_ report: LintReport, _ arguments: ParsedArguments) -> Bool {
    report.count(.error) > 0 || arguments.flag("--strict") && report.count(.warning) > 0
  }

  /// What was put together, for those who ask, and what was not understood.
  private static func remark(
    on output: ProductReader.Output, _ arguments: ParsedArguments, _ file: ConfigurationFile
  ) {
    let isVerbose = arguments.flag("--verbose")
    if !arguments.flag("--quiet") {
      GroupingReport.write(output.remarks.filter { isVerbose || !$0.isDetail })
    }
    if isVerbose {
      if !file.path.isEmpty { StandardError.line("configured by \(Terminal.escaped(file.path))") }
      GroupingReport.write(output.products)
    }
  }

  /// What stays in memory up to the end of the process.
  private final class Kept: Sendable {
    let products: [Product]
    let report: LintReport

    init(products: [Product], report: LintReport) {
      self.products = products
      self.report = report
    }
  }

  /// Suppressions of the configuration that silenced nothing in this run.
  private static func remarkUnused(_ report: LintReport, _ file: ConfigurationFile) {
    guard !file.configuration.suppressions.isEmpty,
      let source = try? ConfigurationFile.source(file.path, shown: file.path)
    else { return }
    let lines = LineTable(source)
    for (index, suppression) in file.configuration.suppressions.enumerated()
    where !report.usedSuppressions.contains(index) {
      let place = lines.location(of: suppression.range.start)
      StandardError.line(
        "typewarden: \(Terminal.escaped(file.path)):\(place.line):\(place.column): "
          + "suppression of `\(suppression.rule)` silences nothing here [superfluous-suppression]")
    }
  }

  static func read(
    _ arguments: ParsedArguments, _ options: LintOptions, _ file: ConfigurationFile,
    overlay: FileOverlay = FileOverlay()
  ) throws(CommandError) -> ProductReader.Output {
    let localRules = options.localRules
    let exclude = file.configuration.exclude
    var reader = ProductReader(settings: options.settings, jobs: options.jobs) { path in
      exclude.contains { $0.matches(localRules.relative(path)) }
    }
    reader.overlay = overlay
    let paths = arguments.positionals.isEmpty ? ["."] : arguments.positionals
    let (watched, bar) = reader.watched(
      isForced: arguments.flag("--progress"), isSilenced: arguments.flag("--quiet"))
    var output = watched.read(paths.filter { $0 != "-" })
    bar.finish()
    guard paths.contains("-") else { return output }
    let name = arguments.value("--stdin-name") ?? "<standard input>"
    do throws(FileError) {
      let bytes = try FileBytes.readStandardInput(name: name)
      output.products.append(reader.read(bytes: bytes, name: name))
    } catch {
      output.errors.append(error)
    }
    return output
  }

  /// Reads the Swift sources; false when they could not be read and had to be.
  private static func readSources(
    of output: inout ProductReader.Output, _ arguments: ParsedArguments, _ options: LintOptions
  ) -> Bool {
    let bar = ProgressBar(
      label: "reading Swift sources", isForced: arguments.flag("--progress"),
      isSilenced: arguments.flag("--quiet"))
    let reader = SwiftFactsReader(jobs: options.jobs) { more, total in
      bar.update(total: total)
      bar.advance(by: more)
    }
    let (note, skipped) = output.readSources(with: reader)
    bar.finish()
    let isRequired = arguments.flag("--require-sources")
    if !arguments.flag("--quiet") || isRequired {
      if let note { StandardError.line("typewarden: \(Terminal.escaped(note))") }
      for (path, reason) in skipped {
        StandardError.line("typewarden: \(Terminal.escaped(path)): \(reason)")
      }
    }
    return note == nil || !isRequired
  }

  /// One line on standard error, so that nobody wonders whether anything was looked at.
  private static func summarize(_ report: LintReport) {
    StandardError.line(summary(of: report))
  }

  /// The numbers of a report in words.
  static func summary(of report: LintReport) -> String {
    func counted(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let parts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")]
      .compactMap { severity, word in
        report.count(severity) == 0 ? nil : counted(report.count(severity), word)
      }
    if report.files.isEmpty, parts.isEmpty {
      return "nothing to check: no information property list was found"
    }
    let found = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    return "\(found) in \(counted(report.files.count, "file"))"
  }
}
