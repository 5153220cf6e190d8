/// The lines in which two texts differ, as few as can be found (Myers, "An O(ND) Difference
/// Algorithm", 1986). Lines end with LF; their ends belong to them.
struct LineDiff {
  /// Lines of the old text that become lines of the new one.
  struct Change: Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }

  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  private(set) var changes: [Change] = []

  /// Texts that differ in more lines than this are one change: a file that was written anew.
  private static let limit = 1_000

  init(_ oldBytes: [UInt8], _ newBytes: [UInt8]) {
    old = Self.lines(of: oldBytes)
    new = Self.lines(of: newBytes)
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    let oldRange = start..<(old.count - end)
    let newRange = start..<(new.count - end)
    if oldRange.isEmpty, newRange.isEmpty { return }
    changes = script(oldRange, newRange) ?? [Change(old: oldRange, new: newRange)]
  }

  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// The changes between two ranges of lines; nil when there are too many.
  private func script(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [Change]? {
    let oldCount = oldRange.count
    let newCount = newRange.count
    if oldCount == 0 || newCount == 0 { return nil }
    let limit = min(oldCount + newCount, Self.limit)
    // How far each diagonal has come, for every number of differences so far.
    var front = [Int](repeating: 0, count: 2 * limit + 3)
    var fronts: [[Int]] = []
    let middle = limit + 1
    for steps in 0...limit {
      fronts.append(front)
      for diagonal in stride(from: -steps, through: steps, by: 2) {
        let goesDown =
          diagonal == -steps
          || diagonal != steps && front[middle + diagonal - 1] < front[middle + diagonal + 1]
        var x = goesDown ? front[middle + diagonal + 1] : front[middle + diagonal - 1] + 1
        var y = x - diagonal
        while x < oldCount, y < newCount,
          old[oldRange.lowerBound + x] == new[newRange.lowerBound + y]
        {
          x += 1
          y += 1
        }
        front[middle + diagonal] = x
        if x >= oldCount, y >= newCount {
          return trace(fronts, steps, middle, oldRange, newRange)
        }
      }
    }
    return nil
  }

  /// Goes back from the end along the way that was found.
  private func trace(
    _ fronts: [[Int]], _ steps: Int, _ middle: Int, _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> [Change] {
    var changes: [Change] = []
    var x = oldRange.count
    var y = newRange.count
    for step in stride(from: steps, to: 0, by: -1) {
      let front = fronts[step]
      let diagonal = x - y
      let goesDown =
        diagonal == -step
        || diagonal != step && front[middle + diagonal - 1] < front[middle + diagonal + 1]
      let before = goesDown ? diagonal + 1 : diagonal - 1
      let oldX = front[middle + before]
      let oldY = oldX - before
      let change =
        goesDown
        ? Change(
          old: oldRange.lowerBound + oldX..<oldRange.lowerBound + oldX,
          new: newRange.lowerBound + oldY..<newRange.lowerBound + oldY + 1)
        : Change(
          old: oldRange.lowerBound + oldX..<oldRange.lowerBound + oldX + 1,
          new: newRange.lowerBound + oldY..<newRange.lowerBound + oldY)
      if let last = changes.last, last.old.lowerBound == change.old.upperBound,
        last.new.lowerBound == change.new.upperBound
      {
        changes[changes.count - 1] = Change(
          old: change.old.lowerBound..<last.old.upperBound,
          new: change.new.lowerBound..<last.new.upperBound)
      } else {
        changes.append(change)
      }
      x = oldX
      y = oldY
    }
    return changes.reversed()
  }
}
