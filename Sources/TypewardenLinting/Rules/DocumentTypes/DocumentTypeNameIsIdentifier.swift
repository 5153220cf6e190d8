internal import InfoPlists
internal import PropertyLists
internal import TypewardenProjects

/// A document type whose name is an identifier or an extension.
///
/// `CFBundleTypeName` is shown to people as the kind of their files. Older Cocoa code also uses it as
/// a key, so that a new name may need a change in the sources.
enum DocumentTypeNameIsIdentifier: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "document-type-name-is-identifier", group: .documentTypes, severity: .note,
    sources: ["https://github.com/cryptomator/cryptomator/pull/51"])

  static let examples: [RuleExample] = [
    .bad(
      "an identifier",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          ⟶<string>com.example.app.note</string>
          <key>LSItemContentTypes</key>
          <array><string>com.example.app.note</string></array>
        </dict>
      </array>
      """),
    .bad(
      "an extension, as some packagers write it",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          ⟶<string>examplewave</string>
          <key>CFBundleTypeExtensions</key>
          <array><string>examplewave</string></array>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          ⟶<string>.note</string>
        </dict>
      </array>
      """),
    .good(
      "names for people",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Example Note</string>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Node.js script, v1.0.2</string>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>$(PRODUCT_BUNDLE_IDENTIFIER).note</string>
        </dict>
      </array>
      """),
    .good(
      "an abbreviation that people know",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>PDF</string>
          <key>CFBundleTypeExtensions</key>
          <array><string>pdf</string></array>
        </dict>
      </array>
      """),
  ]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    guard let name = documentType.value(.documentTypeName), name.kind == .string, name.isUsable
    else { return }
    let isIdentifier = context.withText(of: name, looksLikeIdentifier)
    let isExtension =
      !isIdentifier
      && (context.withText(of: name, hasLeadingDot) || isExtension(name, of: documentType))
    guard isIdentifier || isExtension, !context.isOpaque(name) else { return }
    // People then see the name that stands for it in their language.
    if context.resources?.localizes(context.text(of: name)) == true { return }
    context.report(
      .nameIsIdentifier(context.text(of: name), isIdentifier: isIdentifier), at: name,
      about: "CFBundleTypeName", entry: documentType.dictionary)
  }

  /// Three labels or more of letters, digits and hyphens; the first begins with a letter.
  private static func looksLikeIdentifier(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var periods = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "."): periods += 1
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): break
      default: return false
      }
    }
    guard let first = text.first, let last = text.last else { return false }
    return periods >= 2 && first >= 0x41 && last != UInt8(ascii: ".")
  }

  private static func hasLeadingDot(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count > 1 && text[0] == UInt8(ascii: ".") && !text.contains(UInt8(ascii: " "))
  }

  /// Whether the name is one of the entry's extensions to the letter. In capitals it is a name.
  private static func isExtension(
    _ name: PropertyListValue, of documentType: DocumentType
  ) -> Bool {
    guard let list = documentType.value(.documentTypeExtensions) else { return false }
    return name.withText { name in
      !name.isEmpty && !name.contains { (0x41...0x5A).contains($0) }
        && list.elements.contains { $0.kind == .string && $0.withText { $0.elementsEqual(name) } }
    }
  }
}

extension Finding.Message {
  fileprivate static func nameIsIdentifier(_ name: String, isIdentifier: Bool) -> Self {
    Self(
      "`\(name)` is \(isIdentifier ? "an identifier" : "an extension"), not a name for people",
      notes: ["Finder shows `CFBundleTypeName` as the kind of the files"])
  }
}
