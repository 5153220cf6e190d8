internal import InfoPlists
internal import TypewardenSwiftFacts

/// A document that is a class in an app that never registers anything for undo.
///
/// SwiftUI notices changes of a class only through the undo manager: without it nothing is marked as
/// edited and nothing is ever saved. It is the usual fault after a move from `FileDocument`. Apps with
/// modules of other people, which may register, are left alone.
enum SourceDocumentWithoutUndo: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-document-without-undo", group: .sources, severity: .warning,
    sources: [
      "https://developer.apple.com/documentation/swiftui/updating-your-document-based-app"
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "a document that is written",
      swift: """
        import SwiftUI
        final class ⟶Note: Document {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """),
    .bad(
      "the older protocol",
      swift: """
        import SwiftUI
        final class ⟶Note: ReferenceFileDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        @main struct Notes: App {
          var body: some Scene { DocumentGroup(newDocument: { Note() }) { _ in Editor() } }
        }
        """),
    .good(
      "a change is registered",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.rtf]
          func setTitle(_ title: String, undoManager: UndoManager?) {
            undoManager?.registerUndo(withTarget: self) { $0.setTitle("", undoManager: undoManager) }
          }
        }
        """),
    .good(
      "a structure, whose changes SwiftUI sees",
      swift: """
        import SwiftUI
        struct Note: FileDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """),
    .good(
      "a document that is only read",
      swift: """
        import SwiftUI
        final class Note: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """),
    .good(
      "another module may register",
      swift: """
        import ExampleEditing
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    guard !sources.module.registersUndo, sources.isWhole else { return }
    for document in sources.documents where document.isOpened && !document.isReadOnlyByKind {
      guard
        document.document.kinds.contains(where: {
          [.document, .writableDocument, .referenceFileDocument].contains($0)
        })
      else { continue }
      context.report(
        .withoutUndo(document.document.name), at: document.document.conformancePlace,
        about: document.document.name)
    }
  }
}

extension Finding.Message {
  fileprivate static func withoutUndo(_ name: String) -> Self {
    Self(
      "document `\(name)` is a class, and no change is registered for undo",
      notes: ["call `registerUndo` with each change, or nothing is ever saved"])
  }
}
