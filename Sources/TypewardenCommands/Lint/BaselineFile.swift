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
    guard let path = arguments.value("--baseline") ?? file.configuration.baseline.map(file.resolved)
    else { return }
    let shown = FileSystem.displayed(path, workingDirectory: FileSystem.workingDirectory)
    let source = try ConfigurationFile.source(path, shown: shown)
    let baseline: Baseline
    do throws(Configuration.Failure) {
      baseline = try Baseline(reading: source)
    } catch {
      throw ConfigurationFile.failure(error, in: source)
    }
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
}
