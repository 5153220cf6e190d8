internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects

/// A type identifier with characters that identifiers do not have, or with an empty label.
///
/// ASCII letters, digits, hyphens and periods are allowed, and no two periods may stand together. A
/// declaration with another character is dropped without a word, and apps that take its type for
/// granted have crashed. Characters outside of ASCII, which an older definition allowed, only get a
/// note.
enum InvalidTypeIdentifier: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "invalid-type-identifier", group: .declarations, severity: .error, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/defining-file-and-data-types-for-your-app",
      "https://github.com/WebKit/WebKit/pull/22384",
      "https://github.com/yourkarma/JWT/issues/118",
      "https://github.com/swiftlang/swift-build/blob/main/Sources/SWBTaskExecution/TaskActions/InfoPlistProcessorTaskAction.swift",
    ])

  static let examples: [RuleExample] = [
    .bad("an underscore", declaration("⟶<string>com.example.app.my_note</string>")),
    .bad("an empty label", declaration("⟶<string>com.example..note</string>")),
    .bad(
      "a slash behind a build setting",
      declaration("⟶<string>$(PRODUCT_BUNDLE_IDENTIFIER)/note</string>")),
    .bad(
      "a letter outside of ASCII", severity: .note,
      declaration("⟶<string>com.example.app.grüße</string>")),
    .good("a hyphen", declaration("<string>com.example.app.my-note</string>")),
    .good("capitals and digits", declaration("<string>com.example.App2.Note</string>")),
    .good(
      "an underscore in the name of a build setting",
      declaration("<string>${PRODUCT_BUNDLE_IDENTIFIER:rfc1034identifier}.note</string>")),
    .good(
      "white space around it, which another rule reports",
      declaration("<string> com.example.app.note </string>")),
    .good("no text at all, which another rule reports", declaration("<string></string>")),
  ]

  private static func declaration(_ identifier: String) -> String {
    """
    <key>UTExportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        \(identifier)
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard let value = type.identifierValue, !value.isEmpty else { return }
    let flaw = value.withText(expandedBy: context.settings) { Self.flaw(in: $0) }
    guard let flaw else { return }
    let identifier = context.text(of: value)
    switch flaw {
    case .foreign:
      context.report(
        .foreignCharacter(identifier), at: value, about: identifier, entry: type.dictionary,
        severity: .note)
    case .illegal(let flaw):
      context.report(
        .invalid(identifier, flaw), at: value, about: identifier, entry: type.dictionary)
      if context.makesFixes { offerFix(value, in: &context) }
    }
  }

  /// Puts hyphens for what is not allowed, everywhere that the product names the type.
  private static func offerFix(_ value: PropertyListValue, in context: inout RuleContext) {
    guard let old = value.string, !old.contains("$") else { return }
    let labels = old.utf8.split(separator: UInt8(ascii: ".")).map { label in
      label.map { isAllowed($0) ? $0 : UInt8(ascii: "-") }
    }
    let new = labels.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".")
    guard new != old, labels.count > 1 else { return }
    let product = context.product
    let sources = context.sources
    context.fix("write `\(new)` wherever the product names it") { fix in
      for infoPlist in product.infoPlists {
        for index in 0..<infoPlist.list.valueCount {
          let other = PropertyListValue(infoPlist.list.storage, index)
          if other.kind == .string, other.index == index, other.string == old {
            fix.setText(of: other, to: new)
          }
        }
      }
      for made in sources?.constructors ?? [] where made.identifier == old {
        fix.replaceLiteral(at: made.place, with: new)
      }
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
    default: false
    }
  }

  private enum Flaw {
    case illegal(IdentifierFlaw)
    /// A character above U+007F.
    case foreign
  }

  /// What is wrong with an identifier; nil for a legal one and for one with white space around it.
  private static func flaw(in text: UnsafeBufferPointer<UInt8>) -> Flaw? {
    if let first = text.first, let last = text.last, first <= 0x20 || last <= 0x20 { return nil }
    if let illegal = PlaceholderText.flaw(in: text) { return .illegal(illegal) }
    return text.contains { $0 >= 0x80 } ? .foreign : nil
  }
}

extension Finding.Message {
  fileprivate static func invalid(_ identifier: String, _ flaw: IdentifierFlaw) -> Self {
    let fault =
      switch flaw {
      case .empty: "is empty"
      case .emptyLabel: "has an empty label"
      case .character(0x20): "holds a space"
      case .character(let byte) where byte < 0x20 || byte == 0x7F: "holds a control character"
      case .character(let byte): "holds `\(Character(UnicodeScalar(byte)))`"
      }
    return Self(
      "type identifier `\(identifier)` \(fault), so the declaration is dropped",
      notes: [
        "letters, digits, hyphens and periods are allowed",
        "change it together with the sources that name it",
      ])
  }

  fileprivate static func foreignCharacter(_ identifier: String) -> Self {
    Self(
      "type identifier `\(identifier)` holds characters outside of ASCII",
      notes: ["Apple's current documentation allows ASCII letters, digits, hyphens and periods"])
  }
}
