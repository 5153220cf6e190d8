/// Writes the binary form, `bplist00`. Equal scalars are written once, as Apple's writers do;
/// containers are written wherever they stand.
struct BinaryWriter {
  private var objects: [Object] = []
  private var known: [PropertyListContent: Int] = [:]

  /// An object of the file before it is known how wide references are.
  private enum Object {
    case bytes([UInt8])
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
  }

  /// A whole file.
  static func file(_ content: PropertyListContent) -> [UInt8] {
    var writer = BinaryWriter()
    _ = writer.add(content)
    return writer.file()
  }

  private mutating func add(_ content: PropertyListContent) -> Int {
    switch content {
    case .array(let elements):
      let index = reserve()
      objects[index] = .array(elements.map { add($0) })
      return index
    case .dictionary(let entries):
      let index = reserve()
      let keys = entries.map { add(.string($0.key)) }
      objects[index] = .dictionary(keys: keys, values: entries.map { add($0.value) })
      return index
    default:
      // Zeros of both signs are equal, and NaN is not equal to itself.
      let isReal = if case .real = content { true } else { false }
      if !isReal, let index = known[content] { return index }
      let index = reserve()
      objects[index] = .bytes(Self.scalar(content))
      if !isReal { known[content] = index }
      return index
    }
  }

  private mutating func reserve() -> Int {
    objects.append(.bytes([]))
    return objects.count - 1
  }

  private func file() -> [UInt8] {
    let referenceSize = Self.width(UInt64(objects.count))
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    offsets.reserveCapacity(objects.count)
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .bytes(let content): bytes += content
      case .array(let elements):
        Self.append(marker: 0xA0, count: elements.count, to: &bytes)
        for element in elements { Self.append(UInt64(element), referenceSize, to: &bytes) }
      case .dictionary(let keys, let values):
        Self.append(marker: 0xD0, count: keys.count, to: &bytes)
        for key in keys { Self.append(UInt64(key), referenceSize, to: &bytes) }
        for value in values { Self.append(UInt64(value), referenceSize, to: &bytes) }
      }
    }
    let table = bytes.count
    let offsetSize = Self.width(UInt64(table))
    for offset in offsets { Self.append(UInt64(offset), offsetSize, to: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, 0, table] { Self.append(UInt64(number), 8, to: &bytes) }
    return bytes
  }

  private static func scalar(_ content: PropertyListContent) -> [UInt8] {
    var bytes: [UInt8] = []
    switch content {
    case .boolean(let value): bytes.append(value ? 0x09 : 0x08)
    case .integer(let value): integer(value, to: &bytes)
    case .unsigned(let value):
      if let signed = Int64(exactly: value) {
        integer(signed, to: &bytes)
      } else {
        bytes.append(0x14)
        append(0, 8, to: &bytes)
        append(value, 8, to: &bytes)
      }
    case .real(let value):
      bytes.append(0x23)
      append(value.bitPattern, 8, to: &bytes)
    case .date(let date):
      bytes.append(0x33)
      append(date.secondsSinceReference.bitPattern, 8, to: &bytes)
    case .data(let data):
      append(marker: 0x40, count: data.count, to: &bytes)
      bytes += data
    case .string(let text): string(text, to: &bytes)
    case .uid(let value):
      let size = width(value)
      bytes.append(0x80 | UInt8(size - 1))
      append(value, size, to: &bytes)
    case .array, .dictionary: break
    }
    return bytes
  }

  /// One, two and four bytes are read as unsigned numbers, so that a negative one takes eight.
  private static func integer(_ value: Int64, to bytes: inout [UInt8]) {
    let size = value < 0 ? 8 : width(UInt64(value))
    bytes.append(0x10 | UInt8(size.trailingZeroBitCount))
    append(UInt64(bitPattern: value), size, to: &bytes)
  }

  private static func string(_ text: String, to bytes: inout [UInt8]) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      append(marker: 0x50, count: text.utf8.count, to: &bytes)
      bytes += text.utf8
    } else {
      append(marker: 0x60, count: text.utf16.count, to: &bytes)
      for unit in text.utf16 { append(UInt64(unit), 2, to: &bytes) }
    }
  }

  private static func append(marker: UInt8, count: Int, to bytes: inout [UInt8]) {
    if count < 15 {
      bytes.append(marker | UInt8(count))
    } else {
      bytes.append(marker | 0xF)
      integer(Int64(count), to: &bytes)
    }
  }

  private static func append(_ value: UInt64, _ size: Int, to bytes: inout [UInt8]) {
    for step in (0..<size).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * step)))
    }
  }

  /// The bytes that a number needs: one, two, four or eight.
  private static func width(_ value: UInt64) -> Int {
    switch value {
    case ...0xFF: 1
    case ...0xFFFF: 2
    case ...0xFFFF_FFFF: 4
    default: 8
    }
  }
}
