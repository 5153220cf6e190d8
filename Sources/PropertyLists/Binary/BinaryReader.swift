internal import TypewardenSourceText

/// Reads binary property lists onto a tape, without recursion.
///
/// Every offset, count and reference is checked against the file. An object is looked at once: a
/// container that is referred to again becomes an alias of its first place, so a small file cannot
/// grow, and a scalar is copied as it was judged. One that contains itself is a problem.
struct BinaryReader: ~Copyable {
  /// Containers may be nested this deep, shared ones counted where they are referred to; Apple's own
  /// readers stop at 512.
  static let depthLimit = 512

  struct Frame {
    var object: Int
    var node: Int
    /// The next reference to follow, and how many there are.
    var next = 0
    var count: Int
    var references: Int
    var isDictionary: Bool
    /// How many levels of containers there are inside, this one included.
    var height: UInt16 = 1
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let trailer: BinaryTrailer
  var tape: TapeWriter
  var problems = ProblemLog()
  var frames: [Frame] = []
  /// For each object: 0 not met, -1 open, else one more than the tape index of its first place.
  private var places: [Int32]
  /// For each closed container: its levels.
  private var heights: [UInt16]
  /// The tape may not grow beyond what a file of this size can mean: one byte can refer to a value,
  /// which takes sixteen here.
  private let nodeLimit: Int

  /// Reads a list whose first bytes are `bplist`.
  static func read(_ source: SourceText) -> PropertyList {
    guard source.bytes.starts(with: "bplist00".utf8) else {
      let version = String(decoding: source.bytes.dropFirst(6).prefix(2), as: UTF8.self)
      return PropertyListReader.failed(
        source, .binary, .unsupportedFormat, SourceRange(start: 0, end: min(8, source.bytes.count)),
        "binary property list of version `\(version)`; only `00` is a public format")
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      let (trailer, reason) = BinaryTrailer.read(bytes)
      guard let trailer else {
        return PropertyListReader.failed(
          source, .binary, .badTrailer,
          SourceRange(start: max(0, bytes.count - 32), end: bytes.count), reason)
      }
      var reader = BinaryReader(bytes, trailer)
      reader.run()
      var tape = TapeWriter()
      swap(&tape, &reader.tape)
      return PropertyList(
        source: source, format: .binary, tape: tape.finish(), problems: reader.problems.sorted())
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ trailer: BinaryTrailer) {
    self.bytes = bytes
    self.trailer = trailer
    // Keys are shared between dictionaries, so that there are more values than objects.
    tape = TapeWriter(capacity: min(trailer.objectCount * 2 + 8, 1 << 20))
    places = Array(repeating: 0, count: trailer.objectCount)
    heights = Array(repeating: 0, count: trailer.objectCount)
    nodeLimit = bytes.count / 16 + 1 << 21
    frames.reserveCapacity(16)
  }

  private mutating func run() {
    visit(trailer.root, asKey: false)
    while !frames.isEmpty, !problems.isFatal {
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
        let isKey = step & 1 == 0
        follow(frame, isKey ? step / 2 : frame.count / 2 + step / 2, asKey: isKey)
      } else {
        follow(frame, step, asKey: false)
      }
    }
    while let frame = frames.popLast() {
      if frame.isDictionary, frame.next & 1 == 1 { append(.missing, tape[frame.node].start, 0) }
      tape[frame.node].end = UInt32(tape.count)
    }
    if !problems.isFatal { checkUnusedOffsets() }
  }

  private mutating func follow(_ frame: Frame, _ position: Int, asKey: Bool) {
    let at = frame.references + position * trailer.referenceSize
    let object = number(at, trailer.referenceSize)
    guard object < trailer.objectCount else {
      report(
        .badReference, at, trailer.referenceSize,
        "reference to object \(object) of \(trailer.objectCount)", node: frame.node)
      append(.missing, UInt32(at), 0)
      return
    }
    guard tape.count < nodeLimit else {
      report(
        .tooLarge, at, trailer.referenceSize,
        "more than \(nodeLimit) values, most of them repeated references", node: frame.node,
        isFatal: true)
      append(.missing, UInt32(at), 0)
      return
    }
    visit(object, asKey: asKey)
  }

  /// Puts an object on the tape: a scalar whole, a container as an open frame.
  private mutating func visit(_ object: Int, asKey: Bool) {
    let place = Int(places[object])
    if place > 0 {
      revisit(object, tape[place - 1], at: place - 1, asKey: asKey)
      return
    }
    let at = offset(of: object)
    if place < 0 {
      report(.cycle, at, 1, "object \(object) contains itself")
      append(.missing, UInt32(at), 0)
      return
    }
    guard at >= 8, at < trailer.table else {
      let entry = trailer.table + object * trailer.offsetSize
      report(.badOffset, entry, trailer.offsetSize, "object \(object) lies outside of the file")
      places[object] = Int32(tape.count + 1)
      append(.missing, UInt32(entry), 0)
      return
    }
    let marker = bytes[at]
    if asKey, marker >> 4 != 5, marker >> 4 != 6 {
      badKey(at)
      return
    }
    if marker >> 4 == 0xA || marker >> 4 == 0xD {
      openContainer(object, at, isDictionary: marker >> 4 == 0xD)
    } else {
      places[object] = Int32(tape.count + 1)
      appendScalar(marker, at, asKey: asKey)
    }
  }

  /// An object that has its place on the tape already.
  private mutating func revisit(_ object: Int, _ node: Node, at place: Int, asKey: Bool) {
    var copy = node
    copy.end = UInt32(tape.count + 1)
    switch node.kind {
    case .string, .key:
      copy.kind = asKey ? .key : .string
    case _ where asKey:
      badKey(Int(node.start) - Int(node.header))
      return
    case .dictionary, .array:
      let height = heights[object]
      guard frames.count + Int(height) <= Self.depthLimit else {
        tooDeep(Int(node.start))
        return
      }
      raise(to: height)
      copy = Node(
        kind: .alias, start: UInt32(place), length: node.length, end: UInt32(tape.count + 1))
    default: break
    }
    tape.append(copy)
  }

  private mutating func openContainer(_ object: Int, _ at: Int, isDictionary: Bool) {
    guard let (entries, start) = count(at),
      entries <= (trailer.table - start) / (trailer.referenceSize * (isDictionary ? 2 : 1))
    else {
      outside(at)
      places[object] = Int32(tape.count)
      return
    }
    guard frames.count < Self.depthLimit else {
      tooDeep(at)
      return
    }
    let total = isDictionary ? entries * 2 : entries
    append(
      isDictionary ? .dictionary : .array, UInt32(at), start - at + total * trailer.referenceSize)
    places[object] = -1
    frames.append(
      Frame(
        object: object, node: tape.count - 1, count: total, references: start,
        isDictionary: isDictionary))
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    tape[frame.node].end = UInt32(tape.count)
    places[frame.object] = Int32(frame.node + 1)
    heights[frame.object] = frame.height
    raise(to: frame.height)
    guard frame.isDictionary else { return }
    let repeated = DuplicateKeys(bytes: bytes, isBinary: true).pairs(in: frame.node, of: tape)
    for (first, second) in repeated {
      problems.append(
        DuplicateKeys.problem(
          first: PropertyListValue.objectRange(of: tape[first]),
          second: PropertyListValue.objectRange(of: tape[second]), index: second))
    }
  }

  /// The container that is open now has a child of a height.
  private mutating func raise(to height: UInt16) {
    guard let top = frames.indices.last else { return }
    frames[top].height = max(frames[top].height, height + 1)
  }

  private mutating func badKey(_ at: Int) {
    report(.badKey, at, 1, "a dictionary key that is not a string")
    append(.missing, UInt32(at), 0)
  }

  private mutating func tooDeep(_ at: Int) {
    report(
      .tooDeep, at, 1, "values are nested deeper than \(Self.depthLimit) levels", isFatal: true)
    append(.missing, UInt32(at), 0)
  }

  /// Objects that nothing refers to must lie in the file too: Apple's readers refuse the list
  /// otherwise.
  private mutating func checkUnusedOffsets() {
    for object in 0..<trailer.objectCount where places[object] == 0 {
      let at = offset(of: object)
      if at >= 8, at < trailer.table { continue }
      problems.append(
        ReadProblem(
          .badOffset,
          SourceRange(
            start: trailer.table + object * trailer.offsetSize,
            end: trailer.table + (object + 1) * trailer.offsetSize),
          "object \(object), which nothing refers to, lies outside of the file"))
    }
  }
}
