internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects

/// A document type that names a type which nobody declares.
///
/// Files of such a type have a dynamic type instead: open panels show them grey, Open With leaves the
/// app out, and AppKit logs that the type is not declared anywhere. `LSItemContentTypes` and
/// `NSExportableTypes` are looked at. A type of Apple's domains, or of a vendor whose types Apple
/// declares, may be one that this tool does not know yet: `public.` and such vendors' names only get
/// a warning, `com.apple.` names a note. So does, as a warning, another owner's name beside a declared
/// one: apps list the names that others gave to the same format. Plug-ins for Quick Look and Spotlight
/// have rules of their own.
enum UndeclaredContentType: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "undeclared-content-type", group: .documentTypes, severity: .error, fix: .ask,
    sources: [
      "https://github.com/insidegui/AssetCatalogTinkerer/issues/8",
      "https://github.com/aonez/Keka/issues/92",
      "https://github.com/cryptomator/cryptomator/pull/51",
      "https://developer.apple.com/documentation/swiftui/handling-advanced-document-scenarios",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "the declaration is missing",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>LSItemContentTypes</key>
          <array>
            ⟶<string>com.example.app.note</string>
            <string>public.plain-text</string>
          </array>
        </dict>
      </array>
      """),
    .bad(
      "the declaration spells it differently, and so does the export",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>LSItemContentTypes</key>
          <array>⟶<string>com.example.app.notes</string></array>
          <key>NSExportableTypes</key>
          <array>
            <string>public.html</string>
            ⟶<string>com.example.app.nte</string>
          </array>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
    .bad(
      "an unknown name in Apple's public domain", severity: .warning,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Document</string>
          <key>LSItemContentTypes</key>
          <array>⟶<string>public.document</string></array>
        </dict>
      </array>
      """),
    .bad(
      "an unknown name of Apple's own", severity: .note,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Project</string>
          <key>LSItemContentTypes</key>
          <array>⟶<string>com.apple.example.internal-project</string></array>
        </dict>
      </array>
      """),
    .bad(
      "an unknown name of a vendor whose types Apple declares", severity: .warning,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Presentation</string>
          <key>LSItemContentTypes</key>
          <array>⟶<string>org.openxmlformats.presentationml.example</string></array>
        </dict>
      </array>
      """),
    .bad(
      "another app's name for the format beside a declared one", severity: .warning,
      """
      <key>CFBundleIdentifier</key>
      <string>com.example.app</string>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Markdown</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>net.daringfireball.markdown</string>
            ⟶<string>org.example.editor.markdown</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "declared in another case",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>LSItemContentTypes</key>
          <array><string>com.example.app.Note</string></array>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
    .good(
      "another owner's type, imported",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Board</string>
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
          <array><string>com.apple.package</string></array>
        </dict>
      </array>
      """),
    .good(
      "a placeholder of the build",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>LSItemContentTypes</key>
          <array><string>$(PRODUCT_BUNDLE_IDENTIFIER).note</string></array>
        </dict>
      </array>
      """),
    .good(
      "standard types, and one as a bare string",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Pictures</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.jpeg</string>
            <string>com.adobe.photoshop-image</string>
          </array>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>LSItemContentTypes</key>
          <string>public.text</string>
        </dict>
      </array>
      """),
    .good(
      "the older form of names of document types",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Drawing</string>
          <key>CFBundleTypeExtensions</key>
          <array><string>exampledrawing</string></array>
          <key>NSExportableTypes</key>
          <array><string>Picture</string></array>
        </dict>
      </array>
      """),
    .good(
      "the list of a Quick Look generator, which has a rule of its own",
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
      """),
  ]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    if documentType.isOfPlugIn { return }
    let types = documentType.contentTypeValues
    for value in types { check(value, documentType, in: &context) }
    guard documentType.value(.exportableTypes) != nil else { return }
    // Before uniform types, this key held the names of other document types.
    let mayBeNames = documentType.value(.itemContentTypes) == nil
    for value in documentType.strings(.exportableTypes) {
      if mayBeNames, value.withText({ !$0.contains(UInt8(ascii: ".")) }) { continue }
      check(value, documentType, in: &context)
    }
  }

  private static func check(
    _ value: PropertyListValue, _ documentType: DocumentType, in context: inout RuleContext
  ) {
    // The same format under the names that other apps gave it: where such an app is installed, the
    // entry does what it should.
    guard
      let type = context.undeclaredType(value, beside: { documentType.contentTypeValues })
    else { return }
    context.report(
      type.message(namedBy: "a document type"), at: value, about: type.identifier,
      entry: documentType.dictionary, severity: type.severity(usual: .error))
    context.fixUndeclared(type, at: value)
  }
}
