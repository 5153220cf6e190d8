internal import InfoPlists
internal import PropertyLists

/// A document type that asks to be a usual app for everything.
///
/// With `public.item`, `public.data`, `public.content`, `public.directory` or `public.folder` and the
/// rank `Owner` or `Default`, which is also assumed when there is none, the app becomes a candidate,
/// sometimes the default one, for all files. Editors of raw bytes, archivers and uploaders do open
/// everything; with the rank `Alternate` or `None` they get a note.
enum OverbroadContentType: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "overbroad-content-type", group: .documentTypes, severity: .warning, fix: .ask,
    sources: [
      "https://github.com/lionheart/openradar-mirror/issues/7686",
      "https://github.com/lionheart/openradar-mirror/issues/8175",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "all data, by default",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>File</string>
          <key>LSHandlerRank</key>
          <string>Default</string>
          <key>LSItemContentTypes</key>
          <array>⟶<string>public.data</string></array>
        </dict>
      </array>
      """),
    .bad(
      "all folders, without a rank",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Folder</string>
          <key>CFBundleTypeRole</key>
          <string>Viewer</string>
          <key>LSItemContentTypes</key>
          <array>⟶<string>public.folder</string></array>
        </dict>
      </array>
      """),
    .bad(
      "an editor of raw bytes, as one choice among others", severity: .note,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>File</string>
          <key>LSHandlerRank</key>
          <string>Alternate</string>
          <key>LSItemContentTypes</key>
          <array>
            ⟶<string>public.data</string>
            ⟶<string>public.Content</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "the real types",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Media</string>
          <key>LSHandlerRank</key>
          <string>Default</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.image</string>
            <string>public.audiovisual-content</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "a plug-in, and files beside a document",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeRole</key>
          <string>MDImporter</string>
          <key>LSItemContentTypes</key>
          <array><string>public.data</string></array>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Attachments</string>
          <key>CFBundleTypeRole</key>
          <string>None</string>
          <key>NSIsRelatedItemType</key>
          <true/>
          <key>LSItemContentTypes</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
    .good(
      "a narrower type of a similar name",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Recording</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.database</string>
            <string>public.composite-content</string>
          </array>
        </dict>
      </array>
      """),
  ]

  private static let broadTypes: [StaticString] = [
    "public.item", "public.data", "public.content", "public.directory", "public.folder",
  ]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    if documentType.isOfPlugIn || documentType.isCompanion { return }
    for value in documentType.contentTypeValues where isBroad(value) {
      let rank = documentType.value(.handlerRank)
      let isModest = rank?.hasText("Alternate") == true || rank?.hasText("None") == true
      context.report(
        .overbroad(context.text(of: value), isModest: isModest), at: value,
        about: context.text(of: value), entry: documentType.dictionary,
        severity: isModest ? .note : nil)
      if isModest { continue }
      context.fix("use the rank `Alternate`") {
        $0.set(.handlerRank, to: .string("Alternate"), in: documentType.dictionary)
      }
    }
  }

  private static func isBroad(_ value: PropertyListValue) -> Bool {
    value.withText { text in
      text.count <= 16 && broadTypes.contains { IdentifierDomain.areEqual(text, $0) }
    }
  }
}

extension Finding.Message {
  fileprivate static func overbroad(_ identifier: String, isModest: Bool) -> Self {
    Self(
      "`\(identifier)` makes the app a candidate for \(reach(of: identifier))",
      notes: isModest
        ? ["name the types that the app is made for, if there are some"]
        : ["name the types that the app is made for, or use the rank `Alternate`"])
  }

  private static func reach(of identifier: String) -> String {
    switch identifier {
    case "public.folder", "public.directory": "every folder"
    case "public.content": "every document"
    default: "every file"
    }
  }
}
