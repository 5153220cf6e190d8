internal import InfoPlists
internal import TypewardenSwiftFacts

/// A type whose identifier is made at run time, so that nobody can check it.
///
/// Off unless it is asked for. It tells how much of the code the other rules cannot see.
enum SourceNonliteralType: SourceRule {
  static let metadata = RuleMetadata(
    id: "source-nonliteral-type", group: .sources, severity: .note, needsSources: true,
    isOffByDefault: true)

  static let examples: [RuleExample] = [
    .bad(
      "interpolation",
      swift: """
        let prefix = bundle.bundleIdentifier!
        let note = UTType(exportedAs: ⟶"\\(prefix).note")
        """),
    .bad(
      "the sum of two texts, and a call",
      swift: """
        let note = UTType(exportedAs: ⟶prefix + ".note")
        let board = UTType(importedAs: ⟶name(of: board))
        """),
    .good(
      "a literal",
      swift: """
        let note = UTType(exportedAs: "com.example.app.note")
        """),
    .good(
      "a constant of the same module",
      swift: """
        let name = "com.example.app.note"
        let note = UTType(exportedAs: name)
        """),
    .good(
      "a look-up by extension",
      swift: """
        let note = UTType(filenameExtension: url.pathExtension)
        """),
  ]

  static func check(_ sources: SourceFacts, in context: inout RuleContext) {
    for made in sources.constructors
    where made.kind.takesIdentifier && made.kind != .pasteboardType && made.identifier == nil {
      context.report(
        .nonliteral, at: FilePlace(path: made.path, place: made.constructor.place),
        about: made.kind.rawValue)
    }
  }
}

extension Finding.Message {
  fileprivate static let nonliteral = Self(
    "the identifier of this type is made at run time",
    notes: ["write it as one literal, so that it can be checked"])
}
