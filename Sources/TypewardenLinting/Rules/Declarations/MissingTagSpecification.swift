internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A type that a document type claims and that no file can have, for want of an extension.
///
/// Save panels add no extension and log that the type has none they could use. Types that others
/// with an extension conform to are fine: claiming them claims those. Imported types only get a note:
/// where their owner is installed, its declaration gives them extensions.
enum MissingTagSpecification: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "missing-tag-specification", group: .declarations, severity: .warning,
    sources: ["https://github.com/MicrosoftDocs/xamarin-docs/issues/1212"])

  static let examples: [RuleExample] = [
    .bad("no tags", example(claimed: "com.example.app.note", "⟶<dict>", "")),
    .bad(
      "a MIME type alone",
      example(
        claimed: "com.example.app.note", "⟶<dict>",
        """
        <key>UTTypeTagSpecification</key>
        <dict><key>public.mime-type</key><string>text/x-example-note</string></dict>
        """)),
    .good(
      "an extension as one string",
      example(
        claimed: "com.example.app.note", "<dict>",
        """
        <key>UTTypeTagSpecification</key>
        <dict><key>public.filename-extension</key><string>examplenote</string></dict>
        """)),
    .good("a type of the pasteboard", example(claimed: "public.text", "<dict>", "")),
    .good(
      "a misspelt key, which another rule reports",
      example(
        claimed: "com.example.app.note", "<dict>",
        """
        <key>UTTypeTagSpecifications</key>
        <dict><key>public.filename-extension</key><string>examplenote</string></dict>
        """)),
    .good(
      "a claimed supertype of a type with an extension",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array><string>com.example.app.game</string></array>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.game</string>
        </dict>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.game.board</string>
          <key>UTTypeConformsTo</key>
          <string>com.example.app.game</string>
          <key>UTTypeTagSpecification</key>
          <dict><key>public.filename-extension</key><string>exampleboard</string></dict>
        </dict>
      </array>
      """),
  ]

  private static func example(claimed: String, _ opening: String, _ tags: String) -> String {
    """
    <key>CFBundleDocumentTypes</key>
    <array>
      <dict>
        <key>LSItemContentTypes</key>
        <array><string>\(claimed)</string></array>
      </dict>
    </array>
    <key>UTExportedTypeDeclarations</key>
    <array>
      \(opening)
        <key>UTTypeIdentifier</key>
        <string>com.example.app.note</string>
        \(tags)
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    let facts = context.facts(of: type)
    guard facts.isClaimed, facts.extensions.isEmpty, let id = facts.id,
      let value = facts.identifier, !context.marks.isSupertypeOfFiles(id),
      facts.outside?.hasTags(.filenameExtension) != true, !isOtherRulesMatter(type, context)
    else { return }
    let identifier = context.text(of: value)
    context.report(
      .missingTags(identifier), at: type.dictionary, about: identifier, entry: type.dictionary,
      severity: type.kind == .imported ? .note : nil, range: type.dictionary.openingRange)
  }

  /// Whether tags were meant: under a misspelt key, or with an empty value or one of another kind.
  private static func isOtherRulesMatter(_ type: DeclaredType, _ context: RuleContext) -> Bool {
    guard let tags = type.value(.typeTagSpecification) else {
      return context.isMisspelt(.typeTagSpecification, in: type.dictionary)
    }
    return tags.kind != .dictionary || tags.key(.filenameExtension) != nil
      || context.isMisspelt(.filenameExtension, in: tags)
  }
}

extension Finding.Message {
  fileprivate static func missingTags(_ identifier: String) -> Self {
    Self(
      "`\(identifier)` is claimed by a document type and has no file name extension",
      notes: ["no file ever has the type: add `public.filename-extension` to its tags"])
  }
}
