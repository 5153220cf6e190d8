#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif
internal import TypewardenSourceText

/// Finds keys that stand twice in one dictionary of a tape.
///
/// Keys are equal when their text is: `R&amp;D` and `R&#38;D` are one key, and so are an ASCII and a
/// UTF-16 string of a binary list.
struct DuplicateKeys {
  /// Dictionaries of up to this many keys are compared pair by pair.
  private static let smallCount = 32

  let bytes: UnsafeBufferPointer<UInt8>
  let isBinary: Bool

  /// The tape indices of repeated keys, each with the first key of the same text.
  ///
  /// Complexity: O(n log n) in the number of keys.
  func pairs(in dictionary: Int, of tape: borrowing TapeWriter) -> [(first: Int, second: Int)] {
    let end = Int(tape[dictionary].end)
    return withUnsafeTemporaryAllocation(of: (UInt64, Int).self, capacity: Self.smallCount) {
      var count = 0
      var cursor = dictionary + 1
      var found: [(first: Int, second: Int)] = []
      while cursor < end {
        if count == Self.smallCount { return pairsInLarge(dictionary, end, tape) }
        let node = tape[cursor]
        if node.kind == .key, !node.flags.contains(.unusable) {
          let hash = quickHash(node)
          for index in 0..<count where $0[index].0 == hash {
            if same(tape[$0[index].1], node) {
              found.append(($0[index].1, cursor))
              break
            }
          }
          ($0.baseAddress.unsafelyUnwrapped + count).initialize(to: (hash, cursor))
          count += 1
        }
        cursor = Self.next(cursor, tape)
      }
      return found
    }
  }

  /// The problem of a key at `second` that stands at `first` before.
  static func problem(first: SourceRange, second: SourceRange, index: Int) -> ReadProblem {
    ReadProblem(
      .duplicateKey, second, "the same key twice in one dictionary", related: first,
      relatedMessage: "the key stands here first", valueIndex: index)
  }

  /// Sorts the keys by a hash, which takes eight bytes for each: a list that is one dictionary of a
  /// million keys is no reason to need more memory than its values do.
  private func pairsInLarge(
    _ dictionary: Int, _ end: Int, _ tape: borrowing TapeWriter
  ) -> [(first: Int, second: Int)] {
    var keys = ContiguousArray<UInt64>()
    var cursor = dictionary + 1
    while cursor < end {
      let node = tape[cursor]
      if node.kind == .key, !node.flags.contains(.unusable) {
        keys.append(withText(node, Self.hash) << 32 | UInt64(cursor))
      }
      cursor = Self.next(cursor, tape)
    }
    keys.sort()
    var found: [(first: Int, second: Int)] = []
    var start = 0
    while start < keys.count {
      var distinct = [Int(keys[start] & 0xFFFF_FFFF)]
      var next = start + 1
      while next < keys.count, keys[next] >> 32 == keys[start] >> 32 {
        let index = Int(keys[next] & 0xFFFF_FFFF)
        if let first = distinct.first(where: { same(tape[$0], tape[index]) }) {
          found.append((first, index))
          if found.count > ProblemLog.limit { return found }
        } else if distinct.count < 8 {
          // More keys than this with one hash are made to be slow.
          distinct.append(index)
        }
        next += 1
      }
      start = next
    }
    return found
  }

  /// The key behind this one: past the key itself and its value.
  private static func next(_ key: Int, _ tape: borrowing TapeWriter) -> Int {
    let value = key + 1
    return value < tape.count ? max(value + 1, Int(tape[value].end)) : tape.count
  }

  /// Differs for most keys that differ: the length and three bytes of plain text.
  @inline(__always)
  private func quickHash(_ key: Node) -> UInt64 {
    if key.flags.isEmpty { return quickHash(plainText(key)) }
    return withText(key, quickHash)
  }

  @inline(__always)
  private func quickHash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = text.count
    guard count > 0 else { return 0 }
    return UInt64(count) << 24 | UInt64(text[0]) << 16 | UInt64(text[count / 2]) << 8
      | UInt64(text[count - 1])
  }

  /// FNV-1a.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  private func same(_ first: Node, _ second: Node) -> Bool {
    withText(first) { first in
      withText(second) { second in
        first.count == second.count
          && (first.isEmpty || memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0)
      }
    }
  }

  @inline(__always)
  private func plainText(_ key: Node) -> UnsafeBufferPointer<UInt8> {
    let start = min(Int(key.start), bytes.count)
    let end = min(start + Int(key.length), bytes.count)
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  private func withText<Result>(
    _ key: Node, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    isBinary
      ? BinaryScalar.withText(of: key, in: bytes, body)
      : XMLText.withText(of: key, in: bytes, body)
  }
}
