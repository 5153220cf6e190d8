internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// A document class that writes a type which it cannot read.
///
/// Formats for export are legal, and Apple's own example has one. But whoever saves in that format
/// cannot open the document again. Classes without any list of readable types are left alone.
enum SourceWritableNotReadable: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-writable-not-readable", group: .sources, severity: .note,
    sources: [
      "https://developer.apple.com/documentation/swiftui/handling-advanced-document-scenarios"
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "plain text for export",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.rtf]
          static let writableContentTypes: [UTType] = [.rtf, ⟶.utf8PlainText]
        }
        """),
    .good(
      "the same types",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.rtf, .html]
          static let writableContentTypes: [UTType] = [.rtf]
        }
        """),
    .good(
      "a supertype is read",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.text]
          static let writableContentTypes: [UTType] = [.utf8PlainText]
        }
        """),
    .good(
      "some of what is read cannot be told",
      swift: """
        import SwiftUI
        final class Note: Document {
          static var readableContentTypes: [UTType] { [.rtf] + Plugins.all.map(\\.type) }
          static let writableContentTypes: [UTType] = [.rtf, .html]
        }
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for document in sources.documents
    where document.isOpened && document.statesWritable && !document.readable.isEmpty
      && document.isComplete
    {
      for type in document.writable {
        guard let identifier = type.identifier,
          !document.readable.contains(where: { readable in
            readable.identifier.map { context.conforms(identifier, to: $0) } ?? true
          })
        else { continue }
        context.report(
          .notReadable(identifier, document.document.name), at: type.place, about: identifier)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func notReadable(_ identifier: String, _ document: String) -> Self {
    Self(
      "document class `\(document)` writes `\(identifier)` and cannot read it",
      notes: ["fine for export; what is saved so cannot be opened again"])
  }
}
