/// A JSON value that was read, with its place: for files that people write, whose faults have to be
/// shown where they stand.
package struct JSONDocument: Sendable {
  package indirect enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONDocument])
    case object([Member])
  }

  package struct Member: Sendable {
    package var name: String
    package var nameRange: SourceRange
    package var value: JSONDocument
  }

  package var value: Value
  package var range: SourceRange

  /// Why text is not JSON, and where.
  package struct Failure: Error, Sendable {
    package var message: String
    package var offset: Int
  }

  /// Reads a document.
  ///
  /// Strict JSON, nested at most 64 deep. - Throws: ``Failure`` at the first fault.
  package static func read(_ source: SourceText) throws(Failure) -> JSONDocument {
    var reader = Reader(bytes: source.bytes)
    let document = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.index == reader.bytes.count else {
      throw Failure(message: "something behind the end of the value", offset: reader.index)
    }
    return document
  }

  package var string: String? {
    if case .string(let text) = value { return text }
    return nil
  }

  package var bool: Bool? {
    if case .bool(let flag) = value { return flag }
    return nil
  }

  package var elements: [JSONDocument]? {
    if case .array(let elements) = value { return elements }
    return nil
  }

  package var members: [Member]? {
    if case .object(let members) = value { return members }
    return nil
  }

  /// The value of a name of an object; nil when there is none. Complexity: O(members).
  package func member(_ name: String) -> JSONDocument? {
    members?.first { $0.name == name }?.value
  }

  /// The value of a member; of a repeated name the last.
  package subscript(name: String) -> JSONDocument? {
    members?.last { $0.name == name }?.value
  }
}

private struct Reader {
  var bytes: [UInt8]
  var index = 0

  mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  func failure(_ message: String) -> JSONDocument.Failure {
    JSONDocument.Failure(message: message, offset: index)
  }

  mutating func value(depth: Int) throws(JSONDocument.Failure) -> JSONDocument {
    skipSpace()
    guard depth < 64 else { throw failure("nested too deep") }
    guard index < bytes.count else { throw failure("the file ends where a value should be") }
    let start = index
    let value: JSONDocument.Value
    switch bytes[index] {
    case UInt8(ascii: "{"): value = try object(depth)
    case UInt8(ascii: "["): value = try array(depth)
    case UInt8(ascii: "\""): value = .string(try text())
    case UInt8(ascii: "t"): value = try word("true", .bool(true))
    case UInt8(ascii: "f"): value = try word("false", .bool(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    default: value = try number()
    }
    return JSONDocument(value: value, range: SourceRange(start: start, end: index))
  }

  private mutating func word(
    _ text: StaticString, _ value: JSONDocument.Value
  ) throws(JSONDocument.Failure) -> JSONDocument.Value {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[index...].starts(with: wanted) else { throw failure("not a JSON value") }
    index += wanted.count
    return value
  }

  private mutating func number() throws(JSONDocument.Failure) -> JSONDocument.Value {
    let start = index
    while index < bytes.count, "+-.0123456789eE".utf8.contains(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), text.first != "+", text.first != "." else {
      index = start
      throw failure("not a JSON value")
    }
    return .number(number)
  }

  private mutating func array(_ depth: Int) throws(JSONDocument.Failure) -> JSONDocument.Value {
    index += 1
    var elements: [JSONDocument] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw failure("`,` or `]` is missing") }
    }
  }

  private mutating func object(_ depth: Int) throws(JSONDocument.Failure) -> JSONDocument.Value {
    index += 1
    var members: [JSONDocument.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      let start = index
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw failure("a name in quotes is missing")
      }
      let name = try text()
      let range = SourceRange(start: start, end: index)
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw failure("`:` is missing") }
      members.append(
        JSONDocument.Member(name: name, nameRange: range, value: try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw failure("`,` or `}` is missing") }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func text() throws(JSONDocument.Failure) -> String {
    index += 1
    var result: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: result, as: UTF8.self) else {
          throw failure("text that is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): try escape(into: &result)
      case 0..<0x20:
        index -= 1
        throw failure("a line break or control character inside text")
      default: result.append(byte)
      }
    }
    throw failure("the file ends inside text")
  }

  private mutating func escape(into result: inout [UInt8]) throws(JSONDocument.Failure) {
    guard index < bytes.count else { throw failure("the file ends inside text") }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
    case UInt8(ascii: "u"):
      var scalar = try unit()
      if scalar & 0xFC00 == 0xD800, bytes[index...].starts(with: "\\u".utf8) {
        index += 2
        let low = try unit()
        guard low & 0xFC00 == 0xDC00 else { throw failure("an unpaired surrogate") }
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + (low & 0x3FF)
      }
      guard Unicode.Scalar(scalar) != nil else { throw failure("an unpaired surrogate") }
      TextDecoding.append(scalar, to: &result)
    default: throw failure("an unknown escape")
    }
  }

  private mutating func unit() throws(JSONDocument.Failure) -> UInt32 {
    guard index + 4 <= bytes.count,
      let value = UInt32(String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16)
    else { throw failure("`\\u` needs four hexadecimal digits") }
    index += 4
    return value
  }
}
