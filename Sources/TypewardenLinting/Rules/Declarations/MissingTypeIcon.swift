internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenProjects

/// An exported document's type without any icon: neither its own nor that of its document type.
///
/// Its files get the icon of a blank page. `CFBundleTypeIconSystemGenerated` in the document type is
/// the shortest remedy. In a built bundle the icon files that types and document types name are
/// looked for as well: one that is not there is a warning.
enum MissingTypeIcon: DeclarationRule, KeyRule {
  static let metadata = RuleMetadata(
    id: "missing-type-icon", group: .declarations, severity: .note,
    sources: ["https://github.com/onevcat/Prowl/issues/787"])

  static let examples: [RuleExample] = [
    .bad("no icon anywhere", example(claim: "", "⟶<dict>", "")),
    .good(
      "an icon that the system draws",
      example(claim: "<key>CFBundleTypeIconSystemGenerated</key><true/>", "<dict>", "")),
    .good(
      "an icon file of the document type",
      example(
        claim: "<key>CFBundleTypeIconFile</key><string>Note</string>", "<dict>", "")),
    .good(
      "icons of the type",
      example(
        claim: "", "<dict>",
        """
        <key>UTTypeIcons</key>
        <dict><key>UTTypeIconText</key><string>note</string></dict>
        """)),
    .good(
      "empty icons, as Xcode writes them",
      example(claim: "", "<dict>", "<key>UTTypeIcons</key><dict/>")),
    .good(
      "a type that no document type claims",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.cache</string>
        </dict>
      </array>
      """),
  ]

  private static func example(claim: String, _ opening: String, _ icons: String) -> String {
    """
    <key>CFBundleDocumentTypes</key>
    <array>
      <dict>
        \(claim)
        <key>LSItemContentTypes</key>
        <array><string>com.example.app.note</string></array>
      </dict>
    </array>
    <key>UTExportedTypeDeclarations</key>
    <array>
      \(opening)
        <key>UTTypeIdentifier</key>
        <string>com.example.app.note</string>
        \(icons)
      </dict>
    </array>
    """
  }

  /// Icon files that a built bundle does not have.
  static func concerns(_ key: KeyFacts) -> Bool {
    switch key.known {
    case .typeIconFile, .typeIconFiles, .documentTypeIconFile, .documentTypeIconFiles: true
    default: false
    }
  }

  static func check(_ key: KeyedValue, in context: inout RuleContext) {
    guard let resources = context.resources else { return }
    key.forEachString { value in
      let name = context.text(of: value)
      guard !value.isEmpty, !context.isOpaque(value), !resources.hasIcon(name) else { return }
      context.report(
        .missingFile(name), at: value, about: name, entry: key.dictionary, severity: .warning)
    }
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard type.kind == .exported, type.value(.typeIcons) == nil,
      type.value(.typeIconFile) == nil, type.value(.typeIconFiles) == nil
    else { return }
    let facts = context.facts(of: type)
    guard facts.isClaimed, let id = facts.id, let value = facts.identifier,
      facts.outside?.isStandard != true, !context.documentClaims.withIconFile.contains(id),
      !context.documentClaims.withGeneratedIcon.contains(id)
    else { return }
    let identifier = context.text(of: value)
    context.report(
      .missingIcon(identifier), at: type.dictionary, about: identifier, entry: type.dictionary,
      range: type.dictionary.openingRange)
  }
}

extension Finding.Message {
  fileprivate static func missingFile(_ name: String) -> Self {
    Self(
      "the bundle has no icon file `\(name)`, so files of the type look like a blank page",
      notes: ["add the file to the resources that the target copies, or correct the name"])
  }

  fileprivate static func missingIcon(_ identifier: String) -> Self {
    Self(
      "`\(identifier)` has no icon, so its files look like a blank page",
      notes: [
        "add `UTTypeIcons` to the type or `CFBundleTypeIconSystemGenerated` to its document type"
      ])
  }
}
