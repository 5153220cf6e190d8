internal import TypewardenCommandLine

extension DocumentsCommand {
  /// Refuses options that would have no effect beside the others: whoever gives them expects one.
  static func refuseIdleOptions(_ arguments: ParsedArguments) throws(CommandError) {
    if arguments.isPresent("--who-opens") {
      try refuse(
        conditions + ["--unknown", "--summary", "--sort", "--limit"], arguments,
        beside: "--who-opens", hint: "It asks about one document, by its path.")
      guard arguments.isPresent("--app") || arguments.isPresent("--with") else {
        throw usage(
          "`--who-opens` has no apps to ask about",
          "Name apps with --app PATH, or with --with a saved `lsregister -dump`, which knows all.")
      }
    } else if let option = given(["--app"], arguments) {
      throw usage("`\(option)` belongs to `--who-opens`")
    } else if let option = given(["--with", "--layers", "--no-system-types"], arguments) {
      throw usage(
        "`\(option)` belongs to `--who-opens`",
        "The types of documents are those that `typewarden scan` was given.")
    }
    for question in ["--summary", "--unknown"] where arguments.flag(question) {
      try refuse(
        ["--sort", "--summary"].filter { $0 != question }, arguments, beside: question,
        hint: "It counts, and has an order of its own.")
    }
    if arguments.flag("--summary") {
      try refuse(["--null"], arguments, beside: "--summary", hint: "It tells no paths.")
    }
    if arguments.flag("--null"), let format = arguments.value("--format"), format != "text" {
      throw usage(
        "`--null` and `--format \(format)` exclude one another", "--null gives paths alone.")
    }
  }

  /// The options that restrict which documents are listed.
  private static let conditions = [
    "--conforming-to", "--type", "--extension", "--mime", "--under", "--larger-than",
    "--changed-since",
  ]

  private static func given(_ options: [String], _ arguments: ParsedArguments) -> String? {
    options.first { arguments.isPresent($0) }
  }

  private static func refuse(
    _ options: [String], _ arguments: ParsedArguments, beside question: String, hint: String
  ) throws(CommandError) {
    guard let option = given(options, arguments) else { return }
    throw usage("`\(question)` and `\(option)` exclude one another", hint)
  }

  private static func usage(_ message: String, _ hint: String? = nil) -> CommandError {
    .usage(UsageError(message: message, hint: hint, command: ["documents"]))
  }
}
