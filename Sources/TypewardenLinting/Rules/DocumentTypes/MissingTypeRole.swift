internal import InfoPlists
internal import PropertyLists

/// A document type of a Mac app without `CFBundleTypeRole`.
///
/// AppKit then writes to the console at every launch that the role must be Editor, Viewer, None or
/// Shell. On iOS the key means little, so that lists for iOS are not looked at, and lists of which the
/// platform is not known get a note.
enum MissingTypeRole: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "missing-type-role", group: .documentTypes, severity: .warning, fix: .ask,
    sources: ["https://github.com/sveinbjornt/Platypus/issues/72"])

  static let examples: [RuleExample] = [
    .bad(
      "a Mac app", platform: .macos,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        ⟶<dict>
          <key>CFBundleTypeName</key>
          <string>Picture</string>
          <key>LSHandlerRank</key>
          <string>Alternate</string>
          <key>LSItemContentTypes</key>
          <array><string>public.image</string></array>
        </dict>
      </array>
      """),
    .bad(
      "perhaps a Mac app", severity: .note,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        ⟶<dict>
          <key>CFBundleTypeName</key>
          <string>Picture</string>
          <key>LSItemContentTypes</key>
          <array><string>public.image</string></array>
        </dict>
      </array>
      """),
    .good(
      "a role", platform: .macos,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Picture</string>
          <key>CFBundleTypeRole</key>
          <string>Viewer</string>
          <key>LSItemContentTypes</key>
          <array><string>public.image</string></array>
        </dict>
      </array>
      """),
    .good(
      "an app for iOS", platform: .ios,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Picture</string>
          <key>LSHandlerRank</key>
          <string>Alternate</string>
          <key>LSItemContentTypes</key>
          <array><string>public.image</string></array>
        </dict>
      </array>
      """),
    .good(
      "an empty entry, which another rule reports", platform: .macos,
      """
      <key>CFBundleDocumentTypes</key>
      <array><dict/></array>
      """),
  ]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    let dictionary = documentType.dictionary
    guard documentType.value(.documentTypeRole) == nil, !dictionary.isEmpty else { return }
    let platform = context.platform
    guard platform == .macos || platform == nil,
      !context.isMisspelt(.documentTypeRole, in: dictionary)
    else { return }
    context.report(
      .missingTypeRole(documentType.title), at: dictionary, about: "CFBundleTypeRole",
      entry: dictionary, severity: platform == nil ? .note : nil, range: dictionary.openingRange)
    let role = context.makesFixes && context.writes(documentType) ? "Editor" : "Viewer"
    context.fix("use the role `\(role)`") {
      $0.set(.documentTypeRole, to: .string(role), in: dictionary, after: documentType.firstKey)
    }
  }
}

extension Finding.Message {
  fileprivate static func missingTypeRole(_ entry: String) -> Self {
    Self(
      "\(entry) has no `CFBundleTypeRole`",
      notes: ["use `Viewer` if the app only reads such files, `Editor` if it also writes them"])
  }
}
