internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A self-made identifier for files that are known under another one.
///
/// With several names for one format a file gets one of them, and apps that list only the others
/// see it grey. When the format is the same, import the established identifier.
enum OwnIdentifierForKnownFormat: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "own-identifier-for-known-format", group: .declarations, severity: .note,
    sources: [
      "https://github.com/arauchfuss/Simple-Comic/issues/49",
      "https://github.com/iina/iina/pull/5238",
      "https://developer.apple.com/documentation/uniformtypeidentifiers/defining-file-and-data-types-for-your-app",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "an own name for Markdown",
      example(
        "Exported", "com.example.markdown", "public.plain-text",
        "⟶<string>md</string><string>examplemarkdown</string>")),
    .bad(
      "an own name for a format that other software is known by",
      example("Imported", "com.example.matroska", "public.movie", "⟶<string>MKV</string>")),
    .good(
      "the established name",
      example("Imported", "net.daringfireball.markdown", "public.plain-text", "<string>md</string>")
    ),
    .good(
      "another name that is established too",
      example("Imported", "public.markdown", "public.plain-text", "<string>mdown</string>")),
    .good(
      "an established name, used for another's extension",
      example("Exported", "org.lua.lua-source", "public.source-code", "<string>lua</string>")),
    .good(
      "a type below the established one",
      example(
        "Exported", "com.example.notes", "net.daringfireball.markdown", "<string>md</string>")),
    .good(
      "an extension that nobody is known by",
      example("Exported", "com.example.note", "public.data", "<string>examplenote</string>")),
  ]

  private static func example(
    _ list: String, _ identifier: String, _ supertype: String, _ extensions: String
  ) -> String {
    """
    <key>CFBundleIdentifier</key>
    <string>com.example.app</string>
    <key>UT\(list)TypeDeclarations</key>
    <array>
      <dict>
        <key>UTTypeIdentifier</key>
        <string>\(identifier)</string>
        <key>UTTypeConformsTo</key>
        <string>\(supertype)</string>
        <key>UTTypeTagSpecification</key>
        <dict>
          <key>public.filename-extension</key>
          <array>\(extensions)</array>
        </dict>
      </dict>
    </array>
    """
  }

  static func check(_ type: DeclaredType, in context: inout RuleContext) {
    let facts = context.facts(of: type)
    guard let id = facts.id, let identifier = facts.identifier, !facts.extensions.isEmpty,
      facts.outside == nil, isSelfMade(type, identifier, in: &context)
    else { return }
    // One report for one established name.
    var reported: Set<String> = []
    for value in facts.extensions {
      guard let known = established(value, id, in: &context),
        reported.insert(known.identifier).inserted
      else { continue }
      let isEstablished = identifier.withText(expandedBy: context.settings) {
        ThirdPartyType.isKnown($0)
      }
      if isEstablished { return }
      let name = context.text(of: identifier)
      context.report(
        .ownIdentifier(name, value.string ?? "", known.identifier, known.owner), at: value,
        about: name, entry: type.dictionary)
    }
  }

  /// What a product exports it has named itself; what it imports only when the name is its own.
  private static func isSelfMade(
    _ type: DeclaredType, _ identifier: PropertyListValue, in context: inout RuleContext
  ) -> Bool {
    if type.kind == .exported { return true }
    let ownership = context.ownership(of: identifier)
    return ownership == .own || ownership == .sameVendor
  }

  /// The identifier by which files with an extension are known; nil when there is none, or when
  /// the declared type is one of the known or related to one.
  private static func established(
    _ value: PropertyListValue, _ id: TypeRegistry.TypeID, in context: inout RuleContext
  ) -> (identifier: String, owner: String?)? {
    let registry = context.registry
    var standard: RegisteredType?
    let outside = context.outside
    for claimant in value.withText({ outside.typeIDs(tag: $0, .filenameExtension) }) {
      let type = outside.type(claimant)
      if let other = registry.id(of: type),
        registry.conforms(id, to: other) || registry.conforms(other, to: id)
      {
        return nil
      }
      // What the system exports itself is another rule's matter.
      if standard == nil, !type.isExportedByCore { standard = type }
    }
    var third: ThirdPartyType?
    for type in value.withText({ ThirdPartyType.types(claiming: $0) }) {
      let known = type.withIdentifier { registry.id(ofBytes: $0) }
      if let known, registry.conforms(id, to: known) || registry.conforms(known, to: id) {
        return nil
      }
      if third == nil { third = type }
    }
    if let standard { return (standard.declaration.spelling, nil) }
    return third.map { ($0.identifier, $0.owner) }
  }
}

extension Finding.Message {
  fileprivate static func ownIdentifier(
    _ identifier: String, _ tag: String, _ known: String, _ owner: String?
  ) -> Self {
    Self(
      "`\(identifier)` is an own name for files with the extension `\(tag)`, which "
        + "are known \(owner.map { "to \($0) " } ?? "")as `\(known)`",
      notes: ["if the format is the same, import that type instead"])
  }
}
