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

  func render(_ report: LintReport, _ color: ColorChoice) -> String {
    switch self {
    case .text: TerminalReport.render(report, color)
    case .json: JSONReporter().render(report)
    case .sarif: SARIFReporter(version: Tool.version).render(report)
    case .github: GitHubReporter().render(report)
    case .xcode: XcodeReporter(folder: FileSystem.workingDirectory ?? "").render(report)
    case .junit: JUnitReporter().render(report)
    case .checkstyle: CheckstyleReporter().render(report)
    }
  }
}
