internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A Quick Look extension for a type that it is never asked about.
///
/// `QLSupportedContentTypes` needs concrete types: the roots `public.data`, `public.content` and
/// `public.item` match nothing. Plain text, XML, JSON and property lists the system previews itself,
/// so that a preview extension for them is not called; thumbnails are another matter. Generators,
/// the older form, may name the roots.
enum QuickLookAbstractType: KeyRule {
  static let metadata = RuleMetadata(
    id: "quicklook-abstract-type", group: .otherPlaces, severity: .warning,
    sources: [
      "https://github.com/sbarex/SourceCodeSyntaxHighlight/issues/1",
      "https://github.com/chamburr/glance/issues/46",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a root, meant as everything",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>QLSupportedContentTypes</key>
          <array>
            ⟶<string>public.data</string>
            ⟶<string>public.Content</string>
          </array>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.quicklook.thumbnail</string>
      </dict>
      """),
    .bad(
      "formats that the system keeps for itself",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>QLSupportedContentTypes</key>
          <array>
            ⟶<string>public.plain-text</string>
            ⟶<string>public.json</string>
            <string>public.swift-source</string>
            <string>public.yaml</string>
          </array>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.quicklook.preview</string>
      </dict>
      """),
    .good(
      "a thumbnail extension for JSON",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>QLSupportedContentTypes</key>
          <array><string>public.json</string></array>
          <key>QLThumbnailMinimumDimension</key>
          <integer>64</integer>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.quicklook.thumbnail</string>
      </dict>
      """),
    .good(
      "concrete types below the roots",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>QLSupportedContentTypes</key>
          <array>
            <string>net.daringfireball.markdown</string>
            <string>public.shell-script</string>
            <string>com.example.app.board</string>
          </array>
        </dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.quicklook.preview</string>
      </dict>
      """),
    .good(
      "a generator of the older form for files of unknown type",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>QLGenerator</string>
          <key>LSItemContentTypes</key>
          <array><string>public.data</string><string>public.xml</string></array>
        </dict>
      </array>
      """),
  ]

  private static let roots: [StaticString] = ["public.data", "public.content", "public.item"]
  private static let ofSystem: [StaticString] = [
    "public.plain-text", "public.xml", "public.json", "com.apple.property-list",
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.known == .quickLookSupportedContentTypes }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    let point = context.infoPlist.rootValue(.extension)?[.extensionPointIdentifier]
    let isThumbnail = point?.hasText("com.apple.quicklook.thumbnail") == true
    key.forEachString { value in
      let isRoot = matches(value, anyOf: roots)
      guard isRoot || !isThumbnail && matches(value, anyOf: ofSystem) else { return }
      let identifier = context.text(of: value)
      context.report(
        isRoot ? .abstract(identifier) : .ofSystem(identifier), at: value, about: identifier,
        entry: key.dictionary)
    }
  }

  private static func matches(_ value: PropertyListValue, anyOf names: [StaticString]) -> Bool {
    value.withText { text in names.contains { IdentifierDomain.areEqual(text, $0) } }
  }
}

extension Finding.Message {
  fileprivate static func abstract(_ identifier: String) -> Self {
    Self(
      "no Quick Look extension is called for `\(identifier)`",
      notes: ["no file is just that: name the concrete types of the files"])
  }

  fileprivate static func ofSystem(_ identifier: String) -> Self {
    Self(
      "the system previews `\(identifier)` itself and does not call the extension",
      notes: ["name the more specific types that you show, such as types of your own"])
  }
}
