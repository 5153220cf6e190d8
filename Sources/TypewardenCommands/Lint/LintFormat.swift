internal import TypewardenCommandLine
internal import TypewardenExporting
internal import TypewardenLinting
internal import TypewardenSourceText

/// The forms in which findings are written.
enum LintFormat: String, CaseIterable {
  case text
  case json
  case sarif
  case github
  case xcode
  case junit
  case checkstyle
  case html

  /// Whether the form has room for fixes.
  var showsFixes: Bool { self == .json || self == .sarif || self == .html }

  /// Writes a report in this form. `page` makes what html shows beside the findings.
  func write(
    _ report: LintReport, _ color: ColorChoice, to output: StandardOutput,
    page: () -> LintedPage
  ) {
    guard self == .text else { return output.write(render(report, page)) }
    TerminalReport.reporter(color).forEachPart(of: report) { output.write($0) }
  }

  private func render(_ report: LintReport, _ page: () -> LintedPage) -> String {
    switch self {
    case .text: TextReporter().render(report)
    case .json: JSONReporter().render(report)
    case .sarif: SARIFReporter(version: Tool.version).render(report)
    case .github: GitHubReporter().render(escaped(report))
    case .xcode: XcodeReporter(folder: FileSystem.workingDirectory ?? "").render(escaped(report))
    case .junit: JUnitReporter().render(report)
    case .checkstyle: CheckstyleReporter().render(report)
    case .html: ReportPage.render(page())
    }
  }

  /// The report with its control characters shown: what comes from files must not give orders to
  /// the terminal or the log that it is printed to.
  private func escaped(_ report: LintReport) -> LintReport {
    var report = report
    for index in report.findings.indices {
      report.findings[index].message = Terminal.escaped(report.findings[index].message)
      report.findings[index].file = Terminal.escaped(report.findings[index].file)
      for note in report.findings[index].notes.indices {
        let message = report.findings[index].notes[note].message
        report.findings[index].notes[note].message = Terminal.escaped(message)
        let file = report.findings[index].notes[note].file
        report.findings[index].notes[note].file = file.map(Terminal.escaped)
      }
    }
    return report
  }
}
