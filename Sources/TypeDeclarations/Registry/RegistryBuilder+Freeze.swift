extension RegistryBuilder {
  /// Ends building: chooses the active records, computes the closure and the index of tags.
  ///
  /// Complexity: O(declarations + conforming pairs), with a sort for each tag.
  consuming func freeze() -> RegistryStorage {
    if changesBase { return flattened().freeze() }
    chooseActiveRecords()
    computeClosure()
    if findsTags { indexTags() } else { parts.tags.isOmitted = true }
    parts.identifiers.seal()
    return RegistryStorage(parts)
  }

  private mutating func chooseActiveRecords() {
    for index in parts.types.indices {
      var best = parts.types[index].firstRecord
      guard best >= 0 else { continue }
      var next = parts.records[Int(best) - firstRecord].next
      while next >= 0 {
        if precedes(next, best) { best = next }
        next = parts.records[Int(next) - firstRecord].next
      }
      parts.types[index].active = best
    }
  }

  private mutating func computeClosure() {
    let graph = DirectSupertypes(firstType: firstType, count: parts.types.count) { type, body in
      let active = parts.types[type - firstType].active
      guard active >= 0 else { return }
      for parent in parts.parents[parts.records[Int(active) - firstRecord].parents.range] {
        // All types of a base are declared.
        let isDeclared =
          Int(parent) < firstType || parts.types[Int(parent) - firstType].active >= 0
        if isDeclared { body(parent) }
      }
    }
    let components = Components(graph)
    parts.closure = ConformanceClosure(
      graph, components, base: parts.base?.closure, limits: limits)
    parts.roots = findRoots(graph, components)
    for (place, identifier) in TypeRegistry.StandardIdentifier.allCases.enumerated() {
      if let known = parts.base?.standardTypes[place], known >= 0 {
        parts.standardTypes.append(known)
      } else {
        parts.standardTypes.append(Int32(declared(identifier.rawValue)))
      }
    }
  }
}
