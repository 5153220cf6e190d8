internal import InfoPlists
internal import PropertyLists

/// A document type without `CFBundleTypeName`, or without anything.
///
/// The App Store refuses such a list with ITMS-90243: each entry needs at least a name. Editors of
/// property lists leave empty entries behind. Xcode's template for SwiftUI documents writes no name and
/// relies on the description of the type; entries of that form, and lists for other ways than the
/// store, get a note.
enum MissingDocumentTypeName: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "missing-document-type-name", group: .documentTypes, severity: .error,
    sources: ["https://github.com/steelwheels/JSTerminal/issues/46"])

  static let examples: [RuleExample] = [
    .bad(
      "an empty entry",
      """
      <key>CFBundleDocumentTypes</key>
      <array>⟶<dict/></array>
      """),
    .bad(
      "no name",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        ⟶<dict>
          <key>CFBundleTypeRole</key>
          <string>Shell</string>
          <key>LSItemContentTypes</key>
          <array><string>public.unix-executable</string></array>
        </dict>
      </array>
      """),
    .bad(
      "a type of one's own with a description, as in the template for SwiftUI documents",
      severity: .note,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        ⟶<dict>
          <key>CFBundleTypeRole</key>
          <string>Editor</string>
          <key>LSHandlerRank</key>
          <string>Default</string>
          <key>LSItemContentTypes</key>
          <array><string>com.example.app.story</string></array>
          <key>NSUbiquitousDocumentUserActivityType</key>
          <string>$(PRODUCT_BUNDLE_IDENTIFIER).story</string>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.story</string>
          <key>UTTypeDescription</key>
          <string>Story</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.plain-text</string></array>
        </dict>
      </array>
      """),
    .good(
      "a name",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Tool</string>
          <key>CFBundleTypeRole</key>
          <string>Shell</string>
        </dict>
      </array>
      """),
    .good(
      "no entries",
      """
      <key>CFBundleDocumentTypes</key>
      <array/>
      """),
    .good(
      "a Quick Look generator",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>QLGenerator</string>
          <key>LSItemContentTypes</key>
          <array><string>public.plain-text</string></array>
        </dict>
      </array>
      """),
    .good(
      "a misspelt key and an empty name, which other rules report",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypename</key>
          <string>Tool</string>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string></string>
        </dict>
      </array>
      """),
  ]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    let dictionary = documentType.dictionary
    guard documentType.value(.documentTypeName) == nil, !documentType.isOfPlugIn,
      context.infoPlist.bundleKind == .app || context.infoPlist.bundleKind == .appExtension,
      !context.isMisspelt(.documentTypeName, in: dictionary)
    else { return }
    if dictionary.isEmpty {
      report(.emptyDocumentType, dictionary, nil, in: &context)
      return
    }
    let isForStore = context.options.profile == .appStore
    let isMild = !isForStore || isNamedByItsType(documentType, in: context)
    report(.missingDocumentTypeName, dictionary, isMild ? .note : nil, in: &context)
  }

  private static func report(
    _ message: Finding.Message, _ dictionary: PropertyListValue, _ severity: Severity?,
    in context: inout RuleContext
  ) {
    context.report(
      message, at: dictionary, about: "CFBundleTypeName", entry: dictionary, severity: severity,
      range: dictionary.openingRange)
  }

  /// Whether the entry has the form of Xcode's template, and its types are described in this product.
  private static func isNamedByItsType(
    _ documentType: DocumentType, in context: RuleContext
  ) -> Bool {
    if documentType.isUntouchedTemplate { return true }
    let types = documentType.contentTypeValues
    guard !types.isEmpty,
      documentType.dictionary.entries.contains(where: {
        $0.key.hasText("NSUbiquitousDocumentUserActivityType")
      })
    else { return false }
    return types.allSatisfy { type in
      guard let description = context.declaredType(type)?.value(.typeDescription) else {
        return false
      }
      return description.kind == .string && !description.isEmpty
    }
  }
}

extension Finding.Message {
  fileprivate static var emptyDocumentType: Self {
    Self("document type is empty", notes: ["delete the entry, or say what the app opens"])
  }

  fileprivate static var missingDocumentTypeName: Self {
    Self(
      "document type has no `CFBundleTypeName`",
      notes: ["the App Store asks for one in every entry (ITMS-90243); people see it in Finder"])
  }
}
