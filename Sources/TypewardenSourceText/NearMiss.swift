/// How near two names are, so that a misspelt one can be answered with the one that was meant.
///
/// Names are compared as UTF-8 bytes with ASCII letters folded, because type identifiers, extensions
/// and option names are all matched or typed without regard to case.
package enum NearMiss {
  /// The number of single-byte edits between two names, or `nil` if it is greater than `limit`.
  ///
  /// An edit inserts, removes or replaces a byte, or swaps two neighbours; no byte is edited twice
  /// (optimal string alignment). Names that differ only in ASCII case have distance 0. Nothing is
  /// allocated on the heap for short names.
  ///
  /// Complexity: O(*n* · `limit`) time.
  package static func distance(
    _ first: some Collection<UInt8>, _ second: some Collection<UInt8>, limit: Int
  ) -> Int? {
    withBytes(of: first) { first in
      withBytes(of: second) { second in boundedDistance(first, second, limit: limit) }
    }
  }

  /// The candidate that `name` was probably meant to be, or `nil` if none is near enough.
  ///
  /// Short names are allowed fewer edits than `limit`, one for every three bytes, so that an answer
  /// is more than a coincidence. A candidate that differs only in ASCII case is the nearest of all;
  /// one that is equal is no miss and is passed over. Among equally near candidates the first wins.
  package static func nearest(
    to name: String, among candidates: some Sequence<String>, limit: Int = 2
  ) -> String? {
    var allowed = min(limit, (name.utf8.count + 1) / 3)
    var nearest: String?
    for candidate in candidates where candidate != name {
      guard let distance = distance(name.utf8, candidate.utf8, limit: allowed) else { continue }
      nearest = candidate
      if distance == 0 { break }
      allowed = distance - 1
    }
    return nearest
  }

  private static func withBytes<Result>(
    of bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withContiguousStorageIfAvailable(body) ?? Array(bytes).withUnsafeBufferPointer(body)
  }

  private static func boundedDistance(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> Int? {
    guard limit >= 0, abs(first.count - second.count) <= limit else { return nil }
    let width = second.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { cells in
      cells.initialize(repeating: limit + 1)
      // Three rows of the usual matrix, turning: the one being filled and the two before it.
      for column in 0..<min(width, limit + 1) { cells[column] = column }
      for row in 1..<(first.count + 1) {
        let current = row % 3 * width
        let previous = (row + 2) % 3 * width
        let beforePrevious = (row + 1) % 3 * width
        var smallest = limit + 1
        // Cells farther than `limit` from the diagonal cannot be part of an answer.
        let columns = max(0, row - limit)...min(second.count, row + limit)
        if columns.lowerBound > 0 { cells[current + columns.lowerBound - 1] = limit + 1 }
        for column in columns {
          var cost = column == 0 ? row : limit + 1
          if column > 0 {
            let isSame = folded(first[row - 1]) == folded(second[column - 1])
            cost = min(
              cells[previous + column - 1] + (isSame ? 0 : 1), cells[current + column - 1] + 1)
            if row > 1, column > 1,
              folded(first[row - 1]) == folded(second[column - 2]),
              folded(first[row - 2]) == folded(second[column - 1])
            {
              cost = min(cost, cells[beforePrevious + column - 2] + 1)
            }
          }
          // The cell above lies outside the band of the row before it at the band's last column.
          if column < row + limit { cost = min(cost, cells[previous + column] + 1) }
          cells[current + column] = cost
          smallest = min(smallest, cost)
        }
        // A swap reaches back two rows, but never from a row whose successor is already too far.
        if smallest > limit { return nil }
      }
      let distance = cells[first.count % 3 * width + second.count]
      return distance <= limit ? distance : nil
    }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
