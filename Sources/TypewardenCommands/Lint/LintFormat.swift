internal import TypewardenCommandLine
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

  /// Writes a report in this form.
  func write(_ report: LintReport, _ color: ColorChoice, to output: StandardOutput) {
    guard self == .text else { return output.write(render(report)) }
    TerminalReport.reporter(color).forEachPart(of: report) { output.write($0) }
  }

  private func render(_ report: LintReport) -> String {
    switch self {
    case .text: TextReporter().render(report)
    case .json: JSONReporter().render(report)
    case .sarif: SARIFReporter(version: Tool.version).render(report)
    case .github: GitHubReporter().render(report)
    case .xcode: XcodeReporter(folder: FileSystem.workingDirectory ?? "").render(report)
    case .junit: JUnitReporter().render(report)
    case .checkstyle: CheckstyleReporter().render(report)
    }
  }
}
