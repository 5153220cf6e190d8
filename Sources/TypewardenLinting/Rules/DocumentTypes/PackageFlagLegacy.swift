internal import InfoPlists
internal import PropertyLists

/// `LSTypeIsPackage`, which content types have replaced.
///
/// Beside content types it is ignored. Without them every folder of the named extension is taken for
/// a document: an editor once opened each folder whose name ended in `.txt`. A flag of no is not
/// worth a word.
enum PackageFlagLegacy: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "package-flag-legacy", group: .documentTypes, severity: .note, fix: .safe,
    sources: [
      "https://github.com/typora/typora-issues/issues/1946",
      "https://developer.apple.com/library/archive/documentation/General/Reference/InfoPlistKeyReference/Articles/CoreFoundationKeys.html",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "folders named like text files",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>CFBundleTypeExtensions</key>
          <array><string>txt</string></array>
          <key>LSTypeIsPackage</key>
          ⟶<true/>
        </dict>
      </array>
      """),
    .bad(
      "a package type says it already",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Rich text with pictures</string>
          <key>LSItemContentTypes</key>
          <array><string>com.apple.rtfd</string></array>
          <key>LSTypeIsPackage</key>
          ⟶<integer>1</integer>
        </dict>
      </array>
      """),
    .good(
      "a package type without the flag",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Rich text with pictures</string>
          <key>LSItemContentTypes</key>
          <array><string>com.apple.rtfd</string></array>
        </dict>
      </array>
      """),
    .good(
      "the zero that Xcode writes",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>LSItemContentTypes</key>
          <array><string>public.plain-text</string></array>
          <key>LSTypeIsPackage</key>
          <integer>0</integer>
        </dict>
      </array>
      """),
  ]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    guard let flag = documentType.value(.typeIsPackage), flag.isTrue else { return }
    let hasTypes = documentType.hasContent(.itemContentTypes)
    context.report(
      .packageFlag(hasTypes: hasTypes), at: flag, about: "LSTypeIsPackage",
      entry: documentType.dictionary)
    // Without types the flag is all that says what the documents are.
    if hasTypes { context.fix("remove the flag") { $0.remove(flag) } }
  }
}

extension Finding.Message {
  fileprivate static func packageFlag(hasTypes: Bool) -> Self {
    hasTypes
      ? Self(
        "`LSTypeIsPackage` has no effect beside `LSItemContentTypes`",
        notes: ["a type that conforms to `com.apple.package` says it; the flag can go"])
      : Self(
        "`LSTypeIsPackage` takes every folder of the named extensions for a document",
        notes: ["declare a type that conforms to `com.apple.package`, and name it instead"])
  }
}
