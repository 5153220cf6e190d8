internal import TypewardenSourceText

/// White space, separators, and how reading goes on behind a fault.
extension OpenStepReader {
  /// The next byte; nil at the end.
  @inline(__always)
  var peek: UInt8? { cursor < bytes.count ? bytes[cursor] : nil }

  /// Goes past a byte if it comes next.
  @discardableResult
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    cursor += 1
    return true
  }

  /// Goes past white space and comments.
  mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09...0x0D: cursor += 1
      case 0xE2 where isLineSeparator: cursor += 3
      case UInt8(ascii: "/"):
        guard cursor + 1 < bytes.count else { return }
        switch bytes[cursor + 1] {
        case UInt8(ascii: "/"): cursor = restOfLine(cursor).end
        case UInt8(ascii: "*"): skipComment()
        default: return
        }
      default: return
      }
    }
  }

  /// U+2028 or U+2029.
  private var isLineSeparator: Bool {
    cursor + 2 < bytes.count && bytes[cursor + 1] == 0x80 && bytes[cursor + 2] & 0xFE == 0xA8
  }

  private mutating func skipComment() {
    let start = cursor
    cursor += 2
    while cursor + 1 < bytes.count {
      if bytes[cursor] == UInt8(ascii: "*"), bytes[cursor + 1] == UInt8(ascii: "/") {
        cursor += 2
        return
      }
      cursor += 1
    }
    cursor = bytes.count
    stop(.unterminated, SourceRange(start: start, end: start + 2), "the comment is not closed")
  }

  /// Takes what has to stand behind a value: `;` in a dictionary, `,` in an array unless it ends.
  mutating func readSeparator(_ frame: Frame) {
    let end = cursor
    skipSpace()
    guard !isStopped else { return }
    guard let byte = peek else {
      // With brackets it is one fault that they are not closed.
      if frame.opening == nil { reportSeparator(frame, end) }
      return
    }
    let wanted = frame.isDictionary ? UInt8(ascii: ";") : UInt8(ascii: ",")
    if take(wanted) || !frame.isDictionary && byte == UInt8(ascii: ")") { return }
    // The wrong bracket is one fault and not two.
    if byte == (frame.isDictionary ? UInt8(ascii: ")") : UInt8(ascii: "}")) { return }
    reportSeparator(frame, end)
    switch byte {
    case UInt8(ascii: "}"): return
    case UInt8(ascii: ";"), UInt8(ascii: ","): cursor += 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return
    default:
      if Self.isBare(byte) || !frame.isDictionary && byte != UInt8(ascii: "=") { return }
      skipToSeparator(of: frame)
      take(wanted)
    }
  }

  private mutating func reportSeparator(_ frame: Frame, _ place: Int) {
    report(
      .missingSeparator, SourceRange(at: place),
      frame.isDictionary
        ? "`;` is missing behind the value" : "`,` or `)` is expected behind the value",
      value: tape.count - 1)
  }

  /// Goes on to the next separator or bracket that belongs to a container, past all that is nested.
  mutating func skipToSeparator(of frame: Frame) {
    let wanted = frame.isDictionary ? UInt8(ascii: ";") : UInt8(ascii: ",")
    var depth = 0
    while !isStopped {
      skipSpace()
      guard let byte = peek, !isStopped else { return }
      switch byte {
      case wanted where depth == 0: return
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // As a side effect an open string ends reading, with its own problem.
        _ = scanQuoted(.string, at: -1)
        continue
      default: break
      }
      cursor += 1
    }
  }

  /// Goes past the line of a merge conflict marker at the cursor, and says so.
  mutating func skipConflictMarker() -> Bool {
    guard let line = ConflictMarker.line(at: cursor, in: bytes), line.start == cursor else {
      return false
    }
    report(.conflictMarker, line, ConflictMarker.message, value: -1)
    cursor = line.end
    return true
  }

  /// From a place to the end of its line.
  func restOfLine(_ start: Int) -> SourceRange {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return SourceRange(start: start, end: end)
  }

  /// The bytes of a node with its brackets or quotes.
  func place(of node: Node) -> SourceRange { OpenStepText.range(of: node, in: bytes) }

  /// Puts the place of a value that is not there on the tape.
  mutating func appendMissing() {
    tape.append(
      Node(
        kind: .missing, flags: [.oldStyle, .bare], start: UInt32(cursor),
        end: UInt32(tape.count + 1)))
  }

  /// Adds a problem; `value` is the tape index concerned, -1 for the latest key.
  mutating func report(
    _ code: ReadProblem.Code, _ range: SourceRange, _ message: String, value: Int
  ) {
    let index = value >= 0 ? value : tape.count > 0 ? tape.count - 1 : nil
    problems.append(ReadProblem(code, range, message, valueIndex: index))
  }

  /// Reports the byte at the cursor as one that makes no sense there, and goes past it.
  mutating func reportCharacter(_ place: String) {
    let start = cursor
    cursor += 1
    // The whole of a character outside ASCII.
    while let byte = peek, byte & 0xC0 == 0x80 { cursor += 1 }
    let shown = Self.shown(bytes[start..<cursor])
    report(
      .unexpectedCharacter, SourceRange(start: start, end: cursor), "\(shown) \(place)",
      value: frames.last?.node ?? -1)
  }

  private static func shown(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard let first = bytes.first, first >= 0x20, first != 0x7F else {
      return "a control character"
    }
    return "`\(String(decoding: bytes, as: UTF8.self))`"
  }

  /// Ends reading.
  mutating func stop(
    _ code: ReadProblem.Code, _ range: SourceRange, _ message: String, related: SourceRange? = nil,
    relatedMessage: String? = nil
  ) {
    isStopped = true
    problems.append(
      ReadProblem(
        code, range, message, related: related, relatedMessage: relatedMessage, isFatal: true,
        valueIndex: tape.count > 0 ? tape.count - 1 : nil))
  }

  mutating func stopUnclosed(_ frame: Frame) {
    stop(
      .unterminated, SourceRange(at: bytes.count),
      frame.isDictionary
        ? "the file ends where `}` is expected" : "the file ends where `)` is expected",
      related: opening(frame), relatedMessage: Self.wasOpened(frame))
  }

  mutating func stopMismatched(_ frame: Frame, _ found: String, _ wanted: String) {
    stop(
      .mismatchedBracket, SourceRange(start: cursor, end: cursor + 1),
      "\(found) where \(wanted) is expected", related: opening(frame),
      relatedMessage: Self.wasOpened(frame))
  }

  private func opening(_ frame: Frame) -> SourceRange? {
    frame.opening.map { SourceRange(start: $0, end: $0 + 1) }
  }

  private static func wasOpened(_ frame: Frame) -> String {
    frame.isDictionary ? "the dictionary was opened here" : "the array was opened here"
  }
}
