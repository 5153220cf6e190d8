internal import TypewardenSourceText

extension UsageError {
  static func missingCommand(at path: CommandPath) -> UsageError {
    UsageError(
      code: .missingCommand, message: "a command is missing after `\(path.title)`",
      hint: oneOf(path.command.subcommands.map(\.name)), command: path.names)
  }

  static func unknownCommand(_ word: String, at path: CommandPath) -> UsageError {
    let names = path.command.subcommands.map(\.name)
    return UsageError(
      code: .unknownCommand, message: "there is no command `\(shown(word))`",
      hint: didYouMean(word, names) ?? oneOf(names), command: path.names)
  }

  static func unknownOption(
    _ name: String, within argument: String, at path: CommandPath
  ) -> UsageError {
    let place = name == argument ? "" : " in `\(shown(argument))`"
    return UsageError(
      code: .unknownOption,
      message: "`\(path.title)` has no option `\(shown(name))`\(place)",
      hint: hintForUnknownOption(name, within: argument, at: path), command: path.names)
  }

  static func repeatedOption(_ name: String, at path: CommandPath) -> UsageError {
    UsageError(
      code: .repeatedOption, message: "`\(name)` may be given only once", command: path.names)
  }

  static func missingValue(
    _ name: String, of option: OptionDeclaration, next: String?, at path: CommandPath
  ) -> UsageError {
    var hint = "write `\(name)\(option.valueSuffix)`"
    if let next, name.hasPrefix("--") {
      hint = "if `\(shown(next))` is the value, write `\(name)=\(shown(next))`"
    }
    return UsageError(
      code: .missingValue, message: "`\(name)` needs a value", hint: hint, command: path.names)
  }

  static func unexpectedValue(_ value: String, for name: String, at path: CommandPath) -> UsageError
  {
    UsageError(
      code: .unexpectedValue, message: "`\(name)` takes no value, but got `\(shown(value))`",
      command: path.names)
  }

  static func unknownChoice(
    _ value: String, for name: String, choices: [String], at path: CommandPath
  ) -> UsageError {
    UsageError(
      code: .unknownChoice, message: "`\(shown(value))` is not a choice of `\(name)`",
      hint: didYouMean(value, choices) ?? oneOf(choices), command: path.names)
  }

  static func missingArgument(
    _ positional: PositionalDeclaration, at path: CommandPath
  ) -> UsageError {
    UsageError(
      code: .missingArgument, message: "`\(path.title)` needs \(positional.name)",
      hint: "\(positional.name) is \(positional.help)", command: path.names)
  }

  static func unexpectedArgument(_ word: String, at path: CommandPath) -> UsageError {
    let most = path.command.positionals.count
    let takes =
      switch most {
      case 0: "takes no arguments"
      case 1: "takes one argument"
      default: "takes \(most) arguments"
      }
    return UsageError(
      code: .unexpectedArgument,
      message: "`\(path.title)` \(takes); `\(shown(word))` is one too many", command: path.names)
  }

  // MARK: - Hints

  private static func hintForUnknownOption(
    _ name: String, within argument: String, at path: CommandPath
  ) -> String? {
    let spelling = argument.prefix { $0 != "=" }
    if !argument.hasPrefix("--"), path.option(named: "-" + spelling) != nil {
      return "did you mean `-\(spelling)`?"
    }
    let elsewhere = path.command.subcommands.filter { subcommand in
      subcommand.options.contains { $0.names.contains(name) }
    }
    if !elsewhere.isEmpty { return "write `\(name)` after the command" }
    guard name.hasPrefix("--") else { return nil }
    let known = path.listedOptions.flatMap(\.names).filter { $0.hasPrefix("--") }
    return NearMiss.nearest(
      to: String(name.dropFirst(2)), among: known.map { String($0.dropFirst(2)) }
    )
    .map { "did you mean `--\($0)`?" }
  }

  private static func didYouMean(_ word: String, _ names: [String]) -> String? {
    NearMiss.nearest(to: word, among: names).map { "did you mean `\($0)`?" }
  }

  private static func oneOf(_ names: [String]) -> String? {
    names.isEmpty ? nil : "one of: \(names.joined(separator: ", "))"
  }

  private static func shown(_ word: String) -> String { Terminal.escaped(word) }
}
