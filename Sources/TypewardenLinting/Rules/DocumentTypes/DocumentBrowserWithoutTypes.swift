internal import InfoPlists
internal import PropertyLists

/// An app with a document browser and no document types.
///
/// The browser then shows every file grey, and making a new document fails. Apps that share a folder
/// with the Files app set the same flag beside `UIFileSharingEnabled`, and get a note.
enum DocumentBrowserWithoutTypes: KeyRule {
  static let metadata = RuleMetadata(
    id: "document-browser-without-types", group: .documentTypes, severity: .warning,
    sources: ["https://github.com/danielsaidi/DocumentKit/issues/4"])

  static let examples: [RuleExample] = [
    .bad(
      "the flag alone",
      """
      ⟶<key>UISupportsDocumentBrowser</key>
      <true/>
      """),
    .bad(
      "an empty list",
      """
      <key>CFBundleDocumentTypes</key>
      <array/>
      ⟶<key>UISupportsDocumentBrowser</key>
      <true/>
      """),
    .bad(
      "an app that shares its folder", severity: .note,
      """
      <key>UIFileSharingEnabled</key>
      <true/>
      ⟶<key>UISupportsDocumentBrowser</key>
      <true/>
      """),
    .good(
      "a browser with documents",
      """
      <key>UISupportsDocumentBrowser</key>
      <true/>
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Level</string>
        </dict>
      </array>
      """),
    .good(
      "no browser",
      """
      <key>UISupportsDocumentBrowser</key>
      <false/>
      """),
    .good(
      "a misspelt key, which another rule reports",
      """
      <key>UISupportsDocumentBrowser</key>
      <true/>
      <key>CFBundleDocumentType</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Level</string>
        </dict>
      </array>
      """),
  ]

  static func concerns(_ key: KeyFacts) -> Bool { key.known == .supportsDocumentBrowser }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard key.value.isTrue,
      !context.infoPlist.hasDocumentTypes
    else { return }
    // A value of another kind is another rule's matter.
    let types = context.infoPlist.rootValue(.documentTypes)
    if types == nil || types?.kind == .array,
      !context.isMisspelt(.documentTypes, in: key.dictionary)
    {
      let sharesFolder = key.dictionary["UIFileSharingEnabled"]?.isTrue == true
      context.report(
        .browserWithoutTypes, at: key.key, about: "CFBundleDocumentTypes",
        severity: sharesFolder ? .note : nil)
    }
  }
}

extension Finding.Message {
  fileprivate static var browserWithoutTypes: Self {
    Self(
      "the app has a document browser and no `CFBundleDocumentTypes`",
      notes: ["name the types that the browser is to offer; without them it shows every file grey"])
  }
}
