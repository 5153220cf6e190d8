/// What one run found, with the numbers that a summary gives.
public struct LintReport: Sendable {
  /// The findings, sorted by file, place and rule.
  public var findings: [Finding]
  /// How many files were checked.
  public var fileCount: Int
  /// How many findings were silenced on purpose.
  public var suppressedCount = 0

  /// A report from its findings.
  public init(findings: [Finding], fileCount: Int, suppressedCount: Int = 0) {
    self.findings = findings
    self.fileCount = fileCount
    self.suppressedCount = suppressedCount
  }

  /// How many findings have a severity.
  public func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
