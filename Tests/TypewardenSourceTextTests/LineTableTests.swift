import Testing
import TypewardenSourceText

@Suite struct `Lines and columns` {
  private func locations(_ text: String) -> [String] {
    let source = SourceText(name: "text", text: text)
    let table = LineTable(source)
    return (0...source.bytes.count).map {
      let location = table.location(of: $0)
      return "\(location.line):\(location.column)"
    }
  }

  @Test func `a line ends with LF`() {
    #expect(locations("a\nb\n") == ["1:1", "1:2", "2:1", "2:2", "3:1"])
  }

  @Test func `CR LF is one line end, and a lone CR is one too`() {
    #expect(locations("a\r\nb") == ["1:1", "1:2", "1:3", "2:1", "2:2"])
    #expect(locations("a\rb\n\rc") == ["1:1", "1:2", "2:1", "2:2", "3:1", "4:1", "4:2"])
  }

  @Test func `columns count Unicode scalars, also beyond the basic plane`() {
    let source = SourceText(name: "text", text: "é😀x\n𝄞y")
    let table = LineTable(source)
    #expect(table.location(of: 2) == SourceLocation(line: 1, column: 2))
    #expect(table.location(of: 6) == SourceLocation(line: 1, column: 3))
    #expect(table.location(of: 12) == SourceLocation(line: 2, column: 2))
  }

  @Test func `offsets outside of the text are clamped`() {
    let table = LineTable(SourceText(name: "text", text: "ab"))
    #expect(table.location(of: -5) == SourceLocation(line: 1, column: 1))
    #expect(table.location(of: 99) == SourceLocation(line: 1, column: 3))
  }

  @Test(arguments: [("", 1), ("a", 1), ("a\n", 2), ("\r\n\r\n", 3), ("\r\r", 3), ("\n\r", 3)])
  func `lines are counted as editors do`(text: String, count: Int) {
    #expect(LineTable(SourceText(name: "text", text: text)).lineCount == count)
  }

  @Test func `the text of a line comes without its end`() {
    let table = LineTable(SourceText(name: "text", text: "one\r\ntwo\rthree\n"))
    #expect((0...5).map(table.textOfLine) == [nil, "one", "two", "three", "", nil])
    #expect(table.rangeOfLine(2) == SourceRange(start: 5, end: 8))
  }

  @Test func `a binary source is one line of bytes`() {
    let table = LineTable(SourceText(name: "b", bytes: [10, 13, 10, 0], encoding: .binary))
    #expect(table.lineCount == 1)
    #expect(table.location(of: 3) == SourceLocation(line: 1, column: 4))
  }

  @Test func `every offset lies on the line that its range says`() {
    let source = SourceText(name: "text", text: "a\r\n\r\n😀b\r\rc\n")
    let table = LineTable(source)
    for offset in 0...source.bytes.count {
      let line = table.location(of: offset).line
      let start = table.rangeOfLine(line)!.start
      let next = table.rangeOfLine(line + 1)?.start ?? source.bytes.count + 1
      #expect(start <= offset && offset < next)
    }
  }
}
