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
    }
  }
}
