#if !canImport(Darwin)
  import TypeDeclarations

  /// A type that no registry declares: a dynamic one, or a name with at most a stated parent.
  ///
  /// A class, so that `UTType` stays two words wide.
  final class UndeclaredType: Sendable {
    /// The identifier, in lower case.
    let identifier: TypeIdentifier

    /// What a dynamic identifier encodes; nil for other names.
    let dynamic: DynamicIdentifier?

    /// What the type conforms to, each answering from its own registry.
    let parents: [UTType]

    /// Whether nobody stated the parents: then they say nothing about the kind of object.
    let hasAssumedParents: Bool

    /// A name with the parents that whoever uses it states.
    init(
      _ identifier: TypeIdentifier, conformingTo parents: [UTType] = [],
      isAssumption: Bool = false
    ) {
      self.identifier = identifier
      dynamic = nil
      self.parents = parents
      hasAssumedParents = isAssumption
    }

    /// A dynamic type. Its parents are those that the identifier encodes, and nothing else decides
    /// them: equal identifiers have to give equal answers.
    init(_ dynamic: DynamicIdentifier, in registry: TypeRegistry) {
      identifier = TypeIdentifier(dynamic.identifier)
      self.dynamic = dynamic
      parents = dynamic.conformsTo.map { UTType(naming: $0, in: registry) }
      hasAssumedParents = false
    }
  }

  extension UTType {
    /// The type that a name stands for: declared, dynamic, or a bare name.
    init(naming identifier: TypeIdentifier, in registry: TypeRegistry) {
      if let known = UTType(identifier.rawValue, in: registry) {
        self = known
      } else {
        self.init(UndeclaredType(identifier), in: registry)
      }
    }

    /// What is assumed of a type that nobody declares and whose user states no parent: a flat file
    /// or a package, nobody knows which. Both are answered with yes, so that neither a filter for
    /// files nor one for packages loses it.
    static func assumedParents(in registry: TypeRegistry) -> [UTType] {
      [
        UTType(naming: "public.data", in: registry),
        UTType(naming: "com.apple.package", in: registry),
      ]
    }
  }
#endif
