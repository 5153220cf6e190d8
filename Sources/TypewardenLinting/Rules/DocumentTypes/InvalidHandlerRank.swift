internal import InfoPlists
internal import PropertyLists
internal import TypewardenSourceText

/// A rank that is none of the four.
///
/// `LSHandlerRank` is `Owner`, `Default`, `Alternate` or `None`, spelt exactly so. Anything else is
/// treated as if the key were missing.
enum InvalidHandlerRank: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "invalid-handler-rank", group: .documentTypes, severity: .error, fix: .ask,
    sources: [
      "https://github.com/sindresorhus/Gifski/issues/40",
      "https://developer.apple.com/library/archive/documentation/General/Reference/InfoPlistKeyReference/Articles/CoreFoundationKeys.html",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a word that is near",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Film</string>
          <key>LSHandlerRank</key>
          ⟶<string>Alternative</string>
        </dict>
      </array>
      """),
    .bad(
      "another case, and nothing at all",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Film</string>
          <key>LSHandlerRank</key>
          ⟶<string>owner</string>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Sound</string>
          <key>LSHandlerRank</key>
          ⟶<string></string>
        </dict>
      </array>
      """),
    .good(
      "the four ranks",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSHandlerRank</key>
          <string>Owner</string>
        </dict>
        <dict>
          <key>LSHandlerRank</key>
          <string>Default</string>
        </dict>
        <dict>
          <key>LSHandlerRank</key>
          <string>Alternate</string>
        </dict>
        <dict>
          <key>LSHandlerRank</key>
          <string>None</string>
        </dict>
      </array>
      """),
    .good(
      "a placeholder of the build",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>LSHandlerRank</key>
          <string>$(DOCUMENT_RANK)</string>
        </dict>
      </array>
      """),
  ]

  static let ranks = ["Owner", "Default", "Alternate", "None"]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    guard let value = documentType.value(.handlerRank), value.kind == .string, value.isUsable,
      !isRank(value), !context.isOpaque(value)
    else { return }
    let text = context.text(of: value)
    if ranks.contains(text) { return }
    context.report(
      .invalidHandlerRank(text, nearest: NearMiss.nearest(to: text, among: ranks, limit: 3)),
      at: value, about: "LSHandlerRank", entry: documentType.dictionary)
    guard context.makesFixes else { return }
    let rank =
      NearMiss.nearest(to: text, among: ranks, limit: 3) ?? context.fittingRank(of: documentType)
    context.fix("use the rank `\(rank)`") { $0.setText(of: value, to: rank) }
  }

  private static func isRank(_ value: PropertyListValue) -> Bool {
    value.hasText("Owner") || value.hasText("Default") || value.hasText("Alternate")
      || value.hasText("None")
  }
}

extension Finding.Message {
  fileprivate static func invalidHandlerRank(_ rank: String, nearest: String?) -> Self {
    Self(
      "`\(rank)` is no rank, so `LSHandlerRank` counts as missing",
      notes: [
        nearest.map { "did you mean `\($0)`?" }
          ?? "the ranks are `Owner`, `Default`, `Alternate` and `None`"
      ])
  }
}
