/// An open-addressing table from texts in an arena to small numbers.
///
/// A slot holds the upper half of the hash and the number plus one, so most misses never touch the
/// text. Filled while a registry is built, read only afterwards.
struct TextTable: Sendable {
  private var slots: ContiguousArray<UInt64>
  private var mask: Int
  /// The hash of each number, for growing.
  private var hashes: ContiguousArray<UInt64> = []

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = ContiguousArray(repeating: 0, count: size)
    mask = size - 1
    hashes.reserveCapacity(capacity)
  }

  /// The number of a text; -1 when it is not there. `range` tells where a number's text stands. With
  /// `folding`, ASCII capitals of the text are small ones; the hash must be made so too.
  @inline(__always)
  func find(
    _ text: UnsafeBufferPointer<UInt8>, hash: UInt64, folding: Bool = false,
    in arena: ContiguousArray<UInt8>, range: (Int) -> (start: Int, length: Int)
  ) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & mask
    let high = hash >> 32
    while true {
      let entry = slots[slot]
      if entry == 0 { return -1 }
      if entry >> 32 == high {
        let number = Int(entry & 0xFFFF_FFFF) - 1
        let (start, length) = range(number)
        if length == text.count {
          let same = arena.withUnsafeBufferPointer { arena in
            length == 0
              || ByteHash.areSame(text, arena.baseAddress! + start, folding: folding)
          }
          if same { return number }
        }
      }
      slot = (slot + 1) & mask
    }
  }

  /// Adds the next number: they are given out one after another, from 0.
  mutating func insertNext(hash: UInt64) {
    let number = hashes.count
    hashes.append(hash)
    if (number + 1) * 2 > slots.count {
      slots = ContiguousArray(repeating: 0, count: slots.count * 2)
      mask = slots.count - 1
      for (number, hash) in hashes.enumerated() { place(number, hash: hash) }
    } else {
      place(number, hash: hash)
    }
  }

  /// Gives back what only growing needs.
  mutating func seal() { hashes = [] }

  private mutating func place(_ number: Int, hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = hash & ~0xFFFF_FFFF | UInt64(number + 1)
  }
}

/// A table from short file name extensions, packed into one word each, to tags.
struct PackedTable: Sendable {
  private var keys: ContiguousArray<UInt64>
  private var values: ContiguousArray<Int32>
  private var mask: Int
  private var shift: UInt64
  /// Random and odd, so that nobody can prepare extensions that all fall into one slot. The same for
  /// all tables of a process: each random number is a call of the system.
  private let multiplier = ByteHash.multiplier

  /// The length of the longest text that can be a key.
  static let longestKey = 8

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    keys = ContiguousArray(repeating: 0, count: size)
    values = ContiguousArray(repeating: -1, count: size)
    mask = size - 1
    shift = UInt64(size.leadingZeroBitCount + 1)
  }

  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* multiplier) >> shift)
  }

  /// The value of a key, which is never 0; -1 when it is not there.
  @inline(__always)
  func find(_ key: UInt64) -> Int {
    var slot = slot(of: key)
    while keys[slot] != key {
      if keys[slot] == 0 { return -1 }
      slot = (slot + 1) & mask
    }
    return Int(values[slot])
  }

  /// Adds a key that is not there yet. The table was made large enough for all.
  mutating func insert(_ key: UInt64, _ value: Int) {
    var slot = slot(of: key)
    while keys[slot] != 0 { slot = (slot + 1) & mask }
    keys[slot] = key
    values[slot] = Int32(value)
  }

  /// Up to eight bytes as one word, capitals made small; 0 when there are none or too many, or NUL
  /// is the last, which could not be told from no byte at all.
  @inline(__always)
  static func pack(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard bytes.count > 0, bytes.count <= longestKey, bytes[bytes.count - 1] != 0 else { return 0 }
    var word: UInt64 = 0
    var index = bytes.count - 1
    while index >= 0 {
      word = word << 8 | UInt64(bytes[index])
      index -= 1
    }
    return ByteHash.folded(word)
  }
}
