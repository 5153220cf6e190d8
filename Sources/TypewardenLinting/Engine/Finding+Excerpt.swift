internal import TypewardenSourceText

extension Finding {
  /// A line of the source around a finding, in three parts: what is before, in and behind its place.
  package struct ExcerptLine: Hashable, Sendable {
    package var number: Int
    package var before: String
    package var marked = ""
    package var after = ""
  }

  /// The first line of the finding's place, and the lines before and behind it; nothing for binary
  /// files.
  ///
  /// Of long lines only what is near is taken, so that a file that is one long line costs no more
  /// than others. Complexity: O(1).
  package var excerpt: [ExcerptLine] {
    guard !isInBinary else { return [] }
    let bytes = origin.source.bytes
    let start = min(max(0, range.start), bytes.count)
    let lineStart = Self.lineStart(before: start, bytes)
    let lineEnd = Self.lineEnd(from: start, bytes)
    let markEnd = min(max(start, range.end), lineEnd.place)
    var lines = [
      ExcerptLine(
        number: self.start.line,
        before: (lineStart.isCut ? "…" : "") + Self.text(lineStart.place, start, bytes),
        marked: Self.text(start, markEnd, bytes),
        after: Self.text(markEnd, lineEnd.place, bytes) + (lineEnd.isCut ? "…" : ""))
    ]
    if !lineStart.isCut, lineStart.place > 0 {
      var end = lineStart.place - 1
      if bytes[end] == 0x0A, end > 0, bytes[end - 1] == 0x0D { end -= 1 }
      let previous = Self.lineStart(before: end, bytes)
      if !previous.isCut {
        lines.insert(
          ExcerptLine(
            number: self.start.line - 1, before: Self.text(previous.place, end, bytes)), at: 0)
      }
    }
    if !lineEnd.isCut, lineEnd.place < bytes.count {
      var next = lineEnd.place + 1
      if bytes[lineEnd.place] == 0x0D, next < bytes.count, bytes[next] == 0x0A { next += 1 }
      let end = Self.lineEnd(from: next, bytes)
      if next < bytes.count {
        lines.append(
          ExcerptLine(
            number: self.start.line + 1,
            before: Self.text(next, end.place, bytes) + (end.isCut ? "…" : "")))
      }
    }
    return lines
  }

  private static let excerptLimit = 240

  private static func lineStart(before place: Int, _ bytes: [UInt8]) -> (place: Int, isCut: Bool) {
    var start = place
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D {
      if place - start == excerptLimit { return (start, true) }
      start -= 1
    }
    return (start, false)
  }

  private static func lineEnd(from place: Int, _ bytes: [UInt8]) -> (place: Int, isCut: Bool) {
    var end = min(place, bytes.count)
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if end - place == excerptLimit { return (end, true) }
      end += 1
    }
    return (end, false)
  }

  /// Text between two places; a character that is cut at either end is left out.
  private static func text(_ start: Int, _ end: Int, _ bytes: [UInt8]) -> String {
    var start = start
    while start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
    var end = end
    while end > start, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }
}
