internal import CTypewardenXML
internal import TypewardenSourceText

/// What the SAX callbacks know while one document is read.
///
/// Lives behind a pointer that libxml2 hands back to each callback, so nothing is copied or
/// reference counted on the way.
struct XMLState {
  private var names = XMLNames()

  /// One open element.
  struct Frame {
    var node: UInt32
    var start: UInt32
    var isPlist = false
    /// In a dictionary: a key waits for its value. In a root: a value was read.
    var isFilled = false
    var complained = false
  }

  private(set) var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var context: xmlParserCtxtPtr?
  /// How many bytes libxml2 has been given.
  private var fed = 0
  var tape = Tape(capacity: 0)
  var problems: [ReadProblem] = []
  var frames: [Frame] = []
  /// How many elements deep inside a part that is passed over.
  private var skipped = 0
  private var textLength = 0
  private var hasRoot = false
  private var sawPlist = false
  private var failure: XMLFailure?

  mutating func intern(in dictionary: OpaquePointer?) {
    names = XMLNames(in: dictionary)
  }

  mutating func begin(_ bytes: UnsafeBufferPointer<UInt8>, context: xmlParserCtxtPtr) {
    self.bytes = bytes
    self.context = context
    fed = 0
    tape = Tape(capacity: min(bytes.count / 32 + 8, 1 << 20))
    problems = []
    frames.removeAll(keepingCapacity: true)
    skipped = 0
    hasRoot = false
    sawPlist = false
    failure = nil
  }

  /// Where the parser stands in our bytes.
  var offset: Int {
    guard let input = context?.pointee.input else { return bytes.count }
    let consumed = Int(input.pointee.consumed)
    return min(bytes.count, consumed + (input.pointee.cur - input.pointee.base))
  }

  // MARK: Callbacks

  /// Copies the next bytes for libxml2; returns how many.
  mutating func feed(_ target: UnsafeMutablePointer<CChar>, _ room: Int) -> Int {
    let count = min(room, bytes.count - fed)
    guard count > 0 else { return 0 }
    UnsafeMutableRawPointer(target).copyMemory(from: bytes.baseAddress! + fed, byteCount: count)
    fed += count
    return count
  }

  mutating func startElement(_ name: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?) {
    if skipped > 0 {
      skipped += 1
      return
    }
    let position = offset
    let start = openingBracket(before: position)
    guard prefix == nil, let kind = names.kind(of: name) else {
      refuse(
        .unknownElement, start, position,
        "`<\(Self.shown(name))>` is not an element of a property list")
      return
    }
    if frames.isEmpty {
      if kind == .plist, !sawPlist {
        sawPlist = true
        frames.append(Frame(node: 0, start: UInt32(start), isPlist: true))
        return
      }
      guard case .value(let value) = kind, !hasRoot else {
        refuse(.missingRoot, start, position, "`<\(Self.shown(name))>` cannot be the root")
        return
      }
      open(value, start, position)
      hasRoot = true
      return
    }
    guard case .value(let value) = kind else {
      refuse(.unknownElement, start, position, "`<plist>` inside a property list")
      return
    }
    if admit(value, start, position) { open(value, start, position) }
  }

  mutating func endElement() {
    if skipped > 0 {
      skipped -= 1
      return
    }
    guard let frame = frames.popLast() else { return }
    let index = Int(frame.node)
    if frame.isPlist { return }
    var node = tape[index]
    node.end = UInt32(tape.count)
    let position = offset
    if !node.flags.contains(.emptyElement) {
      let close = openingBracket(before: position)
      node.length = UInt32(max(0, close - Int(node.start)))
    } else {
      node.length = UInt32(max(0, position - Int(node.start)))
    }
    switch node.kind {
    case .dictionary, .array:
      if node.kind == .dictionary {
        if frame.isFilled { completeKey() }
        tape[index] = node
        tape[index].end = UInt32(tape.count)
        findDuplicateKeys(in: index)
        return
      }
    default:
      // Anything that makes the text differ from its bytes also changes its length.
      if !node.flags.contains(.emptyElement), textLength != Int(node.length) {
        node.flags.insert(.encoded)
      }
    }
    tape[index] = node
    if let problem = ScalarSyntax.check(node, index, bytes) {
      problems.append(problem)
      tape[index].flags.insert(.unusable)
    }
  }

  mutating func text(_ text: UnsafePointer<UInt8>, _ length: Int) {
    guard skipped == 0, let frame = frames.last else { return }
    if !frame.isPlist, Self.holdsText(tape[Int(frame.node)].kind) {
      textLength += length
      return
    }
    guard !frame.complained else { return }
    for index in 0..<length where !XMLDeclaration.isSpace(text[index]) {
      frames[frames.count - 1].complained = true
      let place = placeOfText(text, index)
      problems.append(
        ReadProblem(
          .textBetweenElements, place, "text between the elements of a container",
          related: SourceRange(at: Int(frame.start)), relatedMessage: "the container starts here",
          valueIndex: frame.isPlist ? nil : Int(frame.node)))
      return
    }
  }

  mutating func section(_ text: UnsafePointer<UInt8>, _ length: Int) {
    guard skipped == 0, let frame = frames.last else { return }
    if !frame.isPlist, Self.holdsText(tape[Int(frame.node)].kind) {
      textLength += length
    } else {
      self.text(text, length)
    }
  }

  mutating func report(_ error: xmlError) {
    guard failure == nil else { return }
    failure = XMLFailure(error, at: offset, open: frames, tape: tape)
  }

  // MARK: Structure

  /// Whether a value or key may stand here; says so when not.
  private mutating func admit(_ kind: Node.Kind, _ start: Int, _ position: Int) -> Bool {
    let top = frames.count - 1
    let frame = frames[top]
    if frame.isPlist {
      if kind == .key {
        refuse(.keyOutsideDictionary, start, position, "`<key>` outside of a dictionary")
        return false
      }
      if frame.isFilled {
        refuse(.extraRoot, start, position, "a second value beside the root")
        return false
      }
      frames[top].isFilled = true
      hasRoot = true
      return true
    }
    let parent = Int(frame.node)
    switch tape[parent].kind {
    case .dictionary:
      if kind == .key {
        if frame.isFilled { completeKey() }
        frames[top].isFilled = true
        return true
      }
      if frame.isFilled {
        frames[top].isFilled = false
        return true
      }
      refuse(
        .valueWithoutKey, start, position, "a value without a `<key>` before it", parent: frame)
      return false
    case .array:
      if kind == .key {
        refuse(
          .keyOutsideDictionary, start, position, "`<key>` in an array; a `<dict>` is missing",
          parent: frame)
        return false
      }
      return true
    default:
      refuse(
        .elementInText, start, position, "an element inside text: a `<` that should be `&lt;`?",
        parent: frame)
      tape[parent].flags.insert(.unusable)
      return false
    }
  }

  private mutating func open(_ kind: Node.Kind, _ start: Int, _ position: Int) {
    var node = Node(kind: kind, start: UInt32(position + 1), end: 0)
    if position < bytes.count, bytes[position] == UInt8(ascii: "/") {
      node.flags.insert(.emptyElement)
      node.start = UInt32(start)
    }
    let index = tape.append(node)
    frames.append(Frame(node: UInt32(index), start: UInt32(start)))
    textLength = 0
  }

  /// A key stands where its value should: complains, and puts a stand-in on the tape.
  private mutating func completeKey() {
    let key = tape.count - 1
    let place = PropertyListValue.elementRange(of: tape[key], in: bytes)
    problems.append(
      ReadProblem(
        .keyWithoutValue, place, "key without a value behind it",
        related: frames.last.map { SourceRange(at: Int($0.start)) },
        relatedMessage: "the dictionary starts here", valueIndex: key))
    tape.append(
      Node(kind: .missing, start: UInt32(place.end), end: UInt32(tape.count + 1)))
  }

  private mutating func refuse(
    _ code: ReadProblem.Code, _ start: Int, _ position: Int, _ message: String,
    parent: Frame? = nil
  ) {
    skipped = 1
    let end =
      position < bytes.count && bytes[position] == UInt8(ascii: "/")
      ? position + 2 : position + 1
    problems.append(
      ReadProblem(
        code, SourceRange(start: start, end: min(end, bytes.count)), message,
        related: parent.map { SourceRange(at: Int($0.start)) },
        relatedMessage: parent == nil ? nil : "inside the element that starts here",
        valueIndex: (parent ?? frames.last).flatMap { $0.isPlist ? nil : Int($0.node) }))
  }

  private mutating func findDuplicateKeys(in dictionary: Int) {
    DuplicateKeys.find(in: dictionary, tape: tape, bytes: bytes) { first, second in
      problems.append(
        DuplicateKeys.problem(
          first: PropertyListValue.elementRange(of: tape[first], in: bytes),
          second: PropertyListValue.elementRange(of: tape[second], in: bytes), index: second))
    }
  }

  mutating func finish(isWellFormed: Bool) -> (tape: Tape, problems: [ReadProblem]) {
    defer {
      tape = Tape(capacity: 0)
      problems = []
      bytes = UnsafeBufferPointer(start: nil, count: 0)
      context = nil
    }
    if let failure {
      problems.append(failure.problem(in: bytes))
    } else if !isWellFormed {
      problems.append(
        ReadProblem(
          .notWellFormed, SourceRange(at: bytes.count), "not well-formed XML", isFatal: true))
    } else if !hasRoot {
      problems.append(
        ReadProblem(
          .missingRoot, SourceRange(at: 0), "the property list holds no value", isFatal: true))
    }
    problems.sort { $0.range < $1.range }
    tape.trim()
    return (tape, problems)
  }

  // MARK: Places and names

  private static func holdsText(_ kind: Node.Kind) -> Bool {
    kind != .dictionary && kind != .array
  }

  /// The `<` of the tag that ends at a position. Tags are short: the gate saw to that.
  private func openingBracket(before position: Int) -> Int {
    var index = min(position, bytes.count) - 1
    while index > 0, bytes[index] != 0x3C { index -= 1 }
    return max(0, index)
  }

  private func placeOfText(_ text: UnsafePointer<UInt8>, _ index: Int) -> SourceRange {
    guard let input = context?.pointee.input, let base = input.pointee.base,
      text >= base, text <= input.pointee.cur
    else { return SourceRange(at: offset) }
    let start = min(bytes.count, Int(input.pointee.consumed) + (text - base) + index)
    var end = start
    while end < bytes.count, bytes[end] != 0x3C, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return SourceRange(start: start, end: end)
  }

  private static func shown(_ name: UnsafePointer<UInt8>?) -> String {
    guard let name else { return "?" }
    return String(String(cString: name).prefix(40))
  }
}
