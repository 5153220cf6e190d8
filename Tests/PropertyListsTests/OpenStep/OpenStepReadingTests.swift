import PropertyLists
import Testing
import TypewardenSourceText

@Suite("Old-style lists")
struct OpenStepReadingTests {
  private func read(_ text: String) -> PropertyList {
    PropertyList(bytes: Array(text.utf8), name: "list")
  }

  private func root(_ text: String) throws -> PropertyListValue {
    let list = read(text)
    #expect(list.problems == [], Comment(rawValue: text))
    #expect(list.format == .openStep)
    return try #require(list.root)
  }

  @Test("dictionaries, arrays, strings and data are values")
  func values() throws {
    let value = try root(
      #"{ Name = "a b"; 'single' = 'it"s'; List = (a, "b c", <0fbd77>, (), {},); Empty = ""; }"#)
    #expect(value.entries.map { $0.key.string } == ["Name", "single", "List", "Empty"])
    #expect(value["Name"]?.string == "a b")
    #expect(value["single"]?.string == "it\"s")
    let list = try #require(value["List"])
    #expect(list.elements.map { $0.kind } == [.string, .string, .data, .array, .dictionary])
    #expect(list.elements.map { $0.string } == ["a", "b c", nil, nil, nil])
    #expect(Array(list.elements)[2].data == [0x0F, 0xBD, 0x77])
    #expect(value["Empty"]?.isEmpty == true)
  }

  @Test("comments and white space may stand anywhere between")
  func comments() throws {
    let value = try root(
      "// !$*UTF8*$!\n/* a { b */ { /**/ a /* = c */ = // d\n b /* ; */; list = ( /* x */ a /* y */, );\u{2028}}\n// end"
    )
    #expect(value["a"]?.string == "b")
    #expect(value["list"]?.elements.map { $0.string } == ["a"])
  }

  @Test(
    "bare strings are letters, digits and _ $ / : . -",
    arguments: ["a", "/usr/bin", "com.example.app", "$a", "a:b", "-1.5", "a//b", "3F2A", "/"])
  func bare(text: String) throws {
    #expect(try root("{ a = \(text) ; }")["a"]?.string == text)
  }

  @Test(
    "escapes are resolved when the text is asked for",
    arguments: [
      (#"\n\t\r\a\b\f\v"#, "\n\t\r\u{7}\u{8}\u{C}\u{B}"), (#"\"\\\'\/\%"#, "\"\\'/%"),
      (#"\101\1012\12"#, "AA2\n"), (#"\341\377\241\0"#, "Æ\u{FFFD}¡\0"),
      (#"\U00e9\UFEFF"#, "é\u{FEFF}"),
      (#"\Ud83d\Ude00"#, "😀"), ("\\\n", "\n"), ("é😀", "é😀"), ("a\r\nb", "a\r\nb"),
    ])
  func escapes(source: String, text: String) throws {
    let value = try #require(try root("{ a = \"\(source)\"; }")["a"])
    #expect(value.string.map { Array($0.utf8) } == Array(text.utf8))
    #expect(value.withText { Array($0) } == Array(text.utf8))
  }

  @Test("every character of NeXT's set has an octal escape that Foundation reads alike")
  func nextStep() throws {
    // The last two have no character, and Foundation off the Mac makes some of them.
    for byte in 1..<254 {
      let digits = String(byte, radix: 8)
      let text = "\"\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits + "\""
      let other = try #require(OpenStepFoundation.read(Array(text.utf8)) as? String)
      #expect(try root(text).string == other, "\(byte)")
    }
  }

  @Test("pairs without braces are a dictionary: the form of .strings files")
  func strings() throws {
    let list = read("/* Title */\n\"Save %@\" = \"Sichern: %@\";\nbare = word;\nalone;\n")
    #expect(list.problems == [])
    let value = try #require(list.root)
    #expect(value.kind == .dictionary)
    #expect(value.entries.map { $0.key.string } == ["Save %@", "bare", "alone"])
    #expect(value.entries.map { $0.value.string } == ["Sichern: %@", "word", "alone"])
    #expect(list.source.string(in: value.range).hasPrefix("\"Save"))
  }

  @Test("a lone string and a lone array are lists too")
  func others() throws {
    #expect(try root("hello").string == "hello")
    #expect(try root("\"hello there\"").string == "hello there")
    #expect(try root("(a)").elements.map { $0.string } == ["a"])
  }

  @Test("the typed values of GNUstep")
  func typed() throws {
    let value = try root(
      "{ i = <*I-5>; y = <*BY>; n = <*BN>; r = <*R1.5>; b = <[AAEC]>;"
        + " d = <*D2001-01-01 01:00:00 +0100>; z = <*D2001-01-01T00:00:01Z>; }")
    #expect(value["i"]?.integer == -5)
    #expect(value["y"]?.boolean == true && value["n"]?.boolean == false)
    #expect(value["r"]?.real == 1.5)
    #expect(value["b"]?.data == [0, 1, 2])
    #expect(value["d"]?.date?.secondsSinceReference == 0)
    #expect(value["z"]?.date?.secondsSinceReference == 1)
    let source = value.source
    #expect(
      value.entries.map { source.string(in: $0.value.range) } == [
        "<*I-5>", "<*BY>", "<*BN>", "<*R1.5>", "<[AAEC]>", "<*D2001-01-01 01:00:00 +0100>",
        "<*D2001-01-01T00:00:01Z>",
      ])
  }

  @Test("UTF-16 text is read, with places in its UTF-8 form")
  func utf16() throws {
    let text = "{ \"é\" = \"😀\"; }"
    for isBig in [false, true] {
      var bytes: [UInt8] = isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]
      for unit in text.utf16 {
        let halves = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        bytes += isBig ? halves : halves.reversed()
      }
      let list = PropertyList(bytes: bytes, name: "list")
      #expect(list.problems == [])
      #expect(list.root?["é"].map { list.source.string(in: $0.range) } == "\"😀\"")
    }
  }

  @Test("ranges hold quotes and brackets, contents do not")
  func ranges() throws {
    let text = #"{ key = "a\nb"; 'q' = bare; list = (x, { y = <0f bd>; }, ""); }"#
    let list = read(text)
    let all = (0..<list.valueCount).map { PropertyListValue(list.storage, $0) }
    #expect(
      all.map { list.source.string(in: $0.range) } == [
        text, "key", #""a\nb""#, "'q'", "bare", "list", "(x, { y = <0f bd>; }, \"\")", "x",
        "{ y = <0f bd>; }", "y", "<0f bd>", "\"\"",
      ])
    #expect(
      all.dropFirst().map { list.source.string(in: $0.contentRange) } == [
        "key", #"a\nb"#, "q", "bare", "list", "x, { y = <0f bd>; }, \"\"", "x", " y = <0f bd>; ",
        "y", "0f bd", "",
      ])
    #expect(
      all.map(\.keyPath) == [
        "", "key", "key", "q", "q", "list", "list", "list.0", "list.1", "list.1.y", "list.1.y",
        "list.2",
      ])
    #expect(all.first.map { list.source.string(in: $0.openingRange) } == "{")
  }

  @Test("of a repeated key the last counts, and the reader says so", arguments: [2, 40])
  func repeated(count: Int) throws {
    let others = (0..<count).map { "k\($0) = v;" }.joined(separator: " ")
    let list = read("{ k1 = first; \(others) }")
    let problem = try #require(list.problems.first)
    #expect(list.problems.map(\.code) == [.duplicateKey])
    #expect(problem.related == SourceRange(start: 2, end: 4))
    #expect(list.root?["k1"]?.string == "v")
  }
}
