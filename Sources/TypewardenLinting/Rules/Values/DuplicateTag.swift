internal import InfoPlists
internal import PropertyLists

/// The same tag twice in one declaration.
///
/// The second does nothing. It is often what is left of an edit that was not finished: another tag
/// was meant to stand there.
enum DuplicateTag: KeyRule {
  static let metadata = RuleMetadata(
    id: "duplicate-tag", group: .values, severity: .note, fix: .safe)

  static let examples: [RuleExample] = [
    .bad(
      "an extension that stands twice",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              <string>note</string>
              <string>sketch</string>
              ⟶<string>note</string>
            </array>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "tags of several classes, and spellings that another rule reports",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              <string>note</string>
              <string>NOTE</string>
              <string>notes</string>
            </array>
            <key>com.apple.ostype</key>
            <array>
              <string>note</string>
            </array>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "the same tag in two declarations",
      """
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              <string>note</string>
            </array>
          </dict>
        </dict>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              <string>note</string>
            </array>
          </dict>
        </dict>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.place == .tags }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard key.value.kind == .array else { return }
    // The bytes of the source are compared in place; lists of tags are short.
    var position = 0
    key.forEachString { value in
      defer { position += 1 }
      guard position > 0, let first = earlier(value, in: key), !value.isEmpty else { return }
      context.report(
        .duplicateTag(value.string ?? "", key.name), at: value, about: key.name,
        related: [(first, "it stands here first")])
      context.fix("remove the repeated tag") { $0.remove(value) }
    }
  }

  private static func earlier(
    _ value: PropertyListValue, in key: KeyedValue
  ) -> PropertyListValue? {
    value.withText { text in
      for other in key.value.elements {
        if other == value { return nil }
        if other.kind == .string, other.withText({ $0.elementsEqual(text) }) { return other }
      }
      return nil
    }
  }
}

extension Finding.Message {
  fileprivate static func duplicateTag(_ tag: String, _ tagClass: String) -> Self {
    Self("`\(tag)` stands twice in `\(tagClass)`")
  }
}
