internal import InfoPlists
internal import PropertyLists

/// A type declaration without `UTTypeIdentifier`.
///
/// The identifier is the one key that a declaration cannot do without: the whole declaration is
/// dropped, and everything that relies on it meets an unknown type. Nothing reports that.
enum MissingTypeIdentifier: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "missing-type-identifier", group: .declarations, severity: .error,
    sources: [
      "https://developer.apple.com/library/archive/documentation/FileManagement/Conceptual/understanding_utis/understand_utis_declare/understand_utis_declare.html"
    ])

  static let examples: [RuleExample] = [
    .bad(
      "only the description",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        ⟶<dict>
          <key>UTTypeDescription</key>
          <string>Example Note</string>
        </dict>
      </array>
      """),
    .bad(
      "an entry that was added and never filled",
      """
      <key>UTImportedTypeDeclarations</key>
      <array>
        ⟶<dict/>
      </array>
      """),
    .good(
      "a declaration with nothing but an identifier",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
        </dict>
      </array>
      """),
    .good(
      "a misspelt key, which another rule reports",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifer</key>
          <string>com.example.app.note</string>
        </dict>
      </array>
      """),
    .good(
      "an empty identifier, which another rule reports",
      """
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string></string>
        </dict>
      </array>
      """),
  ]

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard type.value(.typeIdentifier) == nil,
      !context.isMisspelt(.typeIdentifier, in: type.dictionary)
    else { return }
    context.report(
      .missingTypeIdentifier, at: type.dictionary, about: "UTTypeIdentifier",
      entry: type.dictionary, range: type.dictionary.openingRange)
  }
}

extension Finding.Message {
  fileprivate static let missingTypeIdentifier = Self(
    "type declaration without `UTTypeIdentifier`, so all of it is dropped",
    notes: ["add the identifier in reverse-DNS form, or remove the entry"])
}
