internal import InfoPlists

/// A suppression that silences nothing.
///
/// What it silenced was mended, or its rule is misspelt. Left in place it would hide the next fault of
/// the same kind. A suppression of a rule that does not run in this run is left alone.
enum SuperfluousSuppression: FileRule {
  static let metadata = RuleMetadata(
    id: "superfluous-suppression", group: .everywhere, severity: .warning, fix: .safe)

  static let examples: [RuleExample] = [
    .bad(
      "the extension was mended, the comment stayed",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              ⟶<!-- typewarden:disable extension-leading-dot old importer needs it -->
              <string>examplenote</string>
            </array>
          </dict>
        </dict>
      </array>
      """),
    .bad(
      "a rule that does not exist",
      """
      ⟶<!-- typewarden:disable missing-handler-rnk the store is not for us -->
      <key>CFBundleName</key>
      <string>Notes</string>
      """),
    .good(
      "a suppression that is needed",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <!-- typewarden:disable missing-handler-rank not for the store -->
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>CFBundleTypeRole</key>
          <string>Viewer</string>
          <key>LSItemContentTypes</key>
          <array><string>public.plain-text</string></array>
        </dict>
      </array>
      """),
    .good(
      "the word in text, where it is no comment",
      """
      <key>CFBundleName</key>
      <string>typewarden:disable extension-leading-dot</string>
      """),
  ]

  /// Nothing to do here: the engine knows what each suppression silenced only after all other rules
  /// have run, and reports then.
  static func check(_ infoPlist: InfoPlist, in context: inout RuleContext) {}
}

extension Finding.Message {
  static func superfluousSuppression(_ rule: String) -> Self {
    guard let id = RuleCatalog.id(named: rule) else {
      let near = RuleCatalog.nearest(to: rule).map { ["did you mean `\($0)`?"] } ?? []
      return Self("suppression of `\(rule)`, which is no rule", notes: near)
    }
    return Self("suppression of `\(id)` silences nothing", notes: ["remove the comment"])
  }
}
