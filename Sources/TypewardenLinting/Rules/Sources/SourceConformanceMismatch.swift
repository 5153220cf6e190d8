internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// A supertype in code that the declaration of the type does not have.
///
/// `conformingTo:` is only a hint for types that nobody declares. Where there is a declaration it
/// counts, and what the code takes for granted is not so. Supertypes of the declared ones are fine.
enum SourceConformanceMismatch: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-conformance-mismatch", group: .sources, severity: .warning,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(exportedas:conformingto:)"
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "another supertype than in the declaration",
      swift: """
        extension UTType {
          static let note = UTType(exportedAs: "com.example.app.note", conformingTo: ⟶.json)
        }
        """,
      ExampleList.exporting("com.example.app.note", conformingTo: "public.data")),
    .bad(
      "a package in code, a file in the declaration",
      swift: """
        extension UTType {
          static var board: UTType {
            UTType(importedAs: "org.example.board", conformingTo: ⟶.package)
          }
        }
        """,
      ExampleList.importing("org.example.board", conformingTo: "public.data")),
    .good(
      "the same supertype",
      swift: """
        let note = UTType(exportedAs: "com.example.app.note", conformingTo: .json)
        """,
      ExampleList.exporting("com.example.app.note", conformingTo: "public.json")),
    .good(
      "a supertype of the declared one",
      swift: """
        let note = UTType(exportedAs: "com.example.app.note", conformingTo: .data)
        """,
      ExampleList.exporting("com.example.app.note", conformingTo: "public.json")),
    .good(
      "no declaration, which another rule reports",
      swift: """
        let note = UTType(exportedAs: "com.example.app.note", conformingTo: .json)
        """),
    .good(
      "a supertype that is not known here",
      swift: """
        let note = UTType(exportedAs: "com.example.app.note", conformingTo: .exampleBase)
        """,
      ExampleList.exporting("com.example.app.note")),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for made in sources.constructors where made.kind == .exportedAs || made.kind == .importedAs {
      guard let hint = made.constructor.conformingTo, let identifier = made.identifier,
        let supertype = sources.module.resolve(hint, in: made.path).first?.resolution.identifier,
        let id = context.registry.id(of: identifier), context.registry.type(identifier) != nil,
        context.registry.type(supertype) != nil, !context.registry.hasUnknownSupertype(id),
        !context.conforms(identifier, to: supertype)
      else { continue }
      let declaration = context.declarations.declarations(of: id).first { _ in true }
      context.report(
        .mismatch(identifier, supertype), at: FilePlace(path: made.path, place: hint.place),
        about: identifier,
        related: declaration?.identifierValue.map { [($0, "declared here")] } ?? [])
    }
  }
}

extension Finding.Message {
  fileprivate static func mismatch(_ identifier: String, _ supertype: String) -> Self {
    Self(
      "`\(identifier)` conforms to `\(supertype)` in code, and its declaration says otherwise",
      notes: ["the declaration counts; make both say the same"])
  }
}
