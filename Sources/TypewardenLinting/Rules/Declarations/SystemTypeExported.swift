internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// An exported declaration of a type that belongs to the system.
///
/// Apple asks not to declare the types of its frameworks again, and sloppy copies break other apps.
/// A copy that differs has its own rules. Types that the system only imports belong to their owners,
/// who may export them.
enum SystemTypeExported: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "system-type-exported", group: .declarations, severity: .error, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/defining-file-and-data-types-for-your-app",
      "https://github.com/macvim-dev/macvim/pull/1468",
      "https://github.com/omnigroup/OmniGroup/issues/2",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a copy of the system's declaration",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          ⟶<string>com.adobe.pdf</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string><string>public.composite-content</string></array>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array><string>pdf</string></array>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "the type named without a declaration",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array><string>com.adobe.pdf</string></array>
        </dict>
      </array>
      """),
    .good(
      "a type that the system imports from its owner",
      """
      <key>CFBundleIdentifier</key>
      <string>com.microsoft.word</string>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.microsoft.word.doc</string>
        </dict>
      </array>
      """),
  ]

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard type.kind == .exported, let copy = SystemTypeCopy(type, in: &context),
      copy.system.isFrameworkType, let value = copy.facts.identifier
    else { return }
    let identifier = context.text(of: value)
    context.report(
      .systemTypeExported(identifier, isEqual: copy.addsNothing), at: value, about: identifier,
      entry: type.dictionary)
    context.fix(copy.addsNothing ? .safe : .ask, "remove the declaration") {
      $0.remove(type.dictionary)
    }
  }
}

extension Finding.Message {
  fileprivate static func systemTypeExported(_ identifier: String, isEqual: Bool) -> Self {
    Self(
      "`\(identifier)` is exported, but it is a type of the system",
      notes: [
        isEqual
          ? "remove the declaration: the system's says the same, and document types may name the type"
          : "remove the declaration: document types may name the type without it"
      ])
  }
}
