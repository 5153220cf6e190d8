internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// `UTType(importedAs:)` for a type that the app exports, or that the system has a constant for.
///
/// The system expects the declaration among the imported ones and logs a fault. A type of the system
/// with a constant of its own is worth a note: the constant cannot be misspelt.
enum SourceImportedTypeIsExported: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-imported-type-is-exported", group: .sources, severity: .warning, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(importedas:conformingto:)"
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "the property list exports it",
      swift: """
        extension UTType {
          static var note: UTType { UTType(importedAs: ⟶"com.example.app.note") }
        }
        """,
      ExampleList.exporting("com.example.app.note")),
    .bad(
      "the system has a constant", severity: .note,
      swift: """
        let picture = UTType(importedAs: ⟶"public.png")
        """),
    .bad(
      "the system has a constant, and so has the oldest system of the app", severity: .note,
      swift: """
        let page = UTType(importedAs: ⟶"net.daringfireball.markdown")
        """,
      """
      <key>LSMinimumSystemVersion</key>
      <string>27.0</string>
      """),
    .good(
      "the app runs on systems that do not have the constant yet",
      swift: """
        let page = UTType(importedAs: "net.daringfireball.markdown")
        """,
      """
      <key>LSMinimumSystemVersion</key>
      <string>14.0</string>
      """),
    .good(
      "the property list imports it",
      swift: """
        extension UTType {
          static var board: UTType { UTType(importedAs: "org.example.board") }
        }
        """,
      ExampleList.importing("org.example.board")),
    .good(
      "a type of the system without a constant",
      swift: """
        let photoshop = UTType(importedAs: "com.adobe.photoshop-image")
        """),
    .good(
      "exported in both places",
      swift: """
        let note = UTType(exportedAs: "com.example.app.note")
        """,
      ExampleList.exporting("com.example.app.note")),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for made in sources.constructors where made.kind == .importedAs {
      guard let identifier = made.identifier else { continue }
      if let declaration = context.ownDeclaration(of: identifier, .exported) {
        context.report(
          .exported(identifier), at: made.place, about: identifier,
          related: declaration.identifierValue.map { [($0, "exported here")] } ?? [])
        context.fix("write `UTType(exportedAs:)`") { $0.setLabel("exportedAs", of: made) }
      } else if !context.declaresItself(identifier),
        let constant = context.offeredConstant(for: identifier)
      {
        context.report(
          .constant(identifier, constant), at: made.place, about: identifier, severity: .note)
        context.fix("write `\(constant.text)`") {
          $0.replaceCall(of: made, with: constant.text)
        }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func exported(_ identifier: String) -> Self {
    Self(
      "`\(identifier)` is used as an imported type, and the property list exports it",
      notes: ["write `UTType(exportedAs:)`"])
  }

  fileprivate static func constant(_ identifier: String, _ constant: OfferedConstant) -> Self {
    Self(
      "`\(identifier)` is a type of the system that has a constant",
      notes: ["write \(constant.shown)"])
  }
}
