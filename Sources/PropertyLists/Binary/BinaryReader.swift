internal import TypewardenSourceText

/// Reads `bplist00` files onto a tape, object by object, without recursion.
///
/// Every offset, count and reference is checked against the file. A container that is referred to
/// again becomes an alias of its first place, so a small file cannot grow; one that contains itself
/// is a problem.
struct BinaryReader {
  /// Containers may be nested this deep; Apple's own readers stop at 512.
  static let depthLimit = 512

  private struct Frame {
    var object: Int
    var node: Int
    /// The next reference to follow, and how many there are.
    var next: Int
    var count: Int
    var references: Int
    var isDictionary: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let trailer: BinaryTrailer
  private let tape: Tape
  private var problems: [ReadProblem] = []
  private var frames: [Frame] = []
  /// For each object: 0 not met, -1 open, else one more than its tape index. Containers only.
  private var places: [Int32]

  static func read(_ source: SourceText) -> PropertyList {
    guard source.bytes.starts(with: "bplist00".utf8) else {
      let version = String(decoding: source.bytes.dropFirst(6).prefix(2), as: UTF8.self)
      return PropertyListReader.failed(
        source, .binary, .unsupportedFormat, SourceRange(start: 0, end: 8),
        "binary property list of version `\(version)`; only `00` is a public format")
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      let (trailer, reason) = BinaryTrailer.read(bytes)
      guard let trailer else {
        return PropertyListReader.failed(
          source, .binary, .badTrailer, SourceRange(at: max(0, bytes.count - 32)), reason)
      }
      var reader = BinaryReader(bytes, trailer)
      reader.run()
      reader.tape.trim()
      reader.problems.sort { $0.range < $1.range }
      return PropertyList(
        source: source, format: .binary, tape: reader.tape, problems: reader.problems)
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ trailer: BinaryTrailer) {
    self.bytes = bytes
    self.trailer = trailer
    tape = Tape(capacity: min(trailer.objectCount + 8, 1 << 20))
    places = Array(repeating: 0, count: trailer.objectCount)
  }

  private mutating func run() {
    visit(trailer.root, asKey: false)
    while !frames.isEmpty {
      let top = frames.count - 1
      let frame = frames[top]
      guard frame.next < frame.count else {
        close()
        continue
      }
      frames[top].next += 1
      let step = frame.next
      if frame.isDictionary {
        // Keys stand first in the file; on the tape each is followed by its value.
        let pair = step / 2
        let isKey = step % 2 == 0
        follow(frame, isKey ? pair : frame.count / 2 + pair, asKey: isKey)
      } else {
        follow(frame, step, asKey: false)
      }
    }
  }

  private mutating func follow(_ frame: Frame, _ position: Int, asKey: Bool) {
    let at = frame.references + position * trailer.referenceSize
    let object = number(at, trailer.referenceSize)
    guard object < trailer.objectCount else {
      report(
        .badReference, at, trailer.referenceSize,
        "reference to object \(object) of "
          + "\(trailer.objectCount)", node: frame.node)
      append(.missing, at, 0)
      return
    }
    visit(object, asKey: asKey)
  }

  /// Puts an object on the tape: a scalar whole, a container as an open frame.
  private mutating func visit(_ object: Int, asKey: Bool) {
    if places[object] > 0 {
      if asKey {
        report(.badKey, offset(of: object), 1, "a dictionary key that is not a string")
        append(.missing, 0, 0)
        return
      }
      let target = Int(places[object]) - 1
      let index = tape.append(
        Node(kind: .alias, start: UInt32(target), end: UInt32(tape.count + 1)))
      tape[index].length = tape[target].length
      return
    }
    let at = offset(of: object)
    guard at >= 8, at < trailer.table else {
      report(
        .badOffset, trailer.table + object * trailer.offsetSize, trailer.offsetSize,
        "object \(object) lies outside of the file")
      append(.missing, trailer.table, 0)
      return
    }
    if places[object] < 0 {
      report(.cycle, at, 1, "object \(object) contains itself")
      append(.missing, at, 0)
      return
    }
    let marker = bytes[at]
    if asKey, marker >> 4 != 5, marker >> 4 != 6 {
      report(.badKey, at, 1, "a dictionary key that is not a string")
    }
    switch marker >> 4 {
    case 0x0: simple(marker, at)
    case 0x1: fixed(.integer, at, 1 << Int(marker & 0xF), allowed: marker & 0xF <= 4)
    case 0x2: fixed(.real, at, 1 << Int(marker & 0xF), allowed: marker == 0x22 || marker == 0x23)
    case 0x3: fixed(.date, at, 8, allowed: marker == 0x33)
    case 0x4: counted(.data, at, width: 1)
    case 0x5: counted(asKey ? .key : .string, at, width: 1)
    case 0x6: counted(asKey ? .key : .string, at, width: 2)
    case 0x8: fixed(.uid, at, Int(marker & 0xF) + 1, allowed: true)
    case 0xA: container(object, at, isDictionary: false)
    case 0xD: container(object, at, isDictionary: true)
    default: unknown(marker, at)
    }
  }

  private mutating func simple(_ marker: UInt8, _ at: Int) {
    switch marker {
    case 0x08: append(.no, at, 1)
    case 0x09: append(.yes, at, 1)
    default: unknown(marker, at)
    }
  }

  private mutating func unknown(_ marker: UInt8, _ at: Int) {
    report(
      .badObject, at, 1,
      "an object of kind 0x\(String(marker, radix: 16)), which property lists do not have")
    append(.missing, at, 0)
  }

  private mutating func fixed(_ kind: Node.Kind, _ at: Int, _ length: Int, allowed: Bool) {
    guard allowed else {
      unknown(bytes[at], at)
      return
    }
    guard at + 1 + length <= trailer.table else {
      outside(at)
      return
    }
    append(kind, at + 1, length)
    if kind == .integer, length == 16, BinaryScalar.integer(tape[tape.count - 1], bytes) == nil {
      report(.badInteger, at + 1, length, "an integer of more than 64 bits", node: tape.count - 1)
      tape[tape.count - 1].flags.insert(.unusable)
    }
  }

  private mutating func outside(_ at: Int) {
    report(.badOffset, at, 1, "a value that ends outside of the file")
    append(.missing, at, 0)
  }

  /// A string or data value: a count, then that many units.
  private mutating func counted(_ kind: Node.Kind, _ at: Int, width: Int) {
    guard let (count, start) = count(at), count <= (trailer.table - start) / width else {
      outside(at)
      return
    }
    append(kind, start, count * width)
    let index = tape.count - 1
    guard kind != .data else { return }
    if width == 2 {
      tape[index].flags.insert(.utf16)
      if let bad = unpairedSurrogate(start, count) {
        report(.badString, bad, 2, "an unpaired surrogate in a UTF-16 string", node: index)
        tape[index].flags.insert(.unusable)
      }
      return
    }
    var high: UInt8 = 0
    for position in start..<(start + count) { high |= bytes[position] }
    if high >= 0x80 {
      report(.badString, start, count, "bytes above 0x7F in an ASCII string", node: index)
      tape[index].flags.insert(.unusable)
    }
  }

  private mutating func container(_ object: Int, _ at: Int, isDictionary: Bool) {
    guard let (entries, start) = count(at),
      entries <= (trailer.table - start) / (trailer.referenceSize * (isDictionary ? 2 : 1))
    else {
      outside(at)
      return
    }
    guard frames.count < Self.depthLimit else {
      if !problems.contains(where: { $0.code == .tooDeep }) {
        problems.append(
          ReadProblem(
            .tooDeep, SourceRange(start: at, end: at + 1),
            "values are nested deeper than \(Self.depthLimit) levels, at byte \(at)",
            isFatal: true))
      }
      append(.missing, at, 0)
      return
    }
    let total = isDictionary ? entries * 2 : entries
    append(isDictionary ? .dictionary : .array, at, start - at + total * trailer.referenceSize)
    places[object] = -1
    frames.append(
      Frame(
        object: object, node: tape.count - 1, next: 0, count: total, references: start,
        isDictionary: isDictionary))
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    tape[frame.node].end = UInt32(tape.count)
    places[frame.object] = Int32(frame.node + 1)
    guard frame.isDictionary else { return }
    var found: [(Int, Int)] = []
    DuplicateKeys.find(in: frame.node, tape: tape, bytes: bytes) { found.append(($0, $1)) }
    for (first, second) in found {
      problems.append(
        DuplicateKeys.problem(first: range(first), second: range(second), index: second))
    }
  }

  private func range(_ index: Int) -> SourceRange {
    let node = tape[index]
    return SourceRange(start: Int(node.start), end: Int(node.start + node.length))
  }

  private mutating func append(_ kind: Node.Kind, _ start: Int, _ length: Int) {
    tape.append(
      Node(
        kind: kind, start: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: length), end: UInt32(tape.count + 1)))
  }

  private mutating func report(
    _ code: ReadProblem.Code, _ at: Int, _ length: Int, _ message: String, node: Int? = nil
  ) {
    let node = node ?? frames.last?.node
    problems.append(
      ReadProblem(
        code, SourceRange(start: at, end: at + length), "\(message), at byte \(at)",
        valueIndex: node))
  }

  private func offset(of object: Int) -> Int {
    number(trailer.table + object * trailer.offsetSize, trailer.offsetSize)
  }

  /// A big-endian number, clamped to what an `Int` holds. The place was checked.
  private func number(_ at: Int, _ size: Int) -> Int {
    var value: UInt64 = 0
    for index in at..<(at + size) { value = value << 8 | UInt64(bytes[index]) }
    return Int(clamping: value)
  }

  /// The count behind a marker, and where what is counted starts; nil when it lies outside.
  private func count(_ at: Int) -> (count: Int, start: Int)? {
    let low = Int(bytes[at] & 0xF)
    if low < 0xF { return at + 1 <= trailer.table ? (low, at + 1) : nil }
    guard at + 1 < trailer.table, bytes[at + 1] >> 4 == 1, bytes[at + 1] & 0xF <= 3 else {
      return nil
    }
    let size = 1 << Int(bytes[at + 1] & 0xF)
    guard at + 2 + size <= trailer.table else { return nil }
    return (number(at + 2, size), at + 2 + size)
  }

  private func unpairedSurrogate(_ start: Int, _ count: Int) -> Int? {
    var index = 0
    while index < count {
      let high = bytes[start + index * 2]
      if high & 0xF8 == 0xD8 {
        guard high & 0xFC == 0xD8, index + 1 < count, bytes[start + index * 2 + 2] & 0xFC == 0xDC
        else { return start + index * 2 }
        index += 1
      }
      index += 1
    }
    return nil
  }
}
