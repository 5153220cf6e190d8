internal import InfoPlists
internal import PropertyLists

/// A key that means something elsewhere, but nothing where it stands.
///
/// It is ignored without a word. A packaging tool wrote the list of extensions at the root for
/// years, and the Finder never offered its apps; the key for opening in place only counts at the
/// root, not inside of a document type.
enum PlistMisplacedKey: KeyRule {
  static let metadata = RuleMetadata(
    id: "plist-misplaced-key", group: .propertyLists, severity: .warning, fix: .ask,
    sources: ["https://github.com/perdian/macosappbundler-maven-plugin/issues/48"])

  static let examples: [RuleExample] = [
    .bad(
      "parts of a document type at the root",
      """
      ⟶<key>CFBundleTypeExtensions</key>
      <array>
        <string>examplenote</string>
      </array>
      ⟶<key>LSHandlerRank</key>
      <string>Owner</string>
      """),
    .bad(
      "a root key in a document type",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          ⟶<key>LSSupportsOpeningDocumentsInPlace</key>
          <true/>
        </dict>
      </array>
      """),
    .bad(
      "a tag class and a document type's key in a declaration",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          ⟶<key>public.filename-extension</key>
          <array>
            <string>examplenote</string>
          </array>
          ⟶<key>LSTypeIsPackage</key>
          <true/>
        </dict>
      </array>
      """),
    .good(
      "everything in its place",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeExtensions</key>
          <array>
            <string>examplenote</string>
          </array>
          <key>LSHandlerRank</key>
          <string>Owner</string>
        </dict>
      </array>
      <key>LSSupportsOpeningDocumentsInPlace</key>
      <true/>
      """),
    .good(
      "keys that have a meaning at both places",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionMainStoryboard</key>
        <string>MainInterface</string>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionMainStoryboard</key>
          <string>MainInterface</string>
        </dict>
      </dict>
      """),
    .good(
      "an app's own dictionaries, whose keys are its own affair",
      """
      <key>ExampleFormats</key>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.app.note</string>
      </dict>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { !key.isListed }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard case .misplaced(let home)? = key.unknown else { return }
    context.report(.misplaced(key.name, key.place, home), at: key.key, about: key.name)
    if context.makesFixes { offerFix(key, home, in: &context) }
  }

  /// Moves the key to where it counts, when there is just one such place and it has no such key.
  private static func offerFix(_ key: KeyedValue, _ home: Place, in context: inout RuleContext) {
    let infoPlist = context.infoPlist
    let target: PropertyListValue?
    switch home {
    case .root: target = infoPlist.list.root
    case .documentType where infoPlist.documentTypeCount == 1:
      target = infoPlist.documentType(0).dictionary
    case .declaration where infoPlist.declarationCount == 1:
      target = infoPlist.declaredType(0).dictionary
    default: target = nil
    }
    guard let target, target != key.dictionary, target[key.name] == nil,
      let content = PropertyListContent(key.value)
    else { return }
    // Into the dictionary that it is in some way part of, it only goes when that one stays.
    context.fix("move it to where it counts") { fix in
      fix.insert(key.name, content, into: target)
      fix.removeEntry(of: key.key)
    }
  }
}

extension Finding.Message {
  fileprivate static func misplaced(_ key: String, _ place: Place, _ home: Place) -> Self {
    Self("`\(key)` has no meaning \(place.phrase)", notes: ["it only counts \(home.phrase)"])
  }
}
