internal import InfoPlists
internal import PropertyLists

/// The rank `Owner` for types that the app does not export.
///
/// `Owner` says that the app is the one that makes such documents. Two apps that both claim it for
/// Markdown or ZIP archives take the files away from each other, and people report that as a bug.
enum OwnerRankWithoutExport: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "owner-rank-without-export", group: .documentTypes, severity: .warning, fix: .ask,
    sources: [
      "https://github.com/atom/atom/issues/11711",
      "https://github.com/terrychou/iVim/issues/70",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a system type",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Archive</string>
          <key>LSHandlerRank</key>
          ⟶<string>Owner</string>
          <key>LSItemContentTypes</key>
          <array><string>public.zip-archive</string></array>
        </dict>
      </array>
      """),
    .bad(
      "an imported type",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Board</string>
          <key>LSItemContentTypes</key>
          <array><string>org.example.board</string></array>
          <key>LSHandlerRank</key>
          ⟶<string>Owner</string>
        </dict>
      </array>
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>org.example.board</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
    .good(
      "one of several types is exported",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>LSHandlerRank</key>
          <string>Owner</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.plain-text</string>
            <string>com.example.app.note</string>
          </array>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.Note</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
    .good(
      "a type whose name the build fills in, and one without a type",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>LSHandlerRank</key>
          <string>Owner</string>
          <key>LSItemContentTypes</key>
          <array><string>$(PRODUCT_BUNDLE_IDENTIFIER).note</string></array>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Board</string>
          <key>CFBundleTypeExtensions</key>
          <array><string>exampleboard</string></array>
          <key>LSHandlerRank</key>
          <string>Owner</string>
        </dict>
      </array>
      """),
  ]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    guard let rank = documentType.value(.handlerRank), rank.hasText("Owner") else { return }
    let types = documentType.contentTypeValues
    if types.isEmpty { return }
    for type in types {
      // What the build fills in may be the name of an exported type.
      if context.isExported(type) || context.isOpaque(type) { return }
    }
    let standard = types.first { context.isStandard($0) }
    context.report(
      .ownerRankWithoutExport(
        context.text(of: standard ?? types[0]), isStandard: standard != nil,
        isOnly: types.count == 1),
      at: rank, about: "LSHandlerRank", entry: documentType.dictionary)
    let other = standard != nil ? "Alternate" : "Default"
    context.fix("use the rank `\(other)`") { $0.setText(of: rank, to: other) }
  }
}

extension Finding.Message {
  fileprivate static func ownerRankWithoutExport(
    _ identifier: String, isStandard: Bool, isOnly: Bool
  ) -> Self {
    Self(
      isOnly
        ? "rank `Owner` for `\(identifier)`, which this app does not export"
        : "rank `Owner` for `\(identifier)` and others, none of which this app exports",
      notes: [
        isStandard
          ? "use `Alternate`: the type belongs to the system"
          : "use `Default` or `Alternate`, or export the type if it is this app's own"
      ])
  }
}
