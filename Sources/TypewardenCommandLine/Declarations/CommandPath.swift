/// A command together with the commands it stands below, the tool first.
///
/// What a command accepts and how it is spelt both depend on where it stands.
struct CommandPath {
  /// The tool, then each subcommand; never empty.
  private(set) var commands: [CommandDeclaration]

  init(tool: CommandDeclaration) { commands = [tool] }

  /// The command with the given subcommand names below `tool`, or as far as they lead.
  init(_ names: [String], in tool: CommandDeclaration) {
    self.init(tool: tool)
    for name in names { guard enter(name) else { break } }
  }

  var command: CommandDeclaration { commands[commands.count - 1] }

  /// The names below the tool: `["dynamic", "encode"]`.
  var names: [String] { commands.dropFirst().map(\.name) }

  /// The names with the tool: `typewarden dynamic encode`.
  var title: String { commands.map(\.name).joined(separator: " ") }

  /// The options the command accepts: its own, then those of the commands it stands below.
  var options: [OptionDeclaration] {
    var seen: Set<String> = []
    return commands.reversed().flatMap(\.options).filter { option in
      option.names.allSatisfy { seen.insert($0).inserted }
    }
  }

  /// Steps to a subcommand; false if there is none of that name.
  mutating func enter(_ name: String) -> Bool {
    guard let next = command.subcommands.first(where: { $0.name == name }) else { return false }
    commands.append(next)
    return true
  }

  /// The option with the given spelling, the innermost command's first.
  func option(named name: String) -> OptionDeclaration? {
    for command in commands.reversed() {
      if let option = command.options.first(where: { $0.names.contains(name) }) { return option }
    }
    return nil
  }

  /// This command and everything below it, depth first, in the order of declaration.
  var descendants: [CommandPath] {
    [self]
      + command.subcommands.flatMap { subcommand in
        var path = self
        path.commands.append(subcommand)
        return path.descendants
      }
  }
}
