/// The graph of declared conformances of one registry: what is wrong with it, if anything.
///
/// Conformance itself is asked of the registry; this view names the faults.
public struct ConformanceGraph: Sendable {
  private let storage: RegistryStorage
  private let registry: TypeRegistry

  /// The graph of a registry.
  public init(_ registry: TypeRegistry) {
    self.registry = registry
    storage = registry.storage
  }

  /// A supertype that a declaration names and nobody declares.
  public struct DanglingEdge: Hashable, Sendable {
    /// The type whose declaration names it.
    public let type: TypeIdentifier
    /// The supertype that is not declared.
    public let supertype: TypeIdentifier
  }

  /// The supertypes that are named and not declared, sorted by the types that name them.
  ///
  /// Complexity: O(types + edges), and a sort of what is found.
  public var danglingEdges: [DanglingEdge] {
    var found: Set<DanglingEdge> = []
    for id in 0..<storage.typeCount {
      for parent in storage.parentIDs(ofType: id) where !storage.isDeclared(Int(parent)) {
        found.insert(DanglingEdge(type: name(id), supertype: name(Int(parent))))
      }
    }
    return found.sorted { ($0.type, $0.supertype) < ($1.type, $1.supertype) }
  }

  /// The cycles of the graph: each the types that conform to one another, as a closed walk without
  /// its last step, starting at the smallest identifier. A type that names itself is one of them.
  ///
  /// Of cycles that share types, the shortest through the smallest identifier is given.
  /// Complexity: O(types + edges), and a sort of what is found.
  public var cycles: [[TypeIdentifier]] {
    let graph = DirectSupertypes(firstType: 0, count: storage.typeCount) { type, body in
      for parent in storage.parentIDs(ofType: type) { body(parent) }
    }
    var found: [[TypeIdentifier]] = []
    for component in Components(graph) {
      guard
        let start = component.min(by: { storage.namePrecedes(Int($0), Int($1)) }),
        component.count > 1 || graph.of(Int(start)).contains(start)
      else { continue }
      found.append(walk(from: Int(start), within: Set(component.map(Int.init))).map(name))
    }
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// A shortest closed walk from a type back to itself inside one component.
  private func walk(from start: Int, within component: Set<Int>) -> [Int] {
    var cameFrom: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let here = queue[next]
      next += 1
      for parent in storage.parentIDs(ofType: here).map(Int.init) where component.contains(parent) {
        if parent == start {
          var path = [here]
          while path[path.count - 1] != start { path.append(cameFrom[path[path.count - 1]]!) }
          return path.reversed()
        }
        if cameFrom[parent] == nil {
          cameFrom[parent] = here
          queue.append(parent)
        }
      }
    }
    return [start]
  }

  private func name(_ id: Int) -> TypeIdentifier {
    storage.identifier(ofType: id)
  }
}
