internal import InfoPlists
internal import PropertyLists

/// A document type without `LSHandlerRank`.
///
/// The App Store mails ITMS-90788, which asks for a rank in the named entry; the delivery itself
/// succeeds. Without a rank the system assumes `Default`, which has made apps the ones that open all
/// films or all archives. Entries for files beside a document and those of plug-ins need none; those that
/// still hold the placeholders of Xcode's templates get a note.
enum MissingHandlerRank: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "missing-handler-rank", group: .documentTypes, severity: .warning, fix: .ask,
    sources: [
      "https://github.com/tauri-apps/tauri/issues/13159",
      "https://github.com/electron-userland/electron-builder/issues/4052",
      "https://github.com/juce-framework/JUCE/issues/971",
      "https://github.com/subethaedit/SubEthaEdit/issues/135",
      "https://github.com/G-Ray/pikatorrent/issues/184",
      "https://github.com/sindresorhus/Gifski/issues/40",
      "https://repalash.com/blog/apple-uti-3d-model-formats.html",
    ], isStoreRule: true)

  static let examples: [RuleExample] = [
    .bad(
      "what a packager wrote",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        ⟶<dict>
          <key>CFBundleTypeName</key>
          <string>Film</string>
          <key>CFBundleTypeRole</key>
          <string>Viewer</string>
          <key>LSItemContentTypes</key>
          <array><string>public.mpeg-4</string></array>
        </dict>
      </array>
      """),
    .bad(
      "a role of none is no rank",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        ⟶<dict>
          <key>CFBundleTypeName</key>
          <string>Folder</string>
          <key>CFBundleTypeRole</key>
          <string>None</string>
          <key>LSItemContentTypes</key>
          <array><string>public.folder</string></array>
        </dict>
      </array>
      """),
    .bad(
      "Xcode's own placeholders", severity: .note,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        ⟶<dict>
          <key>CFBundleTypeExtensions</key>
          <array><string>mydoc</string></array>
          <key>CFBundleTypeName</key>
          <string>DocumentType</string>
          <key>CFBundleTypeRole</key>
          <string>Editor</string>
          <key>NSDocumentClass</key>
          <string>$(PRODUCT_MODULE_NAME).Document</string>
        </dict>
      </array>
      """),
    .good(
      "a rank",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Film</string>
          <key>CFBundleTypeRole</key>
          <string>Viewer</string>
          <key>LSHandlerRank</key>
          <string>Alternate</string>
          <key>LSItemContentTypes</key>
          <array><string>public.mpeg-4</string></array>
        </dict>
      </array>
      """),
    .good(
      "subtitles beside a film",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Subtitles</string>
          <key>CFBundleTypeRole</key>
          <string>None</string>
          <key>CFBundleTypeExtensions</key>
          <array><string>srt</string></array>
          <key>NSIsRelatedItemType</key>
          <true/>
        </dict>
      </array>
      """),
    .good(
      "a Quick Look generator",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>QLGenerator</string>
          <key>LSItemContentTypes</key>
          <array><string>public.mpeg-4</string></array>
        </dict>
      </array>
      """),
    .good(
      "a misspelt key and an empty entry, which other rules report",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Film</string>
          <key>LSHandlerRanks</key>
          <string>Alternate</string>
        </dict>
        <dict/>
      </array>
      """),
  ]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    let dictionary = documentType.dictionary
    guard documentType.value(.handlerRank) == nil, !dictionary.isEmpty,
      !documentType.isOfPlugIn, !documentType.isCompanion,
      !context.isMisspelt(.handlerRank, in: dictionary)
    else { return }
    context.report(
      .missingHandlerRank(documentType.title, advice(for: documentType, in: &context)),
      at: dictionary,
      about: "LSHandlerRank", entry: dictionary,
      severity: documentType.isUntouchedTemplate ? .note : nil, range: dictionary.openingRange)
    let rank = context.makesFixes ? context.fittingRank(of: documentType) : ""
    context.fix("use the rank `\(rank)`") {
      $0.set(.handlerRank, to: .string(rank), in: dictionary)
    }
  }

  /// The rank that fits the entry's types.
  private static func advice(
    for documentType: DocumentType, in context: inout RuleContext
  ) -> String {
    let types = documentType.contentTypeValues
    if types.contains(where: { context.isExported($0) }) {
      return "`Owner` fits: this app exports a type of the entry"
    }
    if types.contains(where: { context.isStandard($0) }) {
      return "`Alternate` leaves people's usual apps in place; `Default` asks to be one of them"
    }
    return
      "`Default` fits a type of another app that this app is made for, `Alternate` one that it "
      + "can open too"
  }
}

extension Finding.Message {
  fileprivate static func missingHandlerRank(_ entry: String, _ advice: String) -> Self {
    Self(
      "\(entry) has no `LSHandlerRank`",
      notes: [
        "the App Store asks for it (ITMS-90788), and without it `Default` is assumed", advice,
      ])
  }
}
