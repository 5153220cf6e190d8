import PropertyLists
import Testing
import TypewardenSourceText

/// What is written is read again, whatever it is.
@Suite struct `Writing property lists` {
  static let seeds = Array(UInt64(0)..<250)

  @Test(arguments: seeds)
  func `gives back what was written, as XML and as binary`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let sample = Sample.random(&generator)
    for bytes in [
      PropertyListWriter.xml(sample.content), PropertyListWriter.binary(sample.content),
    ] {
      let list = PropertyList(bytes: bytes, name: "Info.plist")
      try #require(list.problems.isEmpty, "\(list.problems.map(\.message))")
      #expect(sample.difference(from: list.root) == nil)
      // The content of what was read is what was written.
      #expect(list.root.flatMap { PropertyListContent($0) } == sample.content)
    }
  }

  @Test(arguments: seeds)
  func `changes no byte of a list that is written again`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let sample = Sample.random(&generator)
    for bytes in [
      PropertyListWriter.xml(sample.content), PropertyListWriter.binary(sample.content),
    ] {
      let list = PropertyList(bytes: bytes, name: "Info.plist")
      let content = try #require(list.root.flatMap { PropertyListContent($0) })
      let again =
        list.format == .binary
        ? PropertyListWriter.binary(content) : PropertyListWriter.xml(content)
      #expect(again == bytes)
    }
  }

  @Test func `holds numbers and dates at their limits`() throws {
    let content = PropertyListContent.array([
      .unsigned(.max), .integer(.min), .integer(-1), .integer(255), .integer(256),
      .real(.infinity), .real(-0.0),
      .date(PropertyListDate(secondsSinceReference: -63_145_526_400)),
      .date(PropertyListDate(secondsSinceReference: 252_423_993_599)),
      .string("a\rb\u{0}\u{FFFE}"), .uid(77),
    ])
    let binary = PropertyList(bytes: PropertyListWriter.binary(content), name: "a")
    #expect(binary.root.flatMap { PropertyListContent($0) } == content)
    let xml = PropertyList(bytes: PropertyListWriter.xml(content), name: "a")
    #expect(xml.problems.isEmpty)
    let elements = try #require(xml.root).elements.map { PropertyListContent($0) }
    #expect(elements[0] == .unsigned(.max))
    #expect(elements[7] == .date(PropertyListDate(secondsSinceReference: -63_145_526_400)))
    #expect(elements[8] == .date(PropertyListDate(secondsSinceReference: 252_423_993_599)))
    #expect(elements[9] == .string("a\rb\u{FFFD}\u{FFFD}"))
    #expect(elements[10] == .dictionary(["CF$UID": .integer(77)]))
  }

  @Test func `lays XML out as plutil does`() {
    let content = PropertyListContent.dictionary(["a": .strings(["x & y"]), "b": .array([])])
    #expect(
      String(decoding: PropertyListWriter.xml(content), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>a</key>
        \t<array>
        \t\t<string>x &amp; y</string>
        \t</array>
        \t<key>b</key>
        \t<array/>
        </dict>
        </plist>

        """)
  }
}

extension Sample {
  /// The sample as content to be written.
  var content: PropertyListContent {
    switch self {
    case .string(let text): .string(text)
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    case .boolean(let value): .boolean(value)
    case .date(let seconds): .date(PropertyListDate(secondsSinceReference: Double(seconds)))
    case .data(let bytes): .data(bytes)
    case .array(let elements): .array(elements.map(\.content))
    case .dictionary(let entries):
      .dictionary(entries.map { PropertyListContent.Entry($0.key, $0.value.content) })
    }
  }
}
