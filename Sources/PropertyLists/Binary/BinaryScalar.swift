internal import TypewardenSourceText

/// Reads the payloads of binary scalars, whose ranges were checked when the list was read.
enum BinaryScalar {
  static func integer(_ node: Node, _ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard var value = unsigned(bytes, Int(node.start), Int(node.length)) else { return nil }
    // One, two and four bytes are unsigned, eight are signed, sixteen hold a wider unsigned number.
    if node.length == 16 {
      guard let high = unsigned(bytes, Int(node.start), 8),
        let low = unsigned(bytes, Int(node.start) + 8, 8)
      else { return nil }
      guard high == 0 || (high == UInt64.max && low >> 63 == 1) else { return nil }
      value = low
    }
    return Int64(bitPattern: value)
  }

  static func real(_ node: Node, _ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let bits = unsigned(bytes, Int(node.start), Int(node.length)) else { return nil }
    return node.length == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  /// Calls `body` with the payload: the UTF-8 form of a UTF-16 string, else the bytes as they are.
  static func withText<Result>(
    of node: Node, in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if node.flags.contains(.utf16) { return utf8(node, bytes).withUnsafeBufferPointer(body) }
    let start = min(Int(node.start), bytes.count)
    let end = min(start + Int(node.length), bytes.count)
    return body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
  }

  /// The UTF-8 form of a big-endian UTF-16 payload, already validated.
  static func utf8(_ node: Node, _ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(Int(node.length))
    var index = Int(node.start)
    let end = min(bytes.count, index + Int(node.length))
    func unit(_ at: Int) -> UInt32 { UInt32(bytes[at]) << 8 | UInt32(bytes[at + 1]) }
    while index + 1 < end {
      var scalar = unit(index)
      index += 2
      if scalar & 0xFC00 == 0xD800, index + 1 < end, unit(index) & 0xFC00 == 0xDC00 {
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + (unit(index) & 0x3FF)
        index += 2
      }
      TextDecoding.append(Unicode.Scalar(scalar) == nil ? 0xFFFD : scalar, to: &result)
    }
    return result
  }

  /// A big-endian number of up to eight bytes; of sixteen the last eight.
  private static func unsigned(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int)
    -> UInt64?
  {
    guard start >= 0, length > 0, start + length <= bytes.count else { return nil }
    var value: UInt64 = 0
    for index in max(start, start + length - 8)..<(start + length) {
      value = value << 8 | UInt64(bytes[index])
    }
    return value
  }
}
