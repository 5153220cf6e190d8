internal import TypewardenCommandLine
internal import TypewardenLinting
internal import TypewardenSourceText

/// Reads and writes the baseline of a run.
enum BaselineFile {
  /// Writes the findings as baseline, or takes those out that a baseline accepts.
  static func apply(
    _ arguments: ParsedArguments, _ file: ConfigurationFile, _ options: LintOptions,
    to report: inout LintReport
  ) throws(CommandError) {
    // Where there is a configuration, paths are relative to its folder, wherever one stands.
    let relative = { (path: String) in
      file.folder.isEmpty ? path : options.localRules.relative(path)
    }
    if let path = arguments.value("--write-baseline") {
      try OutputFile.write(Baseline(report.findings, relative: relative).text, to: path)
      if !arguments.flag("--quiet") {
        let count = report.findings.count
        StandardError.line(
          "wrote \(count) finding\(count == 1 ? "" : "s") to \(Terminal.escaped(path))")
      }
      report.suppressedCount += report.findings.count
      report.findings = []
      return
    }
    guard let (baseline, shown) = try read(arguments, file) else { return }
    let (new, acceptedCount, stale) = baseline.apply(to: report.findings, relative: relative)
    report.findings = new
    report.suppressedCount += acceptedCount
    // What was not looked at in this run may well be there still.
    let checked = Set(report.files.map(relative))
    let ran = Linter(options: options).runningRules
    for entry in stale where checked.contains(entry.file) && ran.contains(entry.rule) {
      StandardError.line(
        "typewarden: \(Terminal.escaped(shown)): `\(entry.rule)` no longer occurs in "
          + "\(Terminal.escaped(entry.file)) at `\(Terminal.escaped(entry.keyPath))`; "
          + "write the baseline again")
    }
  }

  /// Takes those findings out of a report that the baseline accepts, without a word.
  static func accept(
    _ arguments: ParsedArguments, _ file: ConfigurationFile, _ options: LintOptions,
    in report: inout LintReport
  ) throws(CommandError) {
    guard let (baseline, _) = try read(arguments, file) else { return }
    let (new, _, _) = baseline.apply(
      to: report.findings,
      relative: { file.folder.isEmpty ? $0 : options.localRules.relative($0) })
    report.findings = new
  }

  /// The baseline of a run, and its path as it is shown; nil when there is none.
  private static func read(
    _ arguments: ParsedArguments, _ file: ConfigurationFile
  ) throws(CommandError) -> (baseline: Baseline, shown: String)? {
    guard let path = arguments.value("--baseline") ?? file.configuration.baseline.map(file.resolved)
    else { return nil }
    let shown = FileSystem.displayed(path, workingDirectory: FileSystem.workingDirectory)
    let source = try ConfigurationFile.source(path, shown: shown)
    do throws(Configuration.Failure) {
      return (try Baseline(reading: source), shown)
    } catch {
      throw ConfigurationFile.failure(error, in: source)
    }
  }
}
