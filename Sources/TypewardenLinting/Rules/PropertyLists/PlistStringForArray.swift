internal import InfoPlists
internal import PropertyLists

/// One string where the system only takes an array of strings.
///
/// The value is passed over: an app whose `LSItemContentTypes` is a string never appears under Open
/// With. Where one string is as good as an array, as in `UTTypeConformsTo`, this rule is silent.
enum PlistStringForArray: KeyRule {
  static let metadata = RuleMetadata(
    id: "plist-string-for-array", group: .propertyLists, severity: .error, fix: .safe,
    sources: ["https://github.com/beeware/briefcase-macOS-app-template/pull/72"])

  static let examples: [RuleExample] = [
    .bad(
      "a document type with one content type",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          ⟶<string>com.example.app.note</string>
          <key>CFBundleTypeExtensions</key>
          ⟶<string>examplenote</string>
        </dict>
      </array>
      """),
    .bad(
      "a Quick Look extension",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>QLSupportedContentTypes</key>
          ⟶<string>com.example.app.note</string>
        </dict>
      </dict>
      """),
    .good(
      "an array of one, and an empty array",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array>
            <string>com.example.app.note</string>
          </array>
          <key>CFBundleTypeMIMETypes</key>
          <array/>
        </dict>
      </array>
      """),
    .good(
      "where one string is as good as an array",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeConformsTo</key>
          <string>public.data</string>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <string>examplenote</string>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "an activation rule as a predicate",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <string>SUBQUERY(extensionItems, $item, $item.attachments.@count == 1).@count == 1</string>
        </dict>
      </dict>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.flags.contains(.arrayOnly) }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard key.value.kind == .string, key.value.isUsable else { return }
    context.report(.stringForArray(key.name), at: key.value, about: key.name)
    context.fix("put it into an array") { $0.wrap(key.value) }
  }
}

extension Finding.Message {
  fileprivate static func stringForArray(_ key: String) -> Self {
    Self(
      "`\(key)` is a string where an array of strings is needed",
      notes: ["the system passes the string over: put `<array>` around it"])
  }
}
