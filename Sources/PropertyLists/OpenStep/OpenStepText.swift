internal import TypewardenSourceText

/// The text of strings in old-style lists, and where values stand with their quotes and brackets.
enum OpenStepText {
  /// The bytes of a value with what encloses it.
  static func range(of node: Node, in bytes: UnsafeBufferPointer<UInt8>) -> SourceRange {
    let start = Int(node.start)
    let end = start + Int(node.length)
    if node.flags.contains(.bare) { return SourceRange(start: start, end: end) }
    var before = 1
    var behind = 1
    switch node.kind {
    case .integer, .real, .yes, .no, .date: before = 3
    case .data where node.flags.contains(.encoded): (before, behind) = (2, 2)
    default: break
    }
    return SourceRange(start: max(0, start - before), end: min(bytes.count, end + behind))
  }

  /// The text of a quoted string with its escapes resolved, as Apple's readers resolve them.
  static func decoded(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      if raw[index] == UInt8(ascii: "\\"), index + 1 < raw.count {
        index = escape(raw, index + 1, &result)
      } else {
        result.append(raw[index])
        index += 1
      }
    }
    return result
  }

  /// Resolves the escape whose letter stands at `index`; returns the index behind it.
  private static func escape(
    _ raw: UnsafeBufferPointer<UInt8>, _ index: Int, _ result: inout [UInt8]
  ) -> Int {
    switch raw[index] {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value: UInt32 = 0
      var end = index
      while end < min(raw.count, index + 3), (0x30...0x37).contains(raw[end]) {
        value = value * 8 + UInt32(raw[end] - 0x30)
        end += 1
      }
      TextDecoding.append(NextStepCharacters.scalar(UInt8(truncatingIfNeeded: value)), to: &result)
      return end
    case UInt8(ascii: "U"):
      let unit = codeUnit(raw, index + 1)
      let end = index + 1 + unit.digits
      if unit.value & 0xFC00 == 0xD800, let low = lowSurrogate(raw, end) {
        TextDecoding.append(0x10000 + (unit.value & 0x3FF) << 10 + (low & 0x3FF), to: &result)
        return end + 6
      }
      TextDecoding.append(Unicode.Scalar(unit.value) == nil ? 0xFFFD : unit.value, to: &result)
      return end
    case UInt8(ascii: "a"): result.append(0x07)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "v"): result.append(0x0B)
    default: result.append(raw[index])
    }
    return index + 1
  }

  /// The number of up to four hexadecimal digits at a place, and how many there are.
  static func codeUnit(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> (value: UInt32, digits: Int) {
    var value: UInt32 = 0
    var digits = 0
    while digits < 4, start + digits < bytes.count,
      let digit = ScalarSyntax.hexDigit(bytes[start + digits])
    {
      value = value << 4 | UInt32(digit)
      digits += 1
    }
    return (value, digits)
  }

  /// The second half of a surrogate pair, when its escape stands at a place.
  static func lowSurrogate(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt32? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"),
      bytes[start + 1] == UInt8(ascii: "U")
    else { return nil }
    let unit = codeUnit(bytes, start + 2)
    return unit.digits == 4 && unit.value & 0xFC00 == 0xDC00 ? unit.value : nil
  }

  /// The bytes of data in hexadecimal digits.
  static func hexadecimal(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 2)
    var high: UInt64?
    for byte in text {
      guard let digit = ScalarSyntax.hexDigit(byte) else { continue }
      if let first = high {
        result.append(UInt8(first << 4 | digit))
        high = nil
      } else {
        high = digit
      }
    }
    return result
  }
}

extension PropertyListDate {
  /// The date of `2026-11-30 09:00:00 +0100`; also one in the form of XML lists.
  init?(openStep text: UnsafeBufferPointer<UInt8>) {
    if let date = PropertyListDate(text) {
      self = date
      return
    }
    let text = Array(ScalarSyntax.trimmed(text))
    guard text.count == 25, text[10] == 0x20, text[19] == 0x20,
      text[20] == UInt8(ascii: "+") || text[20] == UInt8(ascii: "-"),
      text[21...].allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    var moment = Array(text[..<19])
    moment[10] = UInt8(ascii: "T")
    moment.append(UInt8(ascii: "Z"))
    guard let date = moment.withUnsafeBufferPointer({ PropertyListDate($0) }) else { return nil }
    let digits = text[21...].map { Int($0 - 0x30) }
    let minutes = (digits[0] * 10 + digits[1]) * 60 + digits[2] * 10 + digits[3]
    guard digits[2] < 6, minutes <= 24 * 60 else { return nil }
    let offset = Double(minutes * 60) * (text[20] == UInt8(ascii: "-") ? -1 : 1)
    self.init(secondsSinceReference: date.secondsSinceReference - offset)
  }
}
