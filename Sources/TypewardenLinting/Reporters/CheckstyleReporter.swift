internal import TypewardenSourceText

/// Findings in the XML form of Checkstyle, which many review tools read.
public struct CheckstyleReporter: Sendable {
  /// A reporter.
  public init() {}

  /// The document.
  public func render(_ report: LintReport) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    var file: String?
    for finding in report.findings {
      if finding.file != file {
        if file != nil { text += "  </file>\n" }
        text += "  <file name=\"\(XMLEscaping.escaped(finding.file))\">\n"
        file = finding.file
      }
      let severity = finding.severity == .note ? "info" : finding.severity.rawValue
      text += "    <error line=\"\(finding.start.line)\" column=\"\(finding.start.column)\" "
      text += "severity=\"\(severity)\" message=\"\(XMLEscaping.escaped(finding.message))\" "
      text += "source=\"typewarden.\(finding.rule)\"/>\n"
    }
    if file != nil { text += "  </file>\n" }
    return text + "</checkstyle>\n"
  }
}
