internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// Somebody else's format without `UTTypeReferenceURL`.
///
/// Nobody can find out what the type is, neither reviewers of an import nor those who meet it in a
/// registry. Off by default.
enum MissingReferenceURL: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "missing-reference-url", group: .declarations, severity: .note,
    sources: ["https://github.com/utiscc/DotPathsFileSpec/issues/3"], isOffByDefault: true)

  static let examples: [RuleExample] = [
    .bad(
      "an imported format",
      declaration("Imported", "⟶<dict>", "org.example.note", "")),
    .bad(
      "an open format that the app exports",
      declaration("Exported", "⟶<dict>", "org.example.note", "")),
    .good(
      "a reference",
      declaration(
        "Imported", "<dict>", "org.example.note",
        "<key>UTTypeReferenceURL</key><string>https://example.org/note</string>")),
    .good("an own format", declaration("Exported", "<dict>", "com.example.app.note", "")),
    .good("a type of the system", declaration("Imported", "<dict>", "public.json", "")),
  ]

  private static func declaration(
    _ list: String, _ opening: String, _ identifier: String, _ extra: String
  ) -> String {
    """
    <key>CFBundleIdentifier</key>
    <string>com.example.app</string>
    <key>UT\(list)TypeDeclarations</key>
    <array>
      \(opening)
        <key>UTTypeIdentifier</key>
        <string>\(identifier)</string>
        \(extra)
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard type.value(.typeReferenceURL) == nil else { return }
    let facts = context.facts(of: type)
    guard let value = facts.identifier, facts.outside?.isStandard != true else { return }
    switch context.ownership(of: value) {
    case .own, .sameVendor: return
    case .unknown where type.kind == .exported: return
    case .unknown, .foreign: break
    }
    guard !context.isMisspelt(.typeReferenceURL, in: type.dictionary) else { return }
    let identifier = context.text(of: value)
    context.report(
      .missingReferenceURL(identifier), at: type.dictionary, about: identifier,
      entry: type.dictionary, range: type.dictionary.openingRange)
  }
}

extension Finding.Message {
  fileprivate static func missingReferenceURL(_ identifier: String) -> Self {
    Self(
      "`\(identifier)` does not say where its format is described",
      notes: ["add `UTTypeReferenceURL`"])
  }
}
