extension ConformanceClosure {
  /// Fills a list of supertypes for each type, as far as the limit goes.
  ///
  /// A type with one supertype and no subtype shares its supertype's list, which therefore holds
  /// the supertype itself.
  mutating func fillLists(
    _ graph: DirectSupertypes, _ components: Components, _ base: ConformanceClosure?,
    _ limits: Limits
  ) {
    rows = ContiguousArray(repeating: Row(), count: graph.count)
    var hasSubtypes = ContiguousArray(repeating: false, count: firstType + graph.count)
    for edge in 0..<graph.edgeCount { hasSubtypes[graph[edge]] = true }

    var union = SupertypeUnion(typeCount: firstType + graph.count)
    for component in components {
      let type = Int(component[component.startIndex])
      let parents = graph.of(type)
      if component.count == 1, parents.count == 1, !hasSubtypes[type],
        let parent = parents.first.map(Int.init), parent >= firstType
      {
        rows[type - firstType] = rows[parent - firstType]
        continue
      }
      if !unite(component, graph, base, into: &union)
        || members.count + union.elements.count > limits.pairs
      {
        for member in component { rows[Int(member) - firstType] = .walked }
        hasWalkedTypes = true
        continue
      }
      let row = Row(start: UInt32(members.count), count: UInt32(union.elements.count))
      members.append(contentsOf: union.elements)
      for member in component { rows[Int(member) - firstType] = row }
    }
    members = members.trimmed()
    if hasWalkedTypes { rank(components, count: graph.count) }
  }

  private mutating func rank(_ components: Components, count: Int) {
    ranks = ContiguousArray(repeating: 0, count: count)
    for (rank, component) in components.enumerated() {
      for member in component { ranks[Int(member) - firstType] = Int32(rank) }
    }
  }

  /// Collects a component's own types and all that is above them; false when something above has no
  /// list.
  private func unite(
    _ component: ArraySlice<Int32>, _ graph: DirectSupertypes, _ base: ConformanceClosure?,
    into union: inout SupertypeUnion
  ) -> Bool {
    union.begin(with: component)
    for member in component {
      // The last declared first: what one supertype brings along need not be looked at again.
      for parent in graph.of(Int(member)).reversed() where !union.contains(parent) {
        if Int(parent) < firstType {
          union.insert(parent)
          guard let base else { return false }
          let isKnown = base.forEachSupertype(of: Int(parent)) { union.insert(Int32($0)) }
          if !isKnown { return false }
        } else {
          let row = rows[Int(parent) - firstType]
          if row.isWalked { return false }
          // Whatever has a subtype is in its own list.
          union.insert(members[row.range])
        }
      }
    }
    union.sort()
    return true
  }
}
