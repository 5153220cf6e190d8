internal import InfoPlists
internal import PropertyLists

/// A pattern where a file name extension belongs.
///
/// Extensions are compared letter by letter, so a pattern never matches in a declaration. In a
/// document type a lone `*` is an old way to claim every file, and `????` what old templates of
/// Xcode wrote; both only get a note there.
enum ExtensionWildcard: KeyRule {
  static let metadata = RuleMetadata(
    id: "extension-wildcard", group: .values, severity: .error, fix: .ask,
    sources: [
      "https://allabout.co.jp/gm/gc/2436/2",
      "https://github.com/perdian/macosappbundler-maven-plugin/issues/48",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a pattern as in a shell",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeExtensions</key>
          <array>
            ⟶<string>*.note</string>
            ⟶<string>r??</string>
          </array>
        </dict>
      </array>
      """),
    .bad(
      "every file, in a declaration",
      """
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              ⟶<string>*</string>
            </array>
          </dict>
        </dict>
      </array>
      """),
    .bad(
      "the old ways to claim every file: only a note", severity: .note,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeExtensions</key>
          <array>
            ⟶<string>*</string>
          </array>
        </dict>
        <dict>
          <key>CFBundleTypeExtensions</key>
          <array>
            ⟶<string>????</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "signs that are no pattern",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeExtensions</key>
          <array>
            <string>note</string>
            <string>c++</string>
            <string>7z</string>
            <string>note~</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "every kind of old file type",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeOSTypes</key>
          <array>
            <string>****</string>
            <string>????</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "every file, by content type",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.data</string>
          </array>
          <key>LSHandlerRank</key>
          <string>None</string>
        </dict>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.flags.contains(.extension) }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    key.forEachString { value in
      guard value.withText(isPattern) else { return }
      let isOld = key.place == .documentType && value.withText(meansEverything)
      context.report(
        .wildcard(value.string ?? "", isOld), at: value, about: key.name,
        severity: isOld ? .note : nil)
      context.fix(.safe, "remove the pattern") { fix in
        guard let rest = plain(value.string ?? "") else { return }
        fix.setTag(value, to: String(rest), in: key)
      }
    }
  }

  /// Whether a text holds a wild card of shell patterns.
  static func isPattern(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// The extension of a pattern such as `*.note`; nil for other patterns.
  fileprivate static func plain(_ text: String) -> Substring? {
    let rest = text.hasPrefix("*.") ? text.dropFirst(2) : ""
    return rest.isEmpty || rest.contains("*") || rest.contains("?") ? nil : rest
  }

  private static func meansEverything(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.allSatisfy { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }
}

extension Finding.Message {
  fileprivate static func wildcard(_ text: String, _ isOld: Bool) -> Self {
    if isOld {
      return Self(
        "`\(text)` stands for every file",
        notes: ["name the types to open in `LSItemContentTypes`"])
    }
    let plain = ExtensionWildcard.plain(text).map { ": write `\($0)`" } ?? ""
    return Self(
      "`\(text)` is a pattern, not an extension",
      notes: ["extensions are compared letter by letter" + plain])
  }
}
