internal import InfoPlists
internal import TypewardenSwiftFacts

/// A drop or an item provider's data that is asked for by a type which nobody declares.
///
/// It never arrives. Pasteboard types of AppKit are left alone: they are compared as text and need no
/// declaration.
enum DropTypeUndeclared: SourceRule {
  static let metadata = RuleMetadata(
    id: "drop-type-undeclared", group: .otherPlaces, severity: .warning, fix: .ask,
    sources: ["https://github.com/thaw-app/Thaw/pull/965"], needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "text where types are dropped",
      swift: """
        func view() -> some View {
          Text("").onDrop(of: [⟶"com.example.app.tab"], isTargeted: nil) { _ in true }
        }
        """),
    .bad(
      "what an item provider is asked",
      swift: """
        func isTab(_ provider: NSItemProvider) -> Bool {
          provider.hasItemConformingToTypeIdentifier(⟶"com.example.app.tab")
        }
        """),
    .good(
      "declared",
      swift: """
        func view() -> some View {
          Text("").onDrop(of: ["com.example.app.tab"], isTargeted: nil) { _ in true }
        }
        """,
      ExampleList.exporting("com.example.app.tab")),
    .good(
      "standard types",
      swift: """
        func view() -> some View {
          Text("").onDrop(of: [.fileURL, .plainText], isTargeted: nil) { _ in true }
        }
        """),
    .good(
      "a pasteboard type of the app's own",
      swift: """
        func prepare(_ table: NSTableView) {
          table.registerForDraggedTypes([NSPasteboard.PasteboardType("com.example.app.row")])
        }
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for use in sources.uses where isRequest(use.use) {
      context.reportUndeclared(
        in: use, namedBy: "`\(use.use.api)`", usual: .warning, note: "nothing of it arrives")
    }
  }

  private static func isRequest(_ use: TypeUse) -> Bool {
    switch use.kind {
    case .drop: use.api != "registerForDraggedTypes"
    case .itemProvider: use.api.hasPrefix("load")
    default: false
    }
  }
}
