internal import TypewardenSourceText

/// Findings as compilers print them: `PATH:LINE:COLUMN: error: MESSAGE [rule-id]`.
///
/// Notes follow their finding: with a place in the same form, without one indented.
public struct TextReporter: Sendable {
  /// A function that makes text safe to show; terminals must not take orders from a property list.
  private let escape: @Sendable (String) -> String
  private let emphasize: @Sendable (Severity, String) -> String
  private let excerpt: @Sendable (Finding) -> String

  /// A reporter.
  ///
  /// - Parameters:
  ///   - escape: applied to everything that comes from files.
  ///   - emphasize: applied to the word of the severity.
  ///   - excerpt: lines that are put under a finding's first line.
  public init(
    escape: @escaping @Sendable (String) -> String = { $0 },
    emphasize: @escaping @Sendable (Severity, String) -> String = { $1 },
    excerpt: @escaping @Sendable (Finding) -> String = { _ in "" }
  ) {
    self.escape = escape
    self.emphasize = emphasize
    self.excerpt = excerpt
  }

  /// The lines of a report, each ended; nothing at all when there are no findings.
  public func render(_ report: LintReport) -> String {
    var text = ""
    for finding in report.findings { append(finding, to: &text) }
    return text
  }

  private func append(_ finding: Finding, to text: inout String) {
    text += "\(escape(finding.file)):\(finding.start.line):\(finding.start.column): "
    text += emphasize(finding.severity, finding.severity.rawValue)
    text += ": \(escape(finding.message)) [\(finding.rule)]\n"
    text += excerpt(finding)
    if finding.sourceLine == nil, !finding.keyPath.isEmpty {
      text += "    at \(escape(finding.keyPath))\n"
    }
    for note in finding.notes {
      if let location = note.location {
        let file = note.file ?? finding.file
        text += "\(escape(file)):\(location.line):\(location.column): note: "
        text += "\(escape(note.message))\n"
      } else {
        text += "    \(escape(note.message))\n"
      }
    }
  }
}
