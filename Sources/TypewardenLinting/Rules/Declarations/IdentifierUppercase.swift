internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A declared identifier with capital letters.
///
/// The registry gives identifiers back in lower case, so code that compares `UTType.identifier` with
/// this text by `==` never finds them equal. Do not rename a type that documents already have:
/// compare types, not strings.
enum IdentifierUppercase: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "identifier-uppercase", group: .declarations, severity: .note)

  static let examples: [RuleExample] = [
    .bad("capitals", declaration("⟶<string>com.Example.app.Note</string>")),
    .bad(
      "a capital behind a build setting",
      declaration("⟶<string>$(PRODUCT_BUNDLE_IDENTIFIER).Note</string>")),
    .good("small letters", declaration("<string>com.example.app.note</string>")),
    .good(
      "capitals only in the name of a build setting",
      declaration("<string>${PRODUCT_BUNDLE_IDENTIFIER}.note</string>")),
  ]

  private static func declaration(_ identifier: String) -> String {
    """
    <key>UTExportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        \(identifier)
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard let value = type.identifierValue else { return }
    let hasCapitals = value.withText(expandedBy: context.settings) { text in
      var found = false
      PlaceholderText.forEachByte(of: text) { byte in
        found = byte.map { (0x41...0x5A).contains($0) } ?? false
        return !found
      }
      return found
    }
    guard hasCapitals, context.facts(of: type).outside?.isStandard != true else { return }
    let identifier = context.text(of: value)
    context.report(
      .uppercase(identifier), at: value, about: identifier, entry: type.dictionary)
  }
}

extension Finding.Message {
  fileprivate static func uppercase(_ identifier: String) -> Self {
    Self(
      "type identifier `\(identifier)` has capitals, which `UTType.identifier` gives back small",
      notes: ["compare types instead of strings; rename only a type that was never released"])
  }
}
