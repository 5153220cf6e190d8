/// Which types name each type as their direct supertype, for those who ask for every type.
package struct DirectSubtypes: Sendable {
  private var starts: ContiguousArray<Int32>
  private var subtypes: ContiguousArray<Int32>

  /// Indexes a registry. Complexity: O(types + edges).
  package init(_ registry: TypeRegistry) {
    let storage = registry.storage
    let count = storage.typeCount
    var starts = ContiguousArray<Int32>(repeating: 0, count: count + 2)
    for type in 0..<count {
      Self.forEachSupertype(of: type, storage) { starts[$0 + 2] += 1 }
    }
    for type in 0..<count { starts[type + 2] += starts[type + 1] }
    // Each start moves to its end while its stretch is filled: then it is the start of the next.
    var subtypes = ContiguousArray<Int32>(repeating: 0, count: Int(starts[count + 1]))
    for type in 0..<count {
      Self.forEachSupertype(of: type, storage) { supertype in
        subtypes[Int(starts[supertype + 1])] = Int32(type)
        starts[supertype + 1] += 1
      }
    }
    self.starts = starts
    self.subtypes = subtypes
  }

  /// The direct subtypes of a type by number, in the order of their numbers.
  func of(_ type: Int) -> [Int] {
    subtypes[Int(starts[type])..<Int(starts[type + 1])].map(Int.init)
  }

  /// The direct subtypes of a type.
  package func of(_ type: TypeRegistry.TypeID) -> [TypeRegistry.TypeID] {
    of(type.rawValue).map(TypeRegistry.TypeID.init)
  }

  /// Each supertype once, however often the declaration lists it.
  private static func forEachSupertype(
    of type: Int, _ storage: RegistryStorage, _ body: (Int) -> Void
  ) {
    let parents = storage.parentIDs(ofType: type)
    for (position, parent) in parents.enumerated() {
      if Int(parent) == type || parents.prefix(position).contains(parent) { continue }
      body(Int(parent))
    }
  }
}
