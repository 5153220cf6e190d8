/// The completion script for zsh: one function for each command, on top of `_arguments`.
struct ZshCompletion {
  let root: CommandPath

  var script: String {
    let name = root.command.name
    let function = "_\(root.identifier)"
    return """
      #compdef \(name)
      # zsh completion for \(name)
      # Save it as \(function) in a folder of $fpath
      # or load it with: source <(\(name) completions zsh)

      \(root.descendants.map(self.function(for:)).joined(separator: "\n\n"))

      if [[ "${funcstack[1]}" == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(name)
      fi

      """
  }

  private func name(of path: CommandPath) -> String {
    ([root.identifier] + path.names).map { "_" + $0 }.joined()
  }

  private func function(for path: CommandPath) -> String {
    var specifications = path.listedOptions.flatMap(specifications(for:))
    let hasSubcommands = !path.command.subcommands.isEmpty
    if hasSubcommands {
      specifications += ["'1: :->command'", "'*:: :->arguments'"]
    } else {
      specifications += path.command.positionals.enumerated().map { index, positional in
        let place = positional.repeats ? "*" : "\(index + 1)"
        let optional = positional.isOptional && !positional.repeats ? "::" : ":"
        let label = escaped(positional.name, in: ":")
        return "\(place)\(optional)\(label):\(action(positional.completion))".shellQuoted
      }
    }
    let list = (["-s -S"] + specifications).joined(separator: " \\\n    ")
    let body =
      hasSubcommands
      ? """
        local context state state_descr line
        typeset -A opt_args
        local curcontext="$curcontext"
        _arguments -C \(list)
        case "$state" in
          command) \(name(of: path))__commands ;;
          arguments)
            case "$line[1]" in
      \(dispatch(from: path))
            esac
            ;;
        esac
      """ : "  _arguments \(list)"
    let listing = hasSubcommands ? "\n\n" + commandList(of: path) : ""
    return "\(name(of: path))() {\n\(body)\n}\(listing)"
  }

  private func dispatch(from path: CommandPath) -> String {
    var lines = path.command.subcommands.map { subcommand in
      "\(subcommand.name)) \(name(of: path))_\(subcommand.name) ;;"
    }
    if path.offersHelpCommand {
      lines.append("\(CommandPath.helpCommand)) _arguments '1: :\(name(of: path))__commands' ;;")
    }
    return lines.map { "        " + $0 }.joined(separator: "\n")
  }

  private func commandList(of path: CommandPath) -> String {
    let entries = path.listedSubcommands.map { subcommand in
      "    " + "\(escaped(subcommand.name, in: ":")):\(subcommand.abstract)".shellQuoted
    }
    return """
      \(name(of: path))__commands() {
        local -a commands=(
      \(entries.joined(separator: "\n"))
        )
        _describe command commands
      }
      """
  }

  /// One specification for each spelling; giving one takes all of them out of the list.
  private func specifications(for option: OptionDeclaration) -> [String] {
    let others = option.isRepeatable ? "*" : "(\(option.names.joined(separator: " ")))"
    let help = "[\(escaped(option.help, in: "[]:"))]"
    let label = escaped(option.valueName ?? "", in: ":")
    let action = action(option.completion)
    return option.names.map { name in
      let isLong = name.hasPrefix("--")
      let specification =
        switch option.kind {
        case .flag: "\(others)\(name)\(help)"
        case .value: "\(others)\(name)\(isLong ? "=" : "+")\(help):\(label):\(action)"
        case .optionalValue: "\(others)\(name)\(isLong ? "=-" : "-")\(help)::\(label):\(action)"
        }
      return specification.shellQuoted
    }
  }

  private func action(_ completion: ValueCompletion) -> String {
    switch completion {
    case .choices(let choices):
      "(\(choices.map { escaped($0, in: ":() ") }.joined(separator: " ")))"
    case .files: "_files"
    case .directories: "_files -/"
    case .nothing: " "
    }
  }

  private func escaped(_ text: String, in special: String) -> String {
    String(text.flatMap { special.contains($0) || $0 == "\\" ? ["\\", $0] : [$0] })
  }
}
