internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// An empty value for a key that needs one, or an empty string among identifiers or extensions.
///
/// It reads as if the key were absent; an empty identifier or extension can make the system drop
/// the whole entry. The empty icons, MIME types and lists of types that Xcode's editor writes are
/// fine.
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
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array>
            <string>com.example.app.note</string>
          </array>
        </dict>
      </array>
      """),
    .bad(
      "no tags for a type that no document type claims, as Xcode writes it: only a note",
      severity: .note,
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.selection</string>
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
      "what a Quick Look plug-in reads, which nobody sees by name",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string></string>
          <key>CFBundleTypeRole</key>
          <string>QLGenerator</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.source-code</string>
          </array>
        </dict>
      </array>
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

  static func concerns(_ key: KeyFacts) -> Bool {
    !key.flags.isDisjoint(with: [.needsContent, .identifiers, .extension])
  }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    let mayNotBeEmpty = key.flags.contains(.needsContent)
    if key.value.isEmpty {
      guard mayNotBeEmpty, key.value.isUsable, !isPlugIns(key) else { return }
      context.report(
        .emptyValue(key.name), at: key.value, about: key.name, entry: key.dictionary,
        severity: needsNoTags(key, in: context) ? .note : nil)
      context.fix("remove the key") { $0.removeEntry(of: key.key) }
      return
    }
    for element in key.value.elements
    where element.kind == .string && element.isEmpty && element.isUsable {
      context.report(
        .emptyElement(key.name), at: element, about: key.name, entry: key.dictionary)
      context.fix("remove the empty string") { $0.remove(element) }
    }
  }

  /// Whether the key is the name of a document type that only tells the system what a plug-in for
  /// Quick Look or Spotlight reads: nobody ever sees it.
  private static func isPlugIns(_ key: KeyedValue) -> Bool {
    guard key.known == .documentTypeName, let role = key.dictionary[.documentTypeRole] else {
      return false
    }
    return role.hasText("QLGenerator") || role.hasText("MDImporter")
  }

  /// Whether the key is the tag specification of a type that can do without: no document type
  /// claims it, or somebody else declares it with its tags.
  private static func needsNoTags(_ key: KeyedValue, in context: RuleContext) -> Bool {
    guard key.known == .typeTagSpecification else { return false }
    guard let identifier = key.dictionary[.typeIdentifier], identifier.kind == .string else {
      return false
    }
    return !context.isClaimed(identifier)
      || identifier.withText(expandedBy: context.settings) {
        context.outside.isDeclared($0)
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
