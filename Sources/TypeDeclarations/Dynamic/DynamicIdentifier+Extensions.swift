extension DynamicIdentifier {
  /// Appends the identifier of an extension that conforms to `public.data`, for those who make them
  /// by the million: the same text as the initialiser gives, without anything in between.
  ///
  /// Returns false, having appended nothing, for an extension that is not plain ASCII letters,
  /// digits, hyphens and underscores.
  package static func append(
    ofExtension text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) -> Bool {
    for byte in text {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: continue
      default: return false
      }
    }
    bytes.append(contentsOf: dataPrefix.utf8)
    let letters = UnsafeBufferPointer(start: DynamicBase32.alphabet.utf8Start, count: 32)
    var bits = prefixBits
    var count = prefixBitCount
    for byte in text {
      bits = bits << 8 | UInt32((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      count += 8
      while count >= 5 {
        count -= 5
        bytes.append(letters[Int(bits >> count & 0x1F)])
      }
    }
    if count > 0 { bytes.append(letters[Int(bits << (5 - count) & 0x1F)]) }
    return true
  }

  // The payload `?0=6:1=` is 56 bits: eleven whole characters, and one bit left over.
  private static let dataPrefix = "dyn.ah62d4rv4ge8"
  private static let prefixBits: UInt32 = UInt32(UInt8(ascii: "=")) & 1
  private static let prefixBitCount: UInt32 = 1
}
