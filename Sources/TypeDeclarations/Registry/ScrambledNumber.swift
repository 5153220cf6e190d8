/// Numbers of types, scrambled so that those of a list lie evenly.
///
/// A multiplication by an odd number, which maps 32 bits to 32 bits one to one. Where lists are sorted
/// by it, a member stands near the place that its value says: one line of the cache is touched where
/// halving a list touches several, one after the other.
enum ScrambledNumber {
  /// The golden ratio times 2 to the 32: numbers that follow one another come to lie far apart.
  private static let factor: UInt32 = 0x9E37_79B1
  /// What undoes it.
  private static let inverse: UInt32 = 0x0E8B_2F51

  @inline(__always)
  static func of(_ number: Int32) -> UInt32 { UInt32(bitPattern: number) &* factor }

  @inline(__always)
  static func number(of scrambled: UInt32) -> Int32 { Int32(bitPattern: scrambled &* inverse) }

  /// Whether a number is in a part of `lists` that is sorted by scrambled numbers.
  ///
  /// Complexity: O(1) on the average, O(log length) for a list that somebody has chosen for its numbers.
  @inline(__always)
  static func isListed(
    _ number: Int32, in lists: UnsafeBufferPointer<UInt32>, _ range: Range<Int>
  ) -> Bool {
    if range.isEmpty { return false }
    let wanted = of(number)
    let reckoned = (UInt64(wanted) &* UInt64(truncatingIfNeeded: range.count)) >> 32
    var place = range.lowerBound &+ Int(truncatingIfNeeded: reckoned)
    // Most often the number stands a few places away.
    if lists[place] < wanted {
      let end = min(range.upperBound, place &+ steps)
      repeat { place &+= 1 } while place < end && lists[place] < wanted
      if place < end { return lists[place] == wanted }
      return place < range.upperBound && halve(wanted, lists, place..<range.upperBound)
    }
    let start = max(range.lowerBound, place &- steps)
    while place > start && lists[place] > wanted { place &-= 1 }
    if lists[place] <= wanted || place == range.lowerBound { return lists[place] == wanted }
    return halve(wanted, lists, range.lowerBound..<place)
  }

  private static let steps = 32

  @inline(never)
  private static func halve(
    _ wanted: UInt32, _ lists: UnsafeBufferPointer<UInt32>, _ range: Range<Int>
  ) -> Bool {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if lists[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < range.upperBound && lists[low] == wanted
  }
}
