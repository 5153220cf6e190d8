internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenCommandLine
internal import TypewardenProjects
internal import TypewardenSourceText

/// `typewarden explain`: why a name has the type it has, and whether an app would open it.
enum ExplainCommand {
  static let declaration = CommandDeclaration(
    name: "explain", abstract: "say why a name gets its type, and whether an app opens it",
    discussion: """
      Shows each step from the name to its type, everyone who claims the extension and what decided \
      between them. With --app it answers why a file is grey: whether the app's open panel would \
      enable it, whether Open With would offer the app, and what to change if not.
      """,
    positionals: [PositionalDeclaration(name: "NAME", help: "a file, or just a name")],
    options: [
      OptionDeclaration(
        names: ["--app"], kind: .value(name: "PATH"), repeatable: true,
        help: "an app: a property list, a bundle or a folder with one"),
      OptionDeclaration(names: ["--name-only"], help: "never look at the disk"),
      OptionDeclaration(names: ["--directory"], help: "take the name as that of a directory"),
    ] + Tool.registryOptions + Tool.outputOptions(formats: ["text", "json"]),
    examples: [
      Example(command: "typewarden explain x.ts", comment: "who claims .ts"),
      Example(
        command: "typewarden explain Minutes.examplenotebook --app Examples/Notebook",
        comment: "would the app open it"),
    ],
    exitCodes: [
      .init(.success, "explained"), .init(.findings, "an app would not open the file"),
      .init(.failure, "something could not be read"),
    ])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    var inputs = try RegistryInputs(arguments)
    let apps = readApps(arguments, &inputs)
    let name = arguments.positionals[0]
    let kind: ObjectKind
    do throws(FileError) {
      kind =
        arguments.flag("--directory")
        ? .directory
        : arguments.flag("--name-only") ? .nameOnly : try ObjectKind(ofObjectAt: name)
    } catch {
      throw .failed(Terminal.escaped(error.description))
    }
    let explanation = inputs.registry.explanation(ofName: name, kind: kind)
    let answers = apps.map { app in
      (
        app.path,
        AppDocuments(infoPlists: app.infoPlists, registry: inputs.registry)
          .answer(forName: name, kind: kind)
      )
    }
    let style = Terminal(descriptor: 1).style(
      arguments.value("--color").flatMap { ColorChoice(rawValue: $0) } ?? .auto)
    let text =
      arguments.value("--format") == "json"
      ? ExplainJSON.json(explanation, answers, inputs).text + "\n"
      : ExplainText.text(explanation, answers, inputs, style)
    try OutputFile.write(text, arguments)
    let isOpen = answers.allSatisfy { $0.1.opens && $0.1.isOffered && $0.1.isOneDocument }
    return inputs.exitCode.combined(with: isOpen ? .success : .findings)
  }

  /// The apps' property lists, which also become layers of the registry.
  static func readApps(
    _ arguments: ParsedArguments, _ inputs: inout RegistryInputs
  ) -> [(path: String, infoPlists: [InfoPlist])] {
    var apps: [(path: String, infoPlists: [InfoPlist])] = []
    for path in arguments.values("--app") {
      let output = ProductReader().read([path])
      for error in output.errors {
        StandardError.line("typewarden: \(Terminal.escaped(error.description))")
        inputs.exitCode = .failure
      }
      var lists = output.products.flatMap(\.infoPlists)
      if inputs.reportBroken(lists) { continue }
      // The app itself is the list that claims documents; extensions never do.
      if let index = lists.firstIndex(where: { !$0.documentTypes.isEmpty }) {
        lists.swapAt(0, index)
      }
      inputs.add(lists.filter { inputs.infoPlists[$0.list.source.name] == nil })
      if !lists.isEmpty { apps.append((path, lists)) }
    }
    return apps
  }
}
