internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// One type in two document types, or twice in one.
///
/// Which name, role and rank its documents then have depends on the order. Entries for files beside a
/// document and those of plug-ins do not count.
enum DuplicateContentType: FileRule {
  static let metadata = RuleMetadata(
    id: "duplicate-content-type", group: .documentTypes, severity: .warning)

  static let examples: [RuleExample] = [
    .bad(
      "twice in one entry",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.text</string>
            <string>public.rtf</string>
            ⟶<string>public.TEXT</string>
          </array>
        </dict>
      </array>
      """),
    .bad(
      "in two entries, declared or not",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>CFBundleTypeRole</key>
          <string>Editor</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.text</string>
            <string>com.example.app.note</string>
          </array>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Log</string>
          <key>CFBundleTypeRole</key>
          <string>Viewer</string>
          <key>LSItemContentTypes</key>
          <array>
            ⟶<string>com.example.app.note</string>
            ⟶<string>public.text</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "a type and its supertype",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>public.text</string>
            <string>public.plain-text</string>
          </array>
        </dict>
      </array>
      """),
    .good(
      "once to open it, once as a file beside a film",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>LSItemContentTypes</key>
          <array><string>public.text</string></array>
        </dict>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Subtitles</string>
          <key>CFBundleTypeRole</key>
          <string>None</string>
          <key>NSIsRelatedItemType</key>
          <true/>
          <key>LSItemContentTypes</key>
          <array><string>public.text</string></array>
        </dict>
      </array>
      """),
  ]

  static func check(_ infoPlist: InfoPlist, in context: inout RuleContext) {
    if infoPlist.list.isBroken { return }
    var seen: [TypeRegistry.TypeID: PropertyListValue] = [:]
    var seenUndeclared: [TypeIdentifier: PropertyListValue] = [:]
    for index in 0..<infoPlist.documentTypeCount {
      let documentType = infoPlist.documentType(index)
      if documentType.isCompanion || documentType.isOfPlugIn { continue }
      for value in documentType.contentTypeValues where !value.isEmpty {
        let earlier: PropertyListValue?
        if let id = context.id(of: value) {
          earlier = seen[id]
          if earlier == nil { seen[id] = value }
        } else {
          // Nobody declares it, which another rule reports.
          let identifier = TypeIdentifier(context.text(of: value))
          earlier = seenUndeclared[identifier]
          if earlier == nil { seenUndeclared[identifier] = value }
        }
        guard let earlier else { continue }
        context.report(
          .duplicate(context.text(of: value)), at: value, about: context.text(of: value),
          entry: documentType.dictionary, related: [(earlier, "first named here")])
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func duplicate(_ identifier: String) -> Self {
    Self(
      "`\(identifier)` is named twice by the document types",
      notes: ["name it once: otherwise name, role and rank depend on the order"])
  }
}
