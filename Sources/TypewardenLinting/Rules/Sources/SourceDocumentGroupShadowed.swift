internal import InfoPlists
internal import TypeDeclarations
internal import TypewardenSwiftFacts

/// A `DocumentGroup` behind one whose documents are of the same types or of supertypes.
///
/// The first group that can read a file opens it, not the one that fits best. The later one never
/// opens anything.
enum SourceDocumentGroupShadowed: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-document-group-shadowed", group: .sources, severity: .warning,
    sources: ["https://developer.apple.com/documentation/swiftui/documentgroup"],
    needsSources: true)

  static let examples: [RuleExample] = [
    .bad(
      "all text first",
      swift: classes + """

        @main struct Notes: App {
          var body: some Scene {
            DocumentGroup(newDocument: PlainNote()) { _ in Editor() }
            ⟶DocumentGroup(newDocument: RichNote()) { _ in Editor() }
          }
        }
        """),
    .good(
      "all text last",
      swift: classes + """

        @main struct Notes: App {
          var body: some Scene {
            DocumentGroup(newDocument: RichNote()) { _ in Editor() }
            DocumentGroup(newDocument: PlainNote()) { _ in Editor() }
          }
        }
        """),
    .good(
      "the same class twice",
      swift: classes + """

        @main struct Notes: App {
          var body: some Scene {
            DocumentGroup(newDocument: PlainNote()) { _ in Editor() }
            DocumentGroup(viewing: PlainNote.self) { _ in Reader() }
          }
        }
        """),
  ]

  private static let classes = """
    import SwiftUI
    struct PlainNote: FileDocument {
      static let readableContentTypes: [UTType] = [.text]
    }
    struct RichNote: FileDocument {
      static let readableContentTypes: [UTType] = [.rtf, .html]
    }
    """

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for (index, later) in sources.groups.enumerated() {
      guard let document = sources.document(of: later.group), !document.readable.isEmpty,
        document.isComplete
      else { continue }
      for earlier in sources.groups[..<index] where earlier.path == later.path {
        guard earlier.group.condition == nil || earlier.group.condition == later.group.condition,
          let other = sources.document(of: earlier.group),
          other.document.name != document.document.name,
          document.readable.allSatisfy({ type in
            other.readable.contains { supertype in
              guard let type = type.identifier, let supertype = supertype.identifier else {
                return false
              }
              return context.conforms(type, to: supertype)
            }
          })
        else { continue }
        context.report(
          .shadowed(document.document.name, other.document.name),
          at: FilePlace(path: later.path, place: later.group.place), about: document.document.name)
        break
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func shadowed(_ name: String, _ other: String) -> Self {
    Self(
      "the group of `\(name)` never opens anything: that of `\(other)` reads the same types",
      notes: ["put the group with the narrower types first"])
  }
}
