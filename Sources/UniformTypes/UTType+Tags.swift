#if !canImport(Darwin)
  package import TypeDeclarations

  extension UTType {
    /// The preferred type of a file name extension, without its dot.
    ///
    /// A declared type that has the extension and conforms to `supertype`; without one a dynamic
    /// type that conforms to `supertype`. The default supertype is data: types that are only
    /// packages or directories are found by `.package` or `.directory`.
    ///
    /// Nil for text that is no extension: empty, or with a dot, a slash, white space or a control
    /// character in it. `tar.gz` and `.png` are no extensions.
    ///
    /// Apple's counterpart is `UTType.init(filenameExtension:conformingTo:)`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      self.init(filenameExtension, .filenameExtension, conformingTo: supertype, in: .default)
    }

    /// The preferred type of a MIME type.
    ///
    /// The whole text is the tag, without regard to letter case: parameters are not stripped, and
    /// `image/*` is no pattern. Text that no declared type has gives a dynamic type, so only the
    /// empty string gives nil.
    ///
    /// Apple's counterpart is `UTType.init(mimeType:conformingTo:)`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
      self.init(mimeType, .mimeType, conformingTo: supertype, in: .default)
    }

    /// The preferred type of a tag of any class.
    ///
    /// Without a supertype every type counts, and a dynamic answer conforms to nothing. Nil for text
    /// that is no tag of its class, and for a class that is not known (Apple leaves that open).
    ///
    /// Apple's counterpart is `UTType.init(tag:tagClass:conformingTo:)`.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
      self.init(tag: tag, tagClass: tagClass, conformingTo: supertype, in: .default)
    }

    /// All types that have a tag and conform to a supertype, the preferred one first.
    ///
    /// The dynamic type alone when nobody declares one; nothing for text that is no tag.
    ///
    /// Apple's counterpart is `UTType.types(tag:tagClass:conformingTo:)`.
    public static func types(
      tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
    ) -> [UTType] {
      types(tag: tag, tagClass: tagClass, conformingTo: supertype, in: .default)
    }

    package init?(
      tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?, in registry: TypeRegistry
    ) {
      guard let known = KnownTagClass(TagClass(tagClass)) else { return nil }
      self.init(tag, known, conformingTo: supertype, in: registry)
    }

    package static func types(
      tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?, in registry: TypeRegistry
    ) -> [UTType] {
      if let wanted = wantedSupertype(supertype, in: registry) {
        let found = registry.types(
          tag: tag, tagClass: TagClass(tagClass),
          conformingTo: wanted.map { registry.type($0) })
        if !found.isEmpty { return found.map { UTType($0.typeID, in: registry) } }
      }
      return UTType(tag: tag, tagClass: tagClass, conformingTo: supertype, in: registry).map {
        [$0]
      }
        ?? []
    }

    private init?(
      _ tag: String, _ tagClass: KnownTagClass, conformingTo supertype: UTType?,
      in registry: TypeRegistry
    ) {
      guard TypeRegistry.isValid(tag: tag, tagClass) else { return nil }
      if let wanted = Self.wantedSupertype(supertype, in: registry),
        let found = registry.firstType(tag: tag, tagClass, conformingTo: wanted)
      {
        self.init(found, in: registry)
        return
      }
      let dynamic = DynamicIdentifier(
        conformingTo: supertype.map { TypeIdentifier($0.identifier) }, tag: tag,
        tagClass: tagClass.tagClass)
      self.init(UndeclaredType(dynamic, in: registry), in: registry)
    }

    /// The number that answers have to conform to: nil inside when any will do, and nil altogether
    /// when no declared type can conform, because nobody declares the supertype.
    private static func wantedSupertype(
      _ supertype: UTType?, in registry: TypeRegistry
    ) -> TypeRegistry.TypeID?? {
      guard let supertype else { return .some(nil) }
      return supertype.number(in: registry).map { .some($0) }
    }
  }
#endif
