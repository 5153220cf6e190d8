internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A `dyn.` identifier in a property list.
///
/// A dynamic identifier is nobody's type: it only encodes tags. As soon as any app declares a type
/// for the extension, files no longer have the dynamic one, so what relies on it breaks on other
/// people's machines. Lists of Quick Look and Spotlight plug-ins, where it is a known stop-gap, only
/// get a warning.
enum DynamicIdentifierInList: KeyRule {
  static let metadata = RuleMetadata(
    id: "dynamic-identifier", group: .declarations, severity: .error,
    sources: [
      "https://github.com/hezi/Storytime/issues/4",
      "https://github.com/JethroHemmann/QuickLookProtein/issues/1",
      "https://github.com/sarensw/MacPacker/pull/222",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "among a document's types",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.data</string>
            ⟶<string>dyn.ah62d4rv4ge81k55rr3y</string>
          </array>
        </dict>
      </array>
      """),
    .bad(
      "as an imported type and as a supertype",
      """
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          ⟶<string>dyn.ah62d4rv4ge81k55rr3y</string>
        </dict>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>org.example.model</string>
          <key>UTTypeConformsTo</key>
          ⟶<string>dyn.ah62d4rv4ge81k55rr3y</string>
        </dict>
      </array>
      """),
    .bad(
      "in a Quick Look extension, where it is a stop-gap", severity: .warning,
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>QLSupportedContentTypes</key>
          <array>⟶<string>dyn.ah62d4rv4ge81k55rr3y</string></array>
        </dict>
      </dict>
      """),
    .good(
      "names that only begin alike",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSItemContentTypes</key>
          <array><string>dynamics.example.model</string></array>
        </dict>
      </array>
      """),
    .good(
      "text that is no identifier",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>dyn.ah62d4rv4ge81k55rr3y</string>
        </dict>
      </array>
      """),
    .good(
      "the declared type of the extension",
      """
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>QLSupportedContentTypes</key>
          <array><string>org.example.model</string></array>
        </dict>
      </dict>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.known.map(holdsIdentifiers) == true }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard let known = key.known, holdsIdentifiers(known) else { return }
    key.forEachString { value in
      let domain = value.withText(expandedBy: context.settings) { IdentifierDomain($0) }
      guard domain == .dynamic else { return }
      let identifier = context.text(of: value)
      let tags = try? DynamicIdentifier(decoding: identifier.lowercased()).orderedTags
      context.report(
        .dynamic(identifier, tags ?? []), at: value, about: identifier, entry: key.dictionary,
        severity: isOfPlugIn(key, known) ? .warning : nil)
    }
  }

  private static func holdsIdentifiers(_ key: KnownKey) -> Bool {
    switch key {
    case .typeIdentifier, .typeConformsTo, .sendTypes, .returnTypes: true
    default: key.namesTypes
    }
  }

  private static func isOfPlugIn(_ key: KeyedValue, _ known: KnownKey) -> Bool {
    switch known {
    case .quickLookSupportedContentTypes, .spotlightSupportedContentTypes: true
    case .itemContentTypes:
      key.dictionary["CFBundleTypeRole"].map {
        $0.hasText("QLGenerator") || $0.hasText("MDImporter")
      } ?? false
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func dynamic(_ identifier: String, _ tags: [DynamicIdentifier.Tag]) -> Self {
    let encoded = tags.first.map { tag in
      let kind =
        switch tag.tagClass {
        case .filenameExtension: "extension"
        case .mimeType: "MIME type"
        default: "tag"
        }
      return "the \(kind) `\(tag.text)`"
    }
    return Self(
      "`\(identifier)` is a dynamic identifier, which stands for no type",
      notes: [
        encoded.map { "it only encodes \($0): import a declared type for it and name that" }
          ?? "import a declared type and name that"
      ])
  }
}
