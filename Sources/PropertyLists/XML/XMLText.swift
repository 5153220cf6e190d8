#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif
internal import TypewardenSourceText

/// The text of an XML value, from its bytes: references resolved, sections opened, comments and
/// instructions left out, line ends made LF, as XML 1.0 sections 2.11 and 4.6 say.
enum XMLText {
  /// Calls `body` with the text of a value. Plain text, nearly all there is, is not copied.
  static func withText<Result>(
    of node: Node, in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if node.flags.contains(.emptyElement) { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    let start = min(Int(node.start), bytes.count)
    let end = min(start + Int(node.length), bytes.count)
    let raw = UnsafeBufferPointer(rebasing: bytes[start..<end])
    guard node.flags.contains(.encoded) else { return body(raw) }
    if node.flags.contains(.oldStyle) {
      return OpenStepText.decoded(raw).withUnsafeBufferPointer(body)
    }
    return decoded(raw).withUnsafeBufferPointer(body)
  }

  static func decoded(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count { index = decodeNext(raw, index, &result) }
    return result
  }

  /// Where a byte of the text stands among the bytes of the source; nil behind the end.
  ///
  /// Complexity: O(n) in the length of the text.
  static func sourceOffset(ofText offset: Int, in raw: UnsafeBufferPointer<UInt8>) -> Int? {
    var result: [UInt8] = []
    var index = 0
    while index < raw.count {
      let before = result.count
      let next = decodeNext(raw, index, &result)
      if result.count > offset {
        // What a section holds stands behind its nine opening bytes as it is.
        return raw[index] == 0x3C ? index + 9 + offset - before : index
      }
      index = next
    }
    return nil
  }

  private static func decodeNext(
    _ raw: UnsafeBufferPointer<UInt8>, _ index: Int, _ result: inout [UInt8]
  ) -> Int {
    switch raw[index] {
    case 0x26: return reference(raw, index, &result)
    case 0x3C: return markup(raw, index, &result)
    case 0x0D:
      result.append(0x0A)
      return index + (index + 1 < raw.count && raw[index + 1] == 0x0A ? 2 : 1)
    default:
      result.append(raw[index])
      return index + 1
    }
  }

  private static func reference(
    _ raw: UnsafeBufferPointer<UInt8>, _ start: Int, _ result: inout [UInt8]
  ) -> Int {
    if let (scalar, end) = named(raw, start) ?? numeric(raw, start) {
      TextDecoding.append(scalar, to: &result)
      return end
    }
    result.append(raw[start])
    return start + 1
  }

  private static func named(
    _ raw: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> (scalar: UInt32, end: Int)? {
    if starts("&amp;", raw, start) { return (0x26, start + 5) }
    if starts("&lt;", raw, start) { return (0x3C, start + 4) }
    if starts("&gt;", raw, start) { return (0x3E, start + 4) }
    if starts("&quot;", raw, start) { return (0x22, start + 6) }
    if starts("&apos;", raw, start) { return (0x27, start + 6) }
    return nil
  }

  private static func numeric(
    _ raw: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> (scalar: UInt32, end: Int)? {
    guard starts("&#", raw, start) else { return nil }
    let isHexadecimal = starts("&#x", raw, start)
    let radix: UInt64 = isHexadecimal ? 16 : 10
    var index = start + (isHexadecimal ? 3 : 2)
    var value: UInt64 = 0
    while index < raw.count, raw[index] != 0x3B {
      guard let digit = ScalarSyntax.hexDigit(raw[index]), digit < radix else { return nil }
      value = min(value * radix + digit, 0x11_0000)
      index += 1
    }
    guard index < raw.count, let scalar = Unicode.Scalar(UInt32(value)) else { return nil }
    return (scalar.value, index + 1)
  }

  private static func markup(
    _ raw: UnsafeBufferPointer<UInt8>, _ start: Int, _ result: inout [UInt8]
  ) -> Int {
    if starts("<![CDATA[", raw, start) {
      let end = find("]]>", raw, start + 9)
      var index = start + 9
      while index < end { index = literal(raw, index, &result) }
      return min(raw.count, end + 3)
    }
    if let end = endOfIgnorable(raw, start) { return end }
    // An element where only text belongs: the value has a problem of its own.
    return min(raw.count, (raw[start...].firstIndex(of: 0x3E) ?? raw.count) + 1)
  }

  /// Copies a byte, or makes the line end that starts there an LF; returns the offset behind it.
  private static func literal(
    _ raw: UnsafeBufferPointer<UInt8>, _ index: Int, _ result: inout [UInt8]
  ) -> Int {
    guard raw[index] == 0x0D else {
      result.append(raw[index])
      return index + 1
    }
    result.append(0x0A)
    return index + (index + 1 < raw.count && raw[index + 1] == 0x0A ? 2 : 1)
  }

  /// Where the comment or instruction that starts here ends; nil when there is none.
  static func endOfIgnorable(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    if starts("<!--", bytes, start) { return min(bytes.count, find("-->", bytes, start + 4) + 3) }
    if starts("<?", bytes, start) { return min(bytes.count, find("?>", bytes, start + 2) + 2) }
    return nil
  }

  /// Whether the bytes at `index` begin with a text.
  static func starts(
    _ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Bool {
    index + text.utf8CodeUnitCount <= bytes.count
      && memcmp(bytes.baseAddress! + index, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Where a text stands next from `start` on; the end of the bytes when it does not.
  static func find(
    _ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> Int {
    var index = start
    while index < bytes.count {
      guard
        let found = memchr(
          bytes.baseAddress! + index, Int32(text.utf8Start[0]), bytes.count - index)
      else { break }
      index = UnsafeRawPointer(found) - UnsafeRawPointer(bytes.baseAddress!)
      if starts(text, bytes, index) { return index }
      index += 1
    }
    return bytes.count
  }
}
