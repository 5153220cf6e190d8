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
  var places: [Int32]
  /// For each closed container: its levels.
  var heights: [UInt16]
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
