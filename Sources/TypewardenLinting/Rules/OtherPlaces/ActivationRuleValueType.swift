internal import InfoPlists
internal import PropertyLists

/// A value of the wrong kind in an activation rule, or an obsolete key beside it.
///
/// The App Store refuses both: `NSExtensionActivationSupportsText` is a yes or no and not a count as
/// its neighbours are (ITMS-90361), and `NSExtensionPointName` with `NSExtensionPointVersion`, which
/// early templates wrote beside the rule, are no valid keys there (ITMS-90363).
enum ActivationRuleValueType: KeyRule {
  static let metadata = RuleMetadata(
    id: "activation-rule-value-type", group: .otherPlaces, severity: .error, fix: .safe,
    sources: ["https://github.com/laurent22/joplin/pull/4963"])

  static let examples: [RuleExample] = [
    .bad(
      "text counted, and a count in a string",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <dict>
            <key>NSExtensionActivationSupportsText</key>
            ⟶<integer>1</integer>
            <key>NSExtensionActivationSupportsImageWithMaxCount</key>
            ⟶<string>10</string>
            <key>NSExtensionActivationSupportsWebURLWithMaxCount</key>
            ⟶<true/>
          </dict>
        </dict>
      </dict>
      """),
    .bad(
      "keys of early templates",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <dict>
            <key>NSExtensionActivationSupportsImageWithMaxCount</key>
            <integer>1</integer>
          </dict>
          ⟶<key>NSExtensionPointName</key>
          <string>com.apple.share-services</string>
          ⟶<key>NSExtensionPointVersion</key>
          <string>1.0</string>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
      </dict>
      """),
    .good(
      "a yes or no for text, counts for the others",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <dict>
            <key>NSExtensionActivationDictionaryVersion</key>
            <integer>2</integer>
            <key>NSExtensionActivationSupportsText</key>
            <false/>
            <key>NSExtensionActivationSupportsFileWithMaxCount</key>
            <integer>20</integer>
            <key>NSExtensionActivationUsesStrictMatching</key>
            <integer>1</integer>
          </dict>
        </dict>
      </dict>
      """),
    .good(
      "the version that a screen saver extension has",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.screensaver</string>
        <key>NSExtensionPointVersion</key>
        <string>1.0</string>
      </dict>
      """),
    .good(
      "a placeholder of the build, and a key that nobody has defined",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <dict>
            <key>NSExtensionActivationSupportsImageWithMaxCount</key>
            <string>$(MAX_IMAGES)</string>
            <key>ExampleCount</key>
            <string>1</string>
          </dict>
        </dict>
      </dict>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool {
    key.place == .extensionAttributes || key.place == .activationRule && key.isListed
  }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    if key.place == .extensionAttributes {
      guard
        key.key.hasText("NSExtensionPointName") || key.key.hasText("NSExtensionPointVersion"),
        key.dictionary[.activationRule] != nil
      else { return }
      context.report(.obsolete(key.name), at: key.key, about: key.name, entry: key.dictionary)
      context.fix("remove the key") { $0.removeEntry(of: key.key) }
      return
    }
    let value = key.value
    let wanted: PropertyListValue.Kind
    switch key.types {
    case .boolean: wanted = .boolean
    case .integer: wanted = .integer
    default: return
    }
    guard value.isUsable, value.kind != wanted,
      value.kind != .string || !context.isOpaque(value)
    else { return }
    context.report(
      .wrongKind(key.name, isCount: wanted == .integer, isSet: value.isTrue), at: value,
      about: key.name, entry: key.dictionary)
    if wanted == .boolean {
      guard value.isTrue || value.isFalse else { return }
      context.fix("write a Boolean") { $0.replace(value, with: .boolean(value.isTrue)) }
    } else {
      let number = value.boolean.map { $0 ? 1 : 0 } ?? value.string.flatMap { Int64($0) }
      guard let number else { return }
      context.fix(value.kind == .string ? .safe : .ask, "write an integer") {
        $0.replace(value, with: .integer(number))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func wrongKind(_ key: String, isCount: Bool, isSet: Bool) -> Self {
    let reason = "the App Store refuses values of another kind (ITMS-90361)"
    if isCount {
      return Self("`\(key)` needs an integer", notes: [reason])
    }
    return Self(
      "`\(key)` needs a Boolean",
      notes: [reason, "write `\(isSet ? "<true/>" : "<false/>")`"])
  }

  fileprivate static func obsolete(_ key: String) -> Self {
    Self(
      "`\(key)` is obsolete",
      notes: ["the App Store refuses it (ITMS-90363): `NSExtensionPointIdentifier` is enough"])
  }
}
