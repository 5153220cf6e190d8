#if !canImport(Darwin)
  package import TypeDeclarations

  extension UTType {
    /// A type that this program owns and has registered as exported.
    ///
    /// Made for a constant of yours:
    ///
    /// ```swift
    /// extension UTType {
    ///   static let note = UTType(exportedAs: "com.example.note", conformingTo: .data)
    /// }
    /// ```
    ///
    /// A declared type answers from its declaration, and `parentType` is not looked at. Where nobody
    /// has declared it, the value has the identifier in lower case, is neither declared nor dynamic,
    /// has no tags, and conforms to the stated parent and its supertypes; without a stated parent it
    /// is assumed to conform to data and to package, of which only one can be true. That is reported
    /// once for each identifier: see ``UTType/setUndeclaredTypeHandler(_:)``. The value stays
    /// undeclared, so call ``UTType/register(_:)`` before a `static let` is first used.
    ///
    /// Apple's counterpart is `UTType.init(exportedAs:conformingTo:)`, which leaves open what a
    /// missing declaration gives.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.init(exportedAs: identifier, conformingTo: parentType, in: .default)
    }

    /// A type that this program uses and somebody else owns.
    ///
    /// Where another type is the preferred owner of the named type's preferred file name extension,
    /// the other type is returned, as Apple documents: it is what files of that name will be. Owners
    /// are looked for among the types that conform to `parentType`, or without one among types of
    /// the same physical kind, so that a package is not exchanged for a flat file.
    ///
    /// What a missing declaration gives is said at ``UTType/init(exportedAs:conformingTo:)``. Use a
    /// computed property for such a type, because later registrations may change the answer.
    ///
    /// Apple's counterpart is `UTType.init(importedAs:conformingTo:)`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.init(importedAs: identifier, conformingTo: parentType, in: .default)
    }

    package init(
      exportedAs identifier: String, conformingTo parentType: UTType? = nil,
      in registry: TypeRegistry
    ) {
      self =
        UTType(identifier, in: registry)
        ?? UTType(reporting: identifier, as: .exported, conformingTo: parentType, in: registry)
    }

    package init(
      importedAs identifier: String, conformingTo parentType: UTType? = nil,
      in registry: TypeRegistry
    ) {
      guard let named = UTType(identifier, in: registry) else {
        self.init(reporting: identifier, as: .imported, conformingTo: parentType, in: registry)
        return
      }
      self = named.ownerOfPreferredExtension(conformingTo: parentType) ?? named
    }

    /// The declared type that gets files with this type's preferred extension.
    private func ownerOfPreferredExtension(conformingTo parent: UTType?) -> UTType? {
      guard let number, let text = registry.firstTag(of: number, .filenameExtension) else {
        return nil
      }
      let kinds = ["public.data", "com.apple.package", "public.directory"]
        .compactMap { registry.id(of: $0) }
      let wanted = ([parent?.number(in: registry)] + kinds).lazy.compactMap { $0 }
        .first { registry.conforms(number, to: $0) }
      return registry.firstType(tag: text, .filenameExtension, conformingTo: wanted)
        .map { UTType($0, in: registry) }
    }

    /// A value for a name that nobody has declared, which is reported.
    private init(
      reporting identifier: String, as role: UndeclaredTypeUse.Role, conformingTo parent: UTType?,
      in registry: TypeRegistry
    ) {
      let name = TypeIdentifier(identifier)
      DefaultRegistry.report(UndeclaredTypeUse(identifier: name.rawValue, role: role))
      let type =
        if let parent {
          UndeclaredType(name, conformingTo: [parent])
        } else {
          UndeclaredType(
            name, conformingTo: Self.assumedParents(in: registry), isAssumption: true)
        }
      self.init(type, in: registry)
    }
  }
#endif
