internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// An imported type that is the product's own, as its identifier says.
///
/// An imported declaration yields to any exported one, so a type of one's own should be exported.
/// Silent when a list that is checked in the same run exports it.
enum OwnedTypeImported: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "owned-type-imported", group: .declarations, severity: .warning, fix: .ask,
    sources: [
      "https://developer.apple.com/forums/thread/664144",
      "https://developer.apple.com/documentation/uniformtypeidentifiers/defining-file-and-data-types-for-your-app",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a type below the bundle identifier",
      example("com.example.note", "⟶<string>com.example.note.document</string>")),
    .bad(
      "a type below the same build setting",
      example(
        "$(PRODUCT_BUNDLE_IDENTIFIER)",
        "⟶<string>$(PRODUCT_BUNDLE_IDENTIFIER).document</string>")),
    .bad(
      "a type of the same maker that nobody exports",
      example("com.example.note", "⟶<string>com.example.drawing</string>")),
    .good(
      "somebody else's type",
      example("com.example.note", "<string>org.example.note</string>")),
    .good(
      "a domain that only begins alike",
      example("com.example.note", "<string>com.examples.note</string>")),
    .good(
      "a bundle identifier that is not known",
      example("$(PRODUCT_BUNDLE_IDENTIFIER)", "<string>com.example.note.document</string>")),
    .good(
      "an exported one beside it, which another rule reports",
      example("com.example.note", "<string>com.example.note.document</string>")
        + """

        <key>UTExportedTypeDeclarations</key>
        <array>
          <dict>
            <key>UTTypeIdentifier</key>
            <string>com.example.note.document</string>
          </dict>
        </array>
        """),
  ]

  private static func example(_ bundle: String, _ identifier: String) -> String {
    """
    <key>CFBundleIdentifier</key>
    <string>\(bundle)</string>
    <key>UTImportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        \(identifier)
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard type.kind == .imported else { return }
    let facts = context.facts(of: type)
    guard let id = facts.id, let value = facts.identifier, facts.outside == nil,
      !context.isOfApple
    else { return }
    let ownership = context.ownership(of: value)
    guard ownership == .own || ownership == .sameVendor,
      context.declarations.first(of: id, .exported) == nil
    else { return }
    let identifier = context.text(of: value)
    guard context.elsewhere.exporter(of: TypeIdentifier(identifier)) == nil else { return }
    context.report(
      .owned(identifier, isOwn: ownership == .own), at: value, about: identifier,
      entry: type.dictionary)
    context.fix("export the type") { $0.move(type, to: .exported) }
  }
}

extension Finding.Message {
  fileprivate static func owned(_ identifier: String, isOwn: Bool) -> Self {
    Self(
      "`\(identifier)` is imported, but its identifier is "
        + (isOwn ? "the product's own" : "in the domain of the product's maker"),
      notes: [
        isOwn
          ? "export it: an imported declaration yields to anybody's exported one"
          : "export it, or check it together with the product that does"
      ])
  }
}
