/// A subcommand, or the tool itself, as one value.
///
/// Parsing, help, completions and the manual page are all read from it, so that they cannot
/// disagree.
package struct CommandDeclaration: Sendable, Equatable {
  /// The word that is typed, such as `lint`.
  package var name: String
  /// One line under 70 characters, imperative, lower case, without a final period.
  package var abstract: String
  /// Paragraphs separated by empty lines; indented lines are kept as they are. May be empty.
  package var discussion: String
  /// The arguments without a dash, in order; only the last one may repeat.
  package var positionals: [PositionalDeclaration]
  /// The options of this command, which every subcommand of it accepts as well.
  package var options: [OptionDeclaration]
  /// Complete command lines that are worth copying.
  package var examples: [Example]
  /// What the tool's exit codes mean for this command.
  package var exitCodes: [ExitMeaning]
  /// The commands below this one; their names are the choices of the first word.
  package var subcommands: [CommandDeclaration]

  /// Declares a command; everything but the name and the abstract may be left out.
  package init(
    name: String, abstract: String, discussion: String = "",
    positionals: [PositionalDeclaration] = [], options: [OptionDeclaration] = [],
    examples: [Example] = [], exitCodes: [ExitMeaning] = [],
    subcommands: [CommandDeclaration] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.examples = examples
    self.exitCodes = exitCodes
    self.subcommands = subcommands
  }

  /// A command line and what it is for.
  package struct Example: Sendable, Equatable {
    /// What is typed, the name of the tool included.
    package var command: String
    /// What it is for, in a few words.
    package var comment: String

    /// An example of the given command line.
    package init(command: String, comment: String) {
      self.command = command
      self.comment = comment
    }
  }

  /// An exit code and when it is given.
  package struct ExitMeaning: Sendable, Equatable {
    /// The code the process ends with.
    package var code: ExitCode
    /// When it ends with it, in a few words.
    package var meaning: String

    /// The meaning of the given code.
    package init(_ code: ExitCode, _ meaning: String) {
      self.code = code
      self.meaning = meaning
    }
  }
}

/// An example of a command line; see ``CommandDeclaration/Example``.
package typealias Example = CommandDeclaration.Example
