internal import InfoPlists
internal import PropertyLists

/// A property list whose root is not a dictionary.
///
/// `plutil -lint` has no objection to such a file, and the bundle loads with an empty information
/// dictionary: no types, no documents, no icon, and no message that says why.
enum PlistRootNotDictionary: FileRule {
  static let metadata = RuleMetadata(
    id: "plist-root-not-dictionary", group: .propertyLists, severity: .error)

  static let examples: [RuleExample] = [
    .bad(
      "an array around everything",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      ⟶<array>
        <dict>
          <key>CFBundleName</key>
          <string>Example</string>
        </dict>
      </array>
      </plist>
      """
    ).wholeFile,
    .bad(
      "a lone string",
      """
      <plist version="1.0">
        ⟶<string>CFBundleName</string>
      </plist>
      """
    ).wholeFile,
    .good(
      "an empty dictionary",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict/>
      </plist>
      """
    ).wholeFile,
    .good(
      "a dictionary without `<plist>` around it",
      """
      <dict>
        <key>CFBundleName</key>
        <string>Example</string>
      </dict>
      """
    ).wholeFile,
    .good(
      "a file that breaks off, which another rule reports",
      """
      <plist version="1.0">
      <array>
      """
    ).wholeFile,
  ]

  static func check(_ infoPlist: InfoPlist, in context: inout RuleContext) {
    guard let root = infoPlist.list.root, root.kind != .dictionary else { return }
    context.report(
      .rootNotDictionary(root.kind.phrase), at: root, about: context.fileName,
      range: root.openingRange)
  }
}

extension Finding.Message {
  fileprivate static func rootNotDictionary(_ kind: String) -> Self {
    Self(
      "the root is \(kind), not a dictionary",
      notes: ["a bundle reads this as an empty list of keys"])
  }
}
