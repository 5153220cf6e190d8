import PropertyLists
import Testing
import TypewardenSourceText

@Suite struct `Places of values` {
  private static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>A.b</key>
      <array>
        <string a=">">é😀</string >
        <dict/>
        <true />
        <array><integer>7</integer></array>
      </array>
      <key/>
      <data>AAAA</data>
      <!-- <key>no</key> -->
      <key>Z</key>
      <false></false>
    </dict>
    </plist>
    """

  private let list = PropertyList(bytes: Array(Self.sample.utf8), name: "sample")

  private func text(_ range: SourceRange) -> String { list.source.string(in: range) }

  private var all: [PropertyListValue] {
    (0..<list.valueCount).map { PropertyListValue(list.storage, $0) }
  }

  @Test func `the range of a value is its whole element`() throws {
    #expect(list.problems == [])
    #expect(
      all.map { text($0.range) }.filter { !$0.contains("\n") } == [
        "<key>A.b</key>", "<string a=\">\">é😀</string >", "<dict/>", "<true />",
        "<array><integer>7</integer></array>", "<integer>7</integer>", "<key/>",
        "<data>AAAA</data>", "<key>Z</key>", "<false></false>",
      ])
    let root = try #require(list.root)
    #expect(text(root.range).hasPrefix("<dict>\n") && text(root.range).hasSuffix("\n</dict>"))
    #expect(text(root.openingRange) == "<dict>")
  }

  @Test func `the content of a value lies between its tags`() {
    #expect(
      all.map { text($0.contentRange) }.filter { !$0.contains("\n") } == [
        "A.b", "é😀", "", "", "<integer>7</integer>", "7", "", "AAAA", "Z", "",
      ])
  }

  @Test func `key paths join keys and positions with dots`() {
    #expect(
      all.map(\.keyPath) == [
        "", #"A\.b"#, #"A\.b"#, #"A\.b.0"#, #"A\.b.1"#, #"A\.b.2"#, #"A\.b.3"#, #"A\.b.3.0"#, "",
        "", "Z", "Z",
      ])
  }

  /// Elements of every size around the pieces in which libxml2 is fed.
  @Test(arguments: [0, 1, 7, 3900, 4000, 4090, 4096, 8191, 70_000])
  func `places hold at any distance from the start`(padding: Int) throws {
    let filler = String(repeating: "x", count: padding)
    let text =
      "<plist><array><!--\(filler)--><string>\(filler)</string><integer>12</integer>"
      + "<dict><key>k&amp;\(filler)</key><date>bad</date></dict><wrong/>text é</array></plist>"
    let list = PropertyList(bytes: Array(text.utf8), name: "list")
    let elements = Array(try #require(list.root).elements)
    #expect(list.source.string(in: elements[0].range) == "<string>\(filler)</string>")
    #expect(list.source.string(in: elements[1].range) == "<integer>12</integer>")
    let key = try #require(elements[2].entries.first { _ in true }).key
    #expect(list.source.string(in: key.range) == "<key>k&amp;\(filler)</key>")
    #expect(key.string == "k&\(filler)")
    #expect(
      list.problems.map { list.source.string(in: $0.range) }
        == ["<date>bad</date>", "<wrong/>", "text é"])
  }

  @Test func `values of a binary list stand where their objects are`() throws {
    let bytes = SampleBinary.assemble([
      [0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x62, 0, 0xE9, 0, 0x62], [0x11, 1, 2],
      [0x4F, 0x10, 20] + Array(repeating: 9, count: 20),
    ])
    let list = PropertyList(bytes: bytes, name: "list")
    let root = try #require(list.root)
    #expect(list.problems == [])
    #expect(root.range == SourceRange(start: 8, end: 13))
    let entries = Array(root.entries)
    #expect(
      entries.map(\.key.range) == [
        SourceRange(start: 13, end: 15), SourceRange(start: 15, end: 20),
      ])
    #expect(entries[0].value.range == SourceRange(start: 20, end: 23))
    #expect(entries[1].value.range == SourceRange(start: 23, end: 46))
    #expect(entries[1].value.contentRange == SourceRange(start: 26, end: 46))
    #expect(entries.map(\.value.keyPath) == ["a", "éb"])
    #expect(entries[0].value.integer == 258)
  }

  @Test func `a shared container is seen at each place, and lies where it is first`() throws {
    let bytes = SampleBinary.assemble([[0xA3, 1, 1, 2], [0xA1, 2], [0x51, 0x61]])
    let root = try #require(PropertyList(bytes: bytes, name: "list").root)
    let elements = Array(root.elements)
    #expect(elements.count == 3 && elements[0] == elements[1])
    #expect(elements[1].keyPath == "0")
    #expect(elements[1].elements.map(\.string) == ["a"])
    #expect(elements[2].string == "a" && elements[2].keyPath == "2")
  }
}
