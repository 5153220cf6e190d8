extension RegistryBuilder {
  /// Ends building: chooses the active records, computes the closure and the index of tags.
  ///
  /// Complexity: O(declarations + conforming pairs), with a sort for each tag.
  consuming func freeze() -> RegistryStorage {
    if changesBase { return flattened().freeze() }
    chooseActiveRecords()
    computeClosure()
    findRoots()
    indexTags()
    return RegistryStorage(parts)
  }

  /// The same declarations without a base, for when one of them takes the place of a base record.
  private func flattened() -> RegistryBuilder {
    var fresh = RegistryBuilder()
    fresh.parts.layers = parts.layers
    if let base = parts.base { fresh.copyRecords(of: base) }
    for index in parts.records.indices { fresh.copy(parts.records[index], from: self) }
    return fresh
  }

  /// Adds all records of a frozen storage and of what is underneath it, with their layers.
  mutating func copyRecords(of storage: RegistryStorage) {
    if let base = storage.base { copyRecords(of: base) }
    parts.layers = storage.layers
    copyRecords(ofThis: storage)
  }

  mutating func copyRecords(ofThis storage: RegistryStorage) {
    for record in storage.records {
      copy(record, arena: storage.arena, parents: storage.parents, tags: storage.tagRows) {
        Array(storage.nameBytes(of: $0))
      }
    }
  }

  private mutating func copy(_ record: Record, from other: RegistryBuilder) {
    copy(record, arena: other.parts.arena, parents: other.parts.parents, tags: other.parts.tagRows)
    {
      id in
      if id < other.firstType { return Array(other.parts.base!.nameBytes(of: id)) }
      let row = other.parts.types[id - other.firstType]
      return Array(other.parts.arena[Int(row.nameStart)..<Int(row.nameStart + row.nameLength)])
    }
  }

  private mutating func copy(
    _ record: Record, arena: ContiguousArray<UInt8>, parents: ContiguousArray<Int32>,
    tags: ContiguousArray<RegistryStorage.TagRow>, name: (Int) -> [UInt8]
  ) {
    beginLayer(parts.layers[Int(record.layer)])
    arena.withUnsafeBufferPointer { arena in
      func bytes(_ range: TextRange) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: arena[range.range])
      }
      guard beginRecord(bytes(record.spelling), kind: record.kind, order: record.order) else {
        return
      }
      for parent in parents[record.parents.range] {
        name(Int(parent)).withUnsafeBufferPointer { addSupertype($0) }
      }
      for tag in tags[record.tags.range] { addTag(bytes(tag.text), tag.tagClass) }
      if !record.label.isNone { setText(bytes(record.label), .description) }
      if !record.url.isNone { setText(bytes(record.url), .referenceURL) }
      if !record.bundle.isNone { setText(bytes(record.bundle), .bundle) }
      setVersion(record.version.map(Int.init))
    }
  }

  private mutating func chooseActiveRecords() {
    for index in parts.types.indices {
      var best: Int32 = -1
      var next = parts.types[index].firstRecord
      while next >= 0 {
        if best < 0 || precedes(next, best) { best = next }
        next = parts.records[Int(next) - firstRecord].next
      }
      parts.types[index].active = best
    }
  }

  private mutating func computeClosure() {
    let parts = self.parts
    let firstType = self.firstType
    let firstRecord = self.firstRecord
    self.parts.closure = ConformanceClosure(
      firstType: firstType, count: parts.types.count, base: parts.base?.closure
    ) { type, body in
      let active = parts.types[type - firstType].active
      guard active >= 0 else { return }
      for parent in parts.parents[parts.records[Int(active) - firstRecord].parents.range] {
        // A supertype that nobody declares leads nowhere.
        let isDeclared =
          Int(parent) < firstType
          ? parts.base!.row(ofType: Int(parent)).active >= 0
          : parts.types[Int(parent) - firstType].active >= 0
        if isDeclared { body(parent) }
      }
    }
  }

  private mutating func findRoots() {
    func number(_ name: StaticString) -> Int32 {
      let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      if let base = parts.base {
        let found = base.find(folded: bytes)
        if found >= 0 { return Int32(found) }
      }
      let found = parts.identifiers.find(bytes, hash: ByteHash.hash(bytes), in: parts.arena) {
        (Int(parts.types[$0].nameStart), Int(parts.types[$0].nameLength))
      }
      return found >= 0 && parts.types[found].active >= 0 ? Int32(found + firstType) : -1
    }
    parts.roots.data = number("public.data")
    parts.roots.package = number("com.apple.package")
    parts.roots.directory = number("public.directory")
  }
}

extension RegistryStorage {
  /// The lower-cased name of a type.
  func nameBytes(of id: Int) -> ArraySlice<UInt8> {
    let (home, index) = home(ofType: id)
    let row = home.types[index]
    return ArraySlice(home.arena[Int(row.nameStart)..<Int(row.nameStart + row.nameLength)])
  }
}
