internal import TypewardenSourceText

/// Whether the text of a number, date or data element is what it should be.
///
/// Works on the bytes of the source; text that needs decoding first is decoded, which is rare.
enum ScalarSyntax {
  /// The problem of one scalar of an XML list; nil when it is sound or not one to check.
  static func check(
    _ node: Node, _ index: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> ReadProblem? {
    switch node.kind {
    case .integer, .real, .date, .data: break
    case .yes, .no:
      if node.flags.contains(.emptyElement) || node.length == 0 { return nil }
    default: return nil
    }
    return XMLText.withText(of: node, in: bytes) { text in
      let isSound =
        switch node.kind {
        case .integer: integer(text) != nil
        case .real: real(text) != nil
        case .date: PropertyListDate(text) != nil
        case .data: Base64.isValid(text) && !hasReference(node, bytes)
        default: trimmed(text).isEmpty
        }
      if isSound { return nil }
      let place = PropertyListValue.elementRange(of: node, in: bytes)
      let (code, message) = words(node.kind, text)
      return ReadProblem(code, place, message, valueIndex: index)
    }
  }

  /// A reference to a digit is one for XML alone: readers of property lists take data as bytes.
  private static func hasReference(_ node: Node, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    node.flags.contains(.encoded)
      && bytes[Int(node.start)..<Int(node.start + node.length)].contains(UInt8(ascii: "&"))
  }

  private static func words(
    _ kind: Node.Kind, _ text: UnsafeBufferPointer<UInt8>
  ) -> (ReadProblem.Code, String) {
    let start = String(decoding: text.prefix(40), as: UTF8.self)
    let shown = text.count > 40 ? start + "…" : start
    switch kind {
    case .integer:
      return (
        .badInteger,
        trimmed(text).isEmpty
          ? "an empty integer" : "`\(shown)` is not an integer of at most 64 bits"
      )
    case .real: return (.badReal, "`\(shown)` is not a real number")
    case .date:
      return (.badDate, "`\(shown)` is not a date of the form `2026-11-30T09:00:00Z`")
    case .data: return (.badData, "the data is not valid Base64")
    default: return (.textBetweenElements, "text inside `<true>` or `<false>`")
    }
  }

  /// The value of an integer's text: white space around, a sign, white space, decimal or `0x` digits.
  /// Wider than `Int64` only up to `UInt64.max`, whose bits are then returned.
  static func integer(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    var digits = trimmed(text)
    var isNegative = false
    if let first = digits.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      isNegative = first == UInt8(ascii: "-")
      digits = digits.dropFirst().drop(while: XMLDeclaration.isSpace)
    }
    var radix: UInt64 = 10
    if digits.count > 2, digits.first == UInt8(ascii: "0"),
      digits[digits.startIndex + 1] | 0x20 == UInt8(ascii: "x")
    {
      radix = 16
      digits = digits.dropFirst(2)
    }
    guard !digits.isEmpty else { return nil }
    var value: UInt64 = 0
    for byte in digits {
      guard let digit = hexDigit(byte), digit < radix else { return nil }
      let (product, overflow) = value.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(digit)
      if overflow || carry { return nil }
      value = sum
    }
    if !isNegative { return Int64(bitPattern: value) }
    guard value <= UInt64(Int64.max) + 1 else { return nil }
    return Int64(bitPattern: 0 &- value)
  }

  /// The value of a real's text: a decimal number, `nan`, or `inf`, `infinity` with a sign.
  static func real(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    let digits = trimmed(text)
    guard let first = digits.first, digits.count <= 4096 else { return nil }
    // No hexadecimal numbers, no payloads and signs of NaN, which `Double` would take.
    let isSigned = first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
    for byte in digits where byte | 0x20 == UInt8(ascii: "x") || byte == UInt8(ascii: "(") {
      return nil
    }
    let value = Double(String(decoding: digits, as: UTF8.self))
    return isSigned && value?.isNaN == true ? nil : value
  }

  static func hexDigit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case 0x30...0x39: UInt64(byte - 0x30)
    case 0x41...0x46: UInt64(byte - 0x41 + 10)
    case 0x61...0x66: UInt64(byte - 0x61 + 10)
    default: nil
    }
  }

  static func trimmed(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var start = 0
    var end = text.count
    while start < end, XMLDeclaration.isSpace(text[start]) { start += 1 }
    while end > start, XMLDeclaration.isSpace(text[end - 1]) { end -= 1 }
    return text[start..<end]
  }
}
