internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations
internal import TypewardenSourceText

/// A type that is a flat file and a directory at once.
///
/// What is on disk can only be one of them, and which one wins differs: a picker may show a folder,
/// a document class may be handed the wrong kind of file wrapper. When the flat side comes only with
/// a functional supertype, such as `public.audiovisual-content`, it is a warning: Apple does that too.
enum ConflictingPhysicalSupertypes: DeclarationRule {
  static let metadata = RuleMetadata(
    id: "conflicting-physical-supertypes", group: .declarations, severity: .error, fix: .ask,
    sources: [
      "https://gist.github.com/laosb/72d1aa85ab477c59c3aeb079a766511f",
      "https://developer.apple.com/documentation/swiftui/handling-advanced-document-scenarios",
      "https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/package",
    ])

  static let examples: [RuleExample] = [
    .bad(
      "both roots",
      declaration(
        "<string>public.data</string><string>public.content</string>⟶<string>com.apple.package</string>"
      )),
    .bad(
      "a package of a flat format",
      declaration("<string>com.apple.package</string>⟶<string>public.zip-archive</string>")),
    .bad(
      "a package of a kind of a flat format",
      declaration("<string>com.apple.package</string>⟶<string>com.pkware.zip-archive</string>")),
    .bad(
      "a package of a functional type that is data", severity: .warning,
      declaration("<string>com.apple.package</string>⟶<string>public.image</string>")),
    .good(
      "a package with content",
      declaration(
        "<string>com.apple.package</string><string>public.composite-content</string>")),
    .good(
      "two kinds of directories",
      declaration("<string>com.apple.package</string><string>public.folder</string>")),
    .good("a flat file", declaration("<string>public.data</string><string>public.item</string>")),
    .good(
      "an archive, which may be either",
      declaration("<string>com.apple.package</string><string>public.archive</string>")),
    .good(
      "a supertype that has the conflict itself, which is reported there",
      """
      <key>UTExportedTypeDeclarations</key>
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.app.song</string>
          <key>UTTypeConformsTo</key>
          <string>com.apple.garageband.project</string>
        </dict>
      </array>
      """),
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
    guard facts.conforms(toAny: .data), facts.conforms(toAny: .directory),
      let identifier = facts.identifier
    else { return }
    var directory: PropertyListValue?
    var flat: (value: PropertyListValue, isClear: Bool)?
    for supertype in facts.supertypes {
      guard let id = supertype.id else { continue }
      switch context.marks[id].intersection([.data, .directory]) {
      case .directory where directory == nil: directory = supertype.value
      case .data where flat?.isClear != true:
        flat = (supertype.value, isClearlyFlat(id, in: &context))
      default: break
      }
    }
    guard let directory, let flat, !isSystems(facts, &context) else { return }
    let isFirst = directory.range.start < flat.value.range.start
    let name = context.text(of: identifier)
    context.report(
      .conflict(name, context.text(of: flat.value), context.text(of: directory)),
      at: isFirst ? flat.value : directory, about: name, entry: type.dictionary,
      severity: flat.isClear ? nil : .warning,
      related: [(isFirst ? directory : flat.value, "conflicts with this supertype")])
    let isPackage = context.makesFixes && saysPackage(facts, in: context)
    context.fix("keep the \(isPackage ? "directory" : "flat file")") {
      $0.remove(isPackage ? flat.value : directory)
    }
    context.fix("keep the \(isPackage ? "flat file" : "directory")") {
      $0.remove(isPackage ? directory : flat.value)
    }
  }

  /// Whether a document type that names the type says that its documents are packages.
  private static func saysPackage(_ facts: DeclarationFacts, in context: RuleContext) -> Bool {
    let infoPlist = context.infoPlist
    return (0..<infoPlist.documentTypeCount).contains { index in
      let documentType = infoPlist.documentType(index)
      return documentType.value(.typeIsPackage)?.isTrue == true
        && documentType.contentTypeValues.contains { context.id(of: $0) == facts.id }
    }
  }

  /// Whether a type that conforms to `public.data` is a kind of file, not a kind of content that
  /// Apple happens to make data, such as `public.image`.
  private static func isClearlyFlat(
    _ id: TypeRegistry.TypeID, in context: inout RuleContext
  ) -> Bool {
    let type = context.registry.type(id)
    return !type.isStandard || type.hasTags(.filenameExtension)
      || !type.conforms(to: "public.content")
  }

  /// Whether the declaration only repeats what a standard type is.
  private static func isSystems(_ facts: DeclarationFacts, _ context: inout RuleContext) -> Bool {
    guard let outside = facts.outside, let id = context.registry.id(of: outside) else {
      return false
    }
    return outside.isStandard && context.marks[id].isSuperset(of: [.data, .directory])
  }
}

extension Finding.Message {
  fileprivate static func conflict(
    _ identifier: String, _ flat: String, _ directory: String
  ) -> Self {
    Self(
      "`\(identifier)` conforms to `\(flat)`, which is a flat file, and to `\(directory)`, which is a directory",
      notes: ["keep the one that documents on disk really are"])
  }
}
