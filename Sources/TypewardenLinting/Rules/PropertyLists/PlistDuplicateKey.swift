internal import InfoPlists
internal import PropertyLists

/// The same key twice in one dictionary.
///
/// Only one of the two survives, without a word: readers differ in which, and most keep the later
/// one. It is what a merge leaves behind: two blocks of exported types or document types, of which
/// half is gone at run time.
enum PlistDuplicateKey: FileRule {
  static let metadata = RuleMetadata(
    id: "plist-duplicate-key", group: .propertyLists, severity: .error, fix: .ask,
    sources: [
      "https://github.com/uber/uber-ios-sdk/pull/226",
      "https://github.com/wollardj/simple-plist/issues/36",
      "https://github.com/wordpress-mobile/release-toolkit/pull/738",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "two lists of exported types",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
        </dict>
      </array>
      <key>CFBundleName</key>
      <string>Example</string>
      ⟶<key>UTExportedTypeDeclarations</key>
      <array/>
      """),
    .bad(
      "deep inside, with the same value",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSHandlerRank</key>
          <string>Owner</string>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          ⟶<key>LSHandlerRank</key>
          <string>Owner</string>
        </dict>
      </array>
      """),
    .bad(
      "one of the two for each kind of build, by the C preprocessor: only a note", severity: .note,
      """
      #ifdef EXAMPLE_BETA
      <key>CFBundleName</key>
      <string>Example Beta</string>
      #else
      ⟶<key>CFBundleName</key>
      <string>Example</string>
      #endif
      """),
    .good(
      "one list with both entries, whose keys repeat",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
        </dict>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.sketch</string>
        </dict>
      </array>
      """),
    .good(
      "a key and its variant for one device",
      """
      <key>CFBundleIcons</key>
      <dict/>
      <key>CFBundleIcons~ipad</key>
      <dict/>
      """),
    .good(
      "the same name in a dictionary and in one inside it",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionPointIdentifier</key>
          <string>com.apple.share-services</string>
        </dict>
      </dict>
      """),
  ]

  static func check(_ infoPlist: InfoPlist, in context: inout RuleContext) {
    for problem in infoPlist.list.problems where problem.code == .duplicateKey {
      // `#if` and `#else` may each hold one of the two.
      let severity: Severity? = infoPlist.isPreprocessed ? .note : nil
      guard let index = problem.valueIndex, index < infoPlist.list.valueCount else { continue }
      let name = PropertyListValue(infoPlist.list.storage, index).string ?? ""
      context.report(.duplicateKey(name), problem: problem, about: name, severity: severity)
    }
  }
}

extension Finding.Message {
  fileprivate static func duplicateKey(_ name: String) -> Self {
    Self(
      "`\(name)` stands twice in one dictionary",
      notes: ["only one of them is read, usually the later: put all of it behind one key"])
  }
}
