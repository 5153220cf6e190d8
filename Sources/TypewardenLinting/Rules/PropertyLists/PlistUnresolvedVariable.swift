internal import InfoPlists
internal import PropertyLists

/// A placeholder that nobody replaced, or that nobody will.
///
/// In a built product nothing replaces `$(NAME)` any more. In a source tree Xcode only replaces
/// names in brackets, so that `$documentTypeName` stays as it is: the store has sent mails about a
/// document type of that name. Which bracketed names have a value is known to the project alone, so
/// these are left alone in source trees.
enum PlistUnresolvedVariable: KeyRule {
  static let metadata = RuleMetadata(
    id: "plist-unresolved-variable", group: .propertyLists, severity: .warning,
    sources: ["https://github.com/electron-userland/electron-builder/issues/4052"])

  static let examples: [RuleExample] = [
    .bad(
      "a name without brackets",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          ⟶<string>$documentTypeName</string>
          <key>LSItemContentTypes</key>
          <array>
            ⟶<string>com.example.$productName.note</string>
          </array>
        </dict>
      </array>
      """),
    .bad(
      "a bracket that is never closed",
      """
      <key>CFBundleName</key>
      ⟶<string>$(PRODUCT_NAME</string>
      """),
    .bad(
      "in a built product",
      """
      <key>BuildMachineOSBuild</key>
      <string>24G90</string>
      <key>CFBundleIdentifier</key>
      <string>com.example.app</string>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          ⟶<string>$(EXAMPLE_DOCUMENT_NAME)</string>
        </dict>
      </array>
      """),
    .good(
      "what Xcode's templates write",
      """
      <key>CFBundleIdentifier</key>
      <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleName</key>
      <string>${PRODUCT_NAME:rfc1034identifier}</string>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>NSDocumentClass</key>
          <string>$(PRODUCT_MODULE_NAME).Document</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>$(PRODUCT_BUNDLE_IDENTIFIER).note</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "settings that only the project knows",
      """
      <key>CFBundleDisplayName</key>
      <string>$(EXAMPLE_NAME) $(EXAMPLE_CHANNEL:default=Beta)</string>
      """),
    .good(
      "variables of a predicate",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <string>SUBQUERY(extensionItems, $item, $item.attachments.@count == 1).@count == 1</string>
        </dict>
      </dict>
      """),
    .good(
      "money, and the keywords of old version control systems",
      """
      <key>CFBundleGetInfoString</key>
      <string>$Revision: 12 $, costs $5 or US$Dollars, A$AP</string>
      <key>SUFeedURL</key>
      <string>https://www.example.com/appcast.xml?id=$build</string>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool {
    switch key.place {
    case .extension, .extensionAttributes, .activationRule: false
    default: key.isListed && !key.types.contains(.any) && !key.flags.contains(.url)
    }
  }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    switch key.value.kind {
    case .string, .array: break
    default: return
    }
    key.forEachString { value in
      guard let found = value.withText({ placeholder(in: $0) }) else { return }
      if found.form == .bracketed, !context.isBuilt { return }
      let text = value.withText { String(decoding: $0[found.range], as: UTF8.self) }
      context.report(.unresolved(text, found.form), at: value, about: key.name)
    }
  }

  fileprivate enum Form { case bracketed, unclosed, bare }

  private static func placeholder(
    in text: UnsafeBufferPointer<UInt8>
  ) -> (form: Form, range: Range<Int>)? {
    guard var dollar = text.firstIndex(of: UInt8(ascii: "$")) else { return nil }
    var bracketed: Range<Int>?
    while true {
      let next = dollar + 1 < text.count ? text[dollar + 1] : 0
      if next == UInt8(ascii: "(") || next == UInt8(ascii: "{") {
        let close = next == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
        guard let end = text[dollar...].firstIndex(of: close) else {
          return (.unclosed, dollar..<text.count)
        }
        if bracketed == nil { bracketed = dollar..<(end + 1) }
      } else if let end = endOfName(in: text, at: dollar) {
        return (.bare, dollar..<end)
      }
      guard let other = text[(dollar + 1)...].firstIndex(of: UInt8(ascii: "$")) else { break }
      dollar = other
    }
    return bracketed.map { (.bracketed, $0) }
  }

  /// The end of a name without brackets that stands apart from the letters around it.
  private static func endOfName(in text: UnsafeBufferPointer<UInt8>, at dollar: Int) -> Int? {
    if dollar > 0, isNameByte(text[dollar - 1]) { return nil }
    var end = dollar + 1
    while end < text.count, isNameByte(text[end]) { end += 1 }
    guard end > dollar + 2, !(0x30...0x39).contains(text[dollar + 1]) else { return nil }
    // `$Revision: 12 $` and `$Revision$` belong to version control.
    if end < text.count, text[end] == UInt8(ascii: ":") || text[end] == UInt8(ascii: "$") {
      return nil
    }
    return end
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func unresolved(
    _ text: String, _ form: PlistUnresolvedVariable.Form
  ) -> Self {
    switch form {
    case .bracketed:
      Self("`\(text)` is left in a built product", notes: ["nothing replaces it any more"])
    case .unclosed: Self("`\(text)` has no closing bracket, so that nothing replaces it")
    case .bare:
      Self(
        "`\(text)` is not replaced by anything",
        notes: ["a build setting is written `$(\(text.dropFirst()))`"])
    }
  }
}
