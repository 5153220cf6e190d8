/// Hashing of short texts for the registry's own tables.
///
/// Seeded once a process, so that nobody can prepare names that all fall into one slot.
enum ByteHash {
  private static let seed = UInt64.random(in: .min ... .max)

  /// A random odd number for tables whose keys are words.
  static let multiplier = UInt64.random(in: .min ... .max) | 1

  /// A hash of bytes that are already folded. Reads eight bytes at a time.
  @inline(__always)
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, salt: UInt64 = 0) -> UInt64 {
    var state = seed ^ (salt &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(truncatingIfNeeded: bytes.count)
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return mix(state, 0) }
    var index = 0
    while index + 8 <= bytes.count {
      state = mix(state, base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    if index < bytes.count {
      var rest: UInt64 = 0
      if bytes.count >= 8 {
        rest = base.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
      } else {
        for position in index..<bytes.count { rest = rest << 8 | UInt64(bytes[position]) }
      }
      state = mix(state, rest)
    }
    return state
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
