import PropertyLists
import Testing
import TypewardenSourceText

@Suite struct `Encodings and formats` {
  private static let text =
    "<?xml version=\"1.0\"?>\n<plist><array>\n<string>é😀</string><wrong/></array></plist>"

  private static func utf16(_ text: String, isBig: Bool) -> [UInt8] {
    text.utf16.flatMap {
      isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
    }
  }

  private static func utf32(_ text: String) -> [UInt8] {
    text.unicodeScalars.flatMap {
      [0, UInt8($0.value >> 16), UInt8($0.value >> 8 & 255), UInt8($0.value & 255)]
    }
  }

  @Test(
    arguments: [
      (Array(text.utf8), SourceText.Encoding.utf8, 0),
      ([0xEF, 0xBB, 0xBF] + Array(text.utf8), .utf8, 3),
      (utf16(text, isBig: false), .utf16LittleEndian, 0),
      ([0xFF, 0xFE] + utf16(text, isBig: false), .utf16LittleEndian, 2),
      (utf16(text, isBig: true), .utf16BigEndian, 0),
      ([0xFE, 0xFF] + utf16(text, isBig: true), .utf16BigEndian, 2),
      (utf32(text), .utf32BigEndian, 0),
      ([0, 0, 0xFE, 0xFF] + utf32(text), .utf32BigEndian, 4),
    ] as [([UInt8], SourceText.Encoding, Int)])
  func `every Unicode form is read, with the same places`(
    bytes: [UInt8], encoding: SourceText.Encoding, mark: Int
  ) throws {
    let list = PropertyList(bytes: bytes, name: "list")
    #expect(list.format == .xml)
    #expect(list.source.encoding == encoding && list.source.byteOrderMarkLength == mark)
    #expect(try #require(list.root).elements.map(\.string) == ["é😀"])
    #expect(list.problems.map(\.code) == [.unknownElement])
    let location = LineTable(list.source).location(of: list.problems[0].range.start)
    #expect(location == SourceLocation(line: 3, column: 20))
  }

  @Test(
    arguments: [
      ("ISO-8859-1", 0xE9, "é"), ("latin1", 0xE9, "é"), ("windows-1252", 0x80, "€"),
      ("MACINTOSH", 0x8E, "é"), ("us-ascii", 0x41, "A"),
    ] as [(String, UInt8, String)])
  func `declared encodings of one byte are read`(name: String, byte: UInt8, text: String) {
    let head = "<?xml version='1.0' encoding = '\(name)' ?><plist><string>"
    let list = PropertyList(
      bytes: Array(head.utf8) + [byte] + Array("</string></plist>".utf8), name: "list")
    #expect(list.problems == [] && list.root?.string == text)
  }

  @Test func `a byte that is not UTF-8 is named where it stands`() {
    for (bytes, place) in [
      ([0xE9], 0), ([0xC3], 0), ([0xC3, 0x28], 0), ([0xC0, 0xAF], 0),
      ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0x61, 0x80], 1),
      ([0xF0, 0x9F, 0x98], 0),
    ] as [([UInt8], Int)] {
      let head = Array("<plist>\n<string>\(String(repeating: "x", count: 70))é".utf8)
      let list = PropertyList(
        bytes: head + bytes + Array("</string></plist>".utf8), name: "list")
      #expect(list.problems.map(\.code) == [.badEncoding])
      #expect(
        list.problems[0].range
          == SourceRange(start: head.count + place, end: head.count + place + 1))
      #expect(LineTable(list.source).location(of: list.problems[0].range.start).line == 2)
    }
  }

  @Test(arguments: ["UTF-16", "Shift_JIS", "ISO-8859-15", "utf-32be"])
  func `an encoding that the file is not in, or that is not supported, is named`(name: String) {
    let list = PropertyList(
      bytes: Array("<?xml version=\"1.0\" encoding=\"\(name)\"?>\n<plist/>".utf8), name: "list")
    #expect(list.problems.map(\.code) == [.badEncoding])
    #expect(list.source.string(in: list.problems[0].range) == name)
  }

  @Test func `faults of UTF-16 have a line`() {
    for broken in [[0x00, 0xD8, 0x41, 0x00], [0x41]] as [[UInt8]] {
      let bytes = [0xFF, 0xFE] + Self.utf16("<plist>\n\n<string>", isBig: false) + broken
      let list = PropertyList(bytes: bytes, name: "list")
      #expect(list.problems.map(\.code) == [.badEncoding] && list.format == .xml)
      let location = LineTable(list.source).location(of: list.problems[0].range.start)
      #expect(location == SourceLocation(line: 3, column: 9))
    }
  }

  @Test(arguments: [
    ("bplist00", PropertyListFormat.binary), ("bplist15...", .binary), ("  <plist/>", .xml),
    ("\n{ a = b; }", .openStep), ("( a )", .openStep), ("/* a */", .openStep), ("hello", .openStep),
  ])
  func `the format is told from the bytes`(text: String, format: PropertyListFormat) {
    #expect(PropertyList(bytes: Array(text.utf8), name: "a.xml").format == format)
  }

  @Test func `an empty file has no format`() {
    for bytes in [[], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0x20, 0x0A]] as [[UInt8]] {
      let list = PropertyList(bytes: bytes, name: "list")
      #expect(list.format == nil && list.problems.map(\.code) == [.emptyFile] && list.root == nil)
    }
  }
}
