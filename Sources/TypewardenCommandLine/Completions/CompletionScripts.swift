/// The shells there are completions for.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// What a shell loads to complete the command line of a tool.
///
/// The scripts know commands, options and choices, and offer files where a path is expected. They
/// never start the tool.
package enum CompletionScripts {
  /// The script for a shell, ready to be loaded or installed.
  package static func render(for shell: Shell, tool: CommandDeclaration) -> String {
    let path = CommandPath(tool: tool)
    return switch shell {
    case .bash: BashCompletion(root: path).script
    case .zsh: ZshCompletion(root: path).script
    case .fish: FishCompletion(root: path).script
    }
  }
}

extension CommandPath {
  /// The name the scripts know a command by: `dynamic/encode`; empty for the tool.
  var scriptKey: String { names.joined(separator: "/") }

  /// The names of the commands directly below, with the help command where there is one.
  var listedSubcommands: [(name: String, abstract: String)] {
    command.subcommands.map { ($0.name, $0.abstract) }
      + (offersHelpCommand ? [(Self.helpCommand, Self.helpAbstract)] : [])
  }

  /// The name of the tool as part of a function's name.
  var identifier: String {
    String(commands[0].name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The names of options that take the word after them as their value.
  var namesTakingNextWord: [String] {
    options.flatMap { option in
      if case .value = option.kind { option.names } else { [String]() }
    }
  }
}

extension String {
  /// The text in single quotes for bash and zsh.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
