internal import InfoPlists
internal import TypewardenSwiftFacts

/// A panel or file importer for a type that nobody declares.
///
/// Every file of that kind is grey. In `allowedFileTypes` there may be extensions too; those are no
/// types.
enum FileImporterTypeUndeclared: SourceRule {
  static let metadata = RuleMetadata(
    id: "file-importer-type-undeclared", group: .otherPlaces, severity: .error, fix: .ask,
    sources: [
      "https://github.com/nativescript-community/ui-document-picker/issues/22",
      "https://github.com/LiveContainer/LiveContainer/issues/68",
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "a file importer",
      swift: """
        extension UTType {
          static var note: UTType { UTType(⟶"com.example.app.note") ?? .data }
        }
        func view() -> some View {
          Text("").fileImporter(isPresented: $a, allowedContentTypes: [.note, .rtf]) { _ in }
        }
        """),
    .bad(
      "an open panel",
      swift: """
        func open(_ panel: NSOpenPanel) {
          panel.allowedFileTypes = ["txt", ⟶"com.example.app.note"]
        }
        """),
    .bad(
      "a document picker",
      swift: """
        let picker = UIDocumentPickerViewController(
          documentTypes: [⟶"com.example.app.note"], in: .open)
        """),
    .good(
      "declared",
      swift: """
        let picker = UIDocumentPickerViewController(
          documentTypes: ["com.example.app.note"], in: .open)
        """,
      ExampleList.exporting("com.example.app.note")),
    .good(
      "extensions, one of two parts",
      swift: """
        func open(_ panel: NSOpenPanel) {
          panel.allowedFileTypes = ["txt", "tar.gz"]
        }
        """),
    .good(
      "a type that is looked up by its extension",
      swift: """
        func view() -> some View {
          Text("").fileImporter(
            isPresented: $a, allowedContentTypes: [UTType(filenameExtension: "examplenote") ?? .data]
          ) { _ in }
        }
        """),
    .good(
      "an imported type, which is reported where it is made",
      swift: """
        func open(_ panel: NSOpenPanel) {
          panel.allowedContentTypes = [UTType(importedAs: "org.example.board")]
        }
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for use in sources.uses {
      switch use.use.kind {
      case .fileImporter, .fileExporter, .panel, .documentPicker:
        context.reportUndeclared(
          in: use, namedBy: "`\(use.use.api)`", usual: .error, note: "such files are grey there")
      default: break
      }
    }
  }
}
