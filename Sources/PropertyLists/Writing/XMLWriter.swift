internal import TypewardenSourceText

/// Writes values as Apple's XML form: the very form of `plutil`, with tabs, unless told otherwise.
struct XMLWriter {
  /// One level of indentation.
  var unit: [UInt8] = [0x09]
  /// What ends a line; nil to put everything on one line.
  var lineEnd: [UInt8]? = [0x0A]
  private(set) var bytes: [UInt8] = []

  init(unit: [UInt8] = [0x09], lineEnd: [UInt8]? = [0x0A]) {
    self.unit = unit
    self.lineEnd = lineEnd
  }

  /// What stands before the root of a file.
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// A whole file.
  static func file(_ content: PropertyListContent) -> [UInt8] {
    var writer = XMLWriter()
    writer.bytes = Array(head.utf8)
    writer.write(content, indentation: [])
    writer.bytes += "\n</plist>\n".utf8
    return writer.bytes
  }

  /// Appends a value; the lines of what is inside it begin with `indentation` and one level more.
  mutating func write(_ content: PropertyListContent, indentation: [UInt8]) {
    switch content {
    case .string(let text): element("string", text)
    case .integer(let value): element("integer", String(value))
    case .unsigned(let value): element("integer", String(value))
    case .real(let value): element("real", Self.text(of: value))
    case .boolean(let value): bytes += (value ? "<true/>" : "<false/>").utf8
    case .date(let date): element("date", date.text)
    case .data(let data): element("data", String(decoding: Base64.encoded(data), as: UTF8.self))
    case .uid(let value):
      write(.dictionary(["CF$UID": .unsigned(value)]), indentation: indentation)
    case .array(let elements):
      container("array", isEmpty: elements.isEmpty, indentation) { writer, inner in
        for element in elements {
          writer.startLine(inner)
          writer.write(element, indentation: inner)
        }
      }
    case .dictionary(let entries):
      container("dict", isEmpty: entries.isEmpty, indentation) { writer, inner in
        for entry in entries {
          writer.startLine(inner)
          writer.write(entry, indentation: inner)
        }
      }
    }
  }

  /// Appends a key and its value, each on its line unless something else stands between them.
  mutating func write(
    _ entry: PropertyListContent.Entry, indentation: [UInt8], gap: [UInt8]? = nil
  ) {
    element("key", entry.key)
    if let gap { bytes += gap } else { startLine(indentation) }
    write(entry.value, indentation: indentation)
  }

  /// Appends a line end and the indentation, where lines are kept apart.
  mutating func startLine(_ indentation: [UInt8]) {
    guard let lineEnd else { return }
    bytes += lineEnd
    bytes += indentation
  }

  private mutating func container(
    _ name: String, isEmpty: Bool, _ indentation: [UInt8],
    _ body: (inout XMLWriter, [UInt8]) -> Void
  ) {
    if isEmpty {
      bytes += "<\(name)/>".utf8
      return
    }
    bytes += "<\(name)>".utf8
    body(&self, indentation + unit)
    startLine(indentation)
    bytes += "</\(name)>".utf8
  }

  private mutating func element(_ name: String, _ text: String) {
    bytes += "<\(name)>".utf8
    bytes += Self.escaped(text)
    bytes += "</\(name)>".utf8
  }

  /// Text as it stands between tags. A CR would be read as LF, so it is written as a reference, and
  /// so is what would act on a terminal or change the order in which a line is read; what XML cannot hold at all becomes U+FFFD.
  static func escaped(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;".utf8
      case 0x3C: result += "&lt;".utf8
      case 0x3E: result += "&gt;".utf8
      case 0x0D: result += "&#13;".utf8
      case _ where VisibleText.isInvisible(scalar): result += "&#\(scalar.value);".utf8
      case 0x09, 0x0A, 0x20...0xFFFD, 0x10000...: result += UTF8.encode(scalar)!
      default: result += [0xEF, 0xBF, 0xBD]
      }
    }
    return result
  }

  private static func text(of value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-infinity" : "+infinity" }
    return String(value)
  }
}
