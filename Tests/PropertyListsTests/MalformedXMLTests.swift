import PropertyLists
import Testing
import TypewardenSourceText

@Suite struct `Malformed XML` {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let code: ReadProblem.Code
    /// Line and column of the first problem, and the bytes that it marks.
    let place: String
    let marked: String
    var isFatal = true

    var testDescription: String { name }

    init(
      _ name: String, _ content: String, _ code: ReadProblem.Code, _ place: String,
      _ marked: String,
      isFatal: Bool = true
    ) {
      self.name = name
      // The content starts on line 4.
      text =
        "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\(content)\n</dict>\n</plist>\n"
      (self.code, self.place, self.marked, self.isFatal) = (code, place, marked, isFatal)
    }

    init(
      whole name: String, _ text: String, _ code: ReadProblem.Code, _ place: String,
      _ marked: String, isFatal: Bool = true
    ) {
      (self.name, self.text, self.code, self.place, self.marked, self.isFatal) =
        (name, text, code, place, marked, isFatal)
    }
  }

  static let cases: [Case] = [
    Case(
      "an element that is not closed", "<key>a</key>\n<array>", .notWellFormed, "6:1", "</dict>"),
    Case(
      "an end tag that does not fit", "<key>a</key><string>b</strin>", .notWellFormed, "4:22",
      "</strin>"),
    Case("a bare ampersand", "<key>R & D</key>", .notWellFormed, "4:8", "&"),
    Case("an ampersand before a word", "<key>R &D</key>", .notWellFormed, "4:8", "&D"),
    Case("a bare less-than sign", "<key>a < b</key>", .notWellFormed, "4:8", "<"),
    Case("a control character", "<key>é\u{1}</key>", .notWellFormed, "4:7", "\u{1}"),
    Case("a reference to no character", "<key>&#xD800;</key>", .notWellFormed, "4:6", "&#xD800;"),
    Case("a conflict marker", "<<<<<<< ours\n<key>a</key>", .notWellFormed, "4:1", "<<<<<<< ours"),
    Case(
      "a conflict marker further down", "<key>a</key><true/>\n<<<<<<< x\n", .notWellFormed, "5:1",
      "<<<<<<< x"),
    Case("an attribute without quotes", "<key a=b>x</key>", .notWellFormed, "4:8", ""),
    Case("a comment without end", "<!-- a", .notWellFormed, "7:1", ""),
    Case(
      "an undefined entity", "<key>&nbsp;</key><true/>", .undefinedEntity, "4:6", "&nbsp;",
      isFatal: false),
    Case("hyphens in a comment", "<!-- a -- b -->", .notWellFormed, "4:8", "--", isFatal: false),
    Case(
      "the end of a section", "<key>a]]>b</key><true/>", .notWellFormed, "4:7", "]]>",
      isFatal: false),
    Case(
      "a key without value", "<key>a</key>", .keyWithoutValue, "4:1", "<key>a</key>", isFatal: false
    ),
    Case(
      "a key behind a key", "<key>a</key>\n<key>b</key><true/>", .keyWithoutValue, "4:1",
      "<key>a</key>", isFatal: false),
    Case(
      "a value without key", "<string>a</string>", .valueWithoutKey, "4:1", "<string>",
      isFatal: false),
    Case(
      "text between elements", "<key>a</key>\n  to do <true/>", .textBetweenElements, "5:3",
      "to do", isFatal: false),
    Case(
      "text behind a comment", "<!-- a -->\n<?b?> c", .textBetweenElements, "5:7", "c",
      isFatal: false),
    Case(
      "a section between elements", "<![CDATA[a]]>", .textBetweenElements, "4:1", "<![CDATA[a]]>",
      isFatal: false),
    Case(
      "the middle of a conflict", "=======", .textBetweenElements, "4:1", "=======", isFatal: false),
    Case(
      "an unknown element", "<key>a</key><widget a='b'>", .unknownElement, "4:13", "<widget a='b'>"),
    Case(
      "an element of another case", "<key>a</key><String>b</String>", .unknownElement, "4:13",
      "<String>", isFatal: false),
    Case(
      "an element of a namespace", "<key>a</key><x:string>b</x:string>", .unknownElement, "4:13",
      "<x:string>", isFatal: false),
    Case(
      "an element inside text", "<key>a</key><string>b <i>c</i></string>", .elementInText, "4:23",
      "<i>", isFatal: false),
    Case(
      "a list inside a list", "<key>a</key><plist/>", .unknownElement, "4:13", "<plist/>",
      isFatal: false),
    Case(
      "a key in an array", "<key>a</key><array><key>b</key></array>", .keyOutsideDictionary, "4:20",
      "<key>", isFatal: false),
    Case(
      "text inside a Boolean", "<key>a</key><true>yes</true>", .textBetweenElements, "4:13",
      "<true>yes</true>", isFatal: false),
    Case(whole: "a cut file", "<plist>\n<dict>\n<key>a</key>\n<str", .notWellFormed, "4:5", ""),
    Case(whole: "a file cut in text", "<plist>\n<dict>\n<key>a", .notWellFormed, "3:7", ""),
    Case(
      whole: "a file cut before its end tag", "<plist>\n<dict>\n</dict>\n\n", .notWellFormed, "5:1",
      ""),
    Case(
      whole: "text behind the list", "<plist>\n<true/>\n</plist>\n\nend\n", .trailingContent, "5:1",
      "end", isFatal: false),
    Case(
      whole: "a list behind the list", "<plist><true/></plist>\n<plist/>", .trailingContent, "2:1",
      "<plist/>", isFatal: false),
    Case(
      whole: "a second root", "<plist>\n<true/>\n<false/></plist>", .extraRoot, "3:1", "<false/>",
      isFatal: false),
    Case(
      whole: "no root", "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n</plist>", .missingRoot,
      "2:1", "<plist version=\"1.0\">"),
    Case(
      whole: "a key as root", "<plist>\n<key>a</key></plist>", .keyOutsideDictionary, "2:1",
      "<key>", isFatal: false),
    Case(
      whole: "text before the list", "<!-- a -->\nb <plist/>", .notWellFormed, "2:1", "b <plist/>"),
    Case(
      whole: "a declaration that is not first", "\n<?xml version=\"1.0\"?><plist/>", .notWellFormed,
      "2:1", "<?xml"),
    Case(
      whole: "another language", "<html>\n</html>", .unknownElement, "1:1", "<html>", isFatal: false
    ),
    Case(whole: "only a declaration", "<?xml version=\"1.0\"?>\n", .notWellFormed, "2:1", ""),
    Case(whole: "nothing", " \n ", .emptyFile, "1:1", ""),
    Case(
      whole: "declared entities", "<!DOCTYPE plist [\n<!ENTITY a \"b\">]>\n<plist/>",
      .internalSubset, "1:1", "<!DOCTYPE plist ["),
  ]

  @Test(arguments: cases)
  func `each fault has its code and its place`(fault: Case) throws {
    let list = PropertyList(bytes: Array(fault.text.utf8), name: "list")
    let problem = try #require(list.problems.first)
    let location = LineTable(list.source).location(of: problem.range.start)
    #expect(problem.code == fault.code, "\(problem.message)")
    #expect("\(location.line):\(location.column)" == fault.place)
    #expect(list.source.string(in: problem.range) == fault.marked)
    #expect(list.isBroken == fault.isFatal)
    #expect(TapeInvariants.violation(in: list) == nil)
  }

  @Test(arguments: cases)
  func `a fault is on the same line when lines end with CR LF`(fault: Case) throws {
    let text = fault.text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let list = PropertyList(bytes: Array(text.utf8), name: "list")
    let problem = try #require(list.problems.first)
    let location = LineTable(list.source).location(of: problem.range.start)
    #expect(problem.code == fault.code)
    #expect("\(location.line):\(location.column)" == fault.place)
  }

  @Test func `an end tag that does not fit says what is expected, and what is open`() throws {
    let text = "<plist>\n<dict>\n<key>a</key>\n<string>b\n</dict>\n</plist>"
    let list = PropertyList(bytes: Array(text.utf8), name: "list")
    let problem = try #require(list.problems.first)
    #expect(problem.message.hasSuffix("`</string>` is expected"))
    #expect(problem.related.map { LineTable(list.source).location(of: $0.start).line } == 4)
    #expect(problem.keyPath(in: list) == "a")
  }
}
