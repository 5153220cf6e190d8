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
    forEachPart(of: report) { text += $0 }
    return text
  }

  /// Calls `body` with the lines part by part, so that a long report need not be held as a whole.
  package func forEachPart(of report: LintReport, _ body: (String) -> Void) {
    let findings = report.findings
    // Some thousand findings at a time, shared among the cores.
    for first in stride(from: 0, to: findings.count, by: Self.batch * 32) {
      let end = min(first + Self.batch * 32, findings.count)
      let starts = Array(stride(from: first, to: end, by: Self.batch))
      let parts = ParallelMap.map(starts) { start in
        var text = ""
        for index in start..<min(start + Self.batch, end) { append(findings[index], to: &text) }
        return text
      }
      for part in parts { body(part) }
    }
  }

  /// How many findings are rendered at one go.
  private static let batch = 512

  private func append(_ finding: Finding, to text: inout String) {
    append(finding.file, finding.start, to: &text)
    text += emphasize(finding.severity, finding.severity.rawValue)
    text += ": "
    text += escape(finding.message)
    text += " ["
    text += finding.rule
    text += "]\n"
    text += excerpt(finding)
    if finding.isInBinary, !finding.keyPath.isEmpty {
      text += "    at \(escape(finding.keyPath))\n"
    }
    for note in finding.notes {
      if let location = note.location {
        append(note.file ?? finding.file, location, to: &text)
        text += "note: "
      } else {
        text += "    "
      }
      text += escape(note.message)
      text += "\n"
    }
  }

  private func append(_ file: String, _ place: SourceLocation, to text: inout String) {
    text += escape(file)
    text += ":"
    text += String(place.line)
    text += ":"
    text += String(place.column)
    text += ": "
  }
}
