internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// A document class that reads other people's formats and does not say which types it writes.
///
/// By default all readable types are writable: saving replaces a file in a foreign format by what the
/// app writes. Said once for a class, at the first such type.
enum SourceDefaultWritableForeign: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-default-writable-foreign", group: .sources, severity: .note, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/swiftui/filedocument/writablecontenttypes",
      "https://github.com/Transcriptions/Transcriptions/pull/7",
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "a standard type beside the app's own",
      swift: """
        import SwiftUI
        extension UTType {
          static let note = UTType(exportedAs: "com.example.app.note")
        }
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.note, ⟶.rtf]
        }
        """,
      ExampleList.exporting("com.example.app.note")),
    .good(
      "it says what it writes",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.rtf, .html]
          static let writableContentTypes: [UTType] = [.rtf]
        }
        """),
    .good(
      "only the app's own type",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes = [UTType(exportedAs: "com.example.app.note")]
        }
        """,
      ExampleList.exporting("com.example.app.note")),
    .good(
      "it cannot write",
      swift: """
        import SwiftUI
        final class Note: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """),
    .good(
      "it is only shown",
      swift: """
        import SwiftUI
        struct Note: FileDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        @main struct Notes: App {
          var body: some Scene { DocumentGroup(viewing: Note.self) { _ in Reader() } }
        }
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for document in sources.documents
    where document.isOpened && !document.statesWritable && document.writesWhatItReads
      && !document.isReadOnlyByKind
    {
      for type in document.readable {
        guard let identifier = type.identifier, context.registry.type(identifier) != nil,
          context.ownDeclaration(of: identifier, .exported) == nil
        else { continue }
        context.report(
          .foreign(identifier, document.document.name), at: type.place, about: identifier)
        if context.makesFixes { offerFix(document, in: &context) }
        break
      }
    }
  }

  /// Says that the class writes those types only that the product exports.
  private static func offerFix(_ document: SourceDocument, in context: inout RuleContext) {
    guard document.document.readable.count == 1, let list = document.document.readable.first else {
      return
    }
    let own = document.readable.filter { type in
      type.identifier.map { context.ownDeclaration(of: $0, .exported) != nil } ?? false
    }
    context.fix("write only the types that the product exports") { fix in
      let names = own.map { fix.text(of: $0.place) }
      fix.addList("writableContentTypes", of: names, behind: list)
    }
  }
}

extension Finding.Message {
  fileprivate static func foreign(_ identifier: String, _ document: String) -> Self {
    Self(
      "document class `\(document)` writes all that it reads, `\(identifier)` among it",
      notes: [
        "add `writableContentTypes`, or saving replaces such files by what this app writes"
      ])
  }
}
