/// A command line that cannot be understood; the tool ends with ``ExitCode/usage``.
package struct UsageError: Error, Sendable, Equatable {
  /// What kind of mistake it is.
  package struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the code, stable for tests.
    package let rawValue: String
    /// A code of the given name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The tool or a command needs a subcommand.
    package static let missingCommand = Code(rawValue: "missing-command")
    /// There is no such command.
    package static let unknownCommand = Code(rawValue: "unknown-command")
    /// The command has no such option.
    package static let unknownOption = Code(rawValue: "unknown-option")
    /// An option was given twice that may be given once.
    package static let repeatedOption = Code(rawValue: "repeated-option")
    /// An option needs a value.
    package static let missingValue = Code(rawValue: "missing-value")
    /// A flag was given a value.
    package static let unexpectedValue = Code(rawValue: "unexpected-value")
    /// A value is not among the choices.
    package static let unknownChoice = Code(rawValue: "unknown-choice")
    /// A positional argument is missing.
    package static let missingArgument = Code(rawValue: "missing-argument")
    /// There is one positional argument too many.
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
