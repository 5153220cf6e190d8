/// The lines of a dump one after the other; nothing is kept of those that went before.
struct DumpLines {
  /// One line: its number from 1, how far it is indented, and its bytes without white space around.
  struct Line {
    var number: Int
    var indentation: Int
    var text: Range<Int>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var number = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The next line, which ends with LF, CR LF, a lone CR or the text; nil behind the last.
  mutating func next() -> Line? {
    guard position < bytes.count else { return nil }
    number += 1
    let start = position
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
      position += 1
    }
    var text = start..<position
    if position < bytes.count {
      let isPair =
        bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
      position += isPair ? 2 : 1
    }
    text = bytes.trimmed(text)
    return Line(number: number, indentation: text.lowerBound - start, text: text)
  }
}

/// The first line of a record: what it is a record of, and its name or number.
struct DumpHeader {
  enum Kind: Hashable {
    case bundle, plugin, type, claim
    /// Records that say nothing about types.
    case other
  }

  var kind: Kind
  /// What stands behind `id:`.
  var title: Range<Int>

  private static let words: [(name: StaticString, kind: Kind)] = [
    ("type", .type), ("claim", .claim), ("bundle", .bundle), ("plugin", .plugin),
    ("container", .other), ("service", .other), ("handlerpref", .other),
    ("extensionpoint", .other), ("volume", .other), ("library", .other),
  ]

  init?(_ line: DumpLines.Line, in bytes: UnsafeBufferPointer<UInt8>) {
    guard let colon = bytes[line.text].prefix(40).firstIndex(of: UInt8(ascii: ":")) else {
      return nil
    }
    let label = bytes[line.text.lowerBound..<colon]
    guard label.count > 4, label.suffix(2).elementsEqual("id".utf8) else { return nil }
    let word = label.dropLast(2)
    guard let last = word.last, last == 0x20 || last == 0x09 else { return nil }
    let name = bytes.trimmed(word.startIndex..<word.endIndex)
    guard let found = Self.words.first(where: { bytes.holds($0.name, at: name) }) else {
      return nil
    }
    kind = found.kind
    title = bytes.trimmed(colon + 1..<line.text.upperBound)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A range without the spaces and tabs at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, self[start] == 0x20 || self[start] == 0x09 { start += 1 }
    while end > start, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return start..<end
  }

  /// Whether a range holds exactly this text.
  func holds(_ text: StaticString, at range: Range<Int>) -> Bool {
    range.count == text.utf8CodeUnitCount
      && self[range].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The text of a range; bytes that are not UTF-8 become U+FFFD.
  func string(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }
}
