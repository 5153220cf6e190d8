extension RegistryBuilder {
  /// Makes the index from tags to the types that carry them, over the active records.
  ///
  /// On a base, a tag that the base knows too gets one row here that lists all claimants, so that a
  /// look-up never has to join two answers.
  mutating func indexTags() {
    var index = TagIndex()
    var claims: ContiguousArray<(tag: Int32, type: Int32)> = []
    var folded: ContiguousArray<UInt8> = []
    for (position, type) in parts.types.enumerated() where type.active >= 0 {
      let record = parts.records[Int(type.active) - firstRecord]
      for tag in parts.tagRows[record.tags.range] {
        folded.removeAll(keepingCapacity: true)
        for byte in parts.arena[tag.text.range] {
          let isCapital = (0x41...0x5A).contains(byte) && tag.tagClass.ignoresCase
          folded.append(isCapital ? byte | 0x20 : byte)
        }
        let row = Self.intern(folded, tag.tagClass, in: &index)
        if row.isNew, let base = parts.base {
          let known = folded.withUnsafeBufferPointer { base.tags.find(folded: $0, tag.tagClass) }
          if known >= 0 {
            for claimant in base.tags.claimants(known) {
              claims.append((Int32(row.number), claimant))
            }
          }
        }
        claims.append((Int32(row.number), Int32(position + firstType)))
      }
    }
    sortClaims(&claims, into: &index)
    fillExtensions(&index)
    index.texts.seal()
    parts.identifiers.seal()
    parts.tags = index
  }

  private static func intern(
    _ text: ContiguousArray<UInt8>, _ tagClass: KnownTagClass, in index: inout TagIndex
  ) -> (number: Int, isNew: Bool) {
    text.withUnsafeBufferPointer { text in
      let hash = ByteHash.hash(text, salt: UInt64(tagClass.rawValue) + 1)
      let found = index.texts.find(text, hash: hash, in: index.arena) { number in
        index.rows[number].tagClass == tagClass
          ? (Int(index.rows[number].text.start), Int(index.rows[number].text.length)) : (0, -1)
      }
      if found >= 0 { return (found, false) }
      let start = index.arena.count
      index.arena.append(contentsOf: text)
      index.rows.append(
        TagIndex.Row(
          text: TextRange(start: UInt32(start), length: UInt32(text.count)), tagClass: tagClass,
          first: 0, count: 0))
      index.texts.insertNext(hash: hash)
      return (index.rows.count - 1, true)
    }
  }

  private func sortClaims(
    _ claims: inout ContiguousArray<(tag: Int32, type: Int32)>, into index: inout TagIndex
  ) {
    let ranked = claims.map { (tag: $0.tag, rank: tagRank(ofType: Int($0.type)), type: $0.type) }
      .sorted { ($0.tag, $0.rank, $0.type) < ($1.tag, $1.rank, $1.type) }
    index.candidates.reserveCapacity(ranked.count)
    var previous: (tag: Int32, type: Int32) = (-1, -1)
    for claim in ranked {
      if claim.tag == previous.tag, claim.type == previous.type { continue }
      previous = (claim.tag, claim.type)
      let row = Int(claim.tag)
      if index.rows[row].count == 0 { index.rows[row].first = UInt32(index.candidates.count) }
      index.rows[row].count += 1
      index.candidates.append(claim.type)
      if index.rows[row].data < 0, conforms(claim.type, to: parts.roots.data) {
        index.rows[row].data = claim.type
      }
      if index.rows[row].package < 0, conforms(claim.type, to: parts.roots.package) {
        index.rows[row].package = claim.type
      }
      if index.rows[row].directory < 0, conforms(claim.type, to: parts.roots.directory) {
        index.rows[row].directory = claim.type
      }
    }
  }

  private func fillExtensions(_ index: inout TagIndex) {
    let count = index.rows.count { $0.tagClass == .filenameExtension && $0.text.length <= 8 }
    index.extensions = PackedTable(capacity: count)
    index.arena.withUnsafeBufferPointer { arena in
      for (number, row) in index.rows.enumerated() where row.tagClass == .filenameExtension {
        let key = PackedTable.pack(UnsafeBufferPointer(rebasing: arena[row.text.range]))
        if key != 0 { index.extensions.insert(key, number) }
      }
    }
  }

  /// Whether a declared type conforms to a root, itself included.
  private func conforms(_ type: Int32, to root: Int32) -> Bool {
    if root < 0 { return false }
    if type == root { return true }
    if Int(type) < firstType { return parts.base!.conforms(Int(type), to: Int(root)) }
    if let known = parts.closure.contains(Int(type), Int(root)) { return known }
    return parts.walks(Int(type), to: Int(root), firstType: firstType, firstRecord: firstRecord)
  }
}

extension RegistryBuilder.Parts {
  /// Whether a type reaches another, by walking; for types that have no list of supertypes.
  func walks(_ type: Int, to target: Int, firstType: Int, firstRecord: Int) -> Bool {
    var seen: Set<Int> = [type]
    var pending = [type]
    while let next = pending.popLast() {
      if next == target { return true }
      if next < firstType {
        if base!.conforms(next, to: target) { return true }
        continue
      }
      let active = types[next - firstType].active
      guard active >= 0 else { continue }
      for parent in parents[records[Int(active) - firstRecord].parents.range]
      where seen.insert(Int(parent)).inserted {
        pending.append(Int(parent))
      }
    }
    return false
  }
}
