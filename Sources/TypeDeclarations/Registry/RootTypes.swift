/// Which of the types that stand for kinds of objects a type conforms to.
///
/// Known for each type, so that the kind of a named object never asks the closure.
struct RootTypes: OptionSet, Sendable {
  let rawValue: UInt8

  static let data = RootTypes(rawValue: 1)
  static let package = RootTypes(rawValue: 2)
  static let directory = RootTypes(rawValue: 4)

  static let identifiers: [(root: RootTypes, identifier: String)] = [
    (.data, "public.data"), (.package, "com.apple.package"), (.directory, "public.directory"),
  ]
}

extension RegistryBuilder {
  /// Finds the roots of all types.
  ///
  /// Complexity: O(types + edges).
  func findRoots() -> ContiguousArray<RootTypes> {
    var roots = ContiguousArray<RootTypes>(repeating: [], count: parts.types.count)
    for (root, identifier) in RootTypes.identifiers {
      let number = declared(identifier)
      if number >= firstType { roots[number - firstType].insert(root) }
    }
    // Where every type stands behind its supertypes, one pass finds all, without a graph.
    if addRootsInOrder(to: &roots) { return roots }
    let graph = directSupertypes
    for component in Components(graph) {
      var union: RootTypes = []
      for member in component {
        union.formUnion(roots[Int(member) - firstType])
        for parent in graph.of(Int(member)) {
          let parent = Int(parent)
          union.formUnion(
            parent < firstType ? parts.base!.roots[parent] : roots[parent - firstType])
        }
      }
      for member in component { roots[Int(member) - firstType] = union }
    }
    return roots
  }

  /// Adds what supertypes with smaller numbers bring along; false when a supertype has a greater one.
  private func addRootsInOrder(to roots: inout ContiguousArray<RootTypes>) -> Bool {
    for index in parts.types.indices {
      let active = parts.types[index].active
      guard active >= 0 else { continue }
      var union = roots[index]
      for edge in parts.records[Int(active) - firstRecord].parents.range {
        let parent = Int(parts.parents[edge])
        if parent < firstType {
          union.formUnion(parts.base!.roots[parent])
        } else if parent - firstType < index {
          union.formUnion(roots[parent - firstType])
        } else if parts.types[parent - firstType].active >= 0 {
          return false
        }
      }
      roots[index] = union
    }
    return true
  }

  /// The roots of a type, of the base or not.
  func roots(of type: Int) -> RootTypes {
    type < firstType ? parts.base!.roots[type] : parts.roots[type - firstType]
  }

  /// The number of a declared type; -1 when nobody declares it.
  func declared(_ name: String) -> Int {
    let found = Self.withBytes(name) { find($0, hash: ByteHash.hash($0, folding: true)) }
    let isDeclared = found >= 0 && (found < firstType || parts.types[found - firstType].active >= 0)
    return isDeclared ? found : -1
  }
}
