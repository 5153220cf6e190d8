internal import InfoPlists
internal import PropertyLists

/// A tag class that is not known, most often a misspelt one.
///
/// With `public.filename-extensions` the type has no extension at all, although the list looks
/// right. Private tag classes are legal, and Apple has some; what resembles no known one only gets
/// a note.
enum TagClassUnknown: KeyRule {
  static let metadata = RuleMetadata(
    id: "tag-class-unknown", group: .values, severity: .warning, fix: .ask)

  static let examples: [RuleExample] = [
    .bad(
      "a letter too many, and a name without its first part",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            ⟶<key>public.filename-extensions</key>
            <array>
              <string>examplenote</string>
            </array>
            ⟶<key>mime-type</key>
            <string>application/x-example-note</string>
          </dict>
        </dict>
      </array>
      """),
    .bad(
      "a tag class of somebody's own: only a note", severity: .note,
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            ⟶<key>com.example.app.format-code</key>
            <string>17</string>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "all that are known",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <string>examplenote</string>
            <key>public.mime-type</key>
            <string>application/x-example-note</string>
            <key>com.apple.ostype</key>
            <string>NOTE</string>
            <key>com.apple.nspboard-type</key>
            <string>Example note pasteboard type</string>
            <key>com.apple.device-model-code</key>
            <string>Example1,1</string>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "a key of the declaration, which another rule reports",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>UTTypeConformsTo</key>
            <string>public.data</string>
          </dict>
        </dict>
      </array>
      """),
  ]

  private static let classes: [KnownKey] = [
    .filenameExtension, .mimeType, .osType, .pasteboardType,
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.place == .tags && !key.isListed }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard let unknown = key.unknown else { return }
    switch unknown {
    case .misplaced: break
    case .misspelt(let meant):
      context.report(
        .unknownClass(key.name, InfoPlistSchema.shared.name(of: meant)), at: key.key,
        about: key.name)
      context.fix("write `\(InfoPlistSchema.shared.name(of: meant))`") { fix in
        let name = InfoPlistSchema.shared.name(of: meant)
        if key.dictionary[name] == nil { fix.setText(of: key.key, to: name) }
      }
    case .unrecognized:
      let meant = classes.map(\.path.name.description).first { $0.hasSuffix(".\(key.name)") }
      context.report(
        .unknownClass(key.name, meant), at: key.key, about: key.name,
        severity: meant == nil ? .note : nil)
      if let meant, key.dictionary[meant] == nil {
        context.fix("write `\(meant)`") { $0.setText(of: key.key, to: meant) }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func unknownClass(_ name: String, _ meant: String?) -> Self {
    Self(
      "unknown tag class `\(name)`",
      notes: meant.map { ["did you mean `\($0)`?"] } ?? ["only what knows it can use its tags"])
  }
}
