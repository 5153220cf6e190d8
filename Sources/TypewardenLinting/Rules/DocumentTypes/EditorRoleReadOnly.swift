internal import InfoPlists
internal import PropertyLists
internal import TypewardenSwiftFacts

/// The role `Editor` for a type that the app's sources can only read.
///
/// Apple says to set `Viewer` for documents that are only read. With `Editor`, Save writes a format
/// that the app merely imports, and data is lost. Reported only when every document class that reads
/// the type is seen and none writes it.
enum EditorRoleReadOnly: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "editor-role-read-only", group: .documentTypes, severity: .warning, fix: .ask,
    sources: [
      "https://github.com/Transcriptions/Transcriptions/pull/7",
      "https://developer.apple.com/documentation/swiftui/readabledocument",
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "a class that only reads",
      swift: """
        import SwiftUI
        final class Note: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """,
      documentType("⟶<string>Editor</string>", "public.rtf")),
    .bad(
      "a scene that only shows",
      swift: """
        import SwiftUI
        struct Note: FileDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        @main struct Notes: App {
          var body: some Scene { DocumentGroup(viewing: Note.self) { _ in Reader() } }
        }
        """,
      documentType("⟶<string>Editor</string>", "public.rtf")),
    .bad(
      "a class that writes another type",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.rtf, .html]
          static let writableContentTypes: [UTType] = [.html]
        }
        """,
      documentType("⟶<string>Editor</string>", "public.rtf")),
    .good(
      "the role Viewer",
      swift: """
        import SwiftUI
        final class Note: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """,
      documentType("<string>Viewer</string>", "public.rtf")),
    .good(
      "one of two classes writes",
      swift: """
        import SwiftUI
        final class Preview: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.text]
        }
        """,
      documentType("<string>Editor</string>", "public.rtf")),
    .good(
      "a class of AppKit, which may write anything",
      swift: """
        import AppKit
        final class Note: NSDocument {}
        """,
      documentType("<string>Editor</string>", "public.rtf")),
    .good(
      "types that cannot all be told",
      swift: """
        import SwiftUI
        final class Preview: ReadableDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        final class Note: Document {
          static var readableContentTypes: [UTType] { Plugins.all.map(\\.type) }
        }
        """,
      documentType("<string>Editor</string>", "public.rtf")),
    .good("no sources at hand", documentType("<string>Editor</string>", "public.rtf")),
  ]

  static func documentType(_ role: String, _ type: String) -> String {
    """
    <key>CFBundleDocumentTypes</key>
    <array>
      <dict>
        <key>CFBundleTypeRole</key>
        \(role)
        <key>LSItemContentTypes</key>
        <array><string>\(type)</string></array>
      </dict>
    </array>
    """
  }

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    guard let sources = context.sources, let role = documentType.value(.documentTypeRole),
      role.hasText("Editor"),
      sources.module.files.allSatisfy({ $0.notes.isEmpty || $0.notes == [.doesNotParse] }),
      !sources.documents.contains(where: mayWriteAnything)
    else { return }
    for value in documentType.contentTypeValues {
      let identifier = context.text(of: value)
      let readers = sources.readers(of: identifier, in: context).filter(\.isOpened)
      guard !readers.isEmpty,
        readers.allSatisfy({ isReadOnly($0, identifier, context) })
      else { continue }
      let place = readers[0].document.name
      context.report(
        .readOnly(identifier, place), at: role, about: identifier, entry: documentType.dictionary)
      context.fix("use the role `Viewer`") { $0.setText(of: role, to: "Viewer") }
      return
    }
  }

  /// Whether a class may write types that none of its lists shows.
  private static func mayWriteAnything(_ document: SourceDocument) -> Bool {
    if document.isReadOnlyByKind { return false }
    if !document.isOfSwiftUI { return !document.statesWritable || !document.isComplete }
    return document.isOpened && !document.isComplete
  }

  private static func isReadOnly(
    _ document: SourceDocument, _ identifier: String, _ context: RuleContext
  ) -> Bool {
    if document.isReadOnlyByKind { return true }
    return !document.writable.contains { type in
      type.identifier.map { context.conforms(identifier, to: $0) } ?? true
    }
  }
}

extension Finding.Message {
  fileprivate static func readOnly(_ identifier: String, _ document: String) -> Self {
    Self(
      "role `Editor` for `\(identifier)`, which the app only reads",
      notes: [
        "write `Viewer`: class `\(document)` does not write such documents, or add the type to "
          + "what it writes"
      ])
  }
}
