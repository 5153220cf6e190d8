internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A declaration of a system type with another supertype than the system's.
///
/// It would change what the type means for every app: an editor that said PostScript conforms to
/// plain text made other apps show PostScript as text. An imported declaration, which yields to the
/// system's own, only gets a warning.
enum SystemTypeConformanceConflict: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "system-type-conformance-conflict", group: .declarations, severity: .error, fix: .ask,
    sources: ["https://github.com/macvim-dev/macvim/issues/916"])

  static let examples: [RuleExample] = [
    .bad(
      "PostScript as text",
      declaration(
        "UTExportedTypeDeclarations", "com.adobe.postscript",
        "<array>⟶<string>public.plain-text</string></array>")),
    .bad(
      "an own type above a system type",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>public.json</string>
          <key>UTTypeConformsTo</key>
          <array><string>public.text</string>⟶<string>com.example.app.readable</string></array>
        </dict>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.readable</string>
        </dict>
      </array>
      """),
    .bad(
      "an imported copy: only a warning", severity: .warning,
      declaration(
        "UTImportedTypeDeclarations", "public.jpeg", "⟶<string>public.movie</string>")),
    .good(
      "a supertype further up",
      declaration("UTExportedTypeDeclarations", "public.jpeg", "<string>public.data</string>")),
    .good(
      "the same supertypes as the system",
      declaration(
        "UTImportedTypeDeclarations", "public.plain-text",
        "<array><string>public.text</string></array>")),
    .good(
      "an own type below a system type",
      declaration(
        "UTExportedTypeDeclarations", "com.example.app.picture", "<string>public.jpeg</string>")),
    .good(
      "a supertype that nobody declares, which another rule reports",
      declaration(
        "UTExportedTypeDeclarations", "public.jpeg", "<string>org.example.unheard-of</string>")),
  ]

  private static func declaration(
    _ list: String, _ identifier: String, _ supertypes: String
  ) -> String {
    """
    <key>\(list)</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>\(identifier)</string>
        <key>UTTypeConformsTo</key>
        \(supertypes)
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    guard let copy = SystemTypeCopy(type, in: &context), let identifier = copy.facts.identifier
    else { return }
    let wrong = copy.foreignSupertypes.first
    guard wrong != nil || copy.lacksPhysicalSupertype,
      let place = wrong ?? type.dictionary.key(.typeConformsTo)
    else { return }
    let name = context.text(of: identifier)
    let supertypes = copy.system.declaration.supertypes.map(\.rawValue)
    context.report(
      .conflict(name, wrong.map { context.text(of: $0) }, supertypes), at: place, about: name,
      entry: type.dictionary, severity: type.kind == .imported ? .warning : nil)
    context.fix("remove the declaration") { $0.remove(type.dictionary) }
  }
}

extension Finding.Message {
  fileprivate static func conflict(
    _ identifier: String, _ wrong: String?, _ supertypes: [String]
  ) -> Self {
    let listed = supertypes.map { "`\($0)`" }.joined(separator: ", ")
    return Self(
      wrong.map { "`\(identifier)` is the system's type and does not conform to `\($0)`" }
        ?? "`\(identifier)` is the system's type and is declared without a physical supertype",
      notes: (listed.isEmpty ? [] : ["the system declares it conforming to \(listed)"])
        + ["remove the declaration: document types may name the type without it"])
  }
}
