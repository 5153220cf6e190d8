internal import InfoPlists
internal import PropertyLists

/// A file name extension with capital letters.
///
/// Extensions are matched without regard to case, so a second spelling of the same extension does
/// nothing. People add it in despair when their files stay grey, for which there is another reason.
/// The first extension of a type is the one that new files get, capital letters included.
enum ExtensionUppercase: KeyRule {
  static let metadata = RuleMetadata(
    id: "extension-uppercase", group: .values, severity: .note, fix: .safe,
    sources: ["https://developer.apple.com/forums/thread/664144"])

  static let examples: [RuleExample] = [
    .bad(
      "both spellings",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              <string>note</string>
              ⟶<string>NOTE</string>
            </array>
          </dict>
        </dict>
      </array>
      """),
    .bad(
      "capital letters in the only spelling",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeExtensions</key>
          <array>
            ⟶<string>noteBundle</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "small letters, digits and letters without case",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              <string>note</string>
              <string>note2</string>
              <string>ノート</string>
            </array>
            <key>com.apple.ostype</key>
            <string>NOTE</string>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "a placeholder of the build settings",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeExtensions</key>
          <array>
            <string>$(EXAMPLE_EXTENSION)</string>
          </array>
        </dict>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.flags.contains(.extension) }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    var position = 0
    key.forEachString { value in
      position += 1
      let hasCapital = context.withText(of: value) { $0.contains(where: isCapital) }
      guard hasCapital, !context.isOpaque(value) else { return }
      context.report(
        .uppercase(
          context.text(of: value), twin: twin(of: value, in: key),
          isFirst: position == 1 && key.place == .tags),
        at: value, about: key.name)
      context.fix("write it in small letters") { fix in
        let text = value.string ?? ""
        // The name of a build setting must stay.
        guard !text.contains("$") else { return }
        if isRepeated(value, in: key) {
          fix.remove(value)
        } else {
          fix.setText(of: value, to: String(decoding: text.utf8.map(lowercase), as: UTF8.self))
        }
      }
    }
  }

  /// Another string of the key that differs in nothing but case.
  private static func twin(of value: PropertyListValue, in key: KeyedValue) -> String? {
    let folded = value.withText { $0.map(lowercase) }
    var found: String?
    key.forEachString { other in
      guard found == nil, other != value,
        other.withText({ text in
          text.count == folded.count && text.lazy.map(lowercase).elementsEqual(folded)
        }), other.string != value.string
      else { return }
      found = other.string
    }
    return found
  }

  /// Whether the same extension stands in the list in small letters, or in any before this one.
  private static func isRepeated(_ value: PropertyListValue, in key: KeyedValue) -> Bool {
    let folded = value.withText { $0.map(lowercase) }
    var isBefore = true
    var isRepeated = false
    key.forEachString { other in
      if other == value { isBefore = false }
      guard other != value else { return }
      isRepeated =
        isRepeated
        || other.withText { text in
          text.elementsEqual(folded) || isBefore && text.lazy.map(lowercase).elementsEqual(folded)
        }
    }
    return isRepeated
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func lowercase(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | 0x20 : byte }
}

extension Finding.Message {
  fileprivate static func uppercase(_ text: String, twin: String?, isFirst: Bool) -> Self {
    var notes: [String] = []
    if let twin {
      notes.append("case does not count, and `\(twin)` is in the list already")
    } else {
      notes.append("case does not count when files are matched")
    }
    if isFirst { notes.append("as the first extension it is the one that new files get") }
    return Self("`\(text)` has capital letters", notes: notes)
  }
}
