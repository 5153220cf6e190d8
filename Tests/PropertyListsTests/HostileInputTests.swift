import PropertyLists
import Testing
import TypewardenSourceText

@Suite struct `Hostile lists` {
  private static func plist(_ content: String) -> [UInt8] {
    Array("<plist>\(content)</plist>".utf8)
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static let laughs =
    "<!ENTITY a0 \"lol\">"
    + (1..<10).map { "<!ENTITY a\($0) \"\(repeated("&a\($0 - 1);", 10))\">" }.joined()

  @Test(
    arguments: [
      (
        "a billion laughs",
        Array("<!DOCTYPE plist [\(laughs)]><plist><string>&a9;</string></plist>".utf8),
        .internalSubset
      ),
      (
        "an entity that names a file",
        Array(
          "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><plist><string>&x;</string></plist>"
            .utf8), .internalSubset
      ),
      (
        "a parameter entity",
        Array("<!DOCTYPE plist [<!ENTITY % x SYSTEM \"file:///etc/hostname\"> %x;]><plist/>".utf8),
        .internalSubset
      ),
      (
        "entities behind an external type",
        Array(
          "<!DOCTYPE plist SYSTEM \"a'[b\" [<!ENTITY x \"y\">]><plist><string>&x;</string></plist>"
            .utf8), .internalSubset
      ),
      (
        "entities behind a bad declaration",
        Array(
          "<?xml version=\"1.0\" encoding=\"a?>\"?><!DOCTYPE plist [\(laughs)]><plist><string>&a9;</string></plist>"
            .utf8), .notWellFormed
      ),
      ("deep arrays", plist(repeated("<array>", 10_000) + repeated("</array>", 10_000)), .tooDeep),
      ("deep dictionaries", plist(repeated("<dict><key>k</key>", 10_000)), .tooDeep),
      ("deep unknown elements", plist(repeated("<x>", 10_000)), .unknownElement),
      ("a long name", plist("<" + repeated("n", 1 << 20) + "/>"), .tagTooLong),
      (
        "many attributes", plist("<array " + (0..<20_000).map { "a\($0)='1' " }.joined() + "/>"),
        .tagTooLong
      ),
      ("a tag without end", Array(("<plist><array " + repeated("a ", 10_000)).utf8), .tagTooLong),
      (
        "an attribute without end", Array(("<plist><array a='" + repeated(">", 10_000)).utf8),
        .tagTooLong
      ),
      (
        "undefined entities", plist("<string>\(repeated("&x;", 20_000))</string>"), .undefinedEntity
      ),
      (
        "keys without values", plist("<dict>\(repeated("<key/>", 102_000))</dict>"),
        .keyWithoutValue
      ),
      (
        "the same key", plist("<dict>\(repeated("<key>a</key><true/>", 20_000))</dict>"),
        .duplicateKey
      ),
      (
        "many names", plist("<array>\((0..<20_000).map { "<name\($0)/>" }.joined())</array>"),
        .unknownElement
      ),
      (
        "a deep binary list",
        SampleBinary.assemble(
          (1...20_000).map { [0xA1] + SampleBinary.number($0, 2) } + [[0x51, 0x61]],
          referenceSize: 2), .tooDeep
      ),
      (
        "a deep binary list by references back",
        SampleBinary.assemble(
          [[0xAF, 0x11, 0x03, 0xE8] + (1...1000).flatMap { SampleBinary.number($0, 2) }, [0xA0]]
            + (2...1000).map { [0xA1] + SampleBinary.number($0 - 1, 2) }, referenceSize: 2),
        .tooDeep
      ),
      (
        "a binary count",
        SampleBinary.assemble([[0x4F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
        .badOffset
      ),
    ] as [(String, [UInt8], ReadProblem.Code)])
  func `each is refused for its own reason`(name: String, bytes: [UInt8], code: ReadProblem.Code) {
    let list = PropertyList(bytes: bytes, name: name)
    #expect(list.problems.first?.code == code)
    #expect(list.problems.count <= 1003)
    #expect(TapeInvariants.violation(in: list) == nil)
  }

  @Test func `a thousand problems are kept, then one says how many more there are`() throws {
    let list = PropertyList(
      bytes: Self.plist("<array>\(Self.repeated("<integer>x</integer>", 3000))</array>"),
      name: "list")
    #expect(list.problems.count == 1001)
    let last = try #require(list.problems.first { $0.code == .tooManyProblems })
    #expect(last.message.hasPrefix("2000 more") && !list.isBroken && list.valueCount == 3001)
  }

  @Test func `names of one file do not hurt the next`() {
    let reader = PropertyListReader()
    // libxml2 keeps 10 MB of names for each parser, and no more.
    for round in 0..<2 {
      let names = (0..<3000).map { "<n\(round)x\($0)\(Self.repeated("n", 4000))/>" }.joined()
      _ = reader.read(Self.plist("<array>\(names)</array>"), name: "hostile")
      let list = reader.read(Self.plist("<dict><key>a</key><true/></dict>"), name: "good")
      #expect(list.problems == [] && list.root?["a"]?.boolean == true)
    }
  }

  @Test(arguments: [
    plist("<string>\(repeated("x", 1 << 20))</string>"),
    plist("<data>\(repeated("AAAA", 1 << 14))</data>"),
    plist("<string>\(repeated("&amp;", 30_000))</string>"),
    plist("<array><!-- a <b \(repeated("x", 10_000)) --></array>"),
    plist("<string><![CDATA[<b \(repeated("x", 10_000))]]></string>"),
    plist("<array>\(repeated("<!-- <a \(repeated("x", 5000)) -->", 40))</array>"),
    plist("<array>\(repeated(" \n", 1 << 16))</array>"),
    plist("<!-- a < b " + repeated("x", 5000) + "--><true/>"),
  ])
  func `long content is no fault`(bytes: [UInt8]) {
    let list = PropertyList(bytes: bytes, name: "long")
    #expect(list.problems == [] && list.root != nil)
  }

  @Test func `shared objects do not grow, however often they are shared`() throws {
    let levels = (0..<40).map { [0xAA] + Array(repeating: UInt8($0 + 1), count: 10) }
    let list = PropertyList(bytes: SampleBinary.assemble(levels + [[0x51, 0x61]]), name: "laughs")
    #expect(list.problems == [] && list.valueCount == 401)
  }

  /// Each reference is two bytes; looking at the string behind it every time would take hours.
  @Test func `a shared string is looked at once`() {
    let text = Array(repeating: UInt8(ascii: "x"), count: 400_000)
    let string = [0x5F, 0x12] + SampleBinary.number(text.count, 4) + text
    let array =
      [0xAF, 0x12] + SampleBinary.number(60_000, 4)
      + Array(repeating: [0, 1], count: 60_000).joined()
    let bytes = SampleBinary.assemble([array, string], referenceSize: 2)
    let list = PropertyList(bytes: bytes, name: "shared")
    #expect(list.problems == [] && list.valueCount == 60_001)
  }
}
