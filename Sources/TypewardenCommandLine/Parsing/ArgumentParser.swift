/// Reads a command line against the declarations of a tool.
///
/// Options stand before or after arguments, as `--name VALUE`, `--name=VALUE`, `-nVALUE` or bundled
/// (`-0q`); `--` ends them, and `-` alone is an argument. `--help` or `-h` anywhere before `--`
/// asks for help whatever else is wrong, except for a misspelt command.
package struct ArgumentParser: Sendable {
  private let tool: CommandDeclaration

  /// A parser for the given tool.
  package init(tool: CommandDeclaration) { self.tool = tool }

  /// The command line without the name of the tool, understood, or the first mistake in it.
  package func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var reading = ArgumentReading(tool: tool, arguments: arguments)
    return try reading.finish()
  }
}

/// One pass over a command line: what has been read, and where the reading stands.
struct ArgumentReading {
  let arguments: [String]
  var index = 0
  var path: CommandPath
  var parsed = ParsedArguments()
  private var optionsHaveEnded = false
  private let helpIsAsked: Bool

  init(tool: CommandDeclaration, arguments: [String]) {
    self.arguments = arguments
    path = CommandPath(tool: tool)
    let declared = Set(path.descendants.flatMap(\.command.options).flatMap(\.names))
    let spellings = CommandPath.helpOption.names.filter { !declared.contains($0) }
    helpIsAsked = arguments.prefix { $0 != "--" }.contains { spellings.contains($0) }
  }

  mutating func finish() throws(UsageError) -> ParsedArguments {
    while index < arguments.count {
      do throws(UsageError) {
        try readArgument()
      } catch {
        // Who asks for help gets it, not a complaint; but help for which command must be clear.
        if !helpIsAsked || error.code == .unknownCommand { throw error }
      }
    }
    if helpIsAsked { parsed.request = .help }
    parsed.command = path.names
    if parsed.request == .run { try checkThatNothingIsMissing() }
    return parsed
  }

  private mutating func readArgument() throws(UsageError) {
    let argument = arguments[index]
    index += 1
    if optionsHaveEnded || argument == "-" || !argument.hasPrefix("-") {
      try readWord(argument)
    } else if argument == "--" {
      optionsHaveEnded = true
    } else if argument.hasPrefix("--") {
      try readLongOption(argument)
    } else {
      try readShortOptions(argument)
    }
  }

  private mutating func readWord(_ word: String) throws(UsageError) {
    if parsed.positionals.isEmpty, !path.command.subcommands.isEmpty {
      if path.enter(word) { return }
      if word == CommandPath.helpCommand, path.offersHelpCommand, parsed.request == .run {
        parsed.request = .help
        return
      }
      if path.command.positionals.isEmpty {
        throw .unknownCommand(word, at: path)
      }
    }
    if parsed.request == .help { throw .unknownCommand(word, at: path) }
    let declarations = path.command.positionals
    let position = parsed.positionals.count
    guard let last = declarations.last, position < declarations.count || last.repeats else {
      throw .unexpectedArgument(word, at: path)
    }
    let declaration = declarations[min(position, declarations.count - 1)]
    if !declaration.choices.isEmpty, !declaration.choices.contains(word) {
      throw .unknownChoice(word, for: declaration.name, choices: declaration.choices, at: path)
    }
    parsed.positionals.append(word)
    parsed.positionalIndices.append(index - 1)
  }

  private func checkThatNothingIsMissing() throws(UsageError) {
    let command = path.command
    if !command.subcommands.isEmpty, command.positionals.isEmpty {
      throw .missingCommand(at: path)
    }
    for missing in command.positionals.dropFirst(parsed.positionals.count)
    where !missing.isOptional {
      throw .missingArgument(missing, at: path)
    }
  }
}
