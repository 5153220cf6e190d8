extension RegistryStorage {
  /// Whether a type conforms to another; every type conforms to itself.
  @inline(__always)
  func conforms(_ type: Int, to supertype: Int) -> Bool {
    if type == supertype { return true }
    let (home, _) = home(ofType: type)
    if supertype >= home.typeCount { return false }
    return home.closure.contains(type, supertype) ?? walk(type).contains(supertype)
  }

  /// The supertypes of a type without itself, in the order of their numbers.
  func supertypeIDs(of type: Int) -> [Int] {
    let (home, _) = home(ofType: type)
    if let known = home.closure.supertypes(of: type) { return known.map(Int.init) }
    return walk(type).filter { $0 != type }.sorted()
  }

  /// All that is above a type, found by walking. Complexity: O(supertypes + edges).
  private func walk(_ type: Int) -> Set<Int> {
    var seen: Set<Int> = []
    var pending = [type]
    while let next = pending.popLast() {
      for parent in parentIDs(ofType: next) where row(ofType: Int(parent)).active >= 0 {
        if seen.insert(Int(parent)).inserted { pending.append(Int(parent)) }
      }
    }
    return seen
  }

  /// A shortest path of conformance; nil when there is none. Complexity: O(supertypes + edges).
  func path(from type: Int, to supertype: Int) -> [Int]? {
    if type == supertype { return [type] }
    guard conforms(type, to: supertype) else { return nil }
    var cameFrom: [Int: Int] = [type: type]
    var queue = [type]
    var next = 0
    while next < queue.count {
      let here = queue[next]
      next += 1
      for parent in parentIDs(ofType: here).map(Int.init) where cameFrom[parent] == nil {
        cameFrom[parent] = here
        if parent == supertype {
          var path = [parent]
          while path[path.count - 1] != type { path.append(cameFrom[path[path.count - 1]]!) }
          return path.reversed()
        }
        queue.append(parent)
      }
    }
    return nil
  }
}
