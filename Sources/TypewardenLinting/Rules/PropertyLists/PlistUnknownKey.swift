internal import InfoPlists
internal import PropertyLists

/// A key that is not known where it stands, most often a misspelt one.
///
/// A misspelt key is passed over without a word; `LSItemContentType` and `UTTypeConformTo` are the
/// ones that people write. Inside of a type declaration, a document type, a service or extension
/// attributes a key that resembles no known one gets a note; at the root, which may hold anybody's
/// keys, only what resembles a key about types or documents is reported.
enum PlistUnknownKey: KeyRule {
  static let metadata = RuleMetadata(
    id: "plist-unknown-key", group: .propertyLists, severity: .warning, fix: .ask,
    sources: [
      "https://github.com/beeware/briefcase-macOS-app-template/pull/72",
      "http://jwwalker.com/pages/plistchecker.html",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a missing letter",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          ⟶<key>LSItemContentType</key>
          <array>
            <string>com.example.app.note</string>
          </array>
        </dict>
      </array>
      ⟶<key>UTExportedTypesDeclarations</key>
      <array/>
      """),
    .bad(
      "the copy that Xcode's editor makes of a key that is already there",
      """
      <key>UTImportedTypeDeclarations</key>
      <array/>
      ⟶<key>UTImportedTypeDeclarations - 2</key>
      <array/>
      """),
    .bad(
      "a key that was pasted onto itself",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          ⟶<key>LSTypeIsPackageLSTypeIsPackage</key>
          <true/>
        </dict>
      </array>
      """),
    .bad(
      "a key that nobody has defined", severity: .note,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          ⟶<key>ExampleTemplateName</key>
          <string>Blank</string>
        </dict>
      </array>
      """),
    .good(
      "known keys, old ones among them",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeExtensions</key>
          <array>
            <string>examplenote</string>
          </array>
          <key>CFBundleTypeIconSystemGenerated</key>
          <integer>1</integer>
          <key>NSUbiquitousDocumentUserActivityType</key>
          <string>com.example.app.editing</string>
        </dict>
      </array>
      """),
    .good(
      "an app's own keys at the root, and a variant for one device",
      """
      <key>ExampleAppGroup</key>
      <string>group.com.example.app</string>
      <key>SUFeedURLForTesting</key>
      <string>https://www.example.com/appcast.xml</string>
      <key>UIFileSharingEnabled~ipad</key>
      <true/>
      """),
    .good(
      "a key of another place, which another rule reports",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>LSHandlerRank</key>
          <string>Owner</string>
        </dict>
      </array>
      """),
    .good(
      "a tag class, which another rule reports",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extensions</key>
            <string>examplenote</string>
          </dict>
        </dict>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool {
    !key.isListed && key.place != .tags && key.place != .activationRule
  }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard let unknown = key.unknown else { return }
    switch unknown {
    case .misplaced: break
    case .misspelt(let meant):
      context.report(
        .unknownKey(key.name, key.place.phrase, InfoPlistSchema.shared.name(of: meant)),
        at: key.key, about: key.name)
      context.fix("write `\(InfoPlistSchema.shared.name(of: meant))`") { fix in
        let name = InfoPlistSchema.shared.name(of: meant)
        if key.dictionary[name] == nil { fix.setText(of: key.key, to: name) }
      }
    case .unrecognized where key.place != .root && key.place != .extension:
      context.report(
        .unknownKey(key.name, key.place.phrase, nil), at: key.key, about: key.name,
        severity: .note)
    case .unrecognized: break
    }
  }
}

extension Finding.Message {
  fileprivate static func unknownKey(_ key: String, _ place: String, _ meant: String?) -> Self {
    Self(
      key.isEmpty ? "a key without a name \(place)" : "unknown key `\(key)` \(place)",
      notes: meant.map { ["did you mean `\($0)`?"] } ?? ["nothing reads it"])
  }
}
