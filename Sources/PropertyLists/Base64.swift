/// Base64 as property lists write it: with white space anywhere.
enum Base64 {
  /// Whether the text is Base64: whole groups, padding only at the end.
  ///
  /// The bits that the last digits have beyond the last byte may be anything: readers drop them.
  static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var count = 0
    var padding = 0
    for byte in text {
      if XMLDeclaration.isSpace(byte) { continue }
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, digit(byte) != nil else { return false }
      count += 1
    }
    return padding <= 2 && (count + padding) % 4 == 0
  }

  /// The bytes of valid text.
  static func decoded(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for byte in text {
      guard let digit = digit(byte) else { continue }
      bits = bits << 6 | digit
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }

  /// The text of bytes, without line breaks.
  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let second = left > 1 ? bytes[index + 1] : 0
      let third = left > 2 ? bytes[index + 2] : 0
      result.append(digits[Int(bytes[index] >> 2)])
      result.append(digits[Int(bytes[index] & 3) << 4 | Int(second >> 4)])
      result.append(left > 1 ? digits[Int(second & 15) << 2 | Int(third >> 6)] : 0x3D)
      result.append(left > 2 ? digits[Int(third & 63)] : 0x3D)
      index += 3
    }
    return result
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte - 0x41)
    case 0x61...0x7A: UInt32(byte - 0x61 + 26)
    case 0x30...0x39: UInt32(byte - 0x30 + 52)
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }
}
