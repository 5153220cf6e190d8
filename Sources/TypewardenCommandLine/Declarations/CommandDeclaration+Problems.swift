extension CommandDeclaration {
  /// What is wrong with a tool's declarations, a line each; a test asserts that there is nothing.
  ///
  /// The parser and the generators rely on these rules instead of checking them at each start.
  package func problems() -> [String] {
    CommandPath(tool: self).descendants.flatMap { $0.problems() }
  }
}

extension CommandPath {
  fileprivate func problems() -> [String] {
    (problemsOfTexts() + problemsOfOptions() + problemsOfPositionals()).map { "\(title): \($0)" }
  }

  private func problemsOfTexts() -> [String] {
    var problems: [String] = []
    if command.abstract.isEmpty { problems.append("no abstract") }
    if command.abstract.utf8.count >= 70 { problems.append("abstract of 70 characters or more") }
    for text in [command.abstract] + command.options.map(\.help) + command.positionals.map(\.help) {
      if text.hasSuffix(".") { problems.append("final period in `\(text)`") }
    }
    let names = command.subcommands.map(\.name)
    if Set(names).count != names.count { problems.append("two subcommands of one name") }
    return problems
  }

  private func problemsOfOptions() -> [String] {
    var problems: [String] = []
    var seen: Set<String> = []
    for option in command.options {
      if option.names.isEmpty { problems.append("an option without a name") }
      if option.help.isEmpty { problems.append("no help for `\(option.names.first ?? "")`") }
      for name in option.names {
        let isLong = name.hasPrefix("--") && name.utf8.count > 3
        let isShort = name.hasPrefix("-") && name.utf8.count == 2 && name != "--"
        if !isLong && !isShort { problems.append("malformed option name `\(name)`") }
        if !seen.insert(name).inserted { problems.append("`\(name)` declared twice") }
      }
    }
    return problems
  }

  private func problemsOfPositionals() -> [String] {
    var problems: [String] = []
    for (index, positional) in command.positionals.enumerated() {
      let isLast = index == command.positionals.count - 1
      if positional.help.isEmpty { problems.append("no help for `\(positional.name)`") }
      if positional.repeats && !isLast { problems.append("`\(positional.name)` repeats, not last") }
      if positional.isOptional && !isLast && !command.positionals[index + 1].isOptional {
        problems.append("`\(positional.name)` is optional before one that is not")
      }
    }
    return problems
  }
}
