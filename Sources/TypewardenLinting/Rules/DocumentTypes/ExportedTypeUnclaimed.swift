internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A declared type of files that no document type of the app names.
///
/// Such files have no icon and no Open With, and Spotlight passes over files whose type neither the
/// system nor an app claims. A type counts as claimed when a document type, or a Quick Look or
/// Spotlight extension of the product, names it or one of its supertypes, or lists its extension. A
/// type that is only imported may be there for panels and pasteboards, and gets a note.
enum ExportedTypeUnclaimed: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "exported-type-unclaimed", group: .documentTypes, severity: .warning, fix: .ask,
    sources: [
      "https://developer.apple.com/library/archive/documentation/FileManagement/Conceptual/DocumentInteraction_TopicsForIOS/Articles/RegisteringtheFileTypesYourAppSupports.html"
    ])

  static let examples: [RuleExample] = [
    .bad(
      "exported, and no document types",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          ⟶<string>com.example.app.note</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array><string>examplenote</string></array>
          </dict>
        </dict>
      </array>
      """),
    .bad(
      "imported, and the document types name others", severity: .note,
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Picture</string>
          <key>LSItemContentTypes</key>
          <array><string>public.image</string></array>
        </dict>
      </array>
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          ⟶<string>org.example.board</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <string>exampleboard</string>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "claimed by a supertype, and by its extension",
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
          <string>Board</string>
          <key>CFBundleTypeExtensions</key>
          <array><string>ExampleBoard</string></array>
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
            <array><string>examplenote</string></array>
          </dict>
        </dict>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.board</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array><string>exampleboard</string></array>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "a pasteboard type, which has no extension",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.selection</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
    .good(
      "a format that is only written",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Picture</string>
          <key>LSItemContentTypes</key>
          <array><string>public.png</string></array>
          <key>NSExportableTypes</key>
          <array><string>com.example.app.print</string></array>
        </dict>
      </array>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.print</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.data</string></array>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array><string>exampleprint</string></array>
          </dict>
        </dict>
      </array>
      """),
    .good(
      "a framework's list",
      """
      <key>CFBundlePackageType</key>
      <string>FMWK</string>
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array><string>examplenote</string></array>
          </dict>
        </dict>
      </array>
      """),
  ]

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    let infoPlist = context.infoPlist
    guard infoPlist.bundleKind == .app, let identifier = type.identifierValue,
      !context.isClaimed(type), let id = context.id(of: identifier)
    else { return }
    let extensions = type.tagValues(.filenameExtension)
    if extensions.isEmpty { return }
    // A browser without any document type is one fault, and another rule reports it.
    if !infoPlist.hasDocumentTypes,
      infoPlist.rootValue(.supportsDocumentBrowser)?.isTrue == true
        || context.isMisspelt(.documentTypes, in: infoPlist.list.root!)
    {
      return
    }
    if context.claimsOtherwise(id)
      || context.isClaimed(orSupertypeOf: id)
      || extensions.contains(where: { context.claimsExtension($0) })
    {
      return
    }
    context.report(
      .unclaimed(context.text(of: identifier), isExported: type.kind == .exported),
      at: identifier, about: context.text(of: identifier), entry: type.dictionary,
      severity: type.kind == .exported ? nil : .note)
    let role =
      context.makesFixes && context.writes(context.text(of: identifier)) ? "Editor" : "Viewer"
    context.fix("add a document type") { fix in
      let name = identifier.string ?? ""
      let title = type.value(.typeDescription)?.string.flatMap { $0.isEmpty ? nil : $0 }
      fix.claim(
        name, name: title ?? DeclarationContent.title(of: name), role: role,
        rank: type.kind == .exported ? "Owner" : "Alternate", in: infoPlist)
    }
  }
}

extension Finding.Message {
  fileprivate static func unclaimed(_ identifier: String, isExported: Bool) -> Self {
    Self(
      "`\(identifier)` is \(isExported ? "exported" : "imported") and no document type names it",
      notes: [
        "add a document type: without one its files have neither an icon nor Open With, and "
          + "Spotlight passes them over"
      ])
  }
}
