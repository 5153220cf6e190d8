internal import InfoPlists
internal import PropertyLists

/// A file name extension with a dot inside of it, such as `tar.gz`.
///
/// Only what stands behind the last dot of a file name is compared, so the tag never matches, and
/// open panels log that they cannot make a type of it.
enum ExtensionMultiDot: KeyRule {
  static let metadata = RuleMetadata(
    id: "extension-multi-dot", group: .values, severity: .warning, fix: .ask)

  static let examples: [RuleExample] = [
    .bad(
      "a compressed form",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              <string>notegz</string>
              ⟶<string>note.gz</string>
            </array>
          </dict>
        </dict>
      </array>
      """),
    .bad(
      "a dot at the end",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeExtensions</key>
          <array>
            ⟶<string>note.</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "one part, and forms that other rules report",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeExtensions</key>
          <array>
            <string>notegz</string>
            <string>gz</string>
            <string>.note</string>
            <string>*.note</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "dots in identifiers, MIME types and a placeholder",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.mime-type</key>
            <string>application/vnd.example.note</string>
            <key>public.filename-extension</key>
            <string>${EXAMPLE_EXTENSION:default=a.b}</string>
          </dict>
        </dict>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.flags.contains(.extension) }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    key.forEachString { value in
      let hasDot = context.withText(of: value) { text in
        text.first != UInt8(ascii: ".") && text.contains(UInt8(ascii: "."))
          && !ExtensionWildcard.isPattern(text)
      }
      guard hasDot, !context.isOpaque(value) else { return }
      context.report(.multiDot(context.text(of: value)), at: value, about: key.name)
      context.fix("keep what is behind the last dot") { fix in
        let last = (value.string ?? "").split(separator: ".", omittingEmptySubsequences: false).last
        guard let last, !last.isEmpty, !last.contains("$") else { return }
        fix.setTag(value, to: String(last), in: key)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func multiDot(_ text: String) -> Self {
    let last = text.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    return Self(
      "`\(text)` has a dot inside",
      notes: [
        last.isEmpty
          ? "a file name that ends with a dot has no extension"
          : "only `\(last)`, behind the last dot of a file name, is compared"
      ])
  }
}
