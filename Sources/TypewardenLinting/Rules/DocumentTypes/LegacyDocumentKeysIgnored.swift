internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// Extensions, MIME types or file types beside `LSItemContentTypes`, which makes the system pass them
/// over.
///
/// Xcode and packagers write them all the same, so that it is only worth a note, as long as the types
/// cover them. An extension that belongs to none of the types is lost: the app is never offered for
/// such files, which is a warning.
enum LegacyDocumentKeysIgnored: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "legacy-document-keys-ignored", group: .documentTypes, severity: .note, fix: .safe,
    sources: [
      "https://github.com/tauri-apps/tauri/pull/13345",
      "https://developer.apple.com/library/archive/documentation/General/Reference/InfoPlistKeyReference/Articles/CoreFoundationKeys.html",
      "https://github.com/beeware/briefcase-macOS-app-template/pull/72",
      "https://github.com/TheInfiniteKind/appbundler/issues/50",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "an extension that no type has is lost", severity: .warning,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>LSItemContentTypes</key>
          <array><string>com.example.app.note</string></array>
          <key>CFBundleTypeExtensions</key>
          <array>
            <string>examplenote</string>
            ⟶<string>examplememo</string>
          </array>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.plain-text</string></array>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array><string>ExampleNote</string></array>
          </dict>
        </dict>
      </array>
      """),
    .bad(
      "redundant: subtypes of the type have the extensions",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Picture</string>
          ⟶<key>CFBundleTypeExtensions</key>
          <array>
            <string>png</string>
            <string>jpg</string>
          </array>
          <key>CFBundleTypeMIMETypes</key>
          <array><string>image/png</string></array>
          <key>LSItemContentTypes</key>
          <array><string>public.image</string></array>
        </dict>
      </array>
      """),
    .bad(
      "not known whether it is lost",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>LSItemContentTypes</key>
          <array><string>$(PRODUCT_BUNDLE_IDENTIFIER).note</string></array>
          ⟶<key>CFBundleTypeExtensions</key>
          <array><string>examplememo</string></array>
        </dict>
      </array>
      """),
    .good(
      "types alone, with the empty lists that Xcode writes",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Picture</string>
          <key>CFBundleTypeExtensions</key>
          <array/>
          <key>CFBundleTypeMIMETypes</key>
          <array/>
          <key>LSItemContentTypes</key>
          <array><string>public.image</string></array>
        </dict>
      </array>
      """),
    .good(
      "extensions alone",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Picture</string>
          <key>CFBundleTypeExtensions</key>
          <array><string>png</string></array>
        </dict>
      </array>
      """),
    .good(
      "an empty list of types, which another rule reports",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Picture</string>
          <key>CFBundleTypeExtensions</key>
          <array><string>png</string></array>
          <key>LSItemContentTypes</key>
          <array/>
        </dict>
      </array>
      """),
  ]

  private static let keys: [KnownKey] = [
    .documentTypeExtensions, .documentTypeMIMETypes, .documentTypeOSTypes,
  ]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    guard documentType.hasContent(.itemContentTypes) else { return }
    let ignored = keys.filter { documentType.hasContent($0) }
    guard let first = ignored.first else { return }
    let lost = lostExtensions(of: documentType, in: &context)
    for value in lost {
      context.report(
        .extensionIsLost(context.text(of: value)), at: value, about: context.text(of: value),
        entry: documentType.dictionary, severity: .warning)
    }
    guard lost.isEmpty, let key = documentType.key(first) else { return }
    context.report(
      .keysAreIgnored(ignored.map { $0.path.name.description }), at: key,
      about: first.path.name.description, entry: documentType.dictionary)
    context.fix("remove what is ignored") { fix in
      for known in ignored {
        if let key = documentType.key(known) { fix.removeEntry(of: key) }
      }
    }
  }

  /// The extensions that no type of the entry covers. None when one of the types is not known.
  private static func lostExtensions(
    of documentType: DocumentType, in context: inout RuleContext
  ) -> [PropertyListValue] {
    let extensions = documentType.strings(.documentTypeExtensions)
    if extensions.isEmpty { return [] }
    var types: [TypeRegistry.TypeID] = []
    for value in documentType.contentTypeValues {
      if value.isEmpty { continue }
      guard let id = context.id(of: value) else { return [] }
      types.append(id)
      // Every file is data, those of unknown extensions too.
      let coversAll = value.withText {
        IdentifierDomain.areEqual($0, "public.data") || IdentifierDomain.areEqual($0, "public.item")
      }
      if coversAll { return [] }
    }
    return extensions.filter { isLost($0, types, in: &context) }
  }

  private static func isLost(
    _ value: PropertyListValue, _ types: [TypeRegistry.TypeID], in context: inout RuleContext
  ) -> Bool {
    // The last one is the placeholder of Xcode's template.
    if context.isOpaque(value) || value.hasText("mydoc") { return false }
    let registry = context.registryWithTags
    return context.withText(of: value) { text in
      // What is wrong with such extensions, other rules say.
      guard let first = text.first, first != UInt8(ascii: "."), first != UInt8(ascii: "*"),
        !text.contains(UInt8(ascii: "?"))
      else { return false }
      return !registry.types(withExtension: text).contains { claimant in
        types.contains { registry.conforms(claimant, to: $0) }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func extensionIsLost(_ name: String) -> Self {
    Self(
      "extension `\(name)` is ignored: no type in `LSItemContentTypes` has it",
      notes: ["add it to the tags of a type that the entry names, or name a type that has it"])
  }

  fileprivate static func keysAreIgnored(_ keys: [String]) -> Self {
    let names = keys.map { "`\($0)`" }.joined(separator: ", ")
    return Self(
      "\(names) \(keys.count == 1 ? "is" : "are") ignored beside `LSItemContentTypes`",
      notes: ["the types alone decide; the older keys can go"])
  }
}
