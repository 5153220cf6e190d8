import PropertyLists
import Testing
import TypewardenSourceText

/// The scanner for ordinary documents beside libxml2, which judges.
@Suite struct `The scanner` {
  @Test(arguments: 0..<12)
  func `writes the tape that libxml2 leads to, for generated and changed documents`(part: Int) {
    var generator = SeededGenerator(seed: 900 + UInt64(part))
    let judge = PropertyListReader(usesScanner: false)
    var taken = (whole: 0, changed: 0)
    for round in 0..<60 {
      let sample = Sample.random(&generator)
      let bytes = SampleXML.bytes(sample, seed: UInt64(round), isOrdinary: round % 4 != 0)
      if isTaken(bytes, judge) { taken.whole += 1 }
      for _ in 0..<20 where isTaken(Mutation.change(bytes, &generator), judge) {
        taken.changed += 1
      }
    }
    // Else nothing was compared.
    #expect(taken.whole > 20)
    #expect(taken.changed > 20)
  }

  @Test(arguments: [
    "<plist><dict/></plist>",
    "<plist version=\"1.0\"><string>a &amp; b &lt;c&gt;</string></plist>\n",
    "<plist><dict><key>a</key><array><true/><false/></array><key></key><dict/></dict></plist>",
    "<plist><!-- a --><array><!--b--><string>é ￼ ]] ></string><string/></array></plist>",
    "<plist><array><integer>-0x1F</integer><real>1e3</real><data>\n AAAA</data></array></plist>",
    "<plist><date>2026-11-30T09:00:00Z</date></plist><!-- behind -->",
  ])
  func `takes ordinary documents`(_ text: String) {
    #expect(isTaken(Array(text.utf8), PropertyListReader(usesScanner: false)))
  }

  @Test(arguments: [
    "", "<", "<plist>", "<plist><dict>", "<plist></plist>", "<plist><dict/>",
    "<plist><key/></plist>",
    "<plist><dict><key>a</key></dict></plist>", "<plist><dict><true/></dict></plist>",
    "<plist><dict><key>a</key><key>b</key><true/></dict></plist>", "<plist><array></dict></plist>",
    "<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>",
    "<plist><array><key>a</key></array></plist>", "<plist><true/><true/></plist>",
    "<plist><string>a]]>b</string></plist>", "<plist><string>&#65;</string></plist>",
    "<plist><string>a\u{1}</string></plist>", "<plist><string>a\r\n</string></plist>",
    "<plist><string>\u{FFFE}</string></plist>", "<plist><string>&nbsp;</string></plist>",
    "<plist><string><![CDATA[a]]></string></plist>", "<plist><string>a<!-- b --></string></plist>",
    "<plist><!-- a -- b --><true/></plist>", "<plist><!-- a ---><true/></plist>",
    "<plist><!-- \u{1} --><true/></plist>", "<plist><!-- a", "<plist>text<true/></plist>",
    "<plist><integer>x</integer></plist>", "<plist><integer> 1 </integer></plist>",
    "<plist><date>2026-13-30T09:00:00Z</date></plist>", "<plist><data/></plist>",
    "<plist><data>A</data></plist>", "<plist><true></true></plist>", "<plist ><true/></plist>",
    "<plist><true /></plist>", "<plist><a:true/></plist>", "<plist><true/></plist>x",
    " <?xml version=\"1.0\" encoding=\"UTF-8\"?><plist><true/></plist>",
    "<?xml version=\"1.1\"?><plist><true/></plist>", "<dict/>",
    "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><true/></plist>",
  ])
  func `leaves everything else to libxml2`(_ text: String) {
    Array(text.utf8).withUnsafeBufferPointer { #expect(XMLScanner.tape(of: $0) == nil) }
  }

  @Test func `leaves bytes that are not UTF-8, deep lists and long texts to libxml2`() {
    let head = Array("<plist><string>".utf8)
    let tail = Array("</string></plist>".utf8)
    let broken = head + [0xC3] + tail
    let long = head + [UInt8](repeating: 0x61, count: 1 << 21) + tail
    let deep = Array(
      ("<plist>" + String(repeating: "<array>", count: 240)
        + String(repeating: "</array>", count: 240) + "</plist>").utf8)
    for bytes in [broken, long, deep] {
      bytes.withUnsafeBufferPointer { #expect(XMLScanner.tape(of: $0) == nil) }
    }
    #expect(PropertyListReader().read(deep, name: "deep").problems.isEmpty)
    #expect(PropertyListReader().read(long, name: "long").problems.isEmpty)
  }

  /// Whether the scanner takes a document; what it makes of it is compared with what libxml2 does.
  private func isTaken(
    _ bytes: [UInt8], _ judge: PropertyListReader,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    guard let tape = bytes.withUnsafeBufferPointer({ XMLScanner.tape(of: $0) }) else {
      return false
    }
    let expected = judge.read(bytes, name: "list")
    let shown = String(decoding: bytes.prefix(2000), as: UTF8.self)
    #expect(expected.problems.isEmpty, "\(shown)", sourceLocation: location)
    #expect(nodes(tape) == nodes(expected.storage.tape), "\(shown)", sourceLocation: location)
    return true
  }

  private func nodes(_ tape: Tape) -> [Node] { (0..<tape.count).map { tape[$0] } }
}
