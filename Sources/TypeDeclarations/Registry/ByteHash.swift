/// Hashing of short texts for the registry's own tables.
///
/// Seeded once a process, so that nobody can prepare names that all fall into one slot.
enum ByteHash {
  private static let seed = UInt64.random(in: .min ... .max)

  /// A random odd number for tables whose keys are words.
  static let multiplier = UInt64.random(in: .min ... .max) | 1

  /// A hash of bytes; with `folding`, that of the bytes with their ASCII capitals made small, which
  /// therefore need no copy. Reads eight bytes at a time.
  @inline(__always)
  static func hash(
    _ bytes: UnsafeBufferPointer<UInt8>, salt: UInt64 = 0, folding: Bool = false
  ) -> UInt64 {
    var state = seed ^ (salt &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(truncatingIfNeeded: bytes.count)
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return mix(state, 0) }
    var index = 0
    while index &+ 8 <= bytes.count {
      state = mix(state, word(base, at: index, folding))
      index &+= 8
    }
    if index < bytes.count {
      state = mix(state, rest(base, index..<bytes.count, folding))
    }
    return state
  }

  /// Whether bytes, folded when that is asked for, are as many bytes that stand somewhere else.
  @inline(__always)
  static func areSame(
    _ bytes: UnsafeBufferPointer<UInt8>, _ other: UnsafePointer<UInt8>, folding: Bool
  ) -> Bool {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return true }
    let other = UnsafeRawPointer(other)
    var index = 0
    while index &+ 8 <= bytes.count {
      if word(base, at: index, folding) != word(other, at: index, false) { return false }
      index &+= 8
    }
    guard index < bytes.count else { return true }
    return rest(base, index..<bytes.count, folding) == rest(other, index..<bytes.count, false)
  }

  @inline(__always)
  private static func word(_ base: UnsafeRawPointer, at index: Int, _ folding: Bool) -> UInt64 {
    let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    return folding ? folded(word) : word
  }

  /// The last bytes, fewer than eight of them: of a longer text its last eight.
  @inline(__always)
  private static func rest(
    _ base: UnsafeRawPointer, _ range: Range<Int>, _ folding: Bool
  ) -> UInt64 {
    if range.upperBound >= 8 { return word(base, at: range.upperBound &- 8, folding) }
    var rest: UInt64 = 0
    for index in range {
      rest = rest << 8 | UInt64(base.load(fromByteOffset: index, as: UInt8.self))
    }
    return folding ? folded(rest) : rest
  }

  @inline(__always)
  static func mix(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }

  /// Eight bytes with their ASCII capitals made small; other bytes stay.
  @inline(__always)
  static func folded(_ word: UInt64) -> UInt64 {
    let low = word & 0x7F7F_7F7F_7F7F_7F7F
    let fromA = low &+ 0x3F3F_3F3F_3F3F_3F3F
    let aboveZ = low &+ 0x2525_2525_2525_2525
    let capitals = (fromA & ~aboveZ & ~word) & 0x8080_8080_8080_8080
    return word | capitals >> 2
  }
}
