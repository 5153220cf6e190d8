internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// `UTType(importedAs:)` for a type that neither the app nor the system declares.
///
/// The system logs that the type "was expected to be declared and imported in the Info.plist" of the
/// app. The type then only means something where the app that owns it happens to be installed. If
/// documents of that type are opened or written it is an error. Programs that name other apps' types
/// on purpose, such as clipboard managers, should silence the rule there.
enum SourceImportedTypeUndeclared: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-imported-type-undeclared", group: .sources, severity: .warning, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(importedas:conformingto:)",
      "https://developer.apple.com/documentation/swiftui/handling-advanced-document-scenarios",
      "https://github.com/Shpigford/clearly/pull/40",
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "no declaration",
      swift: """
        extension UTType {
          static var board: UTType { UTType(importedAs: ⟶"org.example.board") }
        }
        """),
    .bad(
      "documents of the type are opened", severity: .error,
      swift: """
        import SwiftUI
        final class Board: ReadableDocument {
          static let readableContentTypes = [UTType(importedAs: ⟶"org.example.board")]
        }
        """),
    .bad(
      "a framework, whose app has to import the type", severity: .note,
      swift: """
        let board = UTType(importedAs: ⟶"org.example.board")
        """,
      ExampleList.framework),
    .bad(
      "a name in Apple's own domain that is not known", severity: .note,
      swift: """
        let note = UTType(importedAs: ⟶"com.apple.example.note")
        """),
    .good(
      "imported",
      swift: """
        extension UTType {
          static var board: UTType { UTType(importedAs: "org.example.board") }
        }
        """,
      ExampleList.importing("org.example.board")),
    .good(
      "a type that every system has",
      swift: """
        let photoshop = UTType(importedAs: "com.adobe.photoshop-image")
        """),
    .good(
      "exported, which another rule reports",
      swift: """
        let note = UTType(importedAs: "com.example.app.note")
        """,
      ExampleList.exporting("com.example.app.note")),
    .good(
      "a look-up that may fail",
      swift: """
        let board = UTType("org.example.board") ?? .data
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    var ofDocuments: Set<TypeIdentifier>?
    for made in sources.constructors where made.kind == .importedAs {
      guard let identifier = made.identifier,
        let type = context.undeclared(
          identifier, in: made.path)
      else { continue }
      let known = ofDocuments ?? Self.documentTypes(sources)
      ofDocuments = known
      let isOfDocuments =
        known.contains(TypeIdentifier(identifier)) || context.isNamedByDocumentType(identifier)
      let severity = type.severity(usual: isOfDocuments ? .error : .warning)
      let related = severity > .note ? context.silenceLists(about: identifier) : []
      context.report(
        .undeclared(type), at: made.place, about: identifier, severity: severity,
        related: related)
      context.fixUndeclared(type, at: made.place, exporting: false)
    }
  }

  private static func documentTypes(_ sources: SourceFacts) -> Set<TypeIdentifier> {
    Set(
      sources.documents.flatMap { $0.readable + $0.writable }
        .compactMap { $0.identifier.map(TypeIdentifier.init) })
  }
}

extension Finding.Message {
  fileprivate static func undeclared(_ type: UndeclaredType) -> Self {
    let name = type.identifier
    if type.doubt == .containingApp {
      return Self(
        "`\(name)` is used as an imported type and not declared here",
        notes: ["the app that contains this code must import it"])
    }
    if type.doubt == .sharedSource { return .shared(type) }
    if type.isReserved {
      return Self(
        "`\(name)` is not among the types that Apple is known to declare",
        notes: ["check the spelling, or import a declaration of the type"])
    }
    if let exporter = type.exporter {
      return Self(
        "`\(name)` is declared by another product only",
        notes: ["\(exporter) exports it; import it here too, in `UTImportedTypeDeclarations`"])
    }
    return Self(
      "`\(name)` is used as an imported type and declared nowhere",
      notes: ["add its declaration to `UTImportedTypeDeclarations` of the app's property list"])
  }
}
