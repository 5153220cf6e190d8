internal import CTypewardenXML
internal import TypewardenSourceText

/// What the SAX callbacks know while one document is read.
///
/// Lives behind a pointer that libxml2 hands back to each callback, so nothing is copied or
/// reference counted on the way. The callbacks are in extensions.
struct XMLState: ~Copyable {
  /// Values may be nested this deep; libxml2 2.9 stops at the same depth.
  static let depthLimit = 256

  /// One open element that holds others: `<plist>`, a dictionary or an array.
  struct Frame {
    /// The tape index of the container; 0 for `<plist>`.
    var node: UInt32
    /// Where its opening tag starts.
    var start: UInt32
    var holds: Content
    /// In a dictionary: a key waits for its value. In `<plist>`: the root was read.
    var isFilled = false

    enum Content: UInt8 { case root, entries, elements }

    /// The tape index of the container, nil for `<plist>`.
    var index: Int? { holds == .root ? nil : Int(node) }
  }

  /// One open element that holds text, and what libxml2 made of its text so far.
  struct Leaf {
    var node: Int
    var start: Int
    var textLength = 0
  }

  var names = XMLNames()
  /// libxml2's function that ends a document at once.
  var stopParser: (@convention(c) (xmlParserCtxtPtr?) -> Void)?
  var feed = XMLFeed(UnsafeBufferPointer(start: nil, count: 0))
  /// Whether there is a CR anywhere, so that text may differ from its bytes at equal length.
  private(set) var hasCarriageReturns = false
  private(set) var context: xmlParserCtxtPtr?
  /// The document.
  var bytes: UnsafeBufferPointer<UInt8> { feed.bytes }

  var tape = TapeWriter()
  var problems = ProblemLog()
  var frames: [Frame] = []
  var leaf: Leaf?
  /// How many elements deep inside a part that is passed over.
  var skipped = 0
  /// Where that part starts.
  var skippedStart = 0
  /// Where the last tag ended: text that does not belong begins behind it.
  var markupEnd = 0
  /// The value of ``markupEnd`` for which misplaced text was reported.
  var complainedAt = -1
  var hasRoot = false
  /// The `<plist>` tag.
  var plistTag: SourceRange?
  /// The error that ended reading.
  var failure: XMLFailure?
  /// Whether an error was stepped over.
  var toleratesErrors = false

  /// Gets ready for a document.
  mutating func begin(
    _ bytes: UnsafeBufferPointer<UInt8>, hasCarriageReturns: Bool, context: xmlParserCtxtPtr
  ) {
    feed = XMLFeed(bytes)
    self.hasCarriageReturns = hasCarriageReturns
    self.context = context
    tape = TapeWriter(capacity: min(bytes.count / 32 + 8, 1 << 20))
    problems = ProblemLog()
    frames.removeAll(keepingCapacity: true)
    leaf = nil
    skipped = 0
    markupEnd = 0
    complainedAt = -1
    hasRoot = false
    plistTag = nil
    failure = nil
    toleratesErrors = false
  }

  /// Where the parser stands in our bytes.
  @inline(__always)
  var offset: Int { feed.offset(of: context) }

  /// Ends the document and hands out what was read.
  mutating func finish(isWellFormed: Bool) -> (tape: Tape, problems: [ReadProblem]) {
    if let failure {
      let isComplete = hasRoot && frames.isEmpty
      problems.append(
        failure.problem(in: bytes, isFatal: !(failure.isTrailingContent && isComplete)))
    } else if !isWellFormed, !toleratesErrors, !problems.isFatal {
      problems.append(
        ReadProblem(
          .notWellFormed, SourceRange(at: bytes.count), "not well-formed XML", isFatal: true))
    } else if !hasRoot, problems.isEmpty {
      problems.append(
        ReadProblem(
          .missingRoot, plistTag ?? SourceRange(at: 0), "the property list holds no value",
          isFatal: true))
    }
    closeAll()
    var written = TapeWriter()
    swap(&written, &tape)
    let sorted = problems.sorted()
    problems = ProblemLog()
    feed = XMLFeed(UnsafeBufferPointer(start: nil, count: 0))
    context = nil
    return (written.finish(), sorted)
  }

  /// The `<` of the tag that ends at a position. Tags are short: the gate saw to that.
  @inline(__always)
  func openingBracket(before position: Int) -> Int {
    var index = min(position, bytes.count) - 1
    while index > 0, bytes[index] != 0x3C { index -= 1 }
    return max(0, index)
  }
}
