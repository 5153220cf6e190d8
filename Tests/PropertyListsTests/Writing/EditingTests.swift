import PropertyLists
import Testing
import TypewardenSourceText

/// Edits change what they say and nothing else, in every layout.
@Suite struct `Editing property lists` {
  private func edited(
    _ text: String, _ make: (PropertyListValue) -> [PropertyListEdit]
  ) throws -> String {
    let list = PropertyList(bytes: Array(text.utf8), name: "Info.plist")
    let root = try #require(list.root)
    var editing = PropertyListEditing(list)
    let isTaken = editing.add(make(root))
    try #require(isTaken)
    return String(decoding: try editing.fileBytes(), as: UTF8.self)
  }

  @Test func `an entry is inserted in the manner of its neighbours`() throws {
    let text =
      "<plist>\r\n<dict>\r\n  <key>a</key> <!-- first -->\r\n  <true/> <!-- yes -->\r\n</dict>\r\n</plist>"
    let new = try edited(text) { [.insert(.init("b", .strings(["x"])), into: $0)] }
    #expect(
      new
        == "<plist>\r\n<dict>\r\n  <key>a</key> <!-- first -->\r\n  <true/> <!-- yes -->\r\n"
        + "  <key>b</key>\r\n  <array>\r\n    <string>x</string>\r\n  </array>\r\n</dict>\r\n</plist>"
    )
  }

  @Test func `containers on one line stay on one line`() throws {
    let text = "<plist><dict><key>a</key><array><string>x</string></array></dict></plist>"
    let new = try edited(text) { root in
      [.append(.string("y"), to: root["a"]!), .insert(.init("b", .boolean(true)), into: root)]
    }
    #expect(
      new == "<plist><dict><key>a</key><array><string>x</string><string>y</string></array>"
        + "<key>b</key><true/></dict></plist>")
  }

  @Test func `an empty container is opened`() throws {
    let text = "<plist>\n<dict>\n\t<key>a</key>\n\t<array/>\n</dict>\n</plist>"
    let new = try edited(text) { [.append(.string("y"), to: $0["a"]!)] }
    #expect(
      new == "<plist>\n<dict>\n\t<key>a</key>\n\t<array>\n\t\t<string>y</string>\n\t</array>\n"
        + "</dict>\n</plist>")
  }

  @Test func `what goes takes its lines along`() throws {
    let text =
      "<plist>\n<dict>\n\t<key>a</key>\n\t<true/>\n\t<!-- b -->\n\t<key>b</key>\n\t<false/>\n</dict>\n</plist>"
    let new = try edited(text) { [.removeEntry(key: Array($0.entries)[0].key)] }
    #expect(new == "<plist>\n<dict>\n\t<!-- b -->\n\t<key>b</key>\n\t<false/>\n</dict>\n</plist>")
  }

  @Test func `old-style lists keep their form`() throws {
    let text = "{\n    a = (x, y); // two\n    b = { c = d; };\n    e = \"f g\"\n}\n"
    let new = try edited(text) { root in
      [
        .append(.string("z z"), to: root["a"]!), .removeElement(Array(root["a"]!.elements)[0]),
        .setText(root["b"]!["c"]!, "d e"), .insert(.init("h", .strings(["i"])), into: root),
      ]
    }
    #expect(
      new == "{\n    a = (y, \"z z\"); // two\n    b = { c = \"d e\"; };\n    e = \"f g\";\n"
        + "    h = (\n        i,\n    );\n}\n")
  }

  @Test func `two groups that speak of the same are not both taken`() throws {
    let list = PropertyList(
      bytes: Array(
        "<plist><dict><key>a</key><array><string>x</string></array></dict></plist>".utf8),
      name: "a")
    let root = try #require(list.root)
    let key = Array(root.entries)[0].key
    var editing = PropertyListEditing(list)
    let taken = [
      editing.add([.setText(Array(root["a"]!.elements)[0], "y")]),
      editing.add([.removeEntry(key: key)]),
      editing.add([.replace(root["a"]!, with: .string("z"))]),
      editing.add([.insert(.init("b", .string("1")), into: root)]),
      editing.add([.insert(.init("b", .string("2")), into: root)]),
      editing.add([.convertToXML]),
    ]
    #expect(taken == [true, false, false, true, false, false])
  }

  @Test(arguments: [true, false])
  func `UTF-16 stays UTF-16`(isBigEndian: Bool) throws {
    let text = "<plist><dict><key>ä</key><string>x</string></dict></plist>"
    func encoded(_ text: String) -> [UInt8] {
      ("\u{FEFF}" + text).utf16.flatMap { unit in
        isBigEndian
          ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
    }
    let list = PropertyList(bytes: encoded(text), name: "a")
    var editing = PropertyListEditing(list)
    let value = try #require(list.root?["ä"])
    let isTaken = editing.add([.setText(value, "😀")])
    #expect(isTaken)
    #expect(
      try editing.fileBytes()
        == encoded("<plist><dict><key>ä</key><string>😀</string></dict></plist>"))
  }

  /// Random edits in random layouts: the list reads as the edits say.
  @Test(arguments: UInt64(0)..<300)
  func `do what they say in any layout`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 7)
    let sample = Sample.random(&generator)
    for bytes in [SampleXML.bytes(sample, seed: seed), SampleBinary.bytes(sample, seed: seed)] {
      let list = PropertyList(bytes: bytes, name: "a")
      guard let root = list.root else { continue }
      var editing = PropertyListEditing(list)
      let problems = list.problems.count
      for _ in 0..<3 {
        let value = PropertyListValue(list.storage, generator.below(list.valueCount))
        guard let edit = Self.edit(value, &generator) else { continue }
        _ = editing.add([edit])
      }
      if editing.isEmpty { continue }
      let new = PropertyList(bytes: try editing.fileBytes(), name: "a")
      let expected = try #require(BinaryEdits(editing.edits).content(of: list))
      let made = try #require(new.root.flatMap { PropertyListContent($0) })
      #expect(made == expected, "\(root.kind) \(seed)")
      #expect(new.problems.count <= problems)
    }
  }

  private static func edit(
    _ value: PropertyListValue, _ generator: inout SeededGenerator
  ) -> PropertyListEdit? {
    let content = PropertyListContent.dictionary([
      "k\(generator.below(1000))": .strings(["<&>", "é"])
    ])
    switch value.kind {
    case .dictionary: return .insert(.init("new\(generator.below(9999))", content), into: value)
    case .array: return .append(content, to: value)
    case .key:
      return generator.once(in: 2)
        ? .removeEntry(key: value) : .setText(value, "k<\(generator.below(9999))>")
    case .string:
      return generator.once(in: 2) ? .setText(value, "& \n text") : .replace(value, with: content)
    default:
      return value.container?.kind == .array
        ? .removeElement(value) : .replace(value, with: content)
    }
  }
}
