internal import InfoPlists
internal import PropertyLists

/// A document type with an icon of its own that also asks the system to make one.
///
/// `CFBundleTypeIconSystemGenerated` lets the system draw the icon from the app's; a file named in
/// `CFBundleTypeIconFile`, or the icon named in `UTTypeIcons` of the type, says something else. One of
/// them is ignored. The other keys of `UTTypeIcons` are parts of a drawn icon and go with the flag.
enum IconAndSystemIcon: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "icon-and-system-icon", group: .documentTypes, severity: .note)

  static let examples: [RuleExample] = [
    .bad(
      "a file and the flag",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>CFBundleTypeIconFile</key>
          <string>Note</string>
          <key>CFBundleTypeIconSystemGenerated</key>
          ⟶<integer>1</integer>
        </dict>
      </array>
      """),
    .bad(
      "the type has icons",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>LSItemContentTypes</key>
          <array><string>com.example.app.note</string></array>
          <key>CFBundleTypeIconSystemGenerated</key>
          ⟶<true/>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeIcons</key>
          <dict>
            <key>UTTypeIconName</key>
            <string>Note</string>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "the flag with the empty keys that Xcode writes, and the parts of a drawn icon",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>CFBundleTypeIconFile</key>
          <string></string>
          <key>CFBundleTypeIconFiles</key>
          <array/>
          <key>CFBundleTypeIconSystemGenerated</key>
          <true/>
          <key>LSItemContentTypes</key>
          <array><string>com.example.app.note</string></array>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeIcons</key>
          <dict>
            <key>UTTypeIconName</key>
            <string></string>
            <key>UTTypeIconText</key>
            <string>Note</string>
            <key>UTTypeIconBadgeName</key>
            <string>Badge</string>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "an icon, and the flag off",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>CFBundleTypeIconFile</key>
          <string>Note</string>
          <key>CFBundleTypeIconSystemGenerated</key>
          <integer>0</integer>
        </dict>
      </array>
      """),
  ]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    guard let flag = documentType.value(.documentTypeIconSystemGenerated), flag.isTrue else {
      return
    }
    let source: String
    if documentType.hasContent(.documentTypeIconFile) {
      source = "`CFBundleTypeIconFile`"
    } else if documentType.hasContent(.documentTypeIconFiles) {
      source = "`CFBundleTypeIconFiles`"
    } else if let type = documentType.contentTypeValues.first(where: { hasIcons($0, context) }) {
      source = "`UTTypeIcons` of `\(context.text(of: type))`"
    } else {
      return
    }
    context.report(
      .iconAndSystemIcon(source), at: flag, about: "CFBundleTypeIconSystemGenerated",
      entry: documentType.dictionary)
  }

  private static func hasIcons(_ value: PropertyListValue, _ context: RuleContext) -> Bool {
    guard let icons = context.declaredType(value)?.value(.typeIcons) else { return false }
    return icons.entries.contains {
      $0.key.hasText("UTTypeIconName") && !$0.value.isEmpty
    }
  }
}

extension Finding.Message {
  fileprivate static func iconAndSystemIcon(_ source: String) -> Self {
    Self(
      "the icon of \(source) and a generated icon exclude each other",
      notes: [
        "remove `CFBundleTypeIconSystemGenerated` to keep the icon, or the icon to have one drawn"
      ])
  }
}
