internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// An extension that belongs to a type of the system which is neither above nor below the type.
///
/// The system's type wins, so files never get the declared one: thumbnails, Open With and pickers
/// pass it by. Types that the system only imports win over imported declarations alone.
enum ExtensionClaimedBySystemType: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "extension-claimed-by-system-type", group: .declarations, severity: .warning,
    sources: ["https://christiantietze.de/posts/2020/05/sorting-out-file-types/"])

  static let examples: [RuleExample] = [
    .bad(
      "an own type for text files",
      declaration(
        "Exported", "com.example.app.note", "public.data",
        "<string>examplenote</string>⟶<string>TXT</string>")),
    .bad(
      "an imported type for files of the system",
      declaration(
        "Imported", "org.example.picture", "public.image",
        "⟶<string>png</string>")),
    .good(
      "a type below the system's",
      declaration(
        "Exported", "com.example.app.note", "public.plain-text", "<string>txt</string>")),
    .good(
      "an extension that nobody has",
      declaration(
        "Exported", "com.example.app.note", "public.data", "<string>examplenote</string>")),
    .good(
      "the system's own type, of which other rules speak",
      declaration("Imported", "public.png", "public.image", "<string>png</string>")),
    .good(
      "an exported type for a format that the system only imports",
      declaration("Exported", "com.example.app.word", "public.data", "<string>docx</string>")),
  ]

  private static func declaration(
    _ list: String, _ identifier: String, _ supertype: String, _ extensions: String
  ) -> String {
    """
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
    guard let id = facts.id, let identifier = facts.identifier, !facts.hasGap,
      facts.outside?.isStandard != true
    else { return }
    // One report for each type of the system, with its other extensions as a note.
    var claims: [(system: RegisteredType, values: [PropertyListValue])] = []
    for value in facts.extensions {
      guard let system = winner(of: value, over: type.kind, id, in: &context) else { continue }
      if let index = claims.firstIndex(where: { $0.system == system }) {
        claims[index].values.append(value)
      } else {
        claims.append((system, [value]))
      }
    }
    for claim in claims {
      let name = context.text(of: identifier)
      context.report(
        .claimed(
          name, claim.system.declaration.spelling, claim.values.compactMap(\.string)),
        at: claim.values[0], about: name, entry: type.dictionary)
    }
  }

  /// The type of the system that has an extension instead of a declared type; nil when there is
  /// none, or when the declared type is above or below one of those that have it.
  private static func winner(
    of value: PropertyListValue, over kind: TypeDeclaration.Kind, _ id: TypeRegistry.TypeID,
    in context: inout RuleContext
  ) -> RegisteredType? {
    let registry = context.registry
    var winner: RegisteredType?
    let outside = context.outside
    for claimant in value.withText({ outside.typeIDs(tag: $0, .filenameExtension) }) {
      let type = outside.type(claimant)
      guard type.layer == .core else { continue }
      if let other = registry.id(of: type),
        registry.conforms(id, to: other) || registry.conforms(other, to: id)
      {
        return nil
      }
      let wins = type.isExportedByCore || type.identifier.isPublic || kind == .imported
      if winner == nil, wins { winner = type }
    }
    return winner
  }
}

extension Finding.Message {
  fileprivate static func claimed(
    _ identifier: String, _ system: String, _ extensions: [String]
  ) -> Self {
    var notes = [
      "name `\(system)` itself, conform to it, or choose an extension of your own"
    ]
    if extensions.count > 1 {
      notes.insert(
        "so do " + extensions.dropFirst().map { "`\($0)`" }.joined(separator: ", "), at: 0)
    }
    return Self(
      "`\(identifier)` claims the extension `\(extensions[0])`, which belongs to the system's `\(system)`",
      notes: notes)
  }
}
