internal import InfoPlists
internal import PropertyLists
internal import TypewardenSwiftFacts

/// A document type whose class of this app's module no source defines.
///
/// AppKit cannot create a document then. Only names with the module before them are looked at,
/// `$(PRODUCT_MODULE_NAME).Note`: a bare name may be that of a class in Objective-C.
enum SourceDocumentClassMissing: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "source-document-class-missing", group: .sources, severity: .warning,
    sources: ["https://github.com/lionheart/openradar-mirror/issues/3242"], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "the class has another name",
      swift: """
        import AppKit
        final class NoteDocument: NSDocument {}
        """,
      documentType("⟶<string>$(PRODUCT_MODULE_NAME).Note</string>")),
    .good(
      "the class is there",
      swift: """
        import AppKit
        final class Note: NSDocument {}
        """,
      documentType("<string>$(PRODUCT_MODULE_NAME).Note</string>")),
    .good(
      "under its name in Objective-C",
      swift: """
        import AppKit
        @objc(EXNote) final class Note: NSDocument {}
        """,
      documentType("<string>EXNote</string>")),
    .good(
      "a bare name, perhaps that of a class in Objective-C",
      swift: """
        import AppKit
        final class Board: NSDocument {}
        """,
      documentType("<string>EXNote</string>")),
    .good("no sources at hand", documentType("<string>$(PRODUCT_MODULE_NAME).Note</string>")),
  ]

  private static func documentType(_ name: String) -> String {
    """
    <key>CFBundleDocumentTypes</key>
    <array>
      <dict>
        <key>LSItemContentTypes</key>
        <array><string>public.rtf</string></array>
        <key>NSDocumentClass</key>
        \(name)
      </dict>
    </array>
    """
  }

  private static let modules = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME", "TARGET_NAME"]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    guard let sources = context.sources, sources.module.files.allSatisfy(\.notes.isEmpty),
      let value = documentType.value(.documentClass), let text = value.string,
      let dot = text.lastIndex(of: ".")
    else { return }
    let module = text[..<dot]
    let name = String(text[text.index(after: dot)...])
    guard !name.isEmpty, !name.contains("$"), Self.modules.contains(where: { module.contains($0) }),
      !sources.module.declaresType(named: name), sources.declaresAnything
    else { return }
    context.report(
      .missing(name), at: value, about: name, entry: documentType.dictionary)
  }
}

extension Finding.Message {
  fileprivate static func missing(_ name: String) -> Self {
    Self(
      "document class `\(name)` is in no source of the app",
      notes: ["name the class as the source does, without the enclosing types"])
  }
}
