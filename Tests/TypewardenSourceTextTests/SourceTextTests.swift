import Testing
import TypewardenSourceText

@Suite struct `Source text` {
  @Test func `the text of a range is clamped and repaired`() {
    let source = SourceText(name: "text", bytes: [0x61, 0xFF, 0x62])
    #expect(source.string(in: source.fullRange) == "a\u{FFFD}b")
    #expect(source.string(in: SourceRange(start: -3, end: 1)) == "a")
    #expect(source.string(in: SourceRange(start: 2, end: 99)) == "b")
    #expect(source.string(in: SourceRange(start: 50, end: 99)) == "")
  }

  @Test func `ranges never end before they start, and are ordered by start, then end`() {
    #expect(SourceRange(start: 5, end: 3) == SourceRange(at: 5))
    #expect(SourceRange(start: 1, end: 2) < SourceRange(start: 1, end: 3))
    #expect(SourceRange(start: 1, end: 9) < SourceRange(start: 2, end: 2))
    #expect(SourceRange(start: 2, end: 7).length == 5)
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x3C], SourceText.Encoding.utf8, 3),
      ([0xFF, 0xFE, 0x3C, 0x00], .utf16LittleEndian, 2),
      ([0xFE, 0xFF, 0x00, 0x3C], .utf16BigEndian, 2),
      ([0xFF, 0xFE, 0x00, 0x00], .utf32LittleEndian, 4),
      ([0x00, 0x00, 0xFE, 0xFF], .utf32BigEndian, 4),
      ([0x3C, 0x00, 0x3F, 0x00], .utf16LittleEndian, 0),
      ([0x00, 0x3C, 0x00, 0x3F], .utf16BigEndian, 0),
      ([0x3C, 0x00, 0x00, 0x00], .utf32LittleEndian, 0),
      ([0x00, 0x00, 0x00, 0x3C], .utf32BigEndian, 0),
    ] as [([UInt8], SourceText.Encoding, Int)])
  func `the first bytes show the encoding`(
    bytes: [UInt8], encoding: SourceText.Encoding, mark: Int
  ) throws {
    let detected = try #require(TextDecoding.detect(bytes))
    #expect(detected.encoding == encoding)
    #expect(detected.mark == mark)
  }

  @Test func `UTF-16 and UTF-32 become UTF-8, in either order`() throws {
    let text = "aé日😀"
    let wide = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let swapped = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let widest = text.unicodeScalars.flatMap { scalar in
      [24, 16, 8, 0].map { UInt8(scalar.value >> $0 & 0xFF) }
    }
    let expected = Array(text.utf8)
    #expect(try TextDecoding.utf8(wide, from: .utf16BigEndian, skipping: 0) == expected)
    #expect(try TextDecoding.utf8(swapped, from: .utf16LittleEndian, skipping: 0) == expected)
    #expect(try TextDecoding.utf8(widest, from: .utf32BigEndian, skipping: 0) == expected)
  }

  @Test(
    arguments: [
      ([0x61, 0x00, 0x00, 0xD8, 0x62, 0x00], SourceText.Encoding.utf16LittleEndian, 2),
      ([0x61, 0x00, 0x00, 0xDC], .utf16LittleEndian, 2),
      ([0x00, 0x61, 0xD8, 0x00], .utf16BigEndian, 2),
      ([0x00, 0x61, 0x00], .utf16BigEndian, 2),
      ([0x00, 0x00, 0xD8, 0x00], .utf32BigEndian, 0),
      ([0x00, 0x11, 0x00, 0x00], .utf32BigEndian, 0),
      ([0x61, 0x81], .windows1252, 1),
    ] as [([UInt8], SourceText.Encoding, Int)])
  func `bytes that are no text are named by their place in the file`(
    bytes: [UInt8], encoding: SourceText.Encoding, offset: Int
  ) {
    let failure = #expect(throws: TextDecoding.Failure.self) {
      try TextDecoding.utf8(bytes, from: encoding, skipping: 0)
    }
    #expect(failure?.offset == offset)
    #expect(failure?.decoded == (offset == 0 ? [] : [0x61]))
  }

  @Test(
    arguments: [
      (SourceText.Encoding.latin1, 0xE9, "é"), (.windows1252, 0x80, "€"), (.macRoman, 0x8E, "é"),
      (.macRoman, 0xDB, "€"), (.windows1252, 0xFF, "ÿ"),
    ] as [(SourceText.Encoding, UInt8, String)])
  func `old encodings have their own upper halves`(
    encoding: SourceText.Encoding, byte: UInt8, text: String
  ) throws {
    #expect(
      try TextDecoding.utf8([0x61, byte], from: encoding, skipping: 0) == Array("a\(text)".utf8))
  }
}
