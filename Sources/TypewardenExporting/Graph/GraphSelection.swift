package import TypeDeclarations

/// Which types of a registry are drawn: some types, and so many steps up and down from them.
package struct GraphSelection: Sendable {
  /// The types to start from; nil for all that are declared.
  package var types: [RegisteredType]?
  /// How many steps up to supertypes; nil for all the way.
  package var up: Int?
  /// How many steps down to subtypes; nil for all the way.
  package var down: Int?
  /// Whether the types were asked for by name, and are shown so.
  package var isFocus: Bool

  /// A selection of types with their surroundings.
  package init(_ types: [RegisteredType]?, up: Int?, down: Int?, isFocus: Bool) {
    self.types = types
    self.up = up
    self.down = down
    self.isFocus = isFocus
  }

  /// Everything that is declared.
  package static let all = GraphSelection(nil, up: nil, down: nil, isFocus: false)

  /// The declared types that are drawn. Complexity: O(types + edges) of the registry when subtypes
  /// are wanted, else of what is drawn.
  func selected(from registry: TypeRegistry) -> [RegisteredType] {
    guard let types else { return registry.types }
    let start = Set(types.map(\.typeID))
    var found = start
    Self.walk(from: start, steps: up, into: &found) { registry.directSupertypes(of: $0) }
    if down != 0 {
      let index = DirectSubtypes(registry)
      Self.walk(from: start, steps: down, into: &found) { index.of($0) }
    }
    return registry.types(found)
  }

  /// Adds what is within so many steps. A type that is there already is walked through only once,
  /// but by its nearest way.
  private static func walk(
    from start: Set<TypeRegistry.TypeID>, steps: Int?, into found: inout Set<TypeRegistry.TypeID>,
    next: (TypeRegistry.TypeID) -> [TypeRegistry.TypeID]
  ) {
    var visited = start
    var frontier = Array(start)
    var left = steps ?? .max
    while left > 0, !frontier.isEmpty {
      left -= 1
      var reached: [TypeRegistry.TypeID] = []
      for type in frontier {
        for neighbour in next(type) where visited.insert(neighbour).inserted {
          reached.append(neighbour)
        }
      }
      found.formUnion(reached)
      frontier = reached
    }
  }
}
