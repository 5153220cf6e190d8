internal import TypewardenCommandLine

/// `typewarden generate`: one half of a type, in code or in a property list, from the other.
enum GenerateCommand {
  static let declaration = CommandDeclaration(
    name: "generate", abstract: "write Swift constants from declarations, or the reverse",
    examples: [
      Example(
        command: "typewarden generate swift Info.plist --into Types.swift --check",
        comment: "for CI: has every declared type a constant")
    ],
    subcommands: [swift, plist])

  private static let joining: [OptionDeclaration] = [
    OptionDeclaration(
      names: ["--check"],
      help: "change nothing: show what would change in the file of --into, and fail if anything"),
    OptionDeclaration(
      names: ["--define"], kind: .value(name: "NAME=VALUE"), repeatable: true,
      help: "the value of a build setting such as $(PRODUCT_BUNDLE_IDENTIFIER)"),
    OptionDeclaration(
      names: ["--output"], kind: .value(name: "FILE"),
      help: "write to a file instead of standard output", group: Tool.outputGroup),
    OptionDeclaration(
      names: ["--quiet"], help: "no summary and no hints on standard error",
      group: Tool.outputGroup),
  ]

  private static let exitCodes: [CommandDeclaration.ExitMeaning] = [
    .init(.success, "written, or with --check: both halves agree"),
    .init(.findings, "the halves differ, nothing was found, or an identifier cannot be used"),
    .init(.failure, "something could not be read or written"),
    .init(.usage, "wrong usage"),
  ]

  private static let swift = CommandDeclaration(
    name: "swift", abstract: "write Swift constants for the types of property lists",
    discussion: """
      Writes an extension of UTType with a constant for each type that the property lists declare: \
      exportedAs: for exported types, importedAs: for imported ones. With --into the constants that a \
      file lacks are added to it in its own style, and a constant that says exported where the list \
      says imported, or the reverse, is corrected. What else is in the file stays as it is.
      """,
    positionals: [
      PositionalDeclaration(
        name: "PATH", help: "property lists, projects and folders (default: .)", repeats: true,
        optional: true)
    ],
    options: [
      OptionDeclaration(
        names: ["--into"], kind: .value(name: "FILE.swift"),
        help: "add to this Swift file, which is made if it is not there"),
      OptionDeclaration(
        names: ["--access"],
        kind: .value(name: "LEVEL", choices: SwiftConstant.Access.allCases.map(\.rawValue)),
        help: "access level (default: that of the file, else internal)"),
      OptionDeclaration(
        names: ["--names"],
        kind: .value(name: "STYLE", choices: ConstantNames.Style.allCases.map(\.rawValue)),
        help: """
          what constants are named for: the end of the identifier, all of it, or the description \
          (default: short)
          """),
    ] + joining,
    examples: [
      Example(
        command: "typewarden generate swift Info.plist", comment: "constants for its types"),
      Example(
        command: "typewarden generate swift Info.plist --into Types.swift --check",
        comment: "for CI: does every type have its constant"),
    ],
    exitCodes: exitCodes)

  private static let plist = CommandDeclaration(
    name: "plist", abstract: "write declarations for the types that Swift sources make",
    discussion: """
      Writes a declaration for each UTType(exportedAs:) and UTType(importedAs:) of Swift sources. What \
      the sources do not say, such as the file name extension, is a guess with a comment beside it, \
      unless the type is a known one. With --into the declarations that a property list lacks are \
      added to it; what else is in it stays as it is.
      """,
    positionals: [
      PositionalDeclaration(
        name: "PATH", help: "Swift files, projects and folders (default: .)", repeats: true,
        optional: true)
    ],
    options: [
      OptionDeclaration(
        names: ["--into"], kind: .value(name: "FILE.plist"),
        help: "add to this XML property list, which is made if it is not there")
    ] + joining,
    examples: [
      Example(command: "typewarden generate plist Sources", comment: "what its types need"),
      Example(
        command: "typewarden generate plist Sources --into Info.plist --check",
        comment: "for CI: is every type of the code declared"),
    ],
    exitCodes: exitCodes)

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    if arguments.flag("--check"), arguments.value("--into") == nil {
      throw .usage(
        UsageError(
          message: "`--check` needs the file to compare with",
          hint: "Name it with --into.", command: arguments.command))
    }
    if arguments.value("--output") != nil, arguments.value("--into") != nil {
      throw .usage(
        UsageError(
          message: "`--output` and `--into` exclude one another",
          hint: "--into changes the file that it names.", command: arguments.command))
    }
    return arguments.command.last == "swift"
      ? try SwiftHalf.run(arguments) : try PropertyListHalf.run(arguments)
  }

  /// The values of `--define`.
  static func settings(_ arguments: ParsedArguments) throws(CommandError) -> [String: String] {
    var values: [String: String] = [:]
    for text in arguments.values("--define") {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw .usage(
          UsageError(
            message: "`--define` takes NAME=VALUE, not `\(Terminal.escaped(text))`",
            command: arguments.command))
      }
      values[String(text[..<equals])] = String(text[text.index(after: equals)...])
    }
    return values
  }
}
