extension CommandPath {
  /// The word that asks for help instead of naming a command.
  static let helpCommand = "help"
  static let helpAbstract = "show the help of a command"

  static let helpOption = OptionDeclaration(names: ["--help", "-h"], help: "show this help")
  static let versionOption = OptionDeclaration(names: ["--version"], help: "show the version")

  /// The options that the parser knows without a declaration, less those a command redeclares.
  var builtinOptions: [OptionDeclaration] {
    let candidates =
      commands.count == 1 ? [Self.helpOption, Self.versionOption] : [Self.helpOption]
    return candidates.compactMap { candidate in
      var option = candidate
      option.names.removeAll { self.option(named: $0) != nil }
      return option.names.isEmpty ? nil : option
    }
  }

  /// Everything a list of options shows: declared and built in.
  var listedOptions: [OptionDeclaration] { options + builtinOptions }

  /// Whether `help` is understood as the first word.
  var offersHelpCommand: Bool {
    commands.count == 1 && !command.subcommands.isEmpty
      && !command.subcommands.contains { $0.name == Self.helpCommand }
  }
}
