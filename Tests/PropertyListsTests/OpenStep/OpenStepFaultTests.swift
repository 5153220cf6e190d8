import PropertyLists
import Testing
import TypewardenSourceText

@Suite("Faults of old-style lists")
struct OpenStepFaultTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    let text: String
    /// Code and line of each problem.
    let problems: [String]
    /// The keys that can still be read, nil when reading stopped.
    let keys: [String]?
    var testDescription: String { text }

    init(_ text: String, _ problems: [String], _ keys: [String]?) {
      (self.text, self.problems, self.keys) = (text, problems, keys)
    }
  }

  static let faults: [Fault] = [
    Fault("{ a = b\n c = d; }", ["missingSeparator 1"], ["a", "c"]),
    Fault("{ a = b\n}", ["missingSeparator 1"], ["a"]),
    Fault("{ a = {}\n b = (x\n y) ; }", ["missingSeparator 1", "missingSeparator 2"], ["a", "b"]),
    Fault("{ a = b c;\n d = e; }", ["missingSeparator 1"], ["a", "c", "d"]),
    Fault("{ a\n b = c; d = e; }", ["keyWithoutValue 1"], ["a", "d"]),
    Fault("{ a }", ["keyWithoutValue 1"], ["a"]),
    Fault("{ a = ; b = c; }", ["keyWithoutValue 1"], ["a", "b"]),
    Fault("{ a = }", ["keyWithoutValue 1"], ["a"]),
    Fault("{ a = b;; c = d; }", ["unexpectedCharacter 1"], ["a", "c"]),
    Fault("{ a = b,\n c = d; }", ["missingSeparator 1"], ["a", "c"]),
    Fault("{\n = b; c = d; }", ["valueWithoutKey 2"], ["c"]),
    Fault("{ { x = y; } = b;\n c = d; }", ["badKey 1"], ["c"]),
    Fault("{ a = (x,,y); b = c; }", ["unexpectedCharacter 1"], ["a", "b"]),
    Fault("{ a = (x; y); b = c; }", ["missingSeparator 1"], ["a", "b"]),
    Fault("{ a = one@two; b = c; }", ["unexpectedCharacter 1"], ["a", "b"]),
    Fault("{ a = größe; b = c; }", ["unexpectedCharacter 1"], ["a", "b"]),
    Fault("{ a = $(SRCROOT)/x; b = c; }", ["missingSeparator 1"], ["a", "b"]),
    Fault("{ a = <0fb>; b = c; }", ["badData 1"], ["a", "b"]),
    Fault("{ a = <0x>; b = <0 f>; }", ["badData 1", "badData 1"], ["a", "b"]),
    Fault("{ a = <0f; b = c; }", ["unterminated 1"], ["a", "b"]),
    Fault(
      "{ a = <*Ix>; b = <*Q1>; c = <*D2026-02-30 00:00:00 +0000>; d = <*BX>; }",
      ["badInteger 1", "badObject 1", "badDate 1", "badObject 1"], ["a", "b", "c", "d"]),
    Fault(#"{ a = "\U12G4 \9"; b = c; }"#, ["badString 1", "badString 1"], ["a", "b"]),
    Fault(#"{ a = "\u00e9"; b = "\Ud83d"; }"#, ["badString 1", "badString 1"], ["a", "b"]),
    Fault("{ a = b; } x", ["trailingContent 1"], ["a"]),
    Fault("{ a = b; }\n}", ["trailingContent 2"], ["a"]),
    Fault(
      "{ list = (\n a,\n<<<<<<< HEAD\n b,\n=======\n c,\n>>>>>>> other\n d,\n);\n e = f;\n}",
      ["conflictMarker 3", "conflictMarker 5", "conflictMarker 7"], ["list", "e"]),
    Fault(
      "{\n<<<<<<< HEAD\n a = b;\n=======\n c = d;\n>>>>>>> other\n}",
      ["conflictMarker 2", "conflictMarker 4", "conflictMarker 6"], ["a", "c"]),
    Fault("{ a = b; )", ["mismatchedBracket 1"], nil),
    Fault("(a, b\n}", ["mismatchedBracket 2"], nil),
    Fault("{ a = b;\n c = {\n", ["unterminated 3"], nil),
    Fault("{ a = ", ["unterminated 1"], nil),
    Fault("{ a", ["unterminated 1"], nil),
    Fault("( a,\n", ["unterminated 2"], nil),
    Fault("{ a = \"xxxx", ["unterminated 1"], nil),
    Fault("{ a = b;\n c = 'x\ny;\n }", ["unterminated 2"], nil),
    Fault("{ a = \"x\\", ["unterminated 1"], nil),
    Fault("{ a = b; /* x }", ["unterminated 1"], nil),
    Fault("// nothing", ["missingRoot 1"], nil),
    Fault("This is a letter.\nIt has lines.", ["unsupportedFormat 1"], nil),
    Fault("a = b;\nc", ["keyWithoutValue 2"], ["a", "c"]),
    Fault("a = b;\nc = d\n", ["missingSeparator 2"], ["a", "c"]),
    Fault("a = b;\nc =\n", ["keyWithoutValue 2"], ["a", "c"]),
    Fault("a = b;\n}\nc = d;", ["unexpectedCharacter 2"], ["a", "c"]),
    Fault("a = b;\n\"c\" = \"d\"\ne = f;", ["missingSeparator 2"], ["a", "c", "e"]),
  ]

  @Test("each is one problem with its line, and the rest is read", arguments: faults)
  func isReported(_ fault: Fault) {
    let list = PropertyList(bytes: Array(fault.text.utf8), name: "list")
    let lines = LineTable(list.source)
    #expect(
      list.problems.map {
        "\($0.code.rawValue) \(lines.location(of: $0.range.start).line)"
      } == fault.problems)
    #expect(list.root?.entries.map { $0.key.string ?? "?" } == fault.keys)
    #expect(TapeInvariants.violation(in: list) == nil)
  }

  @Test("a container that is not closed says where it was opened")
  func unclosed() throws {
    let list = PropertyList(bytes: Array("{\n  a = (\n x,\n".utf8), name: "list")
    let problem = try #require(list.problems.first)
    #expect(problem.isFatal && problem.message.contains("`)` is expected"))
    #expect(problem.related.map { LineTable(list.source).location(of: $0.start).line } == 2)
  }

  @Test("depth has a limit, and no depth hurts")
  func deep() {
    func list(_ depth: Int) -> PropertyList {
      let text = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
      return PropertyList(bytes: Array(text.utf8), name: "list")
    }
    #expect(list(512).problems == [] && list(512).valueCount == 512)
    #expect(list(513).problems.map(\.code) == [.tooDeep])
    #expect(list(1_000_000).problems.map(\.code) == [.tooDeep])
    let skipped = "{ " + String(repeating: "{", count: 1_000_000) + " = x; a = b; }"
    #expect(PropertyList(bytes: Array(skipped.utf8), name: "list").isBroken)
  }

  @Test("bytes that are not UTF-8 are a problem with a line")
  func notUTF8() throws {
    let list = PropertyList(
      bytes: Array("{\n a = \"".utf8) + [0xE9] + Array("\"; }".utf8), name: "list")
    let problem = try #require(list.problems.first)
    #expect(problem.code == .badEncoding && problem.isFatal)
    #expect(LineTable(list.source).location(of: problem.range.start).line == 2)
  }

  @Test("endless faults stay few, and are read in linear time")
  func many() {
    let list = PropertyList(
      bytes: Array(("{" + String(repeating: ";", count: 300_000) + "}").utf8), name: "list")
    #expect(list.problems.count < 1100)
    let open = PropertyList(
      bytes: Array(String(repeating: "{ = ", count: 100_000).utf8), name: "list")
    #expect(open.problems.count < 1100)
  }
}
