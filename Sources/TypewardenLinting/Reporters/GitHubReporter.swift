internal import TypewardenSourceText

/// Findings as workflow commands of GitHub Actions, which shows them beside the changed lines.
///
/// Form: GitHub documentation, "Workflow commands for GitHub Actions".
public struct GitHubReporter: Sendable {
  /// A reporter.
  public init() {}

  /// A command for each finding.
  public func render(_ report: LintReport) -> String {
    report.findings.map(Self.command).joined()
  }

  private static func command(_ finding: Finding) -> String {
    let level =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let remedies = finding.notes.filter { $0.location == nil }.map(\.message)
    let text = ([finding.message] + remedies).joined(separator: "\n")
    return "::\(level) file=\(property(finding.file)),line=\(finding.start.line)"
      + ",col=\(finding.start.column),endLine=\(finding.end.line)"
      + ",endColumn=\(finding.end.column),title=\(property(finding.rule))::\(data(text))\n"
  }

  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
