internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenCommandLine

/// `typewarden init`: a type's first declaration, its document type and its constant.
enum InitCommand {
  static let declaration = CommandDeclaration(
    name: "init", abstract: "write a correct declaration for a new type",
    discussion: """
      Prints what a type of your own needs: its declaration, the document type that claims it and the \
      Swift constant. Nothing is asked and no file is changed. An extension that is known for \
      another type gets that type's name instead; an IDENTIFIER that is known as somebody else's is \
      declared as imported.
      """,
    positionals: [
      PositionalDeclaration(name: "IDENTIFIER", help: "the type, such as com.example.note")
    ],
    options: [
      OptionDeclaration(
        names: ["--extension"], kind: .value(name: "X"), repeatable: true,
        help: "a file name extension without its dot; the first is the preferred one"),
      OptionDeclaration(names: ["--flat"], help: "the document is one file"),
      OptionDeclaration(
        names: ["--package"], help: "the document is a folder that looks like one file"),
      OptionDeclaration(
        names: ["--description"], kind: .value(name: "TEXT"),
        help: "what people call such a document (default: from the identifier)"),
      OptionDeclaration(
        names: ["--own"],
        help: "a type of your own, although the extension is known for another"),
      OptionDeclaration(
        names: ["--only"], kind: .value(name: "PART", choices: ["plist", "swift"]),
        help: "a whole property list or a whole Swift file instead of the parts to paste"),
      OptionDeclaration(
        names: ["--output"], kind: .value(name: "FILE"),
        help: "write to a file instead of standard output", group: Tool.outputGroup),
    ],
    examples: [
      Example(
        command: "typewarden init com.example.note --extension note --flat --description \"Note\"",
        comment: "a document that is one file"),
      Example(
        command: "typewarden init com.example.album --extension album --package --only plist",
        comment: "a folder that looks like one file, as a property list"),
    ],
    exitCodes: [
      .init(.success, "printed"),
      .init(.findings, "the extension is known for another type; nothing is printed"),
      .init(.usage, "the identifier or an extension is not valid, or neither --flat nor --package"),
    ])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let request = try NewTypeRequest(arguments)
    guard let type = NewType(request) else { return .findings }
    let text =
      switch arguments.value("--only") {
      case "plist": text(XMLFragment.document(type.entries, indentation: "\t"))
      case "swift": text(type.swiftFile)
      default: text(type.parts)
      }
    try OutputFile.write(text, arguments)
    return .success
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
