internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A document type that names extensions, MIME types or file types and no type.
///
/// Files of such an extension have a dynamic type unless somebody else declares one: tools that set
/// default apps fail with error -50, Quick Look and Spotlight see nothing, and file types such as
/// `fold` stopped working in macOS 10.15. Entries for files beside a document have no other form;
/// packagers write this one for their users, and Xcode in its template, which only gets a note.
enum LegacyOnlyDocumentType: DocumentTypeRule {
  static let metadata = RuleMetadata(
    id: "legacy-only-document-type", group: .documentTypes, severity: .warning, fix: .ask,
    sources: [
      "https://github.com/qutebrowser/qutebrowser/issues/7306",
      "https://github.com/coo-ona/cooViewer/issues/16",
      "https://github.com/moretension/duti/pull/65",
      "https://github.com/microsoft/vscode/pull/222916",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "an extension",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        ⟶<dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>CFBundleTypeExtensions</key>
          <array><string>examplenote</string></array>
        </dict>
      </array>
      """),
    .bad(
      "a file type of folders",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        ⟶<dict>
          <key>CFBundleTypeName</key>
          <string>Folder</string>
          <key>CFBundleTypeOSTypes</key>
          <array><string>fold</string></array>
        </dict>
      </array>
      """),
    .bad(
      "a packager's list", severity: .note,
      """
      <key>ElectronAsarIntegrity</key>
      <dict/>
      <key>CFBundleDocumentTypes</key>
      <array>
        ⟶<dict>
          <key>CFBundleTypeName</key>
          <string>Note</string>
          <key>CFBundleTypeExtensions</key>
          <array><string>examplenote</string></array>
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
          <key>CFBundleTypeIconFile</key>
          <string></string>
          <key>CFBundleTypeName</key>
          <string>DocumentType</string>
          <key>CFBundleTypeOSTypes</key>
          <array><string>????</string></array>
          <key>CFBundleTypeRole</key>
          <string>Editor</string>
          <key>NSDocumentClass</key>
          <string>$(PRODUCT_MODULE_NAME).Document</string>
        </dict>
      </array>
      """),
    .good(
      "a type",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>LSItemContentTypes</key>
          <array><string>public.plain-text</string></array>
        </dict>
      </array>
      """),
    .good(
      "files beside a document",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Subtitles</string>
          <key>CFBundleTypeExtensions</key>
          <array><string>srt</string></array>
          <key>CFBundleTypeRole</key>
          <string>None</string>
          <key>NSIsRelatedItemType</key>
          <true/>
        </dict>
      </array>
      """),
    .good(
      "a misspelt key, which another rule reports",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>CFBundleTypeExtensions</key>
          <array><string>txt</string></array>
          <key>LSItemContentType</key>
          <array><string>public.plain-text</string></array>
        </dict>
      </array>
      """),
    .good(
      "empty lists only",
      """
      <key>CFBundleDocumentTypes</key>
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Text</string>
          <key>CFBundleTypeExtensions</key>
          <array/>
        </dict>
      </array>
      """),
  ]

  static func check(_ documentType: DocumentType, in context: inout RuleContext) {
    let dictionary = documentType.dictionary
    guard documentType.value(.itemContentTypes) == nil,
      documentType.hasContent(.documentTypeExtensions)
        || documentType.hasContent(.documentTypeMIMETypes)
        || documentType.hasContent(.documentTypeOSTypes),
      !documentType.isCompanion, !documentType.isOfPlugIn,
      !context.isMisspelt(.itemContentTypes, in: dictionary)
    else { return }
    let isMild =
      documentType.isUntouchedTemplate || documentType.isMadeByJUCE
      || context.infoPlist.isMadeByPackager
    let types = knownTypes(of: documentType, in: &context)
    context.report(
      .legacyOnly(documentType.title, types: types),
      at: dictionary, about: "LSItemContentTypes", entry: dictionary,
      severity: isMild ? .note : nil, range: dictionary.openingRange)
    if context.makesFixes { offerFix(documentType, in: &context) }
  }

  /// Names the known types of the extensions and declares types of the product's own for the others.
  private static func offerFix(_ documentType: DocumentType, in context: inout RuleContext) {
    let registry = context.registryWithTags
    // A build fills in the identifier of a list that has none.
    let bundle =
      documentType.infoPlist.rootValue(.bundleIdentifier)?.string ?? "$(PRODUCT_BUNDLE_IDENTIFIER)"
    var names: [String] = []
    var declarations: [PropertyListContent] = []
    for value in documentType.strings(.documentTypeExtensions) {
      guard let text = value.string, !text.isEmpty else { continue }
      let known = value.withText { registry.types(withExtension: $0).first }
      if let known {
        names.append(registry.type(known).declaration.spelling)
        continue
      }
      guard text.utf8.allSatisfy(isLetterOrDigit) else { return }
      let name = "\(bundle).\(text.lowercased())"
      names.append(name)
      let isPackage = documentType.value(.typeIsPackage)?.isTrue == true
      declarations.append(
        DeclarationContent.skeleton(
          name, extensions: [text],
          conformingTo: isPackage ? ["com.apple.package"] : ["public.data", "public.content"]))
    }
    var known: Set<String> = []
    names = names.filter { known.insert($0).inserted }
    guard !names.isEmpty else { return }
    let infoPlist = documentType.infoPlist
    context.fix("name types in `LSItemContentTypes`") { fix in
      fix.insert(
        "LSItemContentTypes", .strings(names), into: documentType.dictionary,
        after: documentType.firstKey)
      for declaration in declarations { fix.declare(declaration, .exported, in: infoPlist) }
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// The types that already have the entry's extensions, for the remedy: the first few of them.
  private static func knownTypes(
    of documentType: DocumentType, in context: inout RuleContext
  ) -> [String] {
    let registry = context.registryWithTags
    var found: [String] = []
    for value in documentType.strings(.documentTypeExtensions).prefix(8) where found.count < 3 {
      guard let type = value.withText({ registry.types(withExtension: $0).first }) else { continue }
      let identifier = registry.type(type).identifier.rawValue
      if !found.contains(identifier) { found.append(identifier) }
    }
    let isForFolders = documentType.value(.documentTypeOSTypes)?.elements.contains {
      $0.hasText("fold")
    }
    return found.isEmpty && isForFolders == true ? ["public.folder"] : found
  }
}

extension Finding.Message {
  fileprivate static func legacyOnly(_ entry: String, types: [String]) -> Self {
    let names = types.map { "`\($0)`" }.joined(separator: ", ")
    return Self(
      "\(entry) names no type: `LSItemContentTypes` is missing",
      notes: [
        types.isEmpty
          ? "declare a type that has the extension, and name it in `LSItemContentTypes`"
          : "known types that fit: \(names)"
      ])
  }
}
