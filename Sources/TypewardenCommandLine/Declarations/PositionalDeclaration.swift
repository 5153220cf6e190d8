/// An argument without a dash, known by its place.
package struct PositionalDeclaration: Sendable, Equatable {
  /// The word that stands for it in help, such as `PATH`.
  package var name: String
  /// What it is: lower case, without a final period.
  package var help: String
  /// Whether it takes all arguments that are left; only the last positional may.
  package var repeats: Bool
  /// Whether it may be left out.
  package var isOptional: Bool
  /// The words that are accepted, or nothing if any word is.
  package var choices: [String]

  /// Declares a positional argument.
  package init(
    name: String, help: String, repeats: Bool = false, optional: Bool = false,
    choices: [String] = []
  ) {
    self.name = name
    self.help = help
    self.repeats = repeats
    self.isOptional = optional
    self.choices = choices
  }

  /// How a usage line shows the argument: `[PATH...]`, or `bash|zsh|fish` for a few choices.
  var usage: String {
    let isShortList = !choices.isEmpty && choices.count <= 4
    let word = (isShortList ? choices.joined(separator: "|") : name) + (repeats ? "..." : "")
    return isOptional ? "[\(word)]" : word
  }
}
