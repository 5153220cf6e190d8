internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// A type that a document class reads and no document type of the app names.
///
/// The code can open such files, but the Finder, Files and the share sheet never offer the app for
/// them. A document type for a supertype is enough. Types that are only written need none: they are
/// formats for export. A `FileDocument` that no `DocumentGroup` opens only serves a file exporter.
enum SourceDocumentTypeUnclaimed: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-document-type-unclaimed", group: .sources, severity: .warning, fix: .ask,
    sources: [
      "https://github.com/yasirkula/UnityNativeFilePicker/issues/1",
      "https://github.com/Provenance-Emu/Provenance/issues/3058",
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "a standard type without a document type",
      swift: """
        import SwiftUI
        @main struct Notes: App {
          var body: some Scene { DocumentGroup(newDocument: Note()) { _ in Editor() } }
        }
        struct Note: FileDocument {
          static let readableContentTypes: [UTType] = [.rtf, ⟶.html]
        }
        """,
      ExampleList.opening("public.rtf")),
    .bad(
      "an imported type without a document type",
      swift: """
        import SwiftUI
        extension UTType {
          static var board: UTType { UTType(importedAs: "org.example.board") }
        }
        final class Board: ReadableDocument {
          static let readableContentTypes: [UTType] = [⟶.board]
        }
        """,
      ExampleList.importing("org.example.board")),
    .good(
      "named by a document type",
      swift: """
        import SwiftUI
        final class Note: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """,
      ExampleList.opening("public.rtf")),
    .good(
      "a document type for a supertype",
      swift: """
        import SwiftUI
        final class Note: ReadableDocument {
          static let readableContentTypes: [UTType] = [.html, .rtf]
        }
        """,
      ExampleList.opening("public.text")),
    .good(
      "a type that is only written",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.rtf]
          static let writableContentTypes: [UTType] = [.rtf, .html]
        }
        """,
      ExampleList.opening("public.rtf")),
    .good(
      "a document that only a file exporter uses",
      swift: """
        import SwiftUI
        struct Table: FileDocument {
          static let readableContentTypes: [UTType] = [.commaSeparatedText]
        }
        """,
      ExampleList.opening("public.rtf")),
    .good(
      "a framework, whose app has the document types",
      swift: """
        import SwiftUI
        final class Note: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """,
      ExampleList.framework),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    guard context.product.showsAllDeclarations else { return }
    for document in sources.documents where document.isOpened {
      for type in document.readable {
        guard let identifier = type.identifier, let id = context.registry.id(of: identifier),
          context.registry.type(identifier) != nil,
          !context.isClaimed(orSupertypeOf: identifier), !context.claimsOtherwise(id),
          !context.isReportedAsUnclaimed(identifier),
          !context.claimsExtensions(of: id)
        else { continue }
        context.report(
          .unclaimed(identifier, document.document.name), at: type.place, about: identifier)
        context.fixByClaiming(identifier)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func unclaimed(_ identifier: String, _ document: String) -> Self {
    Self(
      "document class `\(document)` reads `\(identifier)`, and no document type names it",
      notes: ["add it to `CFBundleDocumentTypes`, or nobody is offered the app for such files"])
  }
}
