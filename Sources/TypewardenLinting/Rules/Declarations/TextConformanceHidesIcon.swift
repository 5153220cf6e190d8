internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// An exported type with an icon that conforms to a type whose files show their content.
///
/// iOS draws a preview of the text, picture or film where the icon would stand, and every app for
/// the supertype offers to open the file.
enum TextConformanceHidesIcon: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "text-conformance-hides-icon", group: .declarations, severity: .note)

  static let examples: [RuleExample] = [
    .bad(
      "a notebook that is source code",
      declaration(
        "<array><string>public.content</string>⟶<string>public.source-code</string></array>",
        "<key>UTTypeIconFiles</key><array><string>notebook.png</string></array>")),
    .good(
      "data and content",
      declaration(
        "<array><string>public.data</string><string>public.content</string></array>",
        "<key>UTTypeIconFiles</key><array><string>notebook.png</string></array>")),
    .good("text without an icon", declaration("<string>public.text</string>", "")),
    .good(
      "an app for macOS", platform: .macos,
      declaration(
        "<string>public.text</string>",
        "<key>UTTypeIconFile</key><string>notebook.icns</string>")),
  ]

  private static func declaration(_ supertypes: String, _ icon: String) -> String {
    """
    <key>UTExportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.app.notebook</string>
        <key>UTTypeConformsTo</key>
        \(supertypes)
        \(icon)
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard type.kind == .exported else { return }
    let facts = context.facts(of: type)
    guard facts.conforms(toAny: .preview), facts.outside?.isStandard != true,
      context.platform != .macos, hasIcon(type, facts, in: &context),
      let identifier = facts.identifier
    else { return }
    let marks = context.marks
    let place = facts.supertypes.first {
      $0.id.map { !marks[$0].isDisjoint(with: .preview) } ?? false
    }
    guard let place else { return }
    let name = context.text(of: identifier)
    context.report(
      .hidesIcon(name, context.text(of: place.value)), at: place.value, about: name,
      entry: type.dictionary)
  }

  private static func hasIcon(
    _ type: DeclaredType, _ facts: DeclarationFacts, in context: inout RuleContext
  ) -> Bool {
    let keys: [KnownKey] = [.typeIcons, .typeIconFile, .typeIconFiles]
    if keys.contains(where: { type.value($0).map { !$0.isEmpty } ?? false }) { return true }
    return facts.id.map { context.documentClaims.withIconFile.contains($0) } ?? false
  }
}

extension Finding.Message {
  fileprivate static func hidesIcon(_ identifier: String, _ supertype: String) -> Self {
    Self(
      "`\(identifier)` has an icon, but iOS shows the content of files that conform to `\(supertype)`",
      notes: ["conform to `public.data` and `public.content` when the icon matters more"])
  }
}
