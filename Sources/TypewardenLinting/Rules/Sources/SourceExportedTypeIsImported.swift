internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// `UTType(exportedAs:)` for a type that the app imports.
///
/// At run time the system logs that the type is not declared and exported, although the Info.plist
/// "has" it: only the list of the declaration is another one. Whoever owns the type exports it.
enum SourceExportedTypeIsImported: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-exported-type-is-imported", group: .sources, severity: .warning, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(exportedas:conformingto:)",
      "https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(importedas:conformingto:)",
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "the property list imports it",
      swift: """
        extension UTType {
          static let board = UTType(exportedAs: ⟶"org.example.board")
        }
        """,
      ExampleList.importing("org.example.board")),
    .good(
      "the property list exports it",
      swift: """
        extension UTType {
          static let note = UTType(exportedAs: "com.example.app.note")
        }
        """,
      ExampleList.exporting("com.example.app.note")),
    .good(
      "imported in both places",
      swift: """
        extension UTType {
          static var board: UTType { UTType(importedAs: "org.example.board") }
        }
        """,
      ExampleList.importing("org.example.board")),
    .good(
      "declared nowhere, which another rule reports",
      swift: """
        let board = UTType(exportedAs: "org.example.board")
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for made in sources.constructors where made.kind == .exportedAs {
      guard let identifier = made.identifier,
        context.ownDeclaration(of: identifier, .exported) == nil,
        let declaration = context.ownDeclaration(of: identifier, .imported)
      else { continue }
      // The code says whose type it is, so that the list needs no guess.
      context.silenceLists(
        about: identifier, ["owned-type-imported", "owner-rank-without-export"])
      context.report(
        .imported(identifier), at: made.place, about: identifier,
        related: declaration.identifierValue.map { [($0, "imported here")] } ?? [])
      context.fix("write `UTType(importedAs:)`") { $0.setLabel("importedAs", of: made) }
    }
  }
}

extension Finding.Message {
  fileprivate static func imported(_ identifier: String) -> Self {
    Self(
      "`\(identifier)` is used as an exported type, and the property list imports it",
      notes: [
        "write `UTType(importedAs:)`, or move the declaration to `UTExportedTypeDeclarations` if "
          + "the type is this app's own"
      ])
  }
}
