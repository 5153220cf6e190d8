internal import TypewardenCommandLine
internal import TypewardenLinting
internal import TypewardenProjects
internal import TypewardenSourceText

/// What `--fix` adds to `lint`.
extension LintCommand {
  /// Makes fixes until nothing changes, and writes them unless that is only tried. Afterwards the
  /// report and the products are those of the fixed files.
  static func fix(
    _ fixes: inout FixRun, _ report: inout LintReport, _ output: inout ProductReader.Output,
    _ linter: Linter, _ arguments: ParsedArguments, _ options: LintOptions,
    _ file: ConfigurationFile
  ) throws(CommandError) -> ExitCode {
    let told = Set(output.errors)
    var failed: [FileError] = []
    for _ in 0..<FixRun.roundLimit {
      var accepted = report
      try BaselineFile.accept(arguments, file, options, in: &accepted)
      guard fixes.round(accepted.findings) else { break }
      try again(fixes.overlay, &report, &output, linter, arguments, options, file)
      failed += output.errors
    }
    if !arguments.flag("--dry-run") {
      let count = fixes.overlay.paths.count
      fixes.write()
      if fixes.overlay.paths.count != count {
        try again(fixes.overlay, &report, &output, linter, arguments, options, file)
        failed += output.errors
      }
    }
    // What could be read at first and cannot be read again is missing in the report.
    let lines = Set(failed).subtracting(told).map(\.description).sorted() + fixes.refusals
    for line in lines { StandardError.line("typewarden: \(Terminal.escaped(line))") }
    return lines.isEmpty ? .success : .failure
  }

  /// Reads and checks again what the files are to hold now.
  private static func again(
    _ overlay: FileOverlay, _ report: inout LintReport, _ output: inout ProductReader.Output,
    _ linter: Linter, _ arguments: ParsedArguments, _ options: LintOptions,
    _ file: ConfigurationFile
  ) throws(CommandError) {
    output = try read(arguments, options, file, overlay: overlay)
    if linter.needsSources {
      var reader = SwiftFactsReader(jobs: options.jobs)
      reader.overlay = overlay
      _ = output.readSources(with: reader)
    }
    report = linter.report(on: output.products)
  }

  /// Prints the difference that fixes would make.
  static func print(_ fixes: FixRun, _ arguments: ParsedArguments) throws(CommandError) {
    let (stream, close) = try OutputFile.stream(arguments)
    fixes.difference.withUnsafeBytes { stream.write(bytes: $0) }
    try close(stream)
    if !arguments.flag("--quiet") { summarize(fixes, isDryRun: true) }
  }

  /// One line on standard error about what was fixed.
  static func summarize(_ fixes: FixRun, isDryRun: Bool) {
    let count = fixes.made.count
    let files = fixes.fileCount
    StandardError.line(
      "\(isDryRun ? "would fix" : "fixed") \(count) finding\(count == 1 ? "" : "s") in \(files) "
        + "file\(files == 1 ? "" : "s")")
  }
}
