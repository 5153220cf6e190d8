#if !canImport(Darwin)
  package import TypeDeclarations

  extension UTType {
    /// The declared type with an identifier, or the dynamic type that an identifier encodes.
    ///
    /// Nil when nobody declares the identifier, and for text of the `dyn.` domain that cannot be
    /// decoded: Apple leaves the latter open, and a type without any answer would only hide that
    /// the text was damaged.
    ///
    /// Apple's counterpart is `UTType.init(_:)`. Letter case does not matter.
    public init?(_ identifier: String) {
      self.init(identifier, in: .default)
    }

    /// The type with an identifier, even when nobody declares it.
    ///
    /// With `allowUndeclared` a legal identifier that is not known gives a value that is neither
    /// declared nor dynamic, has no supertypes, no tags, and nil for whatever can be nil. Text that
    /// is no legal identifier gives nil all the same, and so does a damaged `dyn.` identifier.
    ///
    /// Apple's counterpart is `UTType.init(identifier:allowUndeclared:)` of the 27 systems.
    public init?(identifier: String, allowUndeclared: Bool) {
      self.init(identifier: identifier, allowUndeclared: allowUndeclared, in: .default)
    }

    /// The declared or dynamic type with an identifier in a registry other than the default one.
    package init?(_ identifier: String, in registry: TypeRegistry) {
      if let id = registry.id(of: identifier) {
        self.init(id, in: registry)
      } else if TypeIdentifier(identifier).isDynamic,
        let dynamic = try? DynamicIdentifier(decoding: identifier)
      {
        self.init(UndeclaredType(dynamic, in: registry), in: registry)
      } else {
        return nil
      }
    }

    package init?(identifier: String, allowUndeclared: Bool, in registry: TypeRegistry) {
      if let known = UTType(identifier, in: registry) {
        self = known
        return
      }
      let name = TypeIdentifier(identifier)
      guard allowUndeclared, name.isLegal, !name.isDynamic else { return nil }
      self.init(UndeclaredType(name), in: registry)
    }

    /// The type that a registry found, in that registry.
    package init(_ resolved: ResolvedType, in registry: TypeRegistry) {
      if let registered = resolved.registered {
        self.init(registered.typeID, in: registered.registry)
      } else if let dynamic = resolved.dynamic {
        self.init(UndeclaredType(dynamic, in: registry), in: registry)
      } else {
        self.init(UndeclaredType(resolved.identifier), in: registry)
      }
    }
  }
#endif
