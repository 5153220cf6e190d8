internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// A document of `FileDocument` or `ReferenceFileDocument` in an app for the 27 systems and later.
///
/// `Document`, `ReadableDocument` and `WritableDocument` replace them there, and the compiler does not
/// say so. An app that still runs on older systems, or of which that is not known, has no choice.
enum SourceDeprecatedDocumentProtocol: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-deprecated-document-protocol", group: .sources, severity: .note,
    sources: [
      "https://developer.apple.com/documentation/swiftui/updating-your-document-based-app",
      "https://developer.apple.com/documentation/swiftui/filedocument",
    ], needsSources: true)

  private static let minimum = """
    <key>LSMinimumSystemVersion</key>
    <string>27.0</string>
    """

  static let examples: [RuleExample] = [
    .bad(
      "a structure",
      swift: """
        import SwiftUI
        struct ⟶Note: FileDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """,
      minimum),
    .bad(
      "a class, by an extension",
      swift: """
        import SwiftUI
        final class Note {}
        extension ⟶Note: ReferenceFileDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """,
      minimum),
    .good(
      "the new protocol",
      swift: """
        import SwiftUI
        final class Note: Document {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """,
      minimum),
    .good(
      "an app for older systems",
      swift: """
        import SwiftUI
        struct Note: FileDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """,
      """
      <key>LSMinimumSystemVersion</key>
      <string>26.4</string>
      """),
    .good(
      "the oldest system is not known",
      swift: """
        import SwiftUI
        struct Note: FileDocument {
          static let readableContentTypes: [UTType] = [.rtf]
        }
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    guard let target = context.deploymentTarget, target.major >= 27 else { return }
    for document in sources.documents {
      for (kind, replacement) in [
        (DocumentClass.Kind.fileDocument, "Document"), (.referenceFileDocument, "Document"),
      ] where document.document.kinds.contains(kind) {
        context.report(
          .deprecated(document.document.name, kind.rawValue, replacement),
          at: document.document.conformancePlace, about: document.document.name)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func deprecated(
    _ name: String, _ kind: String, _ replacement: String
  ) -> Self {
    Self(
      "`\(name)` conforms to `\(kind)`, which the 27 systems replace",
      notes: ["conform to `\(replacement)`, or to `ReadableDocument` where nothing is written"])
  }
}
