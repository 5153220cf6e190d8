/// Taking over the records of registries that exist already.
extension RegistryBuilder {
  /// The same declarations without a base, for when one of them takes the place of a base record.
  func flattened() -> RegistryBuilder {
    var fresh = RegistryBuilder()
    fresh.parts.limits = parts.limits
    fresh.findsTags = findsTags
    if let base = parts.base { fresh.copyRecords(of: base) }
    fresh.parts.layers = parts.layers
    for record in parts.records {
      let texts = record.texts < 0 ? nil : parts.texts[Int(record.texts)]
      fresh.copy(record, texts, arena: parts.arena, parents: parts.parents, tags: parts.tagRows) {
        withName(of: $0, $1)
      }
    }
    return fresh
  }

  /// Adds all records of a frozen storage and of what is underneath it, with their layers.
  mutating func copyRecords(of storage: RegistryStorage) {
    if let base = storage.base { copyRecords(of: base) }
    copyOwnRecords(of: storage)
  }

  /// Adds the records of a storage without those of its base, on which this builder stands too.
  mutating func copyOwnRecords(of storage: RegistryStorage) {
    parts.layers = storage.layers
    for record in storage.records {
      let texts = record.texts < 0 ? nil : storage.texts[Int(record.texts)]
      copy(
        record, texts, arena: storage.arena, parents: storage.parents, tags: storage.tagRows
      ) {
        storage.withName(of: $0, $1)
      }
    }
  }

  private mutating func copy(
    _ record: Record, _ texts: RegistryStorage.Texts?, arena: ContiguousArray<UInt8>,
    parents: ContiguousArray<Int32>,
    tags: ContiguousArray<RegistryStorage.TagRow>,
    withName: (Int, (UnsafeBufferPointer<UInt8>) -> Void) -> Void
  ) {
    arena.withUnsafeBufferPointer { arena in
      func bytes(_ range: TextRange) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: arena[range.range])
      }
      // It was judged when it was added first.
      append(bytes(record.spelling), kind: record.kind, layer: record.layer, order: record.order)
      for parent in parents[record.parents.range] { withName(Int(parent)) { addSupertype($0) } }
      for tag in tags[record.tags.range] { addTag(bytes(tag.text), tag.tagClass) }
      if let texts {
        for field in Field.allCases where !texts[field].isNone {
          setText(bytes(texts[field]), field)
        }
      } else {
        parts.records[current].texts = record.texts
      }
      setVersion(record.version.map(Int.init))
    }
  }
}
