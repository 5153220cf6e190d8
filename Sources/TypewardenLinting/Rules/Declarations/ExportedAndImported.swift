internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// One type in both lists of a product: exported and imported.
///
/// Exporting says that the type is the product's own, importing that it is somebody else's. The
/// system keeps one of the two declarations and complains at each registration. The imported copy
/// is reported when the identifier is the product's own or nothing tells whose it is, else the
/// exported one. An app and its extensions are one product.
enum ExportedAndImported: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "exported-and-imported", group: .declarations, severity: .warning, fix: .ask,
    sources: [
      "https://github.com/drawmeanelephant/banal/issues/84",
      "https://github.com/unified-font-object/ufo-spec/issues/18",
      "https://github.com/yasirkula/UnityNativeFilePicker/issues/7",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "an own type with an imported copy",
      example(
        bundle: "com.example.app", exported: "<string>com.example.app.recipe</string>",
        imported: "⟶<string>com.example.app.Recipe</string>")),
    .bad(
      "somebody else's type with an exported copy",
      example(
        bundle: "com.example.app", exported: "⟶<string>org.example.recipe</string>",
        imported: "<string>org.example.recipe</string>")),
    .bad(
      "a type behind a build setting",
      example(
        bundle: "$(PRODUCT_BUNDLE_IDENTIFIER)",
        exported: "<string>$(PRODUCT_BUNDLE_IDENTIFIER).recipe</string>",
        imported: "⟶<string>$(PRODUCT_BUNDLE_IDENTIFIER).recipe</string>")),
    .good(
      "an own type and one of somebody else",
      example(
        bundle: "com.example.app", exported: "<string>com.example.app.recipe</string>",
        imported: "<string>org.example.recipe</string>")),
    .good(
      "another build setting, which may stand for anything",
      example(
        bundle: "$(PRODUCT_BUNDLE_IDENTIFIER)", exported: "<string>$(APP_ID).recipe</string>",
        imported: "<string>$(TEAM_ID).recipe</string>")),
    .good(
      "the same type twice in one list, which another rule reports",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict><key>UTTypeIdentifier</key><string>com.example.app.recipe</string></dict>
        <dict><key>UTTypeIdentifier</key><string>com.example.app.recipe</string></dict>
      </array>
      """),
  ]

  private static func example(bundle: String, exported: String, imported: String) -> String {
    """
    <key>CFBundleIdentifier</key>
    <string>\(bundle)</string>
    <key>UTExportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        \(exported)
      </dict>
    </array>
    <key>UTImportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        \(imported)
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    let facts = context.facts(of: type)
    guard let id = facts.id, let value = facts.identifier else { return }
    let other: TypeDeclaration.Kind = type.kind == .exported ? .imported : .exported
    guard let copy = context.declarations.first(of: id, other), let place = copy.identifierValue
    else { return }
    let isForeign = facts.outside != nil || context.ownership(of: value) == .foreign
    guard (type.kind == .exported) == isForeign else { return }
    let identifier = context.text(of: value)
    context.report(
      .bothLists(identifier, isForeign: isForeign), at: value, about: identifier,
      entry: type.dictionary,
      related: [(place, isForeign ? "imported here" : "exported here")])
    context.fix("remove the \(isForeign ? "exported" : "imported") copy") {
      $0.remove(type.dictionary)
    }
  }
}

extension Finding.Message {
  fileprivate static func bothLists(_ identifier: String, isForeign: Bool) -> Self {
    Self(
      "`\(identifier)` is both exported and imported",
      notes: [
        isForeign
          ? "remove the exported copy: the type is somebody else's"
          : "remove the imported copy: what a product exports it need not import"
      ])
  }
}
