internal import InfoPlists
internal import PropertyLists

/// A service that takes `NSStringPboardType`, `NSFilenamesPboardType` or `NSURLPboardType`.
///
/// These names of pasteboards are older than uniform types. For files they say nothing of the type,
/// so that the menu item shows for every file and fails on most. Where the present name stands beside an
/// older one, the older one is there for older systems.
enum ServicesLegacyPasteboardType: KeyRule {
  static let metadata = RuleMetadata(
    id: "services-legacy-pasteboard-type", group: .otherPlaces, severity: .note, fix: .ask,
    sources: ["https://github.com/scrod/nv/issues/200"])

  static let examples: [RuleExample] = [
    .bad(
      "a service for files and pages",
      """
      <key>NSServices</key>
      <array>
        <dict>
          <key>NSMessage</key>
          <string>newNote</string>
          <key>NSSendTypes</key>
          <array>
            ⟶<string>NSFilenamesPboardType</string>
            ⟶<string>NSURLPboardType</string>
          </array>
        </dict>
      </array>
      """),
    .bad(
      "text in and out",
      """
      <key>NSServices</key>
      <array>
        <dict>
          <key>NSMessage</key>
          <string>encrypt</string>
          <key>NSSendTypes</key>
          <array>⟶<string>NSStringPboardType</string></array>
          <key>NSReturnTypes</key>
          <array>⟶<string>NSStringPboardType</string></array>
        </dict>
      </array>
      """),
    .good(
      "files of some types, text, addresses",
      """
      <key>NSServices</key>
      <array>
        <dict>
          <key>NSMessage</key>
          <string>newNote</string>
          <key>NSSendFileTypes</key>
          <array><string>public.text</string></array>
          <key>NSSendTypes</key>
          <array>
            <string>public.utf8-plain-text</string>
            <string>public.url</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "older names beside the present ones",
      """
      <key>NSServices</key>
      <array>
        <dict>
          <key>NSMessage</key>
          <string>newNote</string>
          <key>NSSendTypes</key>
          <array>
            <string>NSStringPboardType</string>
            <string>public.plain-text</string>
            <string>public.file-url</string>
            <string>NSFilenamesPboardType</string>
          </array>
          <key>NSReturnTypes</key>
          <array><string>public.utf8-plain-text</string><string>NSStringPboardType</string></array>
        </dict>
      </array>
      """),
  ]

  private static let names: [(old: StaticString, present: [StaticString])] = [
    (
      "NSStringPboardType",
      ["public.utf8-plain-text", "public.plain-text", "public.text"]
    ),
    ("NSFilenamesPboardType", ["public.file-url"]),
    ("NSURLPboardType", ["public.url"]),
  ]

  static func concerns(_ key: KeyFacts) -> Bool {
    key.known == .sendTypes || key.known == .returnTypes
  }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    key.forEachString { value in
      guard let name = names.first(where: { value.hasText($0.old) }),
        !key.strings.contains(where: { other in
          other.withText { text in
            name.present.contains { IdentifierDomain.areEqual(text, $0) }
          }
        })
      else { return }
      let isForFiles = value.hasText("NSFilenamesPboardType") && key.known == .sendTypes
      context.report(
        .legacy(name.old.description, name.present[0].description, isForFiles: isForFiles),
        at: value, about: name.old.description, entry: key.dictionary)
      if isForFiles {
        context.fix("take files of every kind in `NSSendFileTypes`") { fix in
          if key.dictionary[.sendFileTypes] == nil {
            fix.insert(
              "NSSendFileTypes", .strings(["public.item"]), into: key.dictionary, after: key.key)
          }
          fix.remove(value)
        }
      } else {
        context.fix("write `\(name.present[0])`") {
          $0.setText(of: value, to: name.present[0].description)
        }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func legacy(_ old: String, _ present: String, isForFiles: Bool) -> Self {
    Self(
      "`\(old)` is older than uniform types",
      notes: [
        isForFiles
          ? "it says nothing of the files' types: name those that the service takes in "
            + "`NSSendFileTypes`"
          : "the present name is `\(present)`"
      ])
  }
}
