/// The answer to a question for a type: a declared one, or a dynamic one made from the question.
public struct ResolvedType: Hashable, Sendable {
  /// The identifier, in lower case.
  public let identifier: TypeIdentifier

  /// The type as the registry knows it; nil for a dynamic one that is made from the question, and for
  /// a root that the registry lacks.
  public let registered: RegisteredType?

  /// What a dynamic identifier encodes; nil for a declared type.
  public let dynamic: DynamicIdentifier?

  /// Whether somebody declares the type. A dynamic type that the registry knows more of, because a
  /// file of another system tells its names, is still declared by nobody.
  public var isDeclared: Bool { registered != nil && !identifier.isDynamic }

  /// Whether the identifier only encodes tags.
  public var isDynamic: Bool { dynamic != nil || identifier.isDynamic }

  /// An answer that is a declared type.
  package init(declared type: RegisteredType) { self.init(type) }

  init(_ type: RegisteredType) {
    identifier = type.identifier
    registered = type
    dynamic = nil
  }

  init(_ dynamic: DynamicIdentifier) {
    identifier = TypeIdentifier(dynamic.identifier)
    registered = nil
    self.dynamic = dynamic
  }

  init(undeclared identifier: TypeIdentifier) {
    self.identifier = identifier
    registered = nil
    dynamic = nil
  }

  /// The tags of the type: its own, or those that the identifier encodes. Complexity: O(tags).
  public var tags: [TagClass: [String]] {
    if let registered { return registered.tags }
    return dynamic?.tags ?? [:]
  }

  /// What the type is called; nil for dynamic types.
  public var localizedDescription: String? { registered?.localizedDescription }
}

extension ResolvedType {
  /// Whether the type, or what a dynamic identifier says it conforms to, conforms to another.
  public func conforms(to other: RegisteredType) -> Bool {
    if let registered { return registered.conforms(to: other) }
    return dynamic?.conformsTo.contains { identifier in
      other.registry.type(identifier)?.conforms(to: other) ?? false
    } ?? false
  }
}
