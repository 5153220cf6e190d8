internal import TypewardenSourceText

/// Reads old-style property lists onto a tape, without recursion: braces and parentheses, quoted and
/// bare strings, data in hexadecimal digits, comments, and the typed values of GNUstep.
///
/// Such lists are what Xcode keeps its projects in, and what `.strings` files are: those have no
/// braces around their pairs. Apple's readers stop at the first fault. This one goes on behind most
/// of them, so that a project with a merge conflict still tells what it is made of.
struct OpenStepReader: ~Copyable {
  /// Containers may be nested this deep, as for Apple's own readers.
  static let depthLimit = 512

  /// A container whose end has not come yet.
  struct Frame {
    /// Its tape index.
    var node: Int
    var isDictionary: Bool
    /// Where its bracket stands; nil for the pairs of a `.strings` file, which have none.
    var opening: Int?
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var cursor = 0
  var tape: TapeWriter
  var problems = ProblemLog()
  var frames: [Frame] = []
  /// True when nothing more can be made of the rest.
  var isStopped = false

  /// Reads a list from text that is neither XML nor binary.
  static func read(_ source: SourceText) -> PropertyList {
    source.bytes.withUnsafeBufferPointer { bytes in
      if let fault = UTF8Validation.firstFault(in: bytes) {
        return PropertyListReader.failed(
          source, .openStep, .badEncoding, fault, "bytes that are not UTF-8")
      }
      var reader = OpenStepReader(bytes)
      reader.run()
      var tape = TapeWriter()
      swap(&tape, &reader.tape)
      return PropertyList(
        source: source, format: .openStep, tape: tape.finish(), problems: reader.problems.sorted())
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // Projects of Xcode have a value or key for about every 32 bytes.
    tape = TapeWriter(capacity: bytes.count / 32 + 8)
  }

  private mutating func run() {
    readRoot()
    while let frame = frames.last, !isStopped, !problems.isFatal {
      if frame.isDictionary { readEntry(frame) } else { readElement(frame) }
    }
    // A dictionary that was left between a key and its value has the value missing.
    while let frame = frames.popLast() {
      if frame.isDictionary, tape[tape.count - 1].kind == .key { appendMissing() }
      tape[frame.node].end = UInt32(tape.count)
      tape[frame.node].length = UInt32(max(0, cursor - Int(tape[frame.node].start)))
    }
  }

  private mutating func readRoot() {
    skipSpace()
    while !isStopped, skipConflictMarker() { skipSpace() }
    guard !isStopped, let first = peek else {
      if !isStopped { stop(.missingRoot, SourceRange(at: cursor), "nothing but comments") }
      return
    }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "(") { return open(first) }
    let start = cursor
    let known = problems
    guard let node = scanValue(.string, at: 0) else {
      return isStopped ? () : stop(.unsupportedFormat, restOfLine(start), Self.noFormat)
    }
    skipSpace()
    guard !isStopped, let next = peek else {
      tape.append(node)
      return
    }
    guard node.kind == .string, next == UInt8(ascii: "=") || next == UInt8(ascii: ";") else {
      problems = known
      return stop(.unsupportedFormat, restOfLine(start), Self.noFormat)
    }
    // Pairs without braces: a `.strings` file.
    problems = known
    cursor = start
    push(Node(kind: .dictionary, flags: [.oldStyle, .bare], start: UInt32(start), end: 0))
  }

  /// Reads a key of a dictionary and what belongs to it, or the dictionary's end.
  private mutating func readEntry(_ frame: Frame) {
    skipSpace()
    guard !isStopped else { return }
    guard let byte = peek else { return frame.opening == nil ? close() : stopUnclosed(frame) }
    switch byte {
    case UInt8(ascii: "}") where frame.opening != nil:
      cursor += 1
      close()
    case UInt8(ascii: ")") where frame.opening != nil: stopMismatched(frame, "`)`", "`}`")
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: ")"):
      reportCharacter("where a key is expected")
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "="),
      UInt8(ascii: ">"):
      if skipConflictMarker() { return }
      let start = cursor
      skipToSeparator(of: frame)
      take(UInt8(ascii: ";"))
      let place = SourceRange(start: start, end: min(cursor, restOfLine(start).end))
      byte == UInt8(ascii: "=")
        ? report(.valueWithoutKey, place, "a value without a key", value: frame.node)
        : report(.badKey, place, "a key has to be a string", value: frame.node)
    default:
      guard let key = scanValue(.key, at: tape.count) else {
        return isStopped ? () : reportCharacter("where a key is expected")
      }
      tape.append(key)
      readValue(of: key, frame)
    }
  }

  private mutating func readValue(of key: Node, _ frame: Frame) {
    let end = cursor
    skipSpace()
    guard !isStopped, let byte = peek else {
      if !isStopped, frame.opening == nil {
        report(.keyWithoutValue, place(of: key), "a key without a value", value: -1)
      }
      return appendMissing()
    }
    if byte == UInt8(ascii: ";") {
      // A key alone is its own value.
      cursor += 1
      var value = key
      value.kind = .string
      value.end = UInt32(tape.count + 1)
      tape.append(value)
      return
    }
    guard take(UInt8(ascii: "=")) else {
      report(.keyWithoutValue, SourceRange(at: end), "`=` is expected behind the key", value: -1)
      appendMissing()
      if byte != UInt8(ascii: "}") {
        skipToSeparator(of: frame)
        take(UInt8(ascii: ";"))
      }
      return
    }
    skipSpace()
    switch peek {
    case nil:
      if !isStopped, frame.opening == nil {
        report(.keyWithoutValue, place(of: key), "a key without a value", value: -1)
      }
      appendMissing()
    case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ","):
      report(.keyWithoutValue, place(of: key), "a key without a value", value: -1)
      appendMissing()
      skipToSeparator(of: frame)
      take(UInt8(ascii: ";"))
    default: readAnyValue(frame)
    }
  }

  /// Reads an element of an array, or the array's end.
  private mutating func readElement(_ frame: Frame) {
    skipSpace()
    guard !isStopped else { return }
    switch peek {
    case nil: stopUnclosed(frame)
    case UInt8(ascii: ")"):
      cursor += 1
      close()
    case UInt8(ascii: "}"): stopMismatched(frame, "`}`", "`)`")
    case UInt8(ascii: ","), UInt8(ascii: ";"): reportCharacter("where a value is expected")
    default: if !skipConflictMarker() { readAnyValue(frame) }
    }
  }

  private mutating func readAnyValue(_ frame: Frame) {
    guard let byte = peek else { return }
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") { return open(byte) }
    if let value = scanValue(.string, at: tape.count) {
      tape.append(value)
    } else if !isStopped {
      reportCharacter("where a value is expected")
      if frame.isDictionary { appendMissing() }
    }
    if !isStopped { readSeparator(frame) }
  }

  private mutating func open(_ bracket: UInt8) {
    guard frames.count < Self.depthLimit else {
      return stop(
        .tooDeep, SourceRange(start: cursor, end: cursor + 1),
        "values are nested deeper than \(Self.depthLimit) levels")
    }
    cursor += 1
    push(
      Node(
        kind: bracket == UInt8(ascii: "{") ? .dictionary : .array, flags: .oldStyle,
        start: UInt32(cursor), end: 0))
  }

  private mutating func push(_ node: Node) {
    let index = tape.append(node)
    let isBare = node.flags.contains(.bare)
    frames.append(
      Frame(
        node: index, isDictionary: node.kind == .dictionary, opening: isBare ? nil : cursor - 1))
  }

  /// Ends the innermost container, whose bracket has been taken.
  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    let end = frame.opening == nil ? cursor : cursor - 1
    tape[frame.node].length = UInt32(end - Int(tape[frame.node].start))
    tape[frame.node].end = UInt32(tape.count)
    if frame.isDictionary { findDuplicates(in: frame.node) }
    if let outer = frames.last { return readSeparator(outer) }
    skipSpace()
    if !isStopped, cursor < bytes.count {
      report(
        .trailingContent, restOfLine(cursor), "content behind the end of the list", value: -1)
    }
  }

  private mutating func findDuplicates(in dictionary: Int) {
    let keys = DuplicateKeys(bytes: bytes, isBinary: false)
    for (first, second) in keys.pairs(in: dictionary, of: tape) {
      problems.append(
        DuplicateKeys.problem(
          first: place(of: tape[first]), second: place(of: tape[second]), index: second))
    }
  }

  private static let noFormat =
    "not a property list: neither XML nor binary, nor pairs of keys and values"
}
