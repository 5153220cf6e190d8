/// The completion script for bash, 3.2 (macOS) and later; it does not need bash-completion.
struct BashCompletion {
  let root: CommandPath

  /// The commands in order; each is one key of the `case` statements.
  private var commands: [CommandPath] { root.descendants }

  var script: String {
    let name = root.command.name
    let function = "_\(root.identifier)"
    return """
      # bash completion for \(name)
      # Load it with: eval "$(\(name) completions bash)"

      \(function)_words() {
        local word
        while IFS= read -r word; do COMPREPLY+=("$word"); done \\
          < <(compgen -P "$prefix" -W "$1" -- "$current")
      }

      \(function)_files() {
        local file
        compopt -o filenames 2>/dev/null
        while IFS= read -r file; do COMPREPLY+=("$file"); done \\
          < <(compgen -P "$prefix" "$1" -- "$current")
      }

      \(function)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="" prefix="" assigned=""
        local command="" options=1 position=0 index=1 word
        COMPREPLY=()
        # Which command is it, and how many arguments has it been given?
        while ((index < COMP_CWORD)); do
          word="${COMP_WORDS[index]}"
          previous="$word"
          index=$((index + 1))
          if ((options == 0)); then
            position=$((position + 1))
            continue
          fi
          case "$command:$word" in
            *:--) options=0; previous="" ;;
      \(commandCases)
      \(valueCases)
            *:-?*)
              # The line editor takes --name=value apart at the equals sign.
              if [[ "${COMP_WORDS[index]}" == "=" ]]; then index=$((index + 2)); fi
              ;;
            *) position=$((position + 1)); previous="" ;;
          esac
        done
        if ((options == 1)); then
          if [[ "$current" == "=" ]]; then
            assigned="="
            current=""
          elif ((COMP_CWORD > 1)) && [[ "${COMP_WORDS[COMP_CWORD - 1]}" == "=" ]]; then
            assigned="="
            previous="${COMP_WORDS[COMP_CWORD - 2]}"
          elif [[ "$current" == --*=* ]]; then
            assigned="="
            previous="${current%%=*}"
            prefix="$previous="
            current="${current#*=}"
          fi
          case "$command:$previous$assigned" in
      \(optionValueCases)
          esac
          if [[ "$current" == -* ]]; then
            case "$command" in
      \(optionNameCases)
            esac
            return
          fi
        fi
        case "$command:$position" in
      \(positionalCases)
        esac
      }

      complete -F \(function) \(name)

      """
  }

  // MARK: - Cases

  private var commandCases: String {
    var lines = commands.flatMap { parent in
      parent.command.subcommands.map { subcommand in
        let key = parent.scriptKey
        let next = key.isEmpty ? subcommand.name : "\(key)/\(subcommand.name)"
        return "\(key):\(subcommand.name)) command=\(next); position=0; previous=\"\" ;;"
      }
    }
    if root.offersHelpCommand {
      let help = CommandPath.helpCommand
      lines.append(":\(help)) command=\(help); position=0; previous=\"\" ;;")
    }
    return indented(lines, by: 6)
  }

  /// Skips the value after an option; the last one may be what is being completed.
  private var valueCases: String {
    let patterns = commands.flatMap { path in
      path.namesTakingNextWord.map { "\(path.scriptKey):\($0)" }
    }
    guard !patterns.isEmpty else { return "" }
    let skip = """
      if [[ "${COMP_WORDS[index]}" == "=" ]]; then index=$((index + 1)); fi
      if ((index < COMP_CWORD)); then index=$((index + 1)); previous=""; fi
      ;;
      """
    return indented(["\(patterns.joined(separator: "|")))"], by: 6) + "\n"
      + indented(skip.split(separator: "\n").map(String.init), by: 8)
  }

  private var optionValueCases: String {
    let lines = commands.flatMap { path in
      path.options.compactMap { option -> String? in
        guard option.kind != .flag else { return nil }
        var endings = ["="]
        if case .value = option.kind { endings.append("") }
        let patterns = option.names.flatMap { name in
          endings.map { "\(path.scriptKey):\(name)\($0)" }
        }
        return "\(patterns.joined(separator: "|"))) \(reply(option.completion)); return ;;"
      }
    }
    return indented(lines + ["*:*=) return ;;"], by: 6)
  }

  private var optionNameCases: String {
    indented(
      commands.map { path in
        let names = path.listedOptions.flatMap(\.names).joined(separator: " ")
        return "\(path.scriptKey.isEmpty ? "''" : path.scriptKey)) \(words(names)) ;;"
      }, by: 8)
  }

  private var positionalCases: String {
    var lines = commands.flatMap { path -> [String] in
      if !path.command.subcommands.isEmpty {
        let names = path.listedSubcommands.map(\.name).joined(separator: " ")
        return ["\(path.scriptKey):0) \(words(names)) ;;"]
      }
      return path.command.positionals.enumerated().map { index, positional in
        let place = positional.repeats ? "*" : "\(index)"
        return "\(path.scriptKey):\(place)) \(reply(positional.completion)) ;;"
      }
    }
    if root.offersHelpCommand {
      let names = root.command.subcommands.map(\.name).joined(separator: " ")
      lines.append("\(CommandPath.helpCommand):0) \(words(names)) ;;")
    }
    return indented(lines, by: 4)
  }

  private func reply(_ completion: ValueCompletion) -> String {
    switch completion {
    case .choices(let choices): words(choices.joined(separator: " "))
    case .files: "_\(root.identifier)_files -f"
    case .directories: "_\(root.identifier)_files -d"
    case .nothing: ":"
    }
  }

  private func words(_ list: String) -> String { "_\(root.identifier)_words \(list.shellQuoted)" }

  private func indented(_ lines: [String], by columns: Int) -> String {
    lines.map { String(repeating: " ", count: columns) + $0 }.joined(separator: "\n")
  }
}
