import PropertyLists
import Testing
import TypewardenSourceText

@Suite struct `Text and structure of XML lists` {
  private func list(_ content: String) -> PropertyList {
    PropertyList(bytes: Array("<plist>\(content)</plist>".utf8), name: "list")
  }

  @Test(arguments: [
    ("", ""), ("plain é 😀", "plain é 😀"), ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"),
    ("&#65;&#x42;&#128512;&#x1F600;", "AB😀😀"), ("&#0000000000000000000000065;", "A"),
    ("<![CDATA[a & <b>]]>", "a & <b>"), ("a<![CDATA[]]>b", "ab"),
    ("<![CDATA[]]]]><![CDATA[>]]>", "]]>"), ("&amp;lt;", "&lt;"), ("a\r\nb\rc\nd", "a\nb\nc\nd"),
    ("a&#13;&#10;b", "a\r\nb"), ("<![CDATA[a\r\nb\rc]]>", "a\nb\nc"), ("a\rb", "a\nb"),
    (" a  b ", " a  b "), ("\n", "\n"), ("a > b", "a > b"),
  ])
  func `references, sections and line ends are resolved`(source: String, text: String) throws {
    let value = try #require(list("<string>\(source)</string>").root)
    #expect(value.string.map { Array($0.utf8) } == Array(text.utf8))
    #expect(value.withText { Array($0) } == Array(text.utf8))
    #expect(value.isEmpty == text.isEmpty)
  }

  @Test func `empty elements are empty values`() throws {
    let root = try #require(
      list(
        "<dict><key/><string/><key>a</key><array/><key>b</key><dict /><key>c</key><data></data></dict>"
      )
      .root)
    #expect(root.entries.map { $0.key.string } == ["", "a", "b", "c"])
    #expect(root.entries.allSatisfy { $0.value.isEmpty })
    #expect(root.entries.map { $0.value.kind } == [.string, .array, .dictionary, .data])
    #expect(root[""]?.string == "")
    #expect(root["c"]?.data == [])
  }

  @Test func `entries keep their order, and of a repeated key the last counts`() throws {
    let list = list(
      "<dict><key>z</key><integer>1</integer><key>a</key><integer>2</integer>"
        + "<key>z</key><integer>3</integer></dict>")
    let root = try #require(list.root)
    #expect(root.entries.map { $0.key.string } == ["z", "a", "z"])
    #expect(root.entries.map { $0.value.integer } == [1, 2, 3])
    #expect(root["z"]?.integer == 3)
    #expect(root["y"] == nil)
    #expect(list.problems.map(\.code) == [.duplicateKey])
  }

  @Test(arguments: [
    ("a&amp;b", "a&#38;b"), ("<![CDATA[a]]>", "a"), ("a\r\nb", "a\nb"), ("", ""), ("é", "&#233;"),
  ])
  func `keys are the same when their text is`(first: String, second: String) throws {
    let list = list(
      "<dict><key>\(first)</key><true/><key>x</key><true/><key>\(second)</key><true/></dict>")
    let problem = try #require(list.problems.first)
    #expect(list.problems.count == 1 && problem.code == .duplicateKey)
    #expect(list.source.string(in: problem.range) == "<key>\(second)</key>")
    #expect(problem.related.map(list.source.string) == "<key>\(first)</key>")
  }

  @Test(arguments: [31, 32, 33, 500])
  func `repeated keys are found in dictionaries of any size`(count: Int) {
    let keys = (0..<count).map { "<key>key \($0 * 7919 % count)</key><true/>" }.joined()
    #expect(list("<dict>\(keys)</dict>").problems == [])
    let more = keys + "<key>key 3</key><dict><key>key 3</key><true/></dict>"
    let list = list("<dict>\(more)</dict>")
    #expect(list.problems.map(\.code) == [.duplicateKey])
    #expect(list.problems.first?.keyPath(in: list) == "key 3")
  }

  @Test func `a bad value is one problem, and the rest is read`() throws {
    let list = list(
      "<dict><key>a</key><integer>x</integer><key>b</key><widget><b/>x</widget>"
        + "<key>c</key><string>1 <b>2</b></string><key>d</key><string>&nbsp;</string>"
        + "<key>e</key><key>f</key><string>good</string></dict>")
    let root = try #require(list.root)
    #expect(
      list.problems.map(\.code)
        == [.badInteger, .unknownElement, .elementInText, .undefinedEntity, .keyWithoutValue])
    #expect(list.problems.map { $0.keyPath(in: list) } == ["a", "b", "c", "d", "e"])
    #expect(root.entries.map { $0.value.isUsable } == [false, false, false, false, false, true])
    #expect(root.entries.map { $0.value.kind }.filter { $0 == .missing }.count == 2)
    #expect(root["a"]?.integer == nil && root["c"]?.string == nil && root["d"]?.string == nil)
    #expect(root["f"]?.string == "good")
  }

  @Test func `a list without <plist> around it is read too`() {
    let list = PropertyList(bytes: Array("<!-- a -->\n<dict/>".utf8), name: "list")
    #expect(list.problems == [] && list.root?.kind == .dictionary)
  }
}
