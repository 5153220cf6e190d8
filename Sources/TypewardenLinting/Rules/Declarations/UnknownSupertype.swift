internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A supertype that nobody declares.
///
/// The edge leads nowhere: nothing above the supertype counts for the type. Names invented in
/// Apple's own domains are the usual form. An error when the name is a misspelt one, or when the type
/// has no other supertype and the name is not Apple's; a note for names in `com.apple.`, of which
/// only a part is known.
enum UnknownSupertype: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "unknown-supertype", group: .declarations, severity: .warning, fix: .ask,
    sources: [
      "https://developer.apple.com/library/archive/documentation/Miscellaneous/Reference/UTIRef/Articles/System-DeclaredUniformTypeIdentifiers.html"
    ])

  static let examples: [RuleExample] = [
    .bad(
      "an invented name beside a known one",
      declaration("<string>public.data</string>⟶<string>public.note-book</string>")),
    .bad(
      "an invented name of Apple's as the only one",
      declaration("⟶<string>public.documents</string>")),
    .bad(
      "somebody else's type as the only one", severity: .error,
      declaration("⟶<string>org.example.unheard-of</string>")),
    .bad(
      "a misspelt name", severity: .error,
      declaration("<string>public.data</string>⟶<string>public.contents</string>")),
    .bad(
      "a name of Apple's that is not known here", severity: .note,
      declaration("⟶<string>com.apple.example.secret-format</string>")),
    .good(
      "known names in any case", declaration("<string>Public.Data</string>")),
    .good(
      "a type that the same list imports",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.note</string>
          <key>UTTypeConformsTo</key>
          <string>org.example.container</string>
        </dict>
      </array>
      <key>UTImportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>org.example.container</string>
        </dict>
      </array>
      """),
    .good("a build setting", declaration("<string>$(BASE_TYPE)</string>")),
    .good("a flat file", declaration("<string>public.data</string>")),
    .good(
      "the type itself, which another rule reports",
      declaration("<string>public.data</string><string>com.example.app.note</string>")),
  ]

  private static func declaration(_ supertypes: String) -> String {
    """
    <key>UTExportedTypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.app.note</string>
        <key>UTTypeConformsTo</key>
        <array>\(supertypes)</array>
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    let facts = context.facts(of: type)
    for supertype in facts.supertypes where supertype.id == nil {
      let value = supertype.value
      guard !value.isEmpty, let identifier = facts.identifier, !context.isOpaque(value),
        !context.haveEqualIdentifiers(value, identifier)
      else { continue }
      let domain = value.withText(expandedBy: context.settings) { IdentifierDomain($0) }
      // Another rule says what is wrong with a dynamic identifier.
      guard domain != .dynamic else { continue }
      let nearest = context.nearestIdentifier(to: value)
      let exporter = context.elsewhere.exporter(of: TypeIdentifier(context.text(of: value)))
      let severity: Severity? =
        switch domain {
        case _ where exporter != nil: nil
        case _ where nearest != nil: .error
        case .apple: .note
        case .other where facts.supertypes.count == 1: .error
        default: nil
        }
      let name = context.text(of: identifier)
      context.report(
        .unknownSupertype(name, context.text(of: value), nearest: nearest, exporter: exporter),
        at: value, about: name, entry: type.dictionary, severity: severity)
      if let nearest {
        context.fix("write `\(nearest)`") { $0.setText(of: value, to: nearest) }
      } else if exporter != nil, context.makesFixes,
        let content = context.elsewhere.declaration(of: TypeIdentifier(context.text(of: value)))
      {
        let infoPlist = context.infoPlist
        context.fix("import the type") { $0.declare(content, .imported, in: infoPlist) }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func unknownSupertype(
    _ identifier: String, _ supertype: String, nearest: String?, exporter: String?
  ) -> Self {
    if let exporter {
      return Self(
        "`\(identifier)` conforms to `\(supertype)`, which the product does not declare",
        notes: ["`\(exporter)` exports it: import it here too"])
    }
    return Self(
      "`\(identifier)` conforms to `\(supertype)`, which nobody declares",
      notes: [
        nearest.map { "did you mean `\($0)`?" }
          ?? "name a declared type, or import the declaration of this one"
      ])
  }
}
