internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A type of files without `UTTypeDescription`.
///
/// Finder's column of kinds and save panels then show what the supertypes are called, which for most
/// is a word such as "data". Types that inherit a better word only get a note, and so do imported
/// ones: their owner's description counts where the owner is installed.
enum MissingTypeDescription: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "missing-type-description", group: .declarations, severity: .warning,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/defining-file-and-data-types-for-your-app"
    ])

  static let examples: [RuleExample] = [
    .bad(
      "an exported type with an extension",
      declaration("Exported", "⟶<dict>", "com.example.app.note", extra: "")),
    .bad(
      "an imported type: only a note", severity: .note,
      declaration("Imported", "⟶<dict>", "org.example.note", extra: "")),
    .bad(
      "a type that is called what its supertype is: only a note", severity: .note,
      declaration(
        "Exported", "⟶<dict>", "com.example.app.note",
        extra: "<key>UTTypeConformsTo</key><string>public.source-code</string>")),
    .good(
      "a description",
      declaration(
        "Exported", "<dict>", "com.example.app.note",
        extra: "<key>UTTypeDescription</key><string>Example Note</string>")),
    .good(
      "a misspelt key, which another rule reports",
      declaration(
        "Exported", "<dict>", "com.example.app.note",
        extra: "<key>UTTypeDescripton</key><string>Example Note</string>")),
    .good(
      "a type of the system, which describes it",
      declaration("Imported", "<dict>", "public.json", extra: "")),
    .good(
      "a type without tags",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.selection</string>
        </dict>
      </array>
      """),
  ]

  private static func declaration(
    _ list: String, _ opening: String, _ identifier: String, extra: String
  ) -> String {
    """
    <key>UT\(list)TypeDeclarations</key>
    <array>
      \(opening)
        <key>UTTypeIdentifier</key>
        <string>\(identifier)</string>
        \(extra)
        <key>UTTypeTagSpecification</key>
        <dict>
          <key>public.filename-extension</key>
          <array><string>examplenote</string></array>
        </dict>
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard type.value(.typeDescription) == nil else { return }
    let facts = context.facts(of: type)
    guard !facts.extensions.isEmpty || !type.tagValues(.mimeType).isEmpty,
      let value = facts.identifier, facts.outside?.isStandard != true,
      !context.isMisspelt(.typeDescription, in: type.dictionary)
    else { return }
    let identifier = context.text(of: value)
    context.report(
      .missingDescription(identifier), at: type.dictionary, about: identifier,
      entry: type.dictionary,
      severity: type.kind == .imported || inheritsWord(facts, &context) ? .note : nil,
      range: type.dictionary.openingRange)
  }

  /// Whether the supertypes give the type a description that says what its files are.
  private static func inheritsWord(
    _ facts: DeclarationFacts, _ context: inout RuleContext
  ) -> Bool {
    let registry = context.registry
    guard let id = facts.id, let word = context.localizedDescription(of: id) else { return false }
    let plain: [TypeIdentifier] = [
      "public.item", "public.data", "public.content", "public.composite-content",
      "public.directory", "public.folder", "com.apple.package",
    ]
    return !plain.contains { registry.type($0)?.localizedDescription == word }
  }
}

extension Finding.Message {
  fileprivate static func missingDescription(_ identifier: String) -> Self {
    Self(
      "`\(identifier)` has no description: `UTTypeDescription` is missing",
      notes: ["add what people call such a document"])
  }
}
