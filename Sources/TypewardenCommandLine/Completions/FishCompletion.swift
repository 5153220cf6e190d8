/// The completion script for fish: one `complete` line for each option, shared by all commands
/// that have the same one.
struct FishCompletion {
  let root: CommandPath

  private var tool: String { root.command.name }
  private var test: String { "__\(root.identifier)_at" }

  var script: String {
    let commands = root.descendants
    var lines = ["complete -c \(tool) -f"]
    for path in commands {
      lines += path.listedSubcommands.map { subcommand in
        line(at: [path], "-a \(quoted(subcommand.name)) -d \(quoted(subcommand.abstract))")
      }
    }
    if root.offersHelpCommand {
      let names = root.command.subcommands.map(\.name).joined(separator: " ")
      lines.append(
        "complete -c \(tool) -n \(quoted("\(test) \(CommandPath.helpCommand)")) -a \(quoted(names))"
      )
    }
    for path in commands where path.command.subcommands.isEmpty {
      lines += path.command.positionals.compactMap { positional in
        // Files that are always offered would be offered after `--name=` as well.
        let isWord = "not string match --quiet -- '-*' (commandline --current-token)"
        return arguments(for: positional.completion).map { line(at: [path], and: isWord, $0) }
      }
    }
    for (option, paths) in optionsWithPlaces(commands) {
      lines.append(line(at: paths, arguments(for: option)))
    }
    return """
      # fish completion for \(tool)
      # Save it as ~/.config/fish/completions/\(tool).fish
      # or load it with: \(tool) completions fish | source

      function \(test) --description 'whether the command line is at one of the given commands'
          set --local path ''
          set --local skip 0
          set --local words (commandline --tokenize --current-process --cut-at-cursor)
          for word in $words[2..-1]
              if test $skip -eq 1
                  set skip 0
                  continue
              end
              switch "$path:$word"
      \(cases(commands))
              end
          end
          contains -- "$path" $argv
      end

      \(lines.joined(separator: "\n"))

      """
  }

  private func cases(_ commands: [CommandPath]) -> String {
    var lines: [String] = []
    for path in commands where !path.command.subcommands.isEmpty {
      for (name, _) in path.listedSubcommands {
        let next = path.scriptKey.isEmpty ? name : "\(path.scriptKey)/\(name)"
        lines += ["case \(quoted("\(path.scriptKey):\(name)"))", "    set path \(quoted(next))"]
      }
      let skipping = path.namesTakingNextWord.map { quoted("\(path.scriptKey):\($0)") }
      if !skipping.isEmpty {
        lines += ["case \(skipping.joined(separator: " "))", "    set skip 1"]
      }
    }
    return lines.map { "            " + $0 }.joined(separator: "\n")
  }

  /// Every option once, with all commands that accept it in the same form.
  private func optionsWithPlaces(
    _ commands: [CommandPath]
  ) -> [(option: OptionDeclaration, paths: [CommandPath])] {
    var result: [(option: OptionDeclaration, paths: [CommandPath])] = []
    for path in commands {
      for option in path.listedOptions {
        if let index = result.firstIndex(where: { $0.option == option }) {
          result[index].paths.append(path)
        } else {
          result.append((option, [path]))
        }
      }
    }
    return result
  }

  private func line(
    at paths: [CommandPath], and condition: String? = nil, _ rest: String
  ) -> String {
    let keys = paths.map { $0.scriptKey.isEmpty ? "''" : $0.scriptKey }
    // The condition is itself a fish command, so an empty key is quoted in it.
    let place = "\(test) \(keys.joined(separator: " "))\(condition.map { "; and " + $0 } ?? "")"
    return "complete -c \(tool) -n \(quoted(place)) \(rest)"
  }

  private func arguments(for option: OptionDeclaration) -> String {
    let names = option.names.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }
    var words = names
    // Unless told not to, fish offers files wherever there is a value.
    if case .value = option.kind { words.append("-r") }
    if option.kind != .flag, option.completion != .files { words.append("-f") }
    if let values = arguments(for: option.completion) { words.append(values) }
    return (words + ["-d \(quoted(option.help))"]).joined(separator: " ")
  }

  private func arguments(for completion: ValueCompletion) -> String? {
    switch completion {
    case .choices(let choices): "-a \(quoted(choices.joined(separator: " ")))"
    case .files: "-F"
    case .directories: "-a '(__fish_complete_directories)'"
    case .nothing: nil
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + String(text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }) + "'"
  }
}
