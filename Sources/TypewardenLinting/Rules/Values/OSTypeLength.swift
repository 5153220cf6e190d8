internal import InfoPlists
internal import PropertyLists
internal import TypewardenSourceText

/// A file type code that is not four characters long.
///
/// Such codes come from the classic Mac OS: four bytes in its Roman character set, spaces included.
/// A value of another length is no code, so that the tag never matches anything. New types need
/// none.
enum OSTypeLength: KeyRule {
  static let metadata = RuleMetadata(
    id: "ostype-length", group: .values, severity: .error, fix: .ask,
    sources: ["https://github.com/MicrosoftDocs/xamarin-docs/issues/1212"])

  static let examples: [RuleExample] = [
    .bad(
      "a word of six letters",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>com.apple.ostype</key>
            <array>
              ⟶<string>backup</string>
              <string>BKUP</string>
            </array>
          </dict>
        </dict>
      </array>
      """),
    .bad(
      "a lost space, and quotation marks from source code",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeOSTypes</key>
          <array>
            ⟶<string>PDF</string>
            ⟶<string>'TEXT'</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "four characters, spaces and accents included, and the wildcard",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeOSTypes</key>
          <array>
            <string>PDF </string>
            <string>TEXT</string>
            <string>√∂nt</string>
            <string>****</string>
            <string>????</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "an empty array and a placeholder",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeOSTypes</key>
          <array/>
        </dict>
        <dict>
          <key>CFBundleTypeOSTypes</key>
          <array>
            <string>$(EXAMPLE_FILE_TYPE)</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "a signature, which has no meaning for types",
      """
      <key>CFBundleSignature</key>
      <string>NOTES</string>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool {
    key.flags.contains(.ostype) && key.place != .root
  }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    key.forEachString { value in
      // An empty one is another rule's matter.
      guard !value.isEmpty, !context.withText(of: value, isCode), !context.isOpaque(value) else {
        return
      }
      context.report(.osTypeLength(context.text(of: value)), at: value, about: key.name)
      context.fix("remove the tag") { $0.remove(value) }
    }
  }

  private static func isCode(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var count = 0
    var isASCII = true
    for byte in text {
      if byte & 0xC0 != 0x80 { count += 1 }
      if byte >= 0x80 { isASCII = false }
    }
    guard count == 4 else { return false }
    return isASCII
      || String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy {
        $0.isASCII
          || CharacterTables.macRoman.contains(UInt16(truncatingIfNeeded: $0.value))
            && $0.value <= UInt16.max
      }
  }
}

extension Finding.Message {
  fileprivate static func osTypeLength(_ code: String) -> Self {
    Self(
      "`\(code)` is not a file type of four characters",
      notes: ["file types are obsolete: leave the tag out"])
  }
}
