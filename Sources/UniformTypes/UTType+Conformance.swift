#if !canImport(Darwin)
  import TypeDeclarations

  extension UTType {
    /// Whether the type is another one or conforms to it, directly or not.
    ///
    /// The registry of this value answers, not that of `type`. Complexity: O(1) for declared types
    /// of one registry up to some thousand types, O(log supertypes) above.
    ///
    /// Apple's counterpart is `UTType.conforms(to:)`.
    public func conforms(to type: UTType) -> Bool {
      if let number {
        return type.number(in: registry).map { registry.conforms(number, to: $0) } ?? false
      }
      return self == type || undeclared!.parents.contains { $0.conforms(to: type) }
    }

    /// Whether another type conforms to this one without being it.
    ///
    /// Apple's counterpart is `UTType.isSupertype(of:)`.
    public func isSupertype(of type: UTType) -> Bool {
      self != type && type.conforms(to: self)
    }

    /// Whether the type conforms to another without being it.
    ///
    /// Apple's counterpart is `UTType.isSubtype(of:)`.
    public func isSubtype(of type: UTType) -> Bool {
      self != type && conforms(to: type)
    }

    /// All types that this one conforms to, directly or not, without itself.
    ///
    /// A supertype that a declaration names and nobody declares is left out, as `conforms(to:)` does.
    /// What the user of an undeclared type states, or a dynamic identifier encodes, is in the set
    /// even if nobody declares that. Complexity: O(supertypes).
    ///
    /// Apple's counterpart is `UTType.supertypes`.
    public var supertypes: Set<UTType> {
      if let number {
        return Set(registry.supertypeIDs(of: number).map { UTType($0, in: registry) })
      }
      var found: Set<UTType> = []
      for parent in undeclared!.parents {
        found.insert(parent)
        found.formUnion(parent.supertypes)
      }
      found.remove(self)
      return found
    }
  }
#endif
