internal import InfoPlists
internal import PropertyLists

/// A file name extension that begins with a dot.
///
/// The dot separates the extension from the name and is part of neither. Such a tag never matches:
/// the files get a dynamic type that nothing opens.
enum ExtensionLeadingDot: KeyRule {
  static let metadata = RuleMetadata(
    id: "extension-leading-dot", group: .values, severity: .error, fix: .safe,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/uttagclass/filenameextension"
    ])

  static let examples: [RuleExample] = [
    .bad(
      "in a declaration",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            ⟶<string>.note</string>
          </dict>
        </dict>
      </array>
      """),
    .bad(
      "in a document type, several in one string",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeExtensions</key>
          <array>
            <string>note</string>
            ⟶<string>.htm;.html</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "the bare extension, and one with a dot inside, which another rule reports",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              <string>note</string>
              <string>note.gz</string>
            </array>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "dots at the start of other tags and texts",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeDescription</key>
          <string>.note file</string>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>com.apple.ostype</key>
            <string>.SIT</string>
          </dict>
        </dict>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.flags.contains(.extension) }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    key.forEachString { value in
      let isDotted = value.withText {
        $0.first == UInt8(ascii: ".") && !ExtensionWildcard.isPattern($0)
      }
      guard isDotted else { return }
      context.report(.leadingDot(value.string ?? ""), at: value, about: key.name)
      context.fix("remove the dot") { fix in
        let rest = (value.string ?? "").drop { $0 == "." }
        guard isOne(rest) else { return }
        fix.setTag(value, to: String(rest), in: key)
      }
    }
  }

  /// Whether what stands behind the dot is one extension.
  fileprivate static func isOne(_ rest: Substring) -> Bool {
    !rest.isEmpty && rest.utf8.allSatisfy { $0 > 0x20 && !";,".utf8.contains($0) }
  }
}

extension Finding.Message {
  fileprivate static func leadingDot(_ text: String) -> Self {
    let rest = text.drop { $0 == "." }
    // `.htm;.html` is more than one.
    return Self(
      "`\(text)` begins with a dot",
      notes: [
        "the dot is not part of the extension: "
          + (ExtensionLeadingDot.isOne(rest)
            ? "write `\(rest)`" : "write one extension a string, without it")
      ])
  }
}
