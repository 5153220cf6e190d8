internal import TypewardenSourceText

/// How a text list is laid out: its line ends, its indentation, and what else stands on a line.
struct ListLayout {
  let bytes: [UInt8]
  /// What ends a line: the first line end of the file.
  let lineEnd: [UInt8]
  /// One level of indentation: what the first nested line has more than the one around it.
  let unit: [UInt8]

  init(_ list: PropertyList) {
    let bytes = list.source.encoding == .binary ? [] : list.source.bytes
    self.bytes = bytes
    if let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      lineEnd = isPair ? [0x0D, 0x0A] : [bytes[end]]
    } else {
      lineEnd = [0x0A]
    }
    unit = bytes.isEmpty ? [0x09] : Self.unit(of: list, bytes)
  }

  private static func unit(of list: PropertyList, _ bytes: [UInt8]) -> [UInt8] {
    let tape = list.storage.tape
    var looked = 0
    for index in 0..<tape.count where tape[index].kind.isContainer {
      // A list whose first containers are not indented has no unit to find, however long it is.
      looked += 1
      if looked > 64 { break }
      guard index + 1 < tape.count, Int(tape[index].end) > index + 1 else { continue }
      let outer = PropertyListValue(list.storage, index).range.start
      let inner = PropertyListValue(list.storage, index + 1).range.start
      guard isFirstOnLine(inner, bytes) else { continue }
      let around = indentation(ofLineAt: outer, bytes)
      let inside = indentation(ofLineAt: inner, bytes)
      if inside.count > around.count, inside.starts(with: around) {
        return Array(inside.dropFirst(around.count))
      }
    }
    return [0x09]
  }

  /// The white space at the start of the line that an offset lies on.
  func indentation(ofLineAt offset: Int) -> [UInt8] { Self.indentation(ofLineAt: offset, bytes) }

  /// Whether nothing but white space stands before an offset on its line.
  func isFirstOnLine(_ offset: Int) -> Bool { Self.isFirstOnLine(offset, bytes) }

  /// Whether a range goes over a line end.
  func hasLineEnd(in range: SourceRange) -> Bool {
    bytes[range.start..<min(range.end, bytes.count)].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// The bytes to take out so that no hole is left: whole lines where nothing else stands on them,
  /// else the bytes with the blanks on one side.
  func removal(of range: SourceRange) -> SourceRange {
    var start = range.start
    while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
    let isFirst = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    var end = range.end
    while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
    let isLast = end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
    if isFirst, isLast {
      if end < bytes.count {
        end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
      }
      return SourceRange(start: start, end: end)
    }
    let follows = start > 0 ? bytes[start - 1] : 0
    let isBehindBracket = follows == UInt8(ascii: "(") || follows == UInt8(ascii: "{")
    if isFirst || isBehindBracket && start == range.start {
      return SourceRange(start: range.start, end: end)
    }
    return SourceRange(start: start, end: range.end)
  }

  /// Where something new may begin behind an offset: at the end of the line, when nothing but
  /// comments stands there, else right there.
  func insertionPoint(
    behind offset: Int, endOfComment: (Int) -> Int?
  ) -> Int {
    var cursor = offset
    while cursor < bytes.count {
      if Self.isBlank(bytes[cursor]) {
        cursor += 1
      } else if let end = endOfComment(cursor) {
        if hasLineEnd(in: SourceRange(start: cursor, end: end)) { return offset }
        cursor = end
      } else {
        break
      }
    }
    guard cursor == bytes.count || bytes[cursor] == 0x0A || bytes[cursor] == 0x0D else {
      return offset
    }
    while cursor > offset, Self.isBlank(bytes[cursor - 1]) { cursor -= 1 }
    return cursor
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func lineStart(_ offset: Int, _ bytes: [UInt8]) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  private static func indentation(ofLineAt offset: Int, _ bytes: [UInt8]) -> [UInt8] {
    Array(bytes[lineStart(offset, bytes)...].prefix(while: isBlank))
  }

  private static func isFirstOnLine(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    bytes[lineStart(offset, bytes)..<offset].allSatisfy(isBlank)
  }
}
