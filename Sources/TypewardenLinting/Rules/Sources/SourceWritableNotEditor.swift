internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// A type that documents read and write and that the app only claims to view.
///
/// The save panel offers a format that the property list says the app cannot edit. This rule is about
/// types that are claimed by a supertype only; where a document type names the type itself, another
/// rule reports its role, and where none does at all, another rule says so.
enum SourceWritableNotEditor: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-writable-not-editor", group: .sources, severity: .warning, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/swiftui/writabledocument/writablecontenttypes"
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "all data is viewed, and notes are written",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.rtf]
          static let writableContentTypes: [UTType] = [⟶.rtf]
        }
        """,
      ExampleList.opening("public.text", role: "Viewer")),
    .good(
      "all text is edited",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.rtf]
          static let writableContentTypes: [UTType] = [.rtf]
        }
        """,
      ExampleList.opening("public.text", role: "Editor")),
    .good(
      "only read",
      swift: """
        import SwiftUI
        final class Note: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """,
      ExampleList.opening("public.text", role: "Viewer")),
    .good(
      "only written: a format for export",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.json]
          static let writableContentTypes: [UTType] = [.json, .rtf]
        }
        """,
      ExampleList.opening("public.json", role: "Editor")),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    guard context.product.showsAllDeclarations else { return }
    for document in sources.documents where document.isOpened && !document.isReadOnlyByKind {
      let readable = Set(document.readable.compactMap { $0.identifier.map(TypeIdentifier.init) })
      for type in document.writable {
        guard let identifier = type.identifier, readable.contains(TypeIdentifier(identifier)),
          context.isClaimed(orSupertypeOf: identifier),
          !context.isNamedByDocumentType(identifier),
          !context.roles(claiming: identifier).contains(where: { $0 != "Viewer" && $0 != "None" })
        else { continue }
        context.report(
          .notEditor(identifier, document.document.name), at: type.place, about: identifier)
        context.fixByClaiming(identifier)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func notEditor(_ identifier: String, _ document: String) -> Self {
    Self(
      "document class `\(document)` writes `\(identifier)`, which the app only claims to view",
      notes: ["add a document type with the role `Editor` for it"])
  }
}
