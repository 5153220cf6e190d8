internal import TypewardenSourceText

/// Objects without others inside, and the numbers that everything is made of.
extension BinaryReader {
  /// Puts a scalar on the tape; what it cannot be becomes a stand-in with a problem.
  mutating func appendScalar(_ marker: UInt8, _ at: Int, asKey: Bool) {
    let low = Int(marker & 0xF)
    switch marker >> 4 {
    case 0x0 where marker == 0x08: append(.no, UInt32(at), 1)
    case 0x0 where marker == 0x09: append(.yes, UInt32(at), 1)
    case 0x1 where low <= 4: fixed(.integer, at, 1 << low)
    case 0x2 where low == 2 || low == 3: fixed(.real, at, 1 << low)
    case 0x3 where low == 3: fixed(.date, at, 8)
    case 0x4: counted(.data, at, width: 1)
    case 0x5: counted(asKey ? .key : .string, at, width: 1)
    case 0x6: counted(asKey ? .key : .string, at, width: 2)
    case 0x8: fixed(.uid, at, low + 1)
    default:
      report(
        .badObject, at, 1,
        "an object of kind 0x\(String(marker, radix: 16)), which property lists do not have")
      append(.missing, UInt32(at), 0)
    }
  }

  private mutating func fixed(_ kind: Node.Kind, _ at: Int, _ length: Int) {
    guard at + 1 + length <= trailer.table else {
      outside(at)
      return
    }
    append(kind, UInt32(at + 1), length, header: 1)
    let index = tape.count - 1
    switch kind {
    case .integer where length == 16:
      if BinaryScalar.integer(tape[index], bytes) != nil { return }
      report(.badInteger, at, 1 + length, "an integer of more than 64 bits", node: index)
    case .date:
      if BinaryScalar.real(tape[index], bytes)?.isFinite == true { return }
      report(.badDate, at, 1 + length, "a date that is not a number of seconds", node: index)
    default: return
    }
    tape[index].flags.insert(.unusable)
  }

  /// A string or data value: a count, then that many units.
  private mutating func counted(_ kind: Node.Kind, _ at: Int, width: Int) {
    guard let (count, start) = count(at), count <= (trailer.table - start) / width else {
      outside(at)
      return
    }
    append(kind, UInt32(start), count * width, header: UInt8(start - at))
    let index = tape.count - 1
    if width == 2 {
      tape[index].flags.insert(.utf16)
      guard let bad = unpairedSurrogate(start, count) else { return }
      report(.badString, bad, 2, "an unpaired surrogate in a UTF-16 string", node: index)
      tape[index].flags.insert(.unusable)
    } else if kind != .data {
      var all: UInt8 = 0
      for position in start..<(start + count) { all |= bytes[position] }
      guard all >= 0x80, let bad = bytes[start...].firstIndex(where: { $0 >= 0x80 }) else { return }
      report(.badString, bad, 1, "a byte above 0x7F in an ASCII string", node: index)
      tape[index].flags.insert(.unusable)
    }
  }

  /// A value whose bytes do not all lie among the objects.
  mutating func outside(_ at: Int) {
    report(.badOffset, at, 1, "a value that ends outside of the file")
    append(.missing, UInt32(at), 0)
  }

  mutating func append(_ kind: Node.Kind, _ start: UInt32, _ length: Int, header: UInt8 = 0) {
    tape.append(
      Node(
        kind: kind, header: header, start: start, length: UInt32(truncatingIfNeeded: length),
        end: UInt32(tape.count + 1)))
  }

  mutating func report(
    _ code: ReadProblem.Code, _ at: Int, _ length: Int, _ message: String, node: Int? = nil,
    isFatal: Bool = false
  ) {
    problems.append(
      ReadProblem(
        code, SourceRange(start: at, end: at + length), "\(message), at byte \(at)",
        isFatal: isFatal, valueIndex: node ?? frames.last?.node))
  }

  // MARK: Numbers

  /// The place of an object as the table has it, not yet checked.
  func offset(of object: Int) -> Int {
    number(trailer.table + object * trailer.offsetSize, trailer.offsetSize)
  }

  /// A big-endian number, clamped to what an `Int` holds. The place was checked.
  @inline(__always)
  func number(_ at: Int, _ size: Int) -> Int {
    if size == 1 { return Int(bytes[at]) }
    if size == 2 { return Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
    var value: UInt64 = 0
    for index in at..<(at + size) { value = value << 8 | UInt64(bytes[index]) }
    return Int(clamping: value)
  }

  /// The count behind a marker, and where what is counted starts; nil when it lies outside.
  func count(_ at: Int) -> (count: Int, start: Int)? {
    let low = Int(bytes[at] & 0xF)
    if low < 0xF { return (low, at + 1) }
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
