extension ConformanceClosure {
  /// Fills a sorted list of supertypes for each type, as far as the limit goes.
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
          union.insert(parent, above: members[row.range])
        }
      }
    }
    union.sort()
    return true
  }
}

/// A set of types that is emptied at no cost.
private struct SupertypeUnion {
  /// The types, sorted after ``sort()``.
  private(set) var elements: ContiguousArray<Int32> = []
  private var stamps: ContiguousArray<Int32>
  private var stamp: Int32 = 0
  /// Where each stretch of ascending types begins.
  private var runs: ContiguousArray<Int> = []
  private var merged: ContiguousArray<Int32> = []

  init(typeCount: Int) { stamps = ContiguousArray(repeating: 0, count: typeCount) }

  mutating func begin(with types: ArraySlice<Int32>) {
    stamp += 1
    elements.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    for type in types { insert(type) }
  }

  func contains(_ type: Int32) -> Bool { stamps[Int(type)] == stamp }

  /// Adds one type.
  mutating func insert(_ type: Int32) {
    guard stamps[Int(type)] != stamp else { return }
    stamps[Int(type)] = stamp
    if elements.isEmpty || elements[elements.count - 1] > type { runs.append(elements.count) }
    elements.append(type)
  }

  /// Adds a type and the ascending list of what is above it.
  mutating func insert(_ type: Int32, above: ArraySlice<Int32>) {
    for supertype in above { insert(supertype) }
    insert(type)
  }

  /// Merges the ascending stretches, of which there are few when types have few supertypes.
  mutating func sort() {
    if runs.count > 8 { return elements.sort() }
    while runs.count > 1 {
      mergeLast()
    }
  }

  private mutating func mergeLast() {
    let second = runs.removeLast()
    let first = runs[runs.count - 1]
    merged.removeAll(keepingCapacity: true)
    merged.append(contentsOf: elements[second...])
    // From the end, so that the first stretch can stay where it is.
    var left = second - 1
    var right = merged.count - 1
    var target = elements.count - 1
    while right >= 0 {
      if left >= first, elements[left] > merged[right] {
        elements[target] = elements[left]
        left -= 1
      } else {
        elements[target] = merged[right]
        right -= 1
      }
      target -= 1
    }
  }
}
