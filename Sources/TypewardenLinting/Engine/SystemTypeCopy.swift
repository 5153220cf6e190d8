internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// A declaration of a type that every Mac has, compared with the system's own.
///
/// What the system only imports belongs to somebody else: the owner's declaration is no copy.
struct SystemTypeCopy {
  let facts: DeclarationFacts
  let system: RegisteredType

  /// The listed supertypes that the system's type does not conform to.
  let foreignSupertypes: [PropertyListValue]

  /// Whether the system's type is something on disk and the declaration says nothing of it.
  let lacksPhysicalSupertype: Bool

  /// The extensions and MIME types that the system's type does not have.
  let foreignTags: [(value: PropertyListValue, tagClass: KnownTagClass)]

  /// Nil for a declaration of any other type, for one of the type's owner, and for types of which
  /// nobody outside of Apple has seen the declaration.
  init?(_ type: DeclaredType, in context: inout RuleContext) {
    facts = context.facts(of: type)
    guard let outside = facts.outside, outside.layer == .core, outside.kind != .unknown,
      !context.isOfApple, let identifier = facts.identifier
    else { return nil }
    if !outside.isExportedByCore {
      let ownership = context.ownership(of: identifier)
      if ownership == .own || ownership == .sameVendor { return nil }
    }
    system = outside
    let settings = context.settings
    let standard = context.outside
    // A supertype that nobody declares is another rule's matter.
    foreignSupertypes = facts.supertypes.filter { $0.id != nil }.map(\.value).filter { value in
      let id = value.withText(expandedBy: settings) { standard.id(ofBytes: $0) }
      return id.map { !standard.conforms(outside.typeID, to: $0) } ?? true
    }
    let registry = context.registry
    let marks = context.marks
    let isBelowRoot = standard.supertypeIDs(of: outside.typeID).contains { supertype in
      registry.id(of: standard.type(supertype)).map { !marks[$0].isDisjoint(with: .physical) }
        ?? false
    }
    lacksPhysicalSupertype =
      isBelowRoot && !facts.supertypes.isEmpty && !facts.hasGap
      && !facts.conforms(toAny: .physical)
    let classes: [(KnownKey, KnownTagClass)] = [
      (.filenameExtension, .filenameExtension), (.mimeType, .mimeType),
    ]
    foreignTags = classes.flatMap { key, tagClass in
      type.tagValues(key).filter { value in
        value.withText { text in
          !text.isEmpty && !BuildSettings.hasPlaceholder(text) && !outside.hasTag(text, tagClass)
        }
      }.map { (value: $0, tagClass: tagClass) }
    }
  }

  /// Whether the declaration says nothing that the system does not say itself.
  var addsNothing: Bool {
    foreignSupertypes.isEmpty && !lacksPhysicalSupertype && foreignTags.isEmpty
      && facts.supertypes.allSatisfy { $0.id != nil }
  }
}

extension RegisteredType {
  /// Whether the type is one that Apple asks others not to declare: the system exports it, or its
  /// frameworks have a constant for it although the system imports it.
  var isFrameworkType: Bool {
    isExportedByCore || layer == .core && Self.importedConstants.contains(identifier)
  }

  private static let importedConstants: Set<TypeIdentifier> = [
    "com.adobe.pdf", "com.adobe.raw-image", "com.apple.haptics.ahap", "com.compuserve.gif",
    "com.ilm.openexr-image", "com.microsoft.bmp", "com.microsoft.ico",
    "com.microsoft.waveform-audio", "org.webmproject.webp", "public.heic", "public.heics",
    "public.heif",
  ]
}
