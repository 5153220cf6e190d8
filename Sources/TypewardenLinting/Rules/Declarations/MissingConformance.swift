internal import InfoPlists
internal import PropertyLists

/// A type declaration without `UTTypeConformsTo`.
///
/// The type is in neither hierarchy: pickers that filter by `public.data` or `public.item` never
/// enable its files, and nothing that handles a supertype handles them. Types without a file name
/// extension that no document type claims, such as pasteboard types, only get a note.
enum MissingConformance: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "missing-conformance", group: .declarations, severity: .error, fix: .ask,
    sources: [
      "https://developer.apple.com/documentation/uniformtypeidentifiers/defining-file-and-data-types-for-your-app",
      "https://www.cocoanetics.com/2012/09/fun-with-uti/",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "a document's type without a supertype",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        ⟶<dict>
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
    .bad(
      "a pasteboard type: only a note", severity: .note,
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        ⟶<dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.selection</string>
        </dict>
      </array>
      """),
    .good(
      "a supertype as one string",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeConformsTo</key>
          <string>public.data</string>
        </dict>
      </array>
      """),
    .good(
      "a misspelt key, which another rule reports",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeConformTo</key>
          <array><string>public.data</string></array>
        </dict>
      </array>
      """),
  ]

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard let identifier = type.identifierValue, !identifier.isEmpty else { return }
    if let value = type.value(.typeConformsTo) {
      // An empty list says as little as none; a value of another kind is another rule's matter.
      guard value.kind == .array || value.kind == .string, value.isEmpty else { return }
    } else if context.isMisspelt(.typeConformsTo, in: type.dictionary) {
      return
    }
    let isFile = context.isDocument(type)
    context.report(
      .missingConformance(context.text(of: identifier), isFile: isFile),
      at: type.dictionary, about: context.text(of: identifier), entry: type.dictionary,
      severity: isFile ? nil : .note, range: type.dictionary.openingRange)
    let supertype = context.makesFixes ? context.physicalSupertype(of: type) : ""
    context.fix("conform to `\(supertype)`") { $0.addSupertype(supertype, to: type) }
  }
}

extension Finding.Message {
  fileprivate static func missingConformance(_ identifier: String, isFile: Bool) -> Self {
    Self(
      "`\(identifier)` conforms to nothing: `UTTypeConformsTo` is missing",
      notes: isFile
        ? ["add `public.data` for a flat file or `com.apple.package` for a package"] : [])
  }
}
