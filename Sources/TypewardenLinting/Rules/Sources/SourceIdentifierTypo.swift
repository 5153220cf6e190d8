internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// An identifier in code that is one or two letters away from a declared one, and itself declared by
/// nobody.
///
/// No tool says a word, and the type is another one. If the near one is declared by the app itself it
/// is an error, if only by the system a warning.
enum SourceIdentifierTypo: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-identifier-typo", group: .sources, severity: .error, fix: .ask, needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "a letter too few",
      swift: """
        extension UTType {
          static let note = UTType(exportedAs: ⟶"com.example.app.notebok")
        }
        """,
      ExampleList.exporting("com.example.app.notebook")),
    .bad(
      "in text where types are dropped",
      swift: """
        func view() -> some View {
          Text("").onDrop(of: [⟶"com.example.app.notebokk"], isTargeted: nil) { _ in true }
        }
        """,
      ExampleList.exporting("com.example.app.notebook")),
    .bad(
      "a type of the system", severity: .warning,
      swift: """
        let text = UTType(⟶"public.plain-texd") ?? .data
        """),
    .good(
      "equal but for case",
      swift: """
        let note = UTType(exportedAs: "com.example.app.Notebook")
        """,
      ExampleList.exporting("com.example.app.notebook")),
    .good(
      "another word",
      swift: """
        let note = UTType(exportedAs: "com.example.app.note")
        """,
      ExampleList.exporting("com.example.app.board")),
    .good(
      "both declared",
      swift: """
        let notes = UTType(exportedAs: "com.example.app.notebooks")
        """,
      ExampleList.exporting("com.example.app.notebooks")
        + ExampleList.importing("com.example.app.notebook")),
    .good(
      "text that names no type",
      swift: """
        let queue = "com.example.app.notebok"
        let type = UTType.data
        """,
      ExampleList.exporting("com.example.app.notebook")),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for made in sources.constructors where made.kind.takesIdentifier {
      guard made.kind != .pasteboardType, let identifier = made.identifier else { continue }
      check(identifier, at: made.place, in: &context)
    }
    let documents = sources.documents.flatMap { $0.readable + $0.writable }
    for type in documents + sources.uses.flatMap(\.types) where type.kind == nil {
      guard case .literal(let identifier, let place) = type.resolved.resolution else { continue }
      check(identifier, at: place, in: &context)
    }
  }

  private static func check(
    _ identifier: String, at place: FilePlace, in context: inout RuleContext
  ) {
    guard identifier.contains("."), let type = context.undeclared(identifier, in: place.path),
      let nearest = type.nearest, type.doubt != .sharedSource
    else { return }
    let isOwn = context.declaresItself(nearest)
    let related = context.silenceLists(about: identifier)
    context.report(
      .misspelt(identifier, nearest), at: place, about: identifier,
      severity: isOwn ? nil : .warning, related: related)
    context.fixUndeclared(type, at: place)
  }
}

extension Finding.Message {
  fileprivate static func misspelt(_ identifier: String, _ nearest: String) -> Self {
    Self(
      "`\(identifier)` is declared nowhere, and `\(nearest)` is",
      notes: ["did you mean `\(nearest)`?"])
  }
}
