/// A command line after parsing: which command, with which options and arguments.
package struct ParsedArguments: Sendable {
  /// What is asked of the tool.
  package enum Request: Sendable, Equatable {
    /// To run `command`.
    case run
    /// To show the help of `command`, or of the tool if it is empty.
    case help
    /// To show the version.
    case version
  }

  /// One appearance of an option on the command line.
  package struct Occurrence: Sendable, Equatable {
    /// All spellings of the option that was meant.
    package var names: [String]
    /// The value, or `nil` if there is none.
    package var value: String?
    /// The index of the argument that holds the value, or the option if there is no value.
    package var argumentIndex: Int
    /// Where in that argument the value starts, in bytes.
    package var byteOffset: Int

    /// An appearance of an option.
    package init(
      names: [String], value: String? = nil, argumentIndex: Int = 0, byteOffset: Int = 0
    ) {
      self.names = names
      self.value = value
      self.argumentIndex = argumentIndex
      self.byteOffset = byteOffset
    }
  }

  /// What is asked.
  package var request: Request
  /// The names of the command below the tool: `["dynamic", "encode"]`; empty for the tool itself.
  package var command: [String]
  /// The arguments that are not options, in order.
  package var positionals: [String]
  /// The index of each positional among the arguments that were parsed.
  package var positionalIndices: [Int]
  /// The options in the order in which they were given.
  package var occurrences: [Occurrence]

  /// A command line; tests of commands make it without parsing.
  package init(
    request: Request = .run, command: [String] = [], positionals: [String] = [],
    positionalIndices: [Int] = [], occurrences: [Occurrence] = []
  ) {
    self.request = request
    self.command = command
    self.positionals = positionals
    self.positionalIndices = positionalIndices
    self.occurrences = occurrences
  }

  /// Whether the flag was given, under any of its names.
  package func flag(_ name: String) -> Bool { isPresent(name) }

  /// Whether the option was given, with or without a value.
  package func isPresent(_ name: String) -> Bool {
    occurrences.contains { $0.names.contains(name) }
  }

  /// The last value given to the option, or `nil` if there is none.
  ///
  /// An option whose value is optional may be present without one; see ``isPresent(_:)``.
  package func value(_ name: String) -> String? { values(name).last }

  /// All values given to the option, in order.
  package func values(_ name: String) -> [String] {
    occurrences.compactMap { $0.names.contains(name) ? $0.value : nil }
  }
}
