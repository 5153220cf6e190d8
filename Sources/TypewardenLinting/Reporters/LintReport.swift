/// What one run found, with the numbers that a summary gives.
public struct LintReport: Sendable {
  /// The findings, sorted by file, place and rule.
  public var findings: [Finding]
  /// The files that were checked, in the order in which they were read.
  public var files: [String]
  /// How many findings were silenced on purpose.
  public var suppressedCount = 0
  /// The suppressions of the configuration that silenced something, by number.
  package var usedSuppressions: Set<Int> = []

  /// A report from its findings.
  public init(findings: [Finding], files: [String], suppressedCount: Int = 0) {
    self.findings = findings
    self.files = files
    self.suppressedCount = suppressedCount
  }

  /// How many findings have a severity.
  public func count(_ severity: Severity) -> Int {
    // By position: to give each finding to a closure would copy it.
    var count = 0
    for index in findings.indices where findings[index].severity == severity { count += 1 }
    return count
  }
}
