import PropertyLists
import Testing
import TypewardenSourceText

@Suite struct `Faults of binary lists` {
  private typealias List = [[UInt8]]

  private func read(_ objects: [[UInt8]], root: Int = 0) -> PropertyList {
    PropertyList(bytes: SampleBinary.assemble(objects, root: root), name: "list")
  }

  /// Objects, the code of the one problem, and its first byte. Objects start at byte 8.
  @Test(
    arguments: [
      ([[0xA1, 0x00]], .cycle, 8), ([[0xA1, 0x01], [0xA1, 0x00]], .cycle, 8),
      ([[0xA1, 0x07], [0x51, 0x61]], .badReference, 9),
      ([[0x00]], .badObject, 8), ([[0x0F]], .badObject, 8), ([[0xC1, 0x00]], .badObject, 8),
      ([[0x15, 0x00]], .badObject, 8), ([[0x21, 0x00, 0x00]], .badObject, 8),
      ([[0x32, 0, 0, 0, 0]], .badObject, 8), ([[0x70]], .badObject, 8),
      ([[0xA1, 1], [0x13, 1]], .badOffset, 10),
      ([[0x5F, 0x13, 0x40, 0, 0, 0, 0, 0, 0, 0]], .badOffset, 8),
      ([[0xAF, 0x13, 0x20, 0, 0, 0, 0, 0, 0, 0]], .badOffset, 8),
      ([[0xDF, 0x10, 200, 0]], .badOffset, 8),
      ([[0x5F, 0x14, 1, 2]], .badOffset, 8), ([[0x5F]], .badOffset, 8),
      ([[0x59, 0x61]], .badOffset, 8),
      ([[0x52, 0x61, 0xE9]], .badString, 10), ([[0x62, 0, 0x61, 0xD8, 0]], .badString, 11),
      ([[0x62, 0xDC, 0, 0, 0x61]], .badString, 9), ([[0x62, 0xD8, 0, 0, 0x61]], .badString, 9),
      ([[0x14] + Array(repeating: 1, count: 16)], .badInteger, 8),
      ([[0x33, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]], .badDate, 8),
      ([[0xD1, 1, 1], [0x10, 5]], .badKey, 11),
      ([[0xD1, 1, 2], [0xA0], [0x51, 0x61]], .badKey, 11),
      ([[0xD2, 1, 2, 1, 1], [0x51, 0x61], [0x61, 0, 0x61]], .duplicateKey, 15),
    ] as [([[UInt8]], ReadProblem.Code, Int)])
  func `each fault is one problem at its byte`(
    objects: [[UInt8]], code: ReadProblem.Code, place: Int
  ) throws {
    let list = read(objects)
    #expect(list.problems.map(\.code) == [code])
    #expect(list.problems.first?.range.start == place)
    #expect(list.root != nil && TapeInvariants.violation(in: list) == nil)
  }

  @Test func `the rest is read, and each problem has its key path`() throws {
    let list = read([
      [0xD3, 1, 2, 3, 4, 5, 6], [0x51, 0x61], [0x51, 0x62], [0x51, 0x63], [0xA2, 0, 7],
      [0x51, 0xFF], [0x10, 7], [0x09],
    ])
    let root = try #require(list.root)
    #expect(list.problems.map(\.code) == [.cycle, .badString])
    #expect(list.problems.map { $0.keyPath(in: list) } == ["a", "b"])
    #expect(root["a"]?.elements.map(\.boolean) == [nil, true])
    #expect(root["b"]?.isUsable == false && root["b"]?.string == nil)
    #expect(root["c"]?.integer == 7)
  }

  @Test(arguments: 0..<32)
  func `a trailer with any byte wrong is refused or read, and never believed`(place: Int) {
    let good = SampleBinary.assemble([[0xA2, 1, 2], [0x51, 0x61], [0x10, 7]])
    for value in [0, 1, 2, 3, 0x7F, 0x80, 0xFF] as [UInt8] {
      var bytes = good
      bytes[bytes.count - 32 + place] = value
      let list = PropertyList(bytes: bytes, name: "list")
      #expect(TapeInvariants.violation(in: list) == nil)
      if bytes != good, place >= 6 { #expect(list.problems != [] || place == 23) }
    }
  }

  @Test func `a cut file says that its trailer is wrong`() {
    let good = SampleBinary.assemble([[0xA1, 1], [0x51, 0x61]])
    for length in 8..<good.count {
      let list = PropertyList(bytes: Array(good[..<length]), name: "list")
      #expect(list.problems.map(\.code) == [.badTrailer] && list.isBroken)
    }
  }

  @Test func `offsets outside of the objects are found, used or not`() {
    for wrong in [0, 7, 60, 0xFFFF_FFFF] {
      var bytes = SampleBinary.assemble([[0xA1, 1], [0x51, 0x61], [0x51, 0x62]])
      let table = bytes.count - 32 - 12
      for object in [1, 2] {
        bytes.replaceSubrange(
          (table + 4 * object)..<(table + 4 * object + 4), with: SampleBinary.number(wrong, 4))
      }
      let list = PropertyList(bytes: bytes, name: "list")
      #expect(list.problems.map(\.code) == [.badOffset, .badOffset])
      #expect(list.problems.map(\.range.start) == [table + 4, table + 8])
    }
  }

  @Test func `numbers of every size are read`() throws {
    let root = try #require(
      read([
        [0xA9, 1, 2, 3, 4, 5, 6, 7, 8, 9], [0x10, 0xFF], [0x11, 0xFF, 0xFF], [0x12, 0xFF, 0, 0, 0],
        [0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE],
        [0x14] + Array(repeating: 0, count: 8) + Array(repeating: 0xFF, count: 8),
        [0x22, 0x3F, 0xC0, 0, 0], [0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0],
        [0x33, 0x41, 0, 0, 0, 0, 0, 0, 0], [0x80, 5],
      ]).root)
    let elements = Array(root.elements)
    #expect(elements.map(\.integer) == [255, 65535, 0xFF00_0000, -2, -1, nil, nil, nil, nil])
    #expect(elements[5].real == 1.5 && elements[6].real == 1.5)
    #expect(elements[7].date?.secondsSinceReference == 131_072)
    #expect(elements[8].kind == .uid)
  }

  @Test func `another version is named, and not read`() {
    let list = PropertyList(bytes: Array("bplist15 and more".utf8), name: "list")
    #expect(list.problems.map(\.code) == [.unsupportedFormat])
    #expect(list.problems[0].message.contains("`15`"))
  }
}
