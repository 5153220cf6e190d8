internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// An identifier without a domain, or an extension or MIME type in an identifier's place.
///
/// Type identifiers are reverse-DNS names, so that no two makers use the same. A list that names an
/// extension or a MIME type instead names a type that does not exist.
enum TypeIdentifierNotReverseDNS: DeclarationRule, KeyRule {
  static let metadata = RuleMetadata(
    id: "type-identifier-not-reverse-dns", group: .declarations, severity: .warning,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/defining-file-and-data-types-for-your-app"
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a declared type with one label",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          ⟶<string>note</string>
        </dict>
      </array>
      """),
    .bad(
      "extensions and a MIME type among a document's types",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array>
            <string>com.example.app.note</string>
            ⟶<string>pdf</string>
            ⟶<string>.note</string>
            ⟶<string>application/vnd.example.note</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "two labels",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>example.note</string>
        </dict>
      </array>
      """),
    .good(
      "a build setting",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>$(NOTE_TYPE)</string>
        </dict>
      </array>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array><string>$(NOTE_TYPE)</string></array>
        </dict>
      </array>
      """),
    .good(
      "extensions and MIME types where they belong",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeExtensions</key>
          <array><string>note</string></array>
          <key>CFBundleTypeMIMETypes</key>
          <array><string>application/vnd.example.note</string></array>
        </dict>
      </array>
      """),
    .good(
      "a slash in a declaration, which another rule reports",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>application/note</string>
        </dict>
      </array>
      """),
  ]

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard let value = type.identifierValue else { return }
    let isShort = value.withText(expandedBy: context.settings) { text in
      !text.contains(UInt8(ascii: ".")) && TypeIdentifier.flaw(in: text) == nil
    }
    guard isShort else { return }
    let identifier = context.text(of: value)
    context.report(.oneLabel(identifier), at: value, about: identifier, entry: type.dictionary)
  }

  static func concerns(_ key: KeyFacts) -> Bool { key.known?.namesTypes == true }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    key.forEachString { value in
      guard let form = value.withText(expandedBy: context.settings, form),
        !context.isDeclared(value)
      else { return }
      let text = context.text(of: value)
      let meant = standardType(text, form, in: context)
      context.report(
        .noIdentifier(text, form == .mimeType, meant), at: value, about: text,
        entry: key.dictionary)
    }
  }

  private enum Form { case fileExtension, mimeType }

  /// What text probably is that is no identifier; nil for what may be one, and for text that other
  /// rules speak of.
  private static func form(_ text: UnsafeBufferPointer<UInt8>) -> Form? {
    guard let first = text.first, let last = text.last, first > 0x20, last > 0x20,
      !BuildSettings.hasPlaceholder(text)
    else { return nil }
    if text.contains(UInt8(ascii: "/")) { return .mimeType }
    let rest = first == UInt8(ascii: ".") ? text.dropFirst() : text[...]
    return rest.contains(UInt8(ascii: ".")) ? nil : .fileExtension
  }

  /// The standard type that carries the text as a tag.
  private static func standardType(
    _ text: String, _ form: Form, in context: RuleContext
  ) -> String? {
    var tag = String(text.drop { $0 == "." })
    let tagClass: KnownTagClass = form == .mimeType ? .mimeType : .filenameExtension
    return tag.withUTF8 { context.outside.typeIDs(tag: $0, tagClass) }.first
      .map { context.outside.type($0).declaration.spelling }
  }
}

extension Finding.Message {
  fileprivate static func oneLabel(_ identifier: String) -> Self {
    Self(
      "type identifier `\(identifier)` has no domain",
      notes: ["identifiers are reverse-DNS names, such as `com.example.\(identifier)`"])
  }

  fileprivate static func noIdentifier(
    _ text: String, _ isMIMEType: Bool, _ meant: String?
  ) -> Self {
    Self(
      "`\(text)` is no type identifier" + (isMIMEType ? " but looks like a MIME type" : ""),
      notes: [
        meant.map { "the type of such files is `\($0)`" }
          ?? "name the type by its identifier in reverse-DNS form"
      ])
  }
}
