internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// An exported type whose domain is not the product's.
///
/// Exporting says "this is my type": the description, icon and supertypes replace the real owner's.
/// For somebody else's type the same declaration belongs into the imported ones, also when no other
/// app is installed. `ownedPrefixes` of the configuration names further domains of the maker.
enum ForeignTypeExported: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "foreign-type-exported", group: .declarations, severity: .warning, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/defining-file-and-data-types-for-your-app",
      "https://github.com/unified-font-object/ufo-spec/issues/18",
      "https://github.com/macvim-dev/macvim/pull/1468",
      "https://github.com/YACReader/yacreader/pull/119",
      "https://github.com/replete-repl/replete-ios/pull/101",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a standard body's type",
      example("com.example.viewer", "Exported", "⟶<string>org.example.format</string>")),
    .bad(
      "a build setting behind the maker's own labels",
      example(
        "com.example.$(PRODUCT_NAME)", "Exported", "⟶<string>org.example.format</string>")),
    .good(
      "another product of the same maker",
      example("com.example.viewer", "Exported", "<string>com.Example.editor.note</string>")),
    .good(
      "an imported type",
      example("com.example.viewer", "Imported", "<string>org.example.format</string>")),
    .good(
      "a bundle identifier that is not known",
      example(
        "$(PRODUCT_BUNDLE_IDENTIFIER)", "Exported", "<string>org.example.format</string>")),
  ]

  private static func example(_ bundle: String, _ list: String, _ identifier: String) -> String {
    """
    <key>CFBundleIdentifier</key>
    <string>\(bundle)</string>
    <key>UT\(list)TypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        \(identifier)
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard type.kind == .exported else { return }
    let facts = context.facts(of: type)
    guard facts.id != nil, let value = facts.identifier, !context.isOfApple,
      context.ownership(of: value) == .foreign
    else { return }
    let identifier = context.text(of: value)
    let bundle = context.bundleIdentifiers.first.map { String(decoding: $0, as: UTF8.self) }
    context.report(
      .foreign(identifier, bundle ?? ""), at: value, about: identifier, entry: type.dictionary)
    let id = facts.id
    let hasImport =
      context.makesFixes && id.flatMap { context.declarations.first(of: $0, .imported) } != nil
    context.fix("import the type instead") { fix in
      if hasImport { fix.remove(type.dictionary) } else { fix.move(type, to: .imported) }
    }
  }
}

extension Finding.Message {
  fileprivate static func foreign(_ identifier: String, _ bundle: String) -> Self {
    Self(
      "`\(identifier)` is exported, but its domain is not that of `\(bundle)`",
      notes: [
        "import the type instead when it is somebody else's",
        "list the domain in `ownedPrefixes` when it is yours too",
      ])
  }
}
