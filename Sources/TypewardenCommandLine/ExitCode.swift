/// What the process tells its parent: a number scripts rely on.
package struct ExitCode: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The number the parent sees.
  package let rawValue: Int32

  /// A code that has no name here.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// A code written as a number.
  package init(integerLiteral value: Int32) { rawValue = value }

  /// Done, nothing to report.
  package static let success = ExitCode(rawValue: 0)
  /// There are findings at or above the failing level, or the answer is no.
  package static let findings = ExitCode(rawValue: 1)
  /// An input could not be read, or a configuration is broken.
  package static let failure = ExitCode(rawValue: 2)
  /// The command line was wrong.
  package static let usage = ExitCode(rawValue: 64)

  /// The code for a run in which both happened: the graver of the two.
  package func combined(with other: ExitCode) -> ExitCode {
    rawValue >= other.rawValue ? self : other
  }
}
