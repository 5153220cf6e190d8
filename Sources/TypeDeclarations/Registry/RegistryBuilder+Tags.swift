extension RegistryBuilder {
  /// Makes the index from tags to the types that carry them, over the active records.
  ///
  /// On a base, a tag that the base knows too gets one row here that lists all claimants, so that a
  /// look-up never has to join two answers.
  mutating func indexTags() {
    let extensions = parts.tagRows.count { $0.tagClass == .filenameExtension }
    var index = TagIndex(extensions: extensions, others: parts.tagRows.count - extensions)
    var claims = TagClaims(capacity: parts.tagRows.count)
    for (position, type) in parts.types.enumerated() where type.active >= 0 {
      let tags = parts.records[Int(type.active) - firstRecord].tags
      if tags.length == 0 { continue }
      let type = Int32(position + firstType)
      for tag in parts.tagRows[tags.range] {
        parts.arena.withUnsafeBufferPointer { arena in
          let text = UnsafeBufferPointer(rebasing: arena[tag.text.range])
          TypeRegistry.withFolded(text, tag.tagClass) { folded in
            let row = index.intern(folded: folded, tag.tagClass)
            if row.isNew, let base = parts.base {
              let known = base.tags.find(folded: folded, tag.tagClass)
              if known >= 0 {
                for claimant in base.tags.claimants(known) {
                  claims.add(claimant, to: row.number)
                }
              }
            }
            claims.add(type, to: row.number)
          }
        }
      }
    }
    fillClaimants(claims, into: &index)
    index.textTable.seal()
    parts.tags = index
  }

  private func fillClaimants(_ claims: TagClaims, into index: inout TagIndex) {
    index.candidates.reserveCapacity(claims.count)
    claims.forEachRow(of: index.rows.count, rank: { tagRank(ofType: Int($0)) }) { row, claimants in
      index.rows[row].first = UInt32(index.candidates.count)
      index.rows[row].count = UInt32(claimants.count)
      for type in claimants {
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
}

/// Which types claim which rows of the index, while it is made.
private struct TagClaims {
  private var claims: ContiguousArray<(row: Int32, type: Int32)> = []

  var count: Int { claims.count }

  init(capacity: Int) { claims.reserveCapacity(capacity) }

  mutating func add(_ type: Int32, to row: Int) { claims.append((Int32(row), type)) }

  /// Calls `body` for each row with its claimants, best first and each once.
  ///
  /// Complexity: O(claims), with a sort for each tag that several types claim.
  func forEachRow(
    of rowCount: Int, rank: (Int32) -> RegistryBuilder.TagRank,
    _ body: (Int, ArraySlice<Int32>) -> Void
  ) {
    // Where the claims of each row begin, then, once they are filled in, where they end.
    var ends = ContiguousArray<Int32>(repeating: 0, count: rowCount + 1)
    for claim in claims { ends[Int(claim.row) + 1] += 1 }
    for row in 0..<rowCount { ends[row + 1] += ends[row] }
    var types = [Int32](repeating: 0, count: claims.count)
    for claim in claims {
      types[Int(ends[Int(claim.row)])] = claim.type
      ends[Int(claim.row)] += 1
    }
    var start = 0
    for row in 0..<rowCount {
      let end = Int(ends[row])
      if end - start == 1 {
        body(row, types[start..<end])
      } else {
        body(row, Self.ranked(types[start..<end], rank)[...])
      }
      start = end
    }
  }

  private static func ranked(
    _ types: ArraySlice<Int32>, _ rank: (Int32) -> RegistryBuilder.TagRank
  ) -> [Int32] {
    var ranks: [RegistryBuilder.TagRank] = []
    // The claims of one type stand together, so that nobody is there twice.
    for type in types where ranks.last?.type != type { ranks.append(rank(type)) }
    ranks.sort()
    return ranks.map(\.type)
  }
}
