/// A command line that cannot be understood; the tool ends with ``ExitCode/usage``.
package struct UsageError: Error, Sendable, Equatable {
  /// What kind of mistake it is.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let missingCommand = Code(rawValue: "missing-command")
    package static let unknownCommand = Code(rawValue: "unknown-command")
    package static let unknownOption = Code(rawValue: "unknown-option")
    package static let repeatedOption = Code(rawValue: "repeated-option")
    package static let missingValue = Code(rawValue: "missing-value")
    package static let unexpectedValue = Code(rawValue: "unexpected-value")
    package static let unknownChoice = Code(rawValue: "unknown-choice")
    package static let missingArgument = Code(rawValue: "missing-argument")
    package static let unexpectedArgument = Code(rawValue: "unexpected-argument")
    /// A mistake that a command found, not the parser.
    package static let invalid = Code(rawValue: "invalid")
  }

  /// What kind of mistake it is.
  package var code: Code
  /// What is wrong: one line, safe to print, lower case, without a final period.
  package var message: String
  /// What to do instead, or `nil`.
  package var hint: String?
  /// The command that was recognised up to the mistake; empty for the tool itself.
  package var command: [String]

  /// A mistake; commands use it for what the declarations cannot express.
  package init(
    code: Code = .invalid, message: String, hint: String? = nil, command: [String] = []
  ) {
    self.code = code
    self.message = message
    self.hint = hint
    self.command = command
  }
}
