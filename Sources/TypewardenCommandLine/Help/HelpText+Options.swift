extension HelpText {
  /// The options under their headings, the command's own first, groups in order of appearance.
  static func groupedOptions(
    of path: CommandPath
  ) -> [(heading: String, options: [OptionDeclaration])] {
    let options = path.listedOptions
    var headings: [String?] = [nil]
    for option in options where !headings.contains(option.group) { headings.append(option.group) }
    return headings.compactMap { heading in
      let members = options.filter { $0.group == heading }
      return members.isEmpty ? nil : (heading ?? "Options", members)
    }
  }

  /// `-0, --null` or `    --format NAME`: the dashes of long names stand below each other.
  static func term(of option: OptionDeclaration, indented: Bool) -> String {
    let names = option.namesShortFirst
    let isLongOnly = names.first?.hasPrefix("--") == true
    return (indented && isLongOnly ? "    " : "") + names.joined(separator: ", ")
      + option.valueSuffix
  }

  /// The help of an option with what it accepts.
  static func meaning(of option: OptionDeclaration) -> String {
    // A single choice is already part of the term.
    let isShown = option.valueSuffix == "[=\(option.choices.first ?? "")]"
    return option.help + (isShown ? "" : list(option.choices))
      + (option.isRepeatable ? " (repeatable)" : "")
  }

  static func meaning(of positional: PositionalDeclaration) -> String {
    positional.help + list(positional.choices)
  }

  /// A long list, such as the ids of all rules, is of no use in help.
  private static func list(_ choices: [String]) -> String {
    choices.isEmpty || choices.count > 12 ? "" : ": \(choices.joined(separator: ", "))"
  }
}
