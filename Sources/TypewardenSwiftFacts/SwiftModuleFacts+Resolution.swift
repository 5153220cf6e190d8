extension SwiftModuleFacts {
  /// The types of a list that stands in a file, constants and nested lists followed.
  package func resolve(_ list: TypeList, in path: String) -> [ResolvedType] {
    list.elements.flatMap { resolve($0, in: path) }
  }

  /// The types that an expression in a file stands for: one, or those of a list.
  package func resolve(_ expression: TypeExpression, in path: String) -> [ResolvedType] {
    guard let file = fileNumber(at: path) else { return [] }
    var resolver = TypeResolver(module: self)
    return resolver.resolve(expression, in: file)
  }

  /// What a name in a file stands for. A list gives its first type.
  package func resolve(_ reference: NameReference, in path: String) -> Resolution {
    guard let file = fileNumber(at: path) else {
      return .unresolved(.unknownName(reference.name))
    }
    var resolver = TypeResolver(module: self)
    let place = FilePlace(path: path, place: SourcePlace.none)
    return resolver.resolve(reference, in: file, named: place).first?.resolution
      ?? .unresolved(.unknownName(reference.name))
  }

  /// What a call in a file makes.
  package func resolve(_ constructor: TypeConstructor, in path: String) -> Resolution {
    guard let file = fileNumber(at: path) else { return .unresolved(.unreadable(.other)) }
    let resolver = TypeResolver(module: self)
    return resolver.resolve(constructor, in: file)
  }
}
