internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A document's type that is nothing but `public.data`.
///
/// Share sheets, Spotlight's kinds and Quick Look treat its files as opaque bytes, and tools that
/// look for content do not find them. That may well be what is wanted: with `public.content` some
/// pickers show less, so this is never more than a note.
enum MissingFunctionalSupertype: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "missing-functional-supertype", group: .declarations, severity: .note, fix: .ask,
    sources: [
      "https://developer.apple.com/library/archive/documentation/FileManagement/Conceptual/understanding_utis/understand_utis_conc/understand_utis_conc.html",
      "https://github.com/microsoft/pxt/issues/1689",
      "https://github.com/moretension/duti/pull/68",
      "https://github.com/yasirkula/UnityNativeFilePicker/issues/1",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a claimed type that is only data",
      example("⟶<key>UTTypeConformsTo</key><array><string>public.data</string></array>")),
    .good(
      "data and content",
      example(
        """
        <key>UTTypeConformsTo</key>
        <array><string>public.data</string><string>public.content</string></array>
        """)),
    .good(
      "an archive",
      example(
        """
        <key>UTTypeConformsTo</key>
        <array><string>public.data</string><string>public.archive</string></array>
        """)),
    .good(
      "a package",
      example("<key>UTTypeConformsTo</key><array><string>com.apple.package</string></array>")),
    .good(
      "a type that no document type claims",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.cache</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
  ]

  private static func example(_ conformance: String) -> String {
    """
    <key>CFBundleDocumentTypes</key>
    <array>
      <dict>
        <key>LSItemContentTypes</key>
        <array><string>com.example.app.note</string></array>
      </dict>
    </array>
    <key>UTExportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.app.note</string>
        \(conformance)
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    let facts = context.facts(of: type)
    guard facts.isClaimed, !facts.hasGap, facts.conforms(toAny: .data),
      !facts.conforms(toAny: [.special, .directory]), facts.outside?.isStandard != true,
      let value = facts.identifier,
      let key = type.dictionary.key(.typeConformsTo)
    else { return }
    let identifier = context.text(of: value)
    context.report(
      .missingFunctionalSupertype(identifier), at: key, about: identifier, entry: type.dictionary)
    context.fix("conform to `public.content` too") {
      $0.addSupertype("public.content", to: type)
    }
  }
}

extension Finding.Message {
  fileprivate static func missingFunctionalSupertype(_ identifier: String) -> Self {
    Self(
      "`\(identifier)` is a document's type and conforms only to `public.data`",
      notes: [
        "add `public.content` or a narrower type when its files are something to look at or share"
      ])
  }
}
