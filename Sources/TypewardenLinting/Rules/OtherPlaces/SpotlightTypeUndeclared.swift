internal import InfoPlists
internal import PropertyLists

/// A Spotlight importer or import extension for a type that nobody declares.
///
/// Files are routed by their type, so that the importer sees none of those that were meant. An
/// importer may declare types itself, and those of its app count when the app's list is at hand; for
/// an importer alone there is one note.
enum SpotlightTypeUndeclared: KeyRule, DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "spotlight-type-undeclared", group: .otherPlaces, severity: .warning, fix: .ask,
    sources: [
      "https://developer.apple.com/library/archive/documentation/FileManagement/Conceptual/understanding_utis/understand_utis_declare/understand_utis_declare.html"
    ])

  static let examples: [RuleExample] = [
    .bad(
      "an importer without its app at hand", severity: .note,
      """
      <key>CFBundlePackageType</key>
      <string>BNDL</string>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>MDImporter</string>
          <key>LSItemContentTypes</key>
          <array>⟶<string>com.example.app.board</string></array>
        </dict>
      </array>
      """),
    .bad(
      "an import extension for a name that Apple does not have",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>CSSupportedContentTypes</key>
          <array>
            <string>public.mpeg-4</string>
            ⟶<string>public.example-board</string>
          </array>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.spotlight.import</string>
      </dict>
      """),
    .good(
      "an importer that declares its type",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>MDImporter</string>
          <key>LSItemContentTypes</key>
          <array><string>com.example.app.board</string></array>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.board</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
    .good(
      "standard types, a dynamic identifier, a placeholder",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>CSSupportedContentTypes</key>
          <array>
            <string>com.apple.rtfd</string>
            <string>dyn.ah62d4rv4ge81k55rr3y</string>
            <string>$(BOARD_TYPE)</string>
          </array>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.spotlight.import</string>
      </dict>
      """),
    .good(
      "Xcode's import extension before anything is filled in",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>CSSupportedContentTypes</key>
          <array/>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.spotlight.import</string>
      </dict>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.known == .spotlightSupportedContentTypes }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    context.reportUndeclared(
      in: key.strings, namedBy: "a Spotlight extension", entry: key.dictionary)
  }

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    guard documentType.value(.documentTypeRole)?.hasText("MDImporter") == true else { return }
    context.reportUndeclared(
      in: documentType.contentTypeValues, namedBy: "a Spotlight importer",
      entry: documentType.dictionary)
  }
}
