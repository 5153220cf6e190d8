/// Property lists as people write them, short.
enum SampleList {
  static func xml(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \(content)
    </dict>
    </plist>
    """
  }

  /// The list of an app that exports a type of documents.
  static func app(
    _ identifier: String = "com.example.app", type: String = "com.example.app.note",
    icon: String? = nil, name: String = "Note"
  ) -> String {
    let icon = icon.map { "<key>CFBundleTypeIconFile</key><string>\($0)</string>" } ?? ""
    return xml(
      """
      <key>CFBundleIdentifier</key><string>\(identifier)</string>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleDocumentTypes</key>
      <array><dict>
        <key>CFBundleTypeName</key><string>\(name)</string>
        <key>CFBundleTypeRole</key><string>Editor</string>
        <key>LSHandlerRank</key><string>Owner</string>
        \(icon)
        <key>LSItemContentTypes</key><array><string>\(type)</string></array>
      </dict></array>
      <key>UTExportedTypeDeclarations</key>
      <array><dict>
        <key>UTTypeIdentifier</key><string>\(type)</string>
        <key>UTTypeDescription</key><string>Note</string>
        <key>UTTypeConformsTo</key><array><string>public.data</string></array>
        <key>UTTypeTagSpecification</key><dict>
          <key>public.filename-extension</key><array><string>appexamplenote</string></array>
        </dict>
      </dict></array>
      """)
  }

  /// The list of a Quick Look extension for a type.
  static func preview(
    _ identifier: String = "com.example.app.preview", type: String = "com.example.app.note"
  ) -> String {
    xml(
      """
      <key>CFBundleIdentifier</key><string>\(identifier)</string>
      <key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.quicklook.preview</string>
        <key>NSExtensionAttributes</key><dict>
          <key>QLSupportedContentTypes</key><array><string>\(type)</string></array>
        </dict>
      </dict>
      """)
  }
}
