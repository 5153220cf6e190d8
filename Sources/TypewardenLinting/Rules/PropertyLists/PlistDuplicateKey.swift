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
      // What the preprocessor chooses from is not there twice.
      if context.makesFixes, severity == nil {
        offerFix(PropertyListValue(infoPlist.list.storage, index), in: &context)
      }
    }
  }

  /// Puts what two arrays hold behind the later key; of other values the later one stays, which is
  /// the one that is read.
  private static func offerFix(_ key: PropertyListValue, in context: inout RuleContext) {
    let list = context.infoPlist.list
    guard let dictionary = key.container else { return }
    let first = dictionary.entries.first { $0.key.string == key.string && $0.key != key }
    guard let first, first.key.index < key.index else { return }
    let later = PropertyListValue(list.storage, key.index + 1)
    guard let old = PropertyListContent(first.value), let new = PropertyListContent(later) else {
      return
    }
    if old == new {
      return context.fix(.safe, "remove the first of the two") { $0.removeEntry(of: first.key) }
    }
    guard case .array(let added) = old, case .array(let there) = new else {
      return context.fix(.ask, "keep the later one only") { $0.removeEntry(of: first.key) }
    }
    let names = Set(there.map(name))
    let isDisjoint = added.allSatisfy { !names.contains(name($0)) }
    context.fix(isDisjoint ? .safe : .ask, "put all of it behind the later key") { fix in
      fix.removeEntry(of: first.key)
      for element in added where !names.contains(name(element)) { fix.append(element, to: later) }
    }
  }

  /// What tells an element from others: the identifier of a declaration, else all of it.
  private static func name(_ element: PropertyListContent) -> PropertyListContent {
    guard case .dictionary(let entries) = element else { return element }
    return entries.first { $0.key == "UTTypeIdentifier" }?.value ?? element
  }
}

extension Finding.Message {
  fileprivate static func duplicateKey(_ name: String) -> Self {
    Self(
      "`\(name)` stands twice in one dictionary",
      notes: ["only one of them is read, usually the later: put all of it behind one key"])
  }
}
