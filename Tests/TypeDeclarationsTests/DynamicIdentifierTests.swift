import Testing
import TypeDeclarations

/// Dynamic identifiers, as macOS makes them, are read and made byte for byte.
@Suite struct DynamicIdentifierTests {
  @Test func everyRecordedIdentifierIsReadAndMadeAgain() throws {
    let rows = try Fixture.rows("dynamic-identifiers.tsv")
    #expect(rows.count == 93)
    for row in rows {
      let read = try DynamicIdentifier(decoding: row[0])
      let conformsTo = Fixture.optional(row[2]).map { TypeIdentifier($0) }
      #expect(read.conformsTo == (conformsTo.map { [$0] } ?? []), "\(row)")
      #expect(read.tags == [TagClass(rawValue: row[3]): [row[4]]], "\(row)")
      #expect(read.identifier == row[0])
      let made = DynamicIdentifier(
        conformingTo: conformsTo, tag: row[4], tagClass: TagClass(rawValue: row[3]))
      #expect(made.identifier == row[0], "\(row)")
      #expect(made == read, "\(row)")
      #expect(try DynamicIdentifier(decoding: row[0].uppercased()) == read)
    }
  }

  @Test(arguments: [
    // Cut, or put together by hand; all of them stand in public code.
    ("dyn.ah62d4qmxhk4d425try1g44pdsm11g55gsu1e82xnqzv", "too many"),
    ("dyn.ah62d4rv4gu8y", "zero bits"), ("dyn.ah62d4rv4ge8", "too many"),
    ("dyn.ah62d4rv4gu8zg55mrrxg23petzxg", "zero bits"), ("dyn.agq80w5xcq7g", "too many"),
    ("dyn.ah62d46rv4ge81a3dhq", "not encode text"),
    // Other faults.
    ("", "does not begin"), ("public.png", "does not begin"), ("dyn", "does not begin"),
    ("dyn.", "encodes nothing"), ("dyn.a", "encodes nothing"), ("dyn.b", "encodes nothing"),
    ("dyn.bge8u", "form"), ("dyn.age8i", "`i`"), ("dyn.age8l", "`l`"), ("dyn.age8 ", "` `"),
    ("dyn.age8\u{e9}", "not ASCII"), ("dyn.age8\u{212a}", "not ASCII"),
    ("dyn.age8uaa", "too many"), ("dyn.age8v", "zero bits"),
  ]) func malformedOnesAreRefusedWithAReason(identifier: String, reason: String) throws {
    let malformed = try #require(throws: DynamicIdentifier.Malformed.self) {
      try DynamicIdentifier(decoding: identifier)
    }
    #expect(malformed.reason.contains(reason), "\(identifier): \(malformed.reason)")
    #expect(malformed.description == malformed.reason)
  }

  @Test func severalTagsInAnyOrder() throws {
    typealias Tag = DynamicIdentifier.Tag
    let made = DynamicIdentifier(
      conformingTo: "com.apple.package",
      tags: [
        Tag(.mimeType, "Text/X"), Tag(.filenameExtension, "ABC"), Tag(.mimeType, "a/b"),
        Tag(.osType, "J\u{e9}2"), Tag(.urlScheme, "x"), Tag(TagClass(rawValue: "my=class"), "y"),
      ])
    let read = try DynamicIdentifier(decoding: made.identifier)
    #expect(read.conformsTo == ["com.apple.package"])
    #expect(read.tags == made.tags)
    #expect(
      read.tags == [
        .mimeType: ["Text/X", "a/b"], .filenameExtension: ["abc"], .osType: ["J\u{e9}2\0"],
        .urlScheme: ["x"], TagClass(rawValue: "my=class"): ["y"],
      ])
  }

  @Test(arguments: [
    "a:b", "a\\b", "a=b", "a,b", "\\", "?", "\0", "=:,\\\0", "6", "\u{e9}\u{1f600}", " ",
  ])
  func specialCharactersOfATagComeBack(tag: String) throws {
    for supertype in [nil, "public.data", "public.a-b"] as [TypeIdentifier?] {
      let made = DynamicIdentifier(conformingTo: supertype, tag: tag, tagClass: .pasteboardType)
      let read = try DynamicIdentifier(decoding: made.identifier)
      #expect(read == made)
      #expect(read.tags == [.pasteboardType: [tag]])
    }
  }

  @Test func anyOrderOfPairsIsRead() throws {
    // `?1=abc:0=6`, as no encoder writes it.
    let read = try DynamicIdentifier(decoding: Self.identifier("?1=abc:0=6,public.item"))
    #expect(read.conformsTo == ["public.data", "public.item"])
    #expect(read.tags == [.filenameExtension: ["abc"]])
  }

  @Test(arguments: ["1", "=x", "1=a:2=b", "?", "?1=a:", "?:", "abc"])
  func payloadsThatAreNotPairsAreRefused(payload: String) {
    #expect(throws: DynamicIdentifier.Malformed.self) {
      try DynamicIdentifier(decoding: Self.identifier(payload))
    }
  }

  @Test func randomTextIsReadOrRefusedAndWhatIsReadIsMadeAgain() throws {
    var generator = SeededGenerator(seed: 1)
    let letters = Array("abcdefghkmnpqrstuvwxyz0123456789")
    for _ in 0..<3000 {
      let length = Int.random(in: 0...40, using: &generator)
      let text =
        "dyn.a" + String((0..<length).map { _ in letters.randomElement(using: &generator)! })
      if let read = try? DynamicIdentifier(decoding: text) { #expect(read.identifier == text) }
    }
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        "01236=:,\\?aB".randomElement(using: &generator)!
      }
      let text = Self.identifier(String(bytes))
      if let read = try? DynamicIdentifier(decoding: text) { #expect(read.identifier == text) }
    }
  }

  /// The base-32 form of a payload, written a second time for the tests.
  private static func identifier(_ payload: String) -> String {
    let letters = Array("abcdefghkmnpqrstuvwxyz0123456789")
    let bits = payload.utf8.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
    return "dyn.a"
      + stride(from: 0, to: bits.count, by: 5).map { start in
        let group = (start..<start + 5).map { $0 < bits.count ? Int(bits[$0]) : 0 }
        return String(letters[group.reduce(0) { $0 * 2 + $1 }])
      }.joined()
  }
}
