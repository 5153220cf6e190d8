internal import InfoPlists
internal import PropertyLists

/// A Quick Look extension or generator that names a type which nobody declares.
///
/// Previews and thumbnails then appear only where some other app declares the type: those who make
/// the extension see them, those who install it do not. The types that the containing app declares
/// count when its list is at hand; for an extension alone there is one note, since the app may
/// declare what its list names. Other apps' names for a format that the list names by a declared
/// type get a note too.
enum QuickLookTypeUndeclared: KeyRule, DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "quicklook-type-undeclared", group: .otherPlaces, severity: .warning, fix: .ask,
    sources: [
      "https://github.com/sarensw/MacPacker/pull/222",
      "https://developer.apple.com/documentation/quicklookthumbnailing/providing-thumbnails-of-your-custom-file-types",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a preview extension without its app at hand", severity: .note,
      """
      <key>CFBundlePackageType</key>
      <string>XPC!</string>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>QLSupportedContentTypes</key>
          <array>⟶<string>com.example.app.board</string></array>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.quicklook.preview</string>
      </dict>
      """),
    .bad(
      "a name in Apple's public domain, which no app should declare",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>QLSupportedContentTypes</key>
          <array>
            <string>net.daringfireball.markdown</string>
            ⟶<string>public.example-board</string>
          </array>
          <key>QLThumbnailMinimumDimension</key>
          <integer>0</integer>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.quicklook.thumbnail</string>
      </dict>
      """),
    .bad(
      "a generator, with one note for all that its app may declare", severity: .note,
      """
      <key>CFBundlePackageType</key>
      <string>BNDL</string>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>QLGenerator</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.xml</string>
            ⟶<string>com.example.app.board</string>
            <string>org.example.sketch</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "Xcode's preview extension before anything is filled in",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>QLSupportedContentTypes</key>
          <array/>
          <key>QLSupportsSearchableItems</key>
          <true/>
        </dict>
        <key>NSExtensionMainStoryboard</key>
        <string>MainInterface</string>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.quicklook.preview</string>
      </dict>
      """),
    .good(
      "types that the system has, in any case",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>QLSupportedContentTypes</key>
          <array>
            <string>net.daringfireball.markdown</string>
            <string>public.YAML</string>
          </array>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.quicklook.preview</string>
      </dict>
      """),
    .good(
      "a dynamic identifier and a placeholder",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>QLSupportedContentTypes</key>
          <array>
            <string>dyn.ah62d4rv4ge81k55rr3y</string>
            <string>$(BOARD_TYPE)</string>
          </array>
        </dict>
      </dict>
      """),
    .good(
      "a generator for a type that the same list imports",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>QLGenerator</string>
          <key>LSItemContentTypes</key>
          <array><string>org.example.board</string></array>
        </dict>
      </array>
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>org.example.board</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
    .good(
      "the document types of an app, which have a rule of their own",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>Viewer</string>
          <key>LSItemContentTypes</key>
          <array><string>org.example.board</string></array>
        </dict>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.known == .quickLookSupportedContentTypes }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    context.reportUndeclared(
      in: key.strings, namedBy: "a Quick Look extension", entry: key.dictionary)
  }

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    guard documentType.value(.documentTypeRole)?.hasText("QLGenerator") == true else { return }
    context.reportUndeclared(
      in: documentType.contentTypeValues, namedBy: "a Quick Look generator",
      entry: documentType.dictionary)
  }
}
