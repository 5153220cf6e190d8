/// Parts of property lists for the examples of rules about sources, which say little themselves.
enum ExampleList {
  /// An app that exports a type.
  static func exporting(
    _ identifier: String = "com.example.app.note", conformingTo supertype: String = "public.data"
  ) -> String {
    declaring("UTExportedTypeDeclarations", identifier, supertype)
  }

  /// An app that imports a type.
  static func importing(
    _ identifier: String, conformingTo supertype: String = "public.data"
  ) -> String {
    declaring("UTImportedTypeDeclarations", identifier, supertype)
  }

  /// A document type for some types.
  static func opening(_ types: String..., role: String = "Editor") -> String {
    """
    <key>CFBundleDocumentTypes</key>
    <array>
      <dict>
        <key>CFBundleTypeRole</key>
        <string>\(role)</string>
        <key>LSItemContentTypes</key>
        <array>\(types.map { "<string>\($0)</string>" }.joined())</array>
      </dict>
    </array>
    """
  }

  /// A framework, whose app is not at hand.
  static let framework = """
    <key>CFBundlePackageType</key>
    <string>FMWK</string>
    """

  private static func declaring(
    _ list: String, _ identifier: String, _ supertype: String
  ) -> String {
    """
    <key>\(list)</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>\(identifier)</string>
        <key>UTTypeConformsTo</key>
        <array><string>\(supertype)</string></array>
        <key>UTTypeTagSpecification</key>
        <dict>
          <key>public.filename-extension</key>
          <array><string>examplenote</string></array>
        </dict>
      </dict>
    </array>
    """
  }
}
