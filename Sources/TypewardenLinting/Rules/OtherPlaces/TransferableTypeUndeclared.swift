internal import InfoPlists
internal import TypewardenSwiftFacts

/// Data that is offered to other apps under a type that nobody declares.
///
/// A drop on another window or app does nothing then, without a word. A type for data that is only
/// moved needs no extension: an exported declaration that conforms to `public.data` is enough. Drags
/// inside of one process can work without.
enum TransferableTypeUndeclared: SourceRule {
  static let metadata = RuleMetadata(
    id: "transferable-type-undeclared", group: .otherPlaces, severity: .warning, fix: .ask,
    sources: [
      "https://github.com/thaw-app/Thaw/pull/965", "https://github.com/picoe/Eto/pull/1782",
    ], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "a representation",
      swift: """
        struct Tab: Transferable {
          static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(⟶"com.example.app.tab") ?? .data)
          }
        }
        """),
    .bad(
      "an item provider",
      swift: """
        let provider = NSItemProvider(item: data, typeIdentifier: ⟶"com.example.app.tab")
        """),
    .good(
      "declared",
      swift: """
        let provider = NSItemProvider(item: data, typeIdentifier: "com.example.app.tab")
        """,
      ExampleList.exporting("com.example.app.tab")),
    .good(
      "an exported type, which is reported where it is made",
      swift: """
        struct Tab: Transferable {
          static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "com.example.app.tab"))
          }
        }
        """),
    .good(
      "standard types",
      swift: """
        let provider = NSItemProvider(item: data, typeIdentifier: "public.png")
        let other = DataRepresentation(contentType: .json) { $0 }
        """),
    .good(
      "data that is taken, not offered",
      swift: """
        func load(_ provider: NSItemProvider) {
          provider.loadItem(forTypeIdentifier: "com.example.other.tab")
        }
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for use in sources.uses where isOffer(use.use) {
      context.reportUndeclared(
        in: use, namedBy: "`\(use.use.api)`", usual: .warning,
        note: "other apps and windows do not know what it is")
    }
  }

  private static func isOffer(_ use: TypeUse) -> Bool {
    switch use.kind {
    case .transferable, .drag: true
    case .itemProvider: !use.api.hasPrefix("load")
    default: false
    }
  }
}
