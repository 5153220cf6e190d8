/// Writes parts of old-style lists: what an edit puts into one. All scalars are text there.
struct OpenStepWriter {
  var unit: [UInt8]
  /// What ends a line; nil to put everything on one line.
  var lineEnd: [UInt8]?
  private(set) var bytes: [UInt8] = []

  init(unit: [UInt8] = [0x09], lineEnd: [UInt8]? = [0x0A]) {
    self.unit = unit
    self.lineEnd = lineEnd
  }

  /// Appends a value; the lines of what is inside it begin with `indentation` and one level more.
  mutating func write(_ content: PropertyListContent, indentation: [UInt8]) {
    switch content {
    case .string(let text): bytes += Self.quoted(text)
    case .integer(let value): bytes += Self.quoted(String(value))
    case .unsigned(let value), .uid(let value): bytes += Self.quoted(String(value))
    case .real(let value): bytes += Self.quoted(String(value))
    case .boolean(let value): bytes += (value ? "YES" : "NO").utf8
    case .date(let date): bytes += Self.quoted(date.text)
    case .data(let data):
      bytes.append(UInt8(ascii: "<"))
      let digits = Array("0123456789abcdef".utf8)
      for byte in data { bytes += [digits[Int(byte >> 4)], digits[Int(byte & 0xF)]] }
      bytes.append(UInt8(ascii: ">"))
    case .array(let elements):
      bytes.append(UInt8(ascii: "("))
      for (index, element) in elements.enumerated() {
        startLine(indentation + unit, isFirst: index == 0)
        write(element, indentation: indentation + unit)
        if lineEnd != nil || index + 1 < elements.count { bytes.append(UInt8(ascii: ",")) }
      }
      if !elements.isEmpty { startLine(indentation, isFirst: true) }
      bytes.append(UInt8(ascii: ")"))
    case .dictionary(let entries):
      bytes.append(UInt8(ascii: "{"))
      for entry in entries {
        startLine(indentation + unit, isFirst: false)
        write(entry, indentation: indentation + unit)
      }
      if !entries.isEmpty { startLine(indentation, isFirst: false) }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Appends an entry with its semicolon.
  mutating func write(_ entry: PropertyListContent.Entry, indentation: [UInt8]) {
    bytes += Self.quoted(entry.key)
    bytes += " = ".utf8
    write(entry.value, indentation: indentation)
    bytes.append(UInt8(ascii: ";"))
  }

  private mutating func startLine(_ indentation: [UInt8], isFirst: Bool) {
    guard let lineEnd else {
      if !isFirst { bytes.append(0x20) }
      return
    }
    bytes += lineEnd
    bytes += indentation
  }

  /// Text without quotes where that is allowed, else in quotes with escapes.
  static func quoted(_ text: String) -> [UInt8] {
    let isBare =
      !text.isEmpty && text.utf8.allSatisfy(OpenStepReader.isBare) && !hasComment(text)
    if isBare { return Array(text.utf8) }
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): result += "\\\"".utf8
      case UInt8(ascii: "\\"): result += "\\\\".utf8
      case 0x0A: result += "\\n".utf8
      case 0x0D: result += "\\r".utf8
      case 0x09: result += "\\t".utf8
      case 0..<0x20, 0x7F:
        result.append(UInt8(ascii: "\\"))
        for shift in [6, 3, 0] { result.append(0x30 + (byte >> UInt8(shift) & 7)) }
      default: result.append(byte)
      }
    }
    result.append(UInt8(ascii: "\""))
    return result
  }

  /// Two slashes begin a comment, wherever they stand.
  private static func hasComment(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "/"), last == byte { return true }
      last = byte
    }
    return false
  }
}
