internal import InfoPlists
internal import PropertyLists
internal import TypewardenSourceText

/// An activation rule that takes one type only, or one kind only.
///
/// `==` compares names: `public.url` does not match a file's URL, nor `public.image` a photo, which
/// `UTI-CONFORMS-TO` would. A dictionary that counts a single kind matches only when nothing else is
/// shared along with it: a page that comes with its title as text hides the extension. With
/// `NSExtensionActivationDictionaryVersion` 2 any attachment that matches is enough.
enum ActivationRuleEquality: KeyRule {
  static let metadata = RuleMetadata(
    id: "activation-rule-equality", group: .otherPlaces, severity: .note, fix: .ask,
    sources: [
      "https://www.volcengine.com/article/1054981",
      "https://github.com/TumblrArchive/ios-extension-issues/issues/5",
      "https://github.com/lionheart/openradar-mirror/issues/16792",
      "https://github.com/mozilla-mobile/firefox-ios/pull/3203",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "names compared",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <string>SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a,
            ANY $a.registeredTypeIdentifiers == "⟶public.url" OR
            ANY $a.registeredTypeIdentifiers ==[c] &quot;⟶public.image&quot;
          ).@count == 1).@count == 1</string>
        </dict>
      </dict>
      """),
    .bad(
      "a dictionary for pages alone",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          ⟶<dict>
            <key>NSExtensionActivationSupportsText</key>
            <false/>
            <key>NSExtensionActivationSupportsWebURLWithMaxCount</key>
            <integer>1</integer>
          </dict>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
      </dict>
      """),
    .good(
      "types compared by conformance, or exactly on purpose",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <string>SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a,
            ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "public.url" AND
            NOT ANY $a.registeredTypeIdentifiers UTI-EQUALS "public.file-url"
          ).@count == $e.attachments.@count).@count == 1</string>
        </dict>
      </dict>
      """),
    .good(
      "pages and what comes with them",
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
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
      </dict>
      """),
    .good(
      "one kind, and any attachment that matches is enough",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <dict>
            <key>NSExtensionActivationDictionaryVersion</key>
            <integer>2</integer>
            <key>NSExtensionActivationSupportsWebURLWithMaxCount</key>
            <integer>1</integer>
          </dict>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
      </dict>
      """),
    .good(
      "an action on images, in a list of counts of attachments",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <dict>
            <key>NSExtensionActivationSupportsAttachmentsWithMaxCount</key>
            <integer>4</integer>
            <key>NSExtensionActivationSupportsImageWithMaxCount</key>
            <integer>4</integer>
          </dict>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.ui-services</string>
      </dict>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.known == .activationRule }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard key.value.isUsable else { return }
    if key.value.kind == .dictionary {
      checkCounts(key, in: &context)
      return
    }
    guard key.value.kind == .string else { return }
    for operand in key.value.withText({ PredicateText.operands(of: $0) })
    where operand.relation == .equals {
      context.report(
        .equality(operand.text), at: key.value, about: operand.text, entry: key.dictionary,
        range: key.value.sourceRange(ofText: operand.range))
      context.fix("compare with `UTI-CONFORMS-TO`") { fix in
        let text = key.value.withText { Array($0) }
        guard let range = equalSign(before: operand.range.lowerBound, in: text) else { return }
        let left = text[..<range.lowerBound]
        let blanks = left.last == 0x20 ? "" : " "
        fix.setText(
          of: key.value,
          to: String(decoding: left, as: UTF8.self) + blanks + "UTI-CONFORMS-TO"
            + (text[range.upperBound] == 0x20 ? "" : " ")
            + String(decoding: text[range.upperBound...], as: UTF8.self))
      }
    }
  }

  /// The equal signs, with their options, that stand before the quote of an operand.
  private static func equalSign(before operand: Int, in text: [UInt8]) -> Range<Int>? {
    var end = operand - 1
    while end > 0, text[end - 1] <= 0x20 { end -= 1 }
    var start = end
    if start > 0, text[start - 1] == UInt8(ascii: "]") {
      guard let bracket = text[..<start].lastIndex(of: UInt8(ascii: "[")) else { return nil }
      start = bracket
    }
    let behind = start
    while start > 0, text[start - 1] == UInt8(ascii: "=") { start -= 1 }
    return start < behind && end < text.count ? start..<end : nil
  }

  /// Only for share extensions: an action is made for one kind of thing.
  private static func checkCounts(_ key: KeyedValue, in context: inout RuleContext) {
    let point = context.infoPlist.rootValue(.extension)?[.extensionPointIdentifier]
    guard point?.hasText("com.apple.share-services") == true else { return }
    var only: PropertyListValue?
    for entry in key.value.entries {
      if entry.key.hasText("NSExtensionActivationDictionaryVersion"),
        entry.value.integer.map({ $0 > 1 }) ?? true
      {
        return
      }
      guard isKind(entry.key), !entry.value.isFalse else { continue }
      if only != nil { return }
      only = entry.key
    }
    guard let only = only?.string else { return }
    context.report(
      .oneKind(only), at: key.value, about: key.name, entry: key.dictionary,
      range: key.value.openingRange)
    context.fix("let the extension take part in what is shared together") { fix in
      let name = "NSExtensionActivationDictionaryVersion"
      if let version = key.value[name] {
        fix.replace(version, with: .integer(2))
      } else {
        fix.insert(name, .integer(2), into: key.value)
      }
    }
  }

  private static let kinds: [StaticString] = [
    "NSExtensionActivationSupportsFileWithMaxCount",
    "NSExtensionActivationSupportsImageWithMaxCount",
    "NSExtensionActivationSupportsMovieWithMaxCount",
    "NSExtensionActivationSupportsText",
    "NSExtensionActivationSupportsWebPageWithMaxCount",
    "NSExtensionActivationSupportsWebURLWithMaxCount",
  ]

  private static func isKind(_ key: PropertyListValue) -> Bool {
    kinds.contains { key.hasText($0) }
  }
}

extension Finding.Message {
  fileprivate static func equality(_ identifier: String) -> Self {
    Self(
      "`==` matches `\(identifier)` only and no type that conforms to it",
      notes: ["compare with `UTI-CONFORMS-TO`"])
  }

  fileprivate static func oneKind(_ key: String) -> Self {
    Self(
      "the activation rule counts `\(key)` only",
      notes: [
        "the share sheet hides the extension when anything else is shared along",
        "set `NSExtensionActivationDictionaryVersion` to 2, or allow the other kinds too",
      ])
  }
}
