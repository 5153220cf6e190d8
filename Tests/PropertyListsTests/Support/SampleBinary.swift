/// Writes samples as binary property lists: equal strings are shared, sizes vary.
struct SampleBinary {
  private var objects: [[UInt8]] = []
  private var strings: [String: Int] = [:]
  private let referenceSize: Int
  private let isWide: Bool

  /// The binary form of a list; the seed decides about the sizes of references and strings.
  static func bytes(_ list: Sample, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var writer = SampleBinary(
      referenceSize: [2, 2, 3, 4][generator.below(4)], isWide: generator.once(in: 3))
    _ = writer.add(list)
    return assemble(writer.objects, referenceSize: writer.referenceSize)
  }

  private init(referenceSize: Int, isWide: Bool) {
    self.referenceSize = referenceSize
    self.isWide = isWide
  }

  /// A list from its objects; the first is the root unless another is named.
  static func assemble(
    _ objects: [[UInt8]], root: Int = 0, referenceSize: Int = 1, offsetSize: Int = 4
  ) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += number(offset, offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    return bytes + number(objects.count, 8) + number(root, 8) + number(table, 8)
  }

  /// A big-endian number.
  static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
  }

  private mutating func add(_ value: Sample) -> Int {
    if case .string(let text) = value { return string(text) }
    let index = objects.count
    objects.append([])
    objects[index] = object(value)
    return index
  }

  private mutating func object(_ value: Sample) -> [UInt8] {
    switch value {
    case .string: return []
    case .integer(let number):
      if (0..<256).contains(number), !isWide { return [0x10] + Self.number(Int(number), 1) }
      if (0..<65536).contains(number) { return [0x11] + Self.number(Int(number), 2) }
      if (0..<(1 << 32)).contains(number) { return [0x12] + Self.number(Int(number), 4) }
      return [0x13] + Self.number(Int(number), 8)
    case .real(let number): return [0x23] + Self.number(Int(bitPattern: UInt(number.bitPattern)), 8)
    case .boolean(let flag): return [flag ? 0x09 : 0x08]
    case .date(let seconds):
      return [0x33] + Self.number(Int(bitPattern: UInt(Double(seconds).bitPattern)), 8)
    case .data(let bytes): return marker(0x40, bytes.count) + bytes
    case .array(let elements):
      return marker(0xA0, elements.count) + references(elements.map { add($0) })
    case .dictionary(let entries):
      let keys = entries.map { string($0.key) }
      return marker(0xD0, entries.count) + references(keys + entries.map { add($0.value) })
    }
  }

  private mutating func string(_ text: String) -> Int {
    if let known = strings[text] { return known }
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 } && (!isWide || text.isEmpty)
    objects.append(
      isASCII
        ? marker(0x50, text.utf8.count) + Array(text.utf8)
        : marker(0x60, text.utf16.count) + text.utf16.flatMap { Self.number(Int($0), 2) })
    strings[text] = objects.count - 1
    return objects.count - 1
  }

  private func references(_ indices: [Int]) -> [UInt8] {
    indices.flatMap { Self.number($0, referenceSize) }
  }

  private func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    if count < 15 { return [kind | UInt8(count)] }
    return [kind | 0xF]
      + (isWide || count > 255 ? [0x11] + Self.number(count, 2) : [0x10, UInt8(count)])
  }
}
