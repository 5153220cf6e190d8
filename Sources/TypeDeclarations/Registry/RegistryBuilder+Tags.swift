extension RegistryBuilder {
  /// Makes the index from tags to the types that carry them, over the active records.
  ///
  /// On a base, a tag that the base knows too gets one row here that lists all claimants, so that a
  /// look-up never has to join two answers.
  mutating func indexTags() {
    var index = TagIndex(capacity: parts.tagRows.count)
    var claims = TagClaims(capacity: parts.tagRows.count)
    for (position, type) in parts.types.enumerated() where type.active >= 0 {
      let tags = parts.records[Int(type.active) - firstRecord].tags
      if tags.length == 0 { continue }
      let rank = tagRank(ofType: position + firstType)
      for tag in parts.tagRows[tags.range] {
        parts.arena.withUnsafeBufferPointer { arena in
          let text = UnsafeBufferPointer(rebasing: arena[tag.text.range])
          TypeRegistry.withFolded(text, tag.tagClass) { folded in
            let row = Self.intern(folded, tag.tagClass, in: &index)
            if row.isNew, let base = parts.base {
              let known = base.tags.find(folded: folded, tag.tagClass)
              if known >= 0 {
                for claimant in base.tags.claimants(known) {
                  claims.add(tagRank(ofType: Int(claimant)), to: row.number)
                }
              }
            }
            claims.add(rank, to: row.number)
          }
        }
      }
    }
    fillClaimants(claims, into: &index)
    fillExtensions(&index)
    index.texts.seal()
    parts.tags = index
  }

  private static func intern(
    _ text: UnsafeBufferPointer<UInt8>, _ tagClass: KnownTagClass, in index: inout TagIndex
  ) -> (number: Int, isNew: Bool) {
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

  private func fillClaimants(_ claims: TagClaims, into index: inout TagIndex) {
    index.candidates.reserveCapacity(claims.count)
    claims.forEachRow(of: index.rows.count) { row, claimants in
      index.rows[row].first = UInt32(index.candidates.count)
      for claimant in claimants {
        let type = claimant.type
        index.rows[row].count += 1
        index.candidates.append(type)
        let roots = roots(of: Int(type))
        if index.rows[row].data < 0, roots.contains(.data) { index.rows[row].data = type }
        if index.rows[row].package < 0, roots.contains(.package) { index.rows[row].package = type }
        if index.rows[row].directory < 0, roots.contains(.directory) {
          index.rows[row].directory = type
        }
      }
    }
  }

  private func fillExtensions(_ index: inout TagIndex) {
    let count = index.rows.count {
      $0.tagClass == .filenameExtension && $0.text.length <= PackedTable.longestKey
    }
    index.extensions = PackedTable(capacity: count)
    index.arena.withUnsafeBufferPointer { arena in
      for (number, row) in index.rows.enumerated() where row.tagClass == .filenameExtension {
        let key = PackedTable.pack(UnsafeBufferPointer(rebasing: arena[row.text.range]))
        if key != 0 { index.extensions.insert(key, number) }
      }
    }
  }
}

/// Which types claim which rows of the index, while it is made.
private struct TagClaims {
  private var claims: ContiguousArray<(row: Int32, rank: RegistryBuilder.TagRank)> = []

  var count: Int { claims.count }

  init(capacity: Int) { claims.reserveCapacity(capacity) }

  mutating func add(_ rank: RegistryBuilder.TagRank, to row: Int) {
    claims.append((Int32(row), rank))
  }

  /// Calls `body` for each row with its claimants, best first and each once.
  ///
  /// Complexity: O(claims), with a sort for each tag.
  func forEachRow(of rowCount: Int, _ body: (Int, [RegistryBuilder.TagRank]) -> Void) {
    var starts = ContiguousArray<Int>(repeating: 0, count: rowCount + 1)
    for claim in claims { starts[Int(claim.row) + 1] += 1 }
    for row in 0..<rowCount { starts[row + 1] += starts[row] }
    var places = starts
    var order = ContiguousArray<Int32>(repeating: 0, count: claims.count)
    for (number, claim) in claims.enumerated() {
      order[places[Int(claim.row)]] = Int32(number)
      places[Int(claim.row)] += 1
    }
    var claimants: [RegistryBuilder.TagRank] = []
    for row in 0..<rowCount {
      claimants.removeAll(keepingCapacity: true)
      for place in starts[row]..<starts[row + 1] {
        let rank = claims[Int(order[place])].rank
        if claimants.last?.type != rank.type { claimants.append(rank) }
      }
      // The claims of one type stand together, so that nobody is there twice.
      if claimants.count > 1 { claimants.sort() }
      body(row, claimants)
    }
  }
}
