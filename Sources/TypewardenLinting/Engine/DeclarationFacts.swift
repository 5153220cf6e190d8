internal import InfoPlists
internal import PropertyLists
internal import TypeDeclarations

/// What the rules ask about one declaration, found once for all of them and handed on by reference.
final class DeclarationFacts: Sendable {
  /// One listed supertype.
  struct Supertype: Sendable {
    var value: PropertyListValue
    /// Its number in the registry; nil for one that nobody declares.
    var id: TypeRegistry.TypeID?
  }

  /// The declaration that this is about.
  let type: DeclaredType
  /// The identifier; nil when there is none or it is not text.
  let identifier: PropertyListValue?
  /// The number of the identifier in the registry; nil for one that macOS drops.
  let id: TypeRegistry.TypeID?
  /// The type that is there without the product's own declarations.
  let outside: RegisteredType?
  let supertypes: [Supertype]
  let extensions: [PropertyListValue]
  /// Whether a document type of the product, not one of a plug-in, names the type.
  let isClaimed: Bool
  /// What the listed supertypes conform to, themselves included.
  let marks: ConformanceMarks.Bits

  init(
    type: DeclaredType, identifier: PropertyListValue?, id: TypeRegistry.TypeID?,
    outside: RegisteredType?, supertypes: [Supertype], extensions: [PropertyListValue],
    isClaimed: Bool, marks: ConformanceMarks.Bits
  ) {
    self.type = type
    self.identifier = identifier
    self.id = id
    self.outside = outside
    self.supertypes = supertypes
    self.extensions = extensions
    self.isClaimed = isClaimed
    self.marks = marks
  }

  /// Whether the type is one of files: it has a file name extension, or a document type claims it.
  var isDocument: Bool { !extensions.isEmpty || isClaimed }
  /// Whether a supertype, or one further up, is declared by nobody.
  var hasGap: Bool { marks.contains(.gap) }
  /// Whether a supertype conforms to any of some types.
  func conforms(toAny watched: ConformanceMarks.Bits) -> Bool { !marks.isDisjoint(with: watched) }
}

extension ConformanceMarks.Bits {
  static let data = Self(0)
  static let directory = Self(1)
  static let package = Self(2)
  static let symbolicLink = Self(3)
  static let volume = Self(4)
  static let bundle = Self(5)
  static let text = Self(6)
  static let image = Self(7)
  static let movie = Self(8)
  static let pdf = Self(9)

  /// What is on disk: every file and every folder conforms to one of them.
  static let physical: Self = [.data, .directory, .package, .symbolicLink, .volume]
  /// What iOS shows by its content instead of an icon.
  static let preview: Self = [.text, .image, .movie, .pdf]
}

extension ConformanceMarks.Watch {
  /// The supertypes that the rules about declarations ask for.
  static func forRules(on registry: TypeRegistry) -> ConformanceMarks.Watch {
    ConformanceMarks.Watch(
      [
        "public.data", "public.directory", "com.apple.package", "public.symlink", "public.volume",
        "com.apple.bundle", "public.text", "public.image", "public.movie", "com.adobe.pdf",
      ],
      plain: [
        "public.item", "public.data", "public.directory", "public.folder", "com.apple.package",
      ], on: registry)
  }
}

extension RuleContext {
  /// The facts of a declaration.
  mutating func facts(of type: DeclaredType) -> DeclarationFacts {
    if let latest = latestFacts, latest.type.isSame(as: type) { return latest }
    let identifier = type.identifierValue
    let id = identifier.flatMap { self.id(of: $0) }
    let others = self.outside
    let outside = identifier.flatMap { value in
      value.withText(expandedBy: settings) { others.id(ofBytes: $0) }
    }
    // Bits as a number: a set's operations are calls from another module.
    var bits: UInt32 = 0
    let marks = self.marks
    let supertypes = type.supertypeValues.map { value in
      let id = self.id(of: value)
      bits |= (id.map { marks[$0] } ?? .gap).rawValue
      return DeclarationFacts.Supertype(value: value, id: id)
    }
    let facts = DeclarationFacts(
      type: type, identifier: identifier, id: id,
      outside: outside.map { self.outside.type($0) }, supertypes: supertypes,
      extensions: type.tagValues(.filenameExtension),
      isClaimed: id.map { documentClaims.opened.contains($0) } ?? false,
      marks: ConformanceMarks.Bits(rawValue: bits))
    latestFacts = facts
    return facts
  }
}

extension PropertyListValue {
  /// The key of a known entry of this dictionary; of a repeated key the last, as for values.
  func key(_ known: KnownKey) -> PropertyListValue? {
    let schema = InfoPlistSchema.shared
    let wanted = schema.id(of: known)
    var found: PropertyListValue?
    for entry in entries {
      let id = entry.key.withText {
        schema.key(UnsafeRawBufferPointer($0), at: known.path.place)
      }
      if id == wanted { found = entry.key }
    }
    return found
  }
}
