internal import TypewardenSourceText

/// Finds bytes that are not UTF-8.
enum UTF8Validation {
  /// The first sequence of bytes that is not UTF-8; nil when all are.
  ///
  /// Complexity: O(n); eight bytes at a time where there is only ASCII.
  static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> SourceRange? {
    let count = bytes.count
    guard count > 0 else { return nil }
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < count {
      while index + 32 <= count {
        var all: UInt64 = 0
        for step in 0..<4 {
          all |= raw.loadUnaligned(fromByteOffset: index + step * 8, as: UInt64.self)
        }
        if all & 0x8080_8080_8080_8080 != 0 { break }
        index += 32
      }
      let end = min(count, index + 32)
      while index < end {
        let lead = bytes[index]
        if lead < 0x80 {
          index += 1
          continue
        }
        let length = sequenceLength(bytes, index, lead)
        if length == 0 { return SourceRange(start: index, end: index + 1) }
        index += length
      }
    }
    return nil
  }

  /// The length of the sequence that `lead` begins (Unicode standard, table 3-7); 0 for none.
  private static func sequenceLength(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ lead: UInt8
  ) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for step in 2..<max(2, length) where bytes[index + step] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
