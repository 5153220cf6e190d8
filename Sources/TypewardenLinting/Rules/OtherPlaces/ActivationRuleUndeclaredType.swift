internal import InfoPlists
internal import PropertyLists
internal import TypewardenSourceText

/// An activation rule that compares with a type which nobody declares.
///
/// No file has that type, so the extension is not offered for the files that were meant. The types
/// that the containing app declares count when its list is at hand; for an extension alone this is
/// a note, since the app may declare what the rule names.
enum ActivationRuleUndeclaredType: KeyRule {
  static let metadata = RuleMetadata(
    id: "activation-rule-undeclared-type", group: .otherPlaces, severity: .warning, fix: .ask,
    sources: ["https://developer.apple.com/forums/thread/772230"])

  static let examples: [RuleExample] = [
    .bad(
      "a share extension without its app at hand", severity: .note,
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <string>SUBQUERY (
            extensionItems, $extensionItem,
            SUBQUERY (
              $extensionItem.attachments, $attachment,
              ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.url"
              || ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "⟶com.example.app.note"
            ).@count == 1
          ).@count == 1</string>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
      </dict>
      """),
    .bad(
      "names that Apple does not have, as Xcode's editor writes the text",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <string>SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a,
            ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO &quot;⟶public.peg-2000&quot; &amp;&amp;
            ANY $a.registeredTypeIdentifiers UTI-EQUALS &quot;⟶public.picture&quot;
          ).@count &gt; 0).@count &gt; 0</string>
        </dict>
      </dict>
      """),
    .bad(
      "the same in a comparison of text",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <string>SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a,
            ANY $a.registeredTypeIdentifiers == '⟶public.link').@count = 1).@count = 1</string>
        </dict>
      </dict>
      """),
    .good(
      "types that Apple declares, in any case",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <string>SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a,
            ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "com.adobe.PDF" ||
            ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.png'
          ).@count == $e.attachments.@count).@count == 1</string>
        </dict>
      </dict>
      """),
    .good(
      "a type of the app's own list",
      """
      <key>CFBundleIdentifier</key>
      <string>com.example.app</string>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <string>SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a,
            ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "com.example.app.note"
          ).@count == 1).@count == 1</string>
        </dict>
      </dict>
      """),
    .good(
      "text that is compared with something else than types",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <string>SUBQUERY(extensionItems, $e,
            $e.attributedTitle.string == "com.example.title" AND
            $e.userInfo.kind BEGINSWITH[c] "org.example.kind").@count == 1</string>
        </dict>
      </dict>
      """),
    .good(
      "a placeholder of the build, and a quotation without an end",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <string>ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "$(NOTE_TYPE)" ||
            ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "com.example.app.no</string>
        </dict>
      </dict>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.known == .activationRule }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard key.value.kind == .string, key.value.isUsable else { return }
    for operand in key.value.withText({ PredicateText.operands(of: $0) }) {
      let identifier = context.settings.expand(operand.text)
      guard let type = context.undeclaredType(named: identifier) else { continue }
      context.report(
        type.message(namedBy: "an activation rule"), at: key.value, about: identifier,
        entry: key.dictionary, severity: type.severity(usual: .warning),
        range: key.value.sourceRange(ofText: operand.range))
      context.fixUndeclared(type, at: key.value, part: operand.range)
    }
  }
}
