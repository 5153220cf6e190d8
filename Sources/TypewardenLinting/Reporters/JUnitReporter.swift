internal import TypewardenSourceText

/// Findings as JUnit results, for CI systems that show tests: a suite for each file, a case for each
/// finding, a passed case for a file without any.
public struct JUnitReporter: Sendable {
  /// A reporter.
  public init() {}

  /// The document.
  public func render(_ report: LintReport) -> String {
    let files = Dictionary(grouping: report.findings, by: \.file)
    let failures = report.findings.count { $0.severity > .note }
    let clean = report.files.filter { files[$0] == nil }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"typewarden\" tests=\"\(report.findings.count + clean.count)\" "
    text += "failures=\"\(failures)\">\n"
    let names = Set(report.files).union(files.keys)
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      text += suite(name, files[name] ?? [])
    }
    return text + "</testsuites>\n"
  }

  private func suite(_ file: String, _ findings: [Finding]) -> String {
    let name = XMLEscaping.escaped(file)
    let failures = findings.count { $0.severity > .note }
    var text = "  <testsuite name=\"\(name)\" tests=\"\(max(1, findings.count))\" "
    text += "failures=\"\(failures)\">\n"
    if findings.isEmpty { text += "    <testcase classname=\"\(name)\" name=\"no findings\"/>\n" }
    for finding in findings {
      let place = "\(finding.start.line):\(finding.start.column)"
      let message = XMLEscaping.escaped(finding.message)
      let remedies = finding.notes.map { XMLEscaping.escaped($0.message) }.joined(separator: "; ")
      text += "    <testcase classname=\"\(name)\" name=\"\(finding.rule) at \(place)\">\n"
      if finding.severity > .note {
        text += "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\">"
        text += "\(name):\(place): \(message)\(remedies.isEmpty ? "" : "; \(remedies)")</failure>\n"
      } else {
        text += "      <system-out>\(name):\(place): note: \(message)</system-out>\n"
      }
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }
}
