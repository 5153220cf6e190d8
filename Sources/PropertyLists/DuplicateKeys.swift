#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif
internal import TypewardenSourceText

/// Finds keys that stand twice in one dictionary of a tape.
enum DuplicateKeys {
  /// Calls `body` with the tape indices of an earlier and a later key of the same spelling.
  ///
  /// Compares the bytes of the source, so keys that need decoding are passed over. Complexity:
  /// O(n) expected in the number of keys; small dictionaries are compared pair by pair.
  static func find(
    in dictionary: Int, tape: Tape, bytes: UnsafeBufferPointer<UInt8>,
    _ body: (_ first: Int, _ second: Int) -> Void
  ) {
    let end = Int(tape[dictionary].end)
    var cursor = dictionary + 1
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 32) { small in
      var count = 0
      while cursor < end, count < 32 {
        small[count] = signature(tape[cursor], cursor, bytes)
        count += 1
        cursor = next(cursor, tape)
      }
      if cursor < end {
        findInLarge(dictionary, end, tape, bytes, body)
        return
      }
      guard count > 1 else { return }
      for right in 1..<count {
        let wanted = small[right] >> 32
        for left in 0..<right where small[left] >> 32 == wanted {
          let (first, second) = (Int(small[left] & 0xFFFF_FFFF), Int(small[right] & 0xFFFF_FFFF))
          if same(tape[first], tape[second], bytes) {
            body(first, second)
            break
          }
        }
      }
    }
  }

  static func problem(first: SourceRange, second: SourceRange, index: Int) -> ReadProblem {
    ReadProblem(
      .duplicateKey, second, "the same key twice in one dictionary", related: first,
      relatedMessage: "the key stands here first", valueIndex: index)
  }

  private static func findInLarge(
    _ dictionary: Int, _ end: Int, _ tape: Tape, _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (Int, Int) -> Void
  ) {
    var seen: [UInt64: Int] = [:]
    var cursor = dictionary + 1
    while cursor < end {
      let hash = fullHash(tape[cursor], bytes)
      if let first = seen[hash] {
        if same(tape[first], tape[cursor], bytes) { body(first, cursor) }
      } else {
        seen[hash] = cursor
      }
      cursor = next(cursor, tape)
    }
  }

  /// The key behind this one: past the key itself and its value.
  private static func next(_ key: Int, _ tape: Tape) -> Int {
    let value = key + 1
    return value < tape.count ? max(value + 1, Int(tape[value].end)) : tape.count
  }

  private static func signature(
    _ key: Node, _ index: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt64 {
    let length = Int(key.length)
    let start = Int(key.start)
    guard key.flags.isEmpty, length > 0, start + length <= bytes.count else {
      // Never equal to another: the index is part of it.
      return UInt64(0x8000_0000 | index) << 32 | UInt64(index)
    }
    var mixed = UInt32(truncatingIfNeeded: length)
    mixed = mixed &* 31 &+ UInt32(bytes[start])
    mixed = mixed &* 31 &+ UInt32(bytes[start + length / 2])
    mixed = mixed &* 31 &+ UInt32(bytes[start + length - 1])
    return UInt64(mixed & 0x7FFF_FFFF) << 32 | UInt64(index)
  }

  private static func fullHash(_ key: Node, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in Int(key.start)..<min(bytes.count, Int(key.start + key.length)) {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3
    }
    return hash ^ UInt64(key.flags.rawValue)
  }

  private static func same(
    _ first: Node, _ second: Node, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let end = Int(max(first.start + first.length, second.start + second.length))
    guard first.length == second.length, first.flags == second.flags, end <= bytes.count else {
      return false
    }
    return memcmp(
      bytes.baseAddress! + Int(first.start), bytes.baseAddress! + Int(second.start),
      Int(first.length)) == 0
  }
}
