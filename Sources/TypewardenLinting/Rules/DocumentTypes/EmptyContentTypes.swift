internal import InfoPlists
internal import PropertyLists

/// A document type with `LSItemContentTypes` that names nothing.
///
/// The key's presence switches the older keys for extensions, MIME types and file types off, so that
/// the document type matches no file at all; an app of NSDocument classes cannot even make a new one.
enum EmptyContentTypes: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "empty-content-types", group: .documentTypes, severity: .error, fix: .ask)

  static let examples: [RuleExample] = [
    .bad(
      "an empty list",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>LSItemContentTypes</key>
          ⟶<array/>
        </dict>
      </array>
      """),
    .bad(
      "an empty string beside a type",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.text</string>
            ⟶<string></string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "a type",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>LSItemContentTypes</key>
          <array><string>public.text</string></array>
        </dict>
      </array>
      """),
    .good(
      "no key, and empty lists of other keys, as Xcode writes them",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>CFBundleTypeExtensions</key>
          <array><string>examplenote</string></array>
          <key>CFBundleTypeMIMETypes</key>
          <array/>
          <key>CFBundleTypeIconFiles</key>
          <array/>
        </dict>
      </array>
      """),
  ]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    guard let value = documentType.value(.itemContentTypes) else { return }
    if value.isEmpty, value.kind == .array || value.kind == .string {
      report(value, documentType, isWhole: true, in: &context)
      return
    }
    for element in value.elements where element.kind == .string && element.isEmpty {
      report(element, documentType, isWhole: false, in: &context)
    }
  }

  private static func report(
    _ value: PropertyListValue, _ documentType: DocumentType, isWhole: Bool,
    in context: inout RuleContext
  ) {
    let hasLegacyKeys =
      documentType.hasContent(.documentTypeExtensions)
      || documentType.hasContent(.documentTypeMIMETypes)
      || documentType.hasContent(.documentTypeOSTypes)
    context.report(
      .emptyContentTypes(documentType.title, isWhole: isWhole, hasLegacyKeys: hasLegacyKeys),
      at: value, about: "LSItemContentTypes", entry: documentType.dictionary)
    if isWhole, !hasLegacyKeys { return }
    context.fix(
      isWhole ? "remove the key, so that the older ones count" : "remove the empty string"
    ) {
      $0.remove(value)
    }
  }
}

extension Finding.Message {
  fileprivate static func emptyContentTypes(
    _ entry: String, isWhole: Bool, hasLegacyKeys: Bool
  ) -> Self {
    if !isWhole {
      return Self(
        "`LSItemContentTypes` of \(entry) holds an empty string",
        notes: ["name the type, or delete the empty element"])
    }
    return Self(
      "`LSItemContentTypes` of \(entry) is empty, so that it matches no file",
      notes: [
        hasLegacyKeys
          ? "name the types, or remove the key: it switches the older keys beside it off"
          : "name the types that the app opens"
      ])
  }
}
