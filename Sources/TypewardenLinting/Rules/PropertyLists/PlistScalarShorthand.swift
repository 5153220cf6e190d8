internal import InfoPlists
internal import PropertyLists

/// Supertypes or tags as one string, where most people write an array.
///
/// The system takes both forms, so this is a matter of style; but some other readers of property
/// lists only look for arrays.
enum PlistScalarShorthand: KeyRule {
  static let metadata = RuleMetadata(
    id: "plist-scalar-shorthand", group: .propertyLists, severity: .note, fix: .safe,
    sources: ["https://gist.github.com/sleimanzublidi/5673195"])

  static let examples: [RuleExample] = [
    .bad(
      "a supertype and an extension",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeConformsTo</key>
          ⟶<string>public.data</string>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            ⟶<string>examplenote</string>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "arrays of one",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeConformsTo</key>
          <array>
            <string>public.data</string>
          </array>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              <string>examplenote</string>
            </array>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "keys that take one string, and a string where only an array counts",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>Editor</string>
          <key>LSItemContentTypes</key>
          <string>com.example.app.note</string>
        </dict>
      </array>
      """),
    .good(
      "an empty string, which another rule reports",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeConformsTo</key>
          <string></string>
        </dict>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool {
    (key.place == .tags || key.place == .declaration)
      && key.types.isSuperset(of: [.string, .strings])
  }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard key.value.kind == .string, key.value.isUsable, !key.value.isEmpty else { return }
    context.report(.shorthand(key.name), at: key.value, about: key.name)
    context.fix("put it into an array") { $0.wrap(key.value) }
  }
}

extension Finding.Message {
  fileprivate static func shorthand(_ key: String) -> Self {
    Self(
      "`\(key)` is one string instead of an array",
      notes: ["the system takes both, some other readers only arrays"])
  }
}
