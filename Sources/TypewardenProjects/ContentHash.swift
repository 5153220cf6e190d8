/// The 128-bit SipHash (2-4, key of zeros) of a file's bytes, in hexadecimal: a name for its facts.
enum ContentHash {
  static func name(of bytes: [UInt8]) -> String {
    let (low, high) = hash(bytes)
    return hexadecimal(low) + hexadecimal(high)
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private static func hash(_ bytes: [UInt8]) -> (UInt64, UInt64) {
    var state = State()
    bytes.withUnsafeBytes { buffer in
      var index = 0
      while index + 8 <= buffer.count {
        let word = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        state.absorb(UInt64(littleEndian: word))
        index += 8
      }
      var last = UInt64(truncatingIfNeeded: buffer.count) << 56
      for (place, byte) in buffer[index...].enumerated() { last |= UInt64(byte) << (8 * place) }
      state.absorb(last)
    }
    return state.finish()
  }

  private struct State {
    private var v0: UInt64 = 0x736f_6d65_7073_6575
    private var v1: UInt64 = 0x646f_7261_6e64_6f6d ^ 0xee
    private var v2: UInt64 = 0x6c79_6765_6e65_7261
    private var v3: UInt64 = 0x7465_6462_7974_6573

    mutating func absorb(_ word: UInt64) {
      v3 ^= word
      round()
      round()
      v0 ^= word
    }

    mutating func finish() -> (UInt64, UInt64) {
      v2 ^= 0xee
      for _ in 0..<4 { round() }
      let low = v0 ^ v1 ^ v2 ^ v3
      v1 ^= 0xdd
      for _ in 0..<4 { round() }
      return (low, v0 ^ v1 ^ v2 ^ v3)
    }

    private mutating func round() {
      v0 &+= v1
      v1 = rotated(v1, 13) ^ v0
      v0 = rotated(v0, 32)
      v2 &+= v3
      v3 = rotated(v3, 16) ^ v2
      v0 &+= v3
      v3 = rotated(v3, 21) ^ v0
      v2 &+= v1
      v1 = rotated(v1, 17) ^ v2
      v2 = rotated(v2, 32)
    }

    private func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
      value << count | value >> (64 - count)
    }
  }
}
