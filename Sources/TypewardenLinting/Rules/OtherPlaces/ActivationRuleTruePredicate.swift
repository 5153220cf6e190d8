internal import InfoPlists
internal import PropertyLists

/// An extension that is offered for everything, by `TRUEPREDICATE`.
///
/// Xcode's templates for share and action extensions write it as a stand-in. Xcode warns of it in
/// every build, and the App Store refuses it as an invalid value.
enum ActivationRuleTruePredicate: KeyRule {
  static let metadata = RuleMetadata(
    id: "activation-rule-truepredicate", group: .otherPlaces, severity: .error,
    sources: [
      "https://github.com/alinz/react-native-share-extension/issues/7",
      "https://github.com/EvanBacon/expo-apple-targets/pull/154",
      "https://www.volcengine.com/article/1054981",
      "https://github.com/mindlib-capacitor/send-intent/issues/86",
    ], isStoreRule: true)

  static let examples: [RuleExample] = [
    .bad(
      "what Xcode's template for a share extension writes",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          ⟶<string>TRUEPREDICATE</string>
        </dict>
        <key>NSExtensionMainStoryboard</key>
        <string>MainInterface</string>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
      </dict>
      """),
    .bad(
      "the same on a line of its own",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          ⟶<string>
            truepredicate
          </string>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.ui-services</string>
      </dict>
      """),
    .good(
      "counts of what the extension takes",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <dict>
            <key>NSExtensionActivationSupportsText</key>
            <true/>
            <key>NSExtensionActivationSupportsWebURLWithMaxCount</key>
            <integer>1</integer>
          </dict>
        </dict>
      </dict>
      """),
    .good(
      "a predicate over types",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <string>SUBQUERY (extensionItems, $extensionItem,
            SUBQUERY ($extensionItem.attachments, $attachment,
              ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.image"
            ).@count == $extensionItem.attachments.@count
          ).@count == 1</string>
        </dict>
      </dict>
      """),
    .good(
      "no rule, and the word elsewhere",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>ExampleFilter</key>
          <string>TRUEPREDICATE</string>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
      </dict>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.known == .activationRule }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard key.value.kind == .string, key.value.isUsable,
      key.value.withText({ PredicateText.isTrue($0) })
    else { return }
    context.report(
      .truePredicate, at: key.value, about: key.name, entry: key.dictionary)
  }
}

extension Finding.Message {
  fileprivate static var truePredicate: Self {
    Self(
      "`TRUEPREDICATE` offers the extension for everything",
      notes: [
        "the App Store refuses it",
        "count the kinds that the extension takes in a dictionary, or compare types in a `SUBQUERY` "
          + "with `UTI-CONFORMS-TO`",
      ])
  }
}
