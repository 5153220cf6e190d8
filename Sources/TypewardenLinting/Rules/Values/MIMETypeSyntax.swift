internal import InfoPlists
internal import PropertyLists

/// A MIME type that is not of the form `type/subtype`.
///
/// Web views, Mail and everything else that has a MIME type in hand compare the whole tag, so that
/// one with parameters, a wild card or another defect is never found; cloud drives that derive the
/// type of a file from its MIME type then show the document grey. Capital letters do no harm and
/// get a note, except in vendors' subtypes, some of which are registered with them.
enum MIMETypeSyntax: KeyRule {
  static let metadata = RuleMetadata(
    id: "mime-type-syntax", group: .values, severity: .error,
    sources: [
      "https://github.com/owncloud/ios-app/issues/557", "https://www.rfc-editor.org/rfc/rfc6838",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "with parameters, with a wild card, an extension, an identifier",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.mime-type</key>
            <array>
              ⟶<string>application/x-note; charset=utf-8</string>
              ⟶<string>text/*</string>
              ⟶<string>examplenote</string>
              ⟶<string>com.example.app.note</string>
            </array>
          </dict>
        </dict>
      </array>
      """),
    .bad(
      "characters that no MIME type may have",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeMIMETypes</key>
          <array>
            ⟶<string>application/x note</string>
            ⟶<string>application/x-note/2</string>
            ⟶<string>application/</string>
          </array>
        </dict>
      </array>
      """),
    .bad(
      "capital letters: only a note", severity: .note,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeMIMETypes</key>
          <array>
            ⟶<string>Text/X-Note</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "registered, private and old forms",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.mime-type</key>
            <array>
              <string>application/vnd.example.note+json</string>
              <string>x-world/x-3dmf</string>
              <string>text/x-c++src</string>
              <string>image/x-note_1.2</string>
            </array>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "a subtype that is registered with a capital letter",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeMIMETypes</key>
          <array>
            <string>application/vnd.ms-word.document.macroEnabled.12</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "an empty array, an empty string and a placeholder",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeMIMETypes</key>
          <array/>
        </dict>
        <dict>
          <key>CFBundleTypeMIMETypes</key>
          <array>
            <string></string>
            <string>application/$(EXAMPLE_SUBTYPE)</string>
          </array>
        </dict>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.flags.contains(.mime) }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    key.forEachString { value in
      guard !value.isEmpty, let flaw = context.withText(of: value, flaw),
        !context.isOpaque(value)
      else { return }
      context.report(
        .mimeType(context.text(of: value), flaw), at: value, about: key.name,
        severity: flaw == .capitals ? .note : nil)
    }
  }

  fileprivate enum Flaw { case parameters, wildcard, noSlash, character, missingPart, capitals }

  private static func flaw(in text: UnsafeBufferPointer<UInt8>) -> Flaw? {
    guard let slash = text.firstIndex(of: UInt8(ascii: "/")) else { return .noSlash }
    if text.contains(UInt8(ascii: ";")) { return .parameters }
    if text.contains(UInt8(ascii: "*")) { return .wildcard }
    let type = text[..<slash]
    let subtype = text[(slash + 1)...]
    for part in [type, subtype] {
      guard let first = part.first, part.count <= 127 else { return .missingPart }
      guard isLetterOrDigit(first), part.allSatisfy(isAllowed) else { return .character }
    }
    let isVendors = subtype.starts(with: "vnd.".utf8)
    return (isVendors ? type : text[...]).contains { (0x41...0x5A).contains($0) } ? .capitals : nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// The characters of RFC 6838, section 4.2.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "&"),
      UInt8(ascii: "-"), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "+"):
      true
    default: isLetterOrDigit(byte)
    }
  }
}

extension Finding.Message {
  fileprivate static func mimeType(_ text: String, _ flaw: MIMETypeSyntax.Flaw) -> Self {
    switch flaw {
    case .parameters:
      let bare = text.prefix { $0 != ";" }.filter { $0 != " " }
      return Self(
        "`\(text)` has parameters", notes: ["the whole tag is compared: write `\(bare)`"])
    case .wildcard:
      return Self("`\(text)` is a pattern, not a MIME type", notes: ["the whole tag is compared"])
    case .noSlash:
      return Self(
        "`\(text)` is not a MIME type", notes: ["a MIME type is of the form `type/subtype`"])
    case .character: return Self("`\(text)` holds a character that no MIME type may have")
    case .missingPart:
      return Self("`\(text)` lacks a part, or has one of more than 127 characters")
    case .capitals:
      return Self("`\(text)` has capital letters", notes: ["case does not count in MIME types"])
    }
  }
}
