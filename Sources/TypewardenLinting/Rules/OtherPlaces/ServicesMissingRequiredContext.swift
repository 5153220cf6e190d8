internal import InfoPlists
internal import PropertyLists

/// An entry of `NSServices` without `NSRequiredContext`.
///
/// macOS reads such an entry and shows it in no menu until people switch it on in the settings of the
/// keyboard. An empty dictionary is enough: then the types decide. Entries without a menu item, such as
/// filters and spelling checkers, need none, nor do the workflows of Automator.
enum ServicesMissingRequiredContext: KeyRule {
  static let metadata = RuleMetadata(
    id: "services-missing-required-context", group: .otherPlaces, severity: .warning, fix: .safe,
    sources: [
      "https://github.com/I7T5/Edmund/pull/254",
      "https://stackoverflow.com/questions/3859747/how-do-i-automatically-activate-an-item-in-the-os-x-services-menu",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a text editor's service",
      """
      <key>NSServices</key>
      <array>
        ⟶<dict>
          <key>NSMenuItem</key>
          <dict>
            <key>default</key>
            <string>New Note with Selection</string>
          </dict>
          <key>NSMessage</key>
          <string>newNote</string>
          <key>NSPortName</key>
          <string>Notes</string>
          <key>NSSendTypes</key>
          <array><string>public.utf8-plain-text</string></array>
        </dict>
      </array>
      """),
    .good(
      "an empty dictionary, and one with a condition",
      """
      <key>NSServices</key>
      <array>
        <dict>
          <key>NSMenuItem</key>
          <dict>
            <key>default</key>
            <string>New Note with Selection</string>
          </dict>
          <key>NSMessage</key>
          <string>newNote</string>
          <key>NSRequiredContext</key>
          <dict/>
        </dict>
        <dict>
          <key>NSMenuItem</key>
          <dict>
            <key>default</key>
            <string>Open Path in Notes</string>
          </dict>
          <key>NSMessage</key>
          <string>openPath</string>
          <key>NSRequiredContext</key>
          <dict>
            <key>NSTextContent</key>
            <string>FilePath</string>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "a quick action that Automator installs",
      """
      <key>NSServices</key>
      <array>
        <dict>
          <key>NSMenuItem</key>
          <dict>
            <key>default</key>
            <string>Shorten Text</string>
          </dict>
          <key>NSMessage</key>
          <string>runWorkflowAsService</string>
          <key>NSSendTypes</key>
          <array><string>public.utf8-plain-text</string></array>
        </dict>
      </array>
      """),
    .good(
      "a filter, an empty entry, an empty list",
      """
      <key>NSServices</key>
      <array>
        <dict>
          <key>NSFilter</key>
          <string>convert</string>
          <key>NSSendTypes</key>
          <array><string>public.tiff</string></array>
        </dict>
        <dict/>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.known == .services }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    for entry in key.value.elements where entry.kind == .dictionary {
      guard let item = entry["NSMenuItem"], entry[.requiredContext] == nil,
        entry["NSMessage"]?.hasText("runWorkflowAsService") != true,
        !context.isMisspelt(.requiredContext, in: entry)
      else { continue }
      context.report(
        .noContext(item["default"]?.string ?? ""), at: entry, about: "NSRequiredContext",
        entry: entry,
        range: entry.openingRange)
      context.fix("add an empty `NSRequiredContext`") {
        $0.insert("NSRequiredContext", .dictionary([PropertyListContent.Entry]()), into: entry)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func noContext(_ item: String) -> Self {
    Self(
      "\(item.isEmpty ? "a service" : "service `\(item)`") has no `NSRequiredContext`",
      notes: [
        "without it the item is in no menu until people switch it on; an empty dictionary is enough"
      ])
  }
}
