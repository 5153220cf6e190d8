internal import TypewardenCommandLine
internal import TypewardenLinting

/// The tool as one value: every command, option and example, from which help, completions and the
/// manual page are made.
enum Tool {
  static let version = "0.1.0"

  static let declaration = CommandDeclaration(
    name: "typewarden",
    abstract: "check and look up Uniform Type Identifier declarations",
    discussion: """
      Reads the type declarations and document types of property lists, checks them, and says which \
      type a file has and why.
      """,
    examples: [
      Example(command: "typewarden lint", comment: "check the project in this folder"),
      Example(
        command: "typewarden explain Plan.note --app App/Info.plist",
        comment: "why an app shows a file grey"),
      Example(command: "typewarden resolve photo.JPG README", comment: "which types files have"),
    ],
    subcommands: [
      LintCommand.declaration, ResolveCommand.declaration, ShowCommand.declaration,
      ConformsCommand.declaration, ExplainCommand.declaration, TypesCommand.declaration,
      GenerateCommand.declaration, InitCommand.declaration, MigrationCommand.declaration,
      GraphCommand.declaration, ExportCommand.declaration, RulesCommand.declaration,
      DynamicCommand.declaration, ScanCommand.declaration, DocumentsCommand.declaration,
      GeneratedTexts.completions, GeneratedTexts.manual,
    ])

  /// Options that every command takes which answers from the registry.
  static let registryOptions: [OptionDeclaration] = [
    OptionDeclaration(
      names: ["--with"], kind: .value(name: "PATH"), repeatable: true,
      help: """
        add the declarations of a property list, of a folder with property lists, of a saved \
        `lsregister -dump` or of a freedesktop MIME package; - is standard input
        """,
      group: registryGroup),
    OptionDeclaration(
      names: ["--layers"], kind: .value(name: "LIST"),
      help: "which standard layers are there: core,apple-software,xcode (default: all)",
      group: registryGroup),
    OptionDeclaration(
      names: ["--no-system-types"], help: "leave out all standard types", group: registryGroup),
  ]

  static func outputOptions(formats: [String]) -> [OptionDeclaration] {
    [
      OptionDeclaration(
        names: ["--format"], kind: .value(name: "NAME", choices: formats),
        help: "form of the output (default: \(formats[0]))", group: outputGroup),
      outputOption,
      OptionDeclaration(
        names: ["--color"], kind: .value(name: "WHEN", choices: ["auto", "always", "never"]),
        help: "colours and bold text (default: auto; NO_COLOR turns them off)",
        group: outputGroup),
      quietOption,
      OptionDeclaration(
        names: ["--verbose"], help: "more about what is done, on standard error",
        group: outputGroup),
    ]
  }

  private static let outputOption = OptionDeclaration(
    names: ["--output"], kind: .value(name: "FILE"),
    help: "write to a file instead of standard output", group: outputGroup)
  private static let quietOption = OptionDeclaration(
    names: ["--quiet"], help: "no summary and no hints on standard error", group: outputGroup)

  /// Options of a command whose output has no other form.
  static let fileOptions = [outputOption, quietOption]

  static let outputGroup = "Output"
  static let registryGroup = "Known types"
}

/// The commands that print what is made from the declarations.
enum GeneratedTexts {
  static let completions = CommandDeclaration(
    name: "completions", abstract: "print a completion script for a shell",
    positionals: [
      PositionalDeclaration(
        name: "SHELL", help: "the shell", choices: Shell.allCases.map(\.rawValue))
    ],
    examples: [
      Example(
        command:
          "typewarden completions bash > ~/.local/share/bash-completion/completions/typewarden",
        comment: "complete in bash")
    ])

  static let manual = CommandDeclaration(
    name: "manual", abstract: "print the manual page",
    examples: [Example(command: "typewarden manual | man -l -", comment: "read it")])
}
