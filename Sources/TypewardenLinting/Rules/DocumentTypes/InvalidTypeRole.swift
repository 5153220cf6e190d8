internal import InfoPlists
internal import PropertyLists
internal import TypewardenSourceText

/// A role that does not exist.
///
/// `CFBundleTypeRole` is `Editor`, `Viewer`, `Shell` or `None` for apps, `QLGenerator` and
/// `MDImporter` for plug-ins, spelt exactly so. With anything else AppKit logs at every launch, and the
/// app is not offered as an editor.
enum InvalidTypeRole: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "invalid-type-role", group: .documentTypes, severity: .error, fix: .ask,
    sources: [
      "https://github.com/sveinbjornt/Platypus/issues/72",
      "https://developer.apple.com/library/archive/documentation/General/Reference/InfoPlistKeyReference/Articles/CoreFoundationKeys.html",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a role of one's own",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Picture</string>
          <key>CFBundleTypeRole</key>
          ⟶<string>Reader</string>
        </dict>
      </array>
      """),
    .bad(
      "another case, and a word of another key",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          ⟶<string>editor</string>
        </dict>
        <dict>
          <key>CFBundleTypeRole</key>
          ⟶<string>Default</string>
        </dict>
      </array>
      """),
    .good(
      "the roles of apps",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>Editor</string>
        </dict>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>Viewer</string>
        </dict>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>Shell</string>
        </dict>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>None</string>
        </dict>
      </array>
      """),
    .good(
      "the roles of plug-ins, and a placeholder",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>QLGenerator</string>
        </dict>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>MDImporter</string>
        </dict>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>${DOCUMENT_ROLE}</string>
        </dict>
      </array>
      """),
  ]

  static let roles = ["Editor", "Viewer", "Shell", "None", "QLGenerator", "MDImporter"]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    guard let value = documentType.value(.documentTypeRole), value.kind == .string, value.isUsable,
      !isRole(value), !context.isOpaque(value)
    else { return }
    let text = context.text(of: value)
    if roles.contains(text) { return }
    context.report(
      .invalidTypeRole(text, nearest: NearMiss.nearest(to: text, among: roles)), at: value,
      about: "CFBundleTypeRole", entry: documentType.dictionary)
    guard context.makesFixes else { return }
    let role =
      NearMiss.nearest(to: text, among: roles)
      ?? (context.writes(documentType) ? "Editor" : "Viewer")
    context.fix("use the role `\(role)`") { $0.setText(of: value, to: role) }
  }

  private static func isRole(_ value: PropertyListValue) -> Bool {
    value.hasText("Editor") || value.hasText("Viewer") || value.hasText("Shell")
      || value.hasText("None") || value.hasText("QLGenerator") || value.hasText("MDImporter")
  }
}

extension Finding.Message {
  fileprivate static func invalidTypeRole(_ role: String, nearest: String?) -> Self {
    Self(
      "`\(role)` is no value of `CFBundleTypeRole`",
      notes: [
        nearest.map { "did you mean `\($0)`?" }
          ?? "use `Viewer` for files that are only read, `Editor` for those that are written too"
      ])
  }
}
