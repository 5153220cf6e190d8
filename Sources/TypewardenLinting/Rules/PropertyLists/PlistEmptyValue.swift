internal import InfoPlists
internal import PropertyLists

/// An empty value for a key that needs one, or an empty string among identifiers or extensions.
///
/// It reads as if the key were absent; an empty identifier or extension can make the system drop the
/// whole entry. The empty icons, MIME types and lists of types that Xcode's editor writes are fine.
enum PlistEmptyValue: KeyRule {
  static let metadata = RuleMetadata(
    id: "plist-empty-value", group: .propertyLists, severity: .warning, fix: .ask,
    sources: ["https://developer.apple.com/forums/thread/791411"])

  static let examples: [RuleExample] = [
    .bad(
      "a declaration without tags, and without a description",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeDescription</key>
          ⟶<string></string>
          <key>UTTypeTagSpecification</key>
          ⟶<dict/>
        </dict>
      </array>
      """),
    .bad(
      "no extension at all, and an empty one beside a good one",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              <string>examplenote</string>
              ⟶<string/>
            </array>
            <key>public.mime-type</key>
            ⟶<array/>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "what Xcode's editor writes",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeIconFiles</key>
          <array/>
          <key>CFBundleTypeMIMETypes</key>
          <array/>
          <key>CFBundleTypeName</key>
          <string>Note</string>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIcons</key>
          <dict/>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
        </dict>
      </array>
      """),
    .good(
      "no types at all, and empty strings for people",
      """
      <key>CFBundleDocumentTypes</key>
      <array/>
      <key>UTImportedTypeDeclarations</key>
      <array/>
      <key>CFBundleIconFile</key>
      <string></string>
      <key>NSHumanReadableCopyright</key>
      <string></string>
      """),
    .good(
      "an empty list of old file types with an empty string in it",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeOSTypes</key>
          <array>
            <string></string>
          </array>
          <key>CFBundleTypeIconFile</key>
          <string></string>
        </dict>
      </array>
      """),
  ]

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    let mayNotBeEmpty = key.flags.contains(.needsContent)
    guard mayNotBeEmpty || !key.flags.isDisjoint(with: [.identifiers, .extension]) else { return }
    if key.value.isEmpty {
      guard mayNotBeEmpty, key.value.isUsable else { return }
      // A type without supertypes has a rule of its own, which silences this one for the entry.
      context.report(
        .emptyValue(key.name), at: key.value, about: key.name,
        entry: key.known == .typeConformsTo ? key.dictionary : nil)
      return
    }
    for element in key.value.elements
    where element.kind == .string && element.isEmpty && element.isUsable {
      context.report(.emptyElement(key.name), at: element, about: key.name)
    }
  }
}

extension Finding.Message {
  fileprivate static func emptyValue(_ key: String) -> Self {
    Self("`\(key)` is empty", notes: ["it reads as if the key were absent: fill it or remove it"])
  }

  fileprivate static func emptyElement(_ key: String) -> Self {
    Self("an empty string in `\(key)`", notes: ["it can make the system drop the whole entry"])
  }
}
