internal import InfoPlists
internal import PropertyLists

/// A file name extension with a character that no extension can have, or one that is too long.
///
/// A slash separates folders, a colon is what the Finder makes of a slash, and what stands behind a
/// space is not taken for an extension. File names have at most 255 bytes.
enum ExtensionInvalidCharacter: KeyRule {
  static let metadata = RuleMetadata(
    id: "extension-invalid-character", group: .values, severity: .error)

  static let examples: [RuleExample] = [
    .bad(
      "a space inside",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            ⟶<string>my note</string>
          </dict>
        </dict>
      </array>
      """),
    .bad(
      "a MIME type among the extensions, and two extensions in one string",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeExtensions</key>
          <array>
            ⟶<string>text/x-note</string>
            ⟶<string>note, sketch</string>
            ⟶<string>note:sketch</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "unusual characters that file names may have",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              <string>c++</string>
              <string>note_1</string>
              <string>note-draft</string>
              <string>#ed</string>
              <string>заметка</string>
            </array>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "patterns, which another rule reports, and a placeholder",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeExtensions</key>
          <array>
            <string>*/*</string>
            <string>$(EXAMPLE_EXTENSION:lower)</string>
          </array>
        </dict>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.flags.contains(.extension) }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    key.forEachString { value in
      guard let flaw = context.withText(of: value, flaw), !context.isOpaque(value) else {
        return
      }
      context.report(.invalidExtension(context.text(of: value), flaw), at: value, about: key.name)
    }
  }

  fileprivate enum Flaw { case character(UInt8), length(Int) }

  private static func flaw(in text: UnsafeBufferPointer<UInt8>) -> Flaw? {
    if text.count > 255 { return .length(text.count) }
    let bad = text.first { byte in
      byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":")
    }
    guard let bad, !ExtensionWildcard.isPattern(text) else { return nil }
    return .character(bad)
  }
}

extension Finding.Message {
  fileprivate static func invalidExtension(
    _ text: String, _ flaw: ExtensionInvalidCharacter.Flaw
  ) -> Self {
    switch flaw {
    case .length(let count):
      return Self("an extension of \(count) bytes, more than a whole file name may have")
    case .character(let byte):
      let name =
        switch byte {
        case UInt8(ascii: "/"): "a slash"
        case UInt8(ascii: ":"): "a colon"
        case 0: "a NUL character"
        default: "white space"
        }
      return Self(
        "`\(text)` holds \(name), which no extension can have",
        notes: ["one extension a string, without its dot"])
    }
  }
}
