internal import DocumentRegistry
internal import TypewardenCommandLine

/// `typewarden documents`: asks a document registry.
enum DocumentsCommand {
  static let declaration = CommandDeclaration(
    name: "documents", abstract: "query a document registry",
    discussion: """
      Lists the documents that `typewarden scan` has catalogued, all or those that meet every \
      condition. Text is path, type and size in bytes, with tabs between them.

      SIZE is a number of bytes, or one with k, M, G or T behind it (1024 each). DATE is as \
      2026-11-30, 2026-11-30T18:00, with Z behind it for UTC, or as 7d, 12h or 30m ago.
      """,
    options: [
      RegistryPlace.option,
      OptionDeclaration(
        names: ["--conforming-to"], kind: .value(name: "TYPE"),
        help: "only documents whose type conforms to this one, or is it"),
      OptionDeclaration(
        names: ["--type"], kind: .value(name: "TYPE"), help: "only documents of exactly this type"),
      OptionDeclaration(
        names: ["--extension"], kind: .value(name: "X"),
        help: "only names with this extension, in any case"),
      OptionDeclaration(
        names: ["--mime"], kind: .value(name: "X"), help: "only types with this MIME type"),
      OptionDeclaration(
        names: ["--under"], kind: .value(name: "DIR"), help: "only documents below this folder"),
      OptionDeclaration(
        names: ["--larger-than"], kind: .value(name: "SIZE"), help: "only files of more bytes"),
      OptionDeclaration(
        names: ["--changed-since"], kind: .value(name: "DATE"),
        help: "only documents changed then or later"),
      OptionDeclaration(
        names: ["--unknown"],
        help: "what nobody declares: how many documents of each extension, with an example"),
      OptionDeclaration(
        names: ["--summary"], help: "how many documents and bytes of each type, and their share"),
      OptionDeclaration(
        names: ["--who-opens"], kind: .value(name: "PATH"),
        help: "the apps that open a document, its owner first, instead of documents"),
      OptionDeclaration(
        names: ["--app"], kind: .value(name: "PATH"), repeatable: true,
        help: "with --who-opens: an app, as a property list, a bundle or a folder with one"),
      OptionDeclaration(
        names: ["--sort"],
        kind: .value(name: "KEY", choices: DocumentFilter.Order.allCases.map(\.rawValue)),
        help: "the order; size and modified have the largest and the latest first"),
      OptionDeclaration(
        names: ["--limit"], kind: .value(name: "N"), help: "no more than so many"),
      OptionDeclaration(
        names: ["--null", "-0"], help: "paths alone, as they are, each with NUL behind it"),
    ] + Tool.registryOptions + Tool.outputOptions(formats: ["text", "json", "csv"]),
    examples: [
      Example(
        command:
          "typewarden documents --registry files.sqlite --conforming-to public.image "
          + "--sort size --limit 10",
        comment: "the ten largest images"),
      Example(
        command: "typewarden documents --registry files.sqlite --unknown",
        comment: "every extension that nobody declares"),
      Example(
        command: "typewarden documents --registry files.sqlite --summary",
        comment: "what there is, by type"),
      Example(
        command:
          "typewarden documents --registry files.sqlite --changed-since 7d --null | xargs -0 ls -ld",
        comment: "what changed in the last week"),
      Example(
        command:
          "typewarden documents --registry files.sqlite --who-opens plan.outline --with dump.txt",
        comment: "which apps of a Mac open it, from a saved `lsregister -dump`"),
    ],
    exitCodes: [
      .init(.success, "answered, also when nothing matches"),
      .init(.findings, "no such type, folder or document in the registry"),
      .init(.failure, "the registry could not be read"),
    ])

  static func run(_ arguments: ParsedArguments) throws(CommandError) -> ExitCode {
    let catalog = try RegistryPlace.catalog(arguments)
    try refuseIdleOptions(arguments)
    let filter = try DocumentFilter(arguments)
    let form = DocumentForm(arguments)
    if let path = arguments.rawValues("--who-opens", from: ProcessArguments.rawBytes()).last {
      return try whoOpens(DocumentCatalog.absolutePath(path), catalog, form, arguments)
    }
    let answer: Answer
    do throws(CatalogError) {
      answer =
        if arguments.flag("--summary") || arguments.flag("--unknown") {
          .counts(try catalog.summary(of: filter))
        } else {
          .documents(try catalog.documents(matching: filter))
        }
    } catch {
      return report(error)
    }
    let (output, close) = try OutputFile.stream(arguments)
    let error = write(answer, filter, form, output)
    try close(output)
    return error.map(report) ?? .success
  }

  private static func whoOpens(
    _ path: [UInt8], _ catalog: DocumentCatalog, _ form: DocumentForm, _ arguments: ParsedArguments
  ) throws(CommandError) -> ExitCode {
    var inputs = try RegistryInputs(arguments)
    let document: CatalogedDocument?
    do throws(CatalogError) {
      document = try catalog.document(at: path)
    } catch {
      return report(error)
    }
    guard let document else {
      StandardError.line(
        "typewarden: \(Terminal.escaped(FileName.shown(path))): is not in the registry; scan it first"
      )
      return inputs.exitCode.combined(with: .findings)
    }
    let apps = OpeningApps(document, arguments, &inputs)
    try OutputFile.write(apps.text(form), arguments)
    if !arguments.flag("--quiet"), let remark = apps.remark { StandardError.line(remark) }
    return inputs.exitCode
  }

  private enum Answer {
    case counts([TypeCount])
    case documents(DocumentRows)
  }

  private static func report(_ error: CatalogError) -> ExitCode {
    StandardError.line("typewarden: \(RegistryPlace.shown(error))")
    return error.code == .unknownType || error.code == .unknownFolder ? .findings : .failure
  }

  /// Writes an answer; returns what kept it from being whole.
  private static func write(
    _ answer: Answer, _ filter: DocumentFilter, _ form: DocumentForm, _ output: StandardOutput
  ) -> CatalogError? {
    switch answer {
    case .counts(let counts):
      TypeCountReport(form: form, isUnknown: filter.isUnknown, limit: filter.limit)
        .write(counts, to: output)
    case .documents(let rows):
      let writer = DocumentWriter(form: form)
      output.write(writer.header)
      do throws(CatalogError) {
        // A reader that went away has seen what it wanted.
        while !output.hasFailed, let document = try rows.next() {
          output.write(writer.line(document))
        }
      } catch {
        return error
      }
    }
    return nil
  }
}

extension DocumentFilter {
  /// The filter that the options ask for.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.init()
    conformingTo = arguments.value("--conforming-to")
    type = arguments.value("--type")
    fileExtension = arguments.value("--extension")
    mimeType = arguments.value("--mime")
    isUnknown = arguments.flag("--unknown")
    if let text = arguments.value("--larger-than") {
      guard let size = ByteCount.parse(text) else {
        throw .usage(
          UsageError(
            message: "`--larger-than` takes bytes as in 500, 20k or 1.5G, not "
              + "`\(Terminal.escaped(text))`"))
      }
      largerThan = size
    }
    if let text = arguments.value("--changed-since") {
      guard let moment = Moment.parse(text) else {
        throw .usage(
          UsageError(
            message: "`--changed-since` takes a date as in 2026-11-30, 2026-11-30T18:00Z or 7d, "
              + "not `\(Terminal.escaped(text))`"))
      }
      changedSince = moment.nanoseconds
    }
    if let text = arguments.value("--limit") {
      guard let number = Int(text), number >= 0 else {
        throw .usage(
          UsageError(message: "`--limit` takes a number, not `\(Terminal.escaped(text))`"))
      }
      limit = number
    }
    order = arguments.value("--sort").flatMap(Order.init)
    if let path = arguments.rawValues("--under", from: ProcessArguments.rawBytes()).last {
      folder = DocumentCatalog.absolutePath(path)
    }
  }
}
