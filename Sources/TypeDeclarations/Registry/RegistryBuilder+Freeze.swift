extension RegistryBuilder {
  /// Ends building: chooses the active records and makes the index of tags.
  ///
  /// Complexity: O(declarations + supertypes), with a sort for each tag.
  consuming func freeze() -> RegistryStorage {
    if changesBase { return flattened().freeze() }
    chooseActiveRecords()
    findStandardTypes()
    if findsTags {
      parts.roots = findRoots()
      indexTags()
    } else {
      parts.tags.isOmitted = true
    }
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

  private mutating func findStandardTypes() {
    for (place, identifier) in TypeRegistry.StandardIdentifier.allCases.enumerated() {
      if let known = parts.base?.standardTypes[place], known >= 0 {
        parts.standardTypes.append(known)
      } else {
        parts.standardTypes.append(Int32(declared(identifier.rawValue)))
      }
    }
  }

  /// The declared direct supertypes of the types that are built here.
  var directSupertypes: DirectSupertypes {
    DirectSupertypes(firstType: firstType, count: parts.types.count) { type, body in
      let active = parts.types[type - firstType].active
      guard active >= 0 else { return }
      for parent in parts.parents[parts.records[Int(active) - firstRecord].parents.range] {
        // All types of a base are declared.
        let isDeclared =
          Int(parent) < firstType || parts.types[Int(parent) - firstType].active >= 0
        if isDeclared { body(parent) }
      }
    }
  }
}
