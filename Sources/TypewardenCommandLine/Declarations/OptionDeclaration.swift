/// An option of a command: its spellings, whether it takes a value, and what it does.
package struct OptionDeclaration: Sendable, Equatable {
  /// What may follow the name of an option.
  package enum Kind: Sendable, Equatable {
    /// Nothing: the option is there or it is not.
    case flag
    /// A value, as `--name VALUE` or `--name=VALUE`; only a choice is accepted if there are any.
    case value(name: String, choices: [String] = [])
    /// Perhaps a value, and then only as `--name=VALUE`.
    case optionalValue(name: String, choices: [String] = [])
  }

  /// All spellings with their dashes, the one that code asks for first: `["--null", "-0"]`.
  package var names: [String]
  /// What may follow the name.
  package var kind: Kind
  /// Whether the option may be given more than once; all its values are kept.
  package var isRepeatable: Bool
  /// What the option does: lower case, imperative, without a final period.
  package var help: String
  /// The heading the option is listed under, or `nil` for the command's own options.
  package var group: String?

  /// Declares an option.
  package init(
    names: [String], kind: Kind = .flag, repeatable: Bool = false, help: String,
    group: String? = nil
  ) {
    self.names = names
    self.kind = kind
    self.isRepeatable = repeatable
    self.help = help
    self.group = group
  }

  /// The word that stands for the value in help, or `nil` for a flag.
  package var valueName: String? {
    switch kind {
    case .flag: nil
    case .value(let name, _), .optionalValue(let name, _): name
    }
  }

  /// The values that are accepted, or nothing if any value is.
  package var choices: [String] {
    switch kind {
    case .flag: []
    case .value(_, let choices), .optionalValue(_, let choices): choices
    }
  }

  /// The spellings with one dash first, as lists of options show them.
  var namesShortFirst: [String] {
    names.filter { !$0.hasPrefix("--") } + names.filter { $0.hasPrefix("--") }
  }

  /// What follows the name in help: ` NAME`, `[=NAME]` or nothing.
  var valueSuffix: String {
    switch kind {
    case .flag: ""
    case .value(let name, _): " \(name)"
    case .optionalValue(let name, let choices):
      choices.count == 1 ? "[=\(choices[0])]" : "[=\(name)]"
    }
  }
}
