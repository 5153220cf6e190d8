import PropertyLists
import Testing
import TypewardenSourceText

@Suite struct `Scalars of XML lists` {
  private func value(_ content: String) throws -> PropertyListValue {
    let list = PropertyList(bytes: Array("<plist>\(content)</plist>".utf8), name: "list")
    #expect(list.problems == [])
    return try #require(list.root)
  }

  private func code(_ content: String) -> ReadProblem.Code? {
    PropertyList(bytes: Array("<plist>\(content)</plist>".utf8), name: "list").problems.first?.code
  }

  @Test(
    arguments: [
      ("0", 0), ("7", 7), ("-7", -7), ("+7", 7), (" 7", 7), ("\n\t- 7", -7), ("007", 7),
      ("0x1F", 31), ("0X1f", 31), ("-0x10", -16), ("9223372036854775807", Int64.max),
      ("-9223372036854775808", Int64.min), ("18446744073709551615", -1),
    ] as [(String, Int64)])
  func `integers are decimal or hexadecimal`(text: String, number: Int64) throws {
    #expect(try value("<integer>\(text)</integer>").integer == number)
  }

  @Test(arguments: [
    "", " ", "-", "0x", "1.5", "1e3", "1 2", "12a", "0b1", "--1", "１", "18446744073709551616",
    "-9223372036854775809", "0x1FFFFFFFFFFFFFFFF",
  ])
  func `what is no integer of 64 bits is a problem`(text: String) {
    #expect(code("<integer>\(text)</integer>") == .badInteger)
  }

  @Test(
    arguments: [
      ("1", 1), ("-1.5", -1.5), ("+2", 2), (".5", 0.5), ("1.", 1), ("1e3", 1000), ("1E-2", 0.01),
      ("inf", .infinity), ("-Infinity", -.infinity),
    ] as [(String, Double)])
  func `reals are decimal, or infinite`(text: String, number: Double) throws {
    #expect(try value("<real>\(text)</real>").real == number)
  }

  @Test func `a real may be no number`() throws {
    #expect(try #require(try value("<real>NaN</real>").real).isNaN)
  }

  @Test(arguments: ["", "1,5", "1 5", "e5", "1e", "0x1p3", "-nan", "nan(1)", "1_0", "12abc"])
  func `what is no real number is a problem`(text: String) {
    #expect(code("<real>\(text)</real>") == .badReal)
  }

  @Test(
    arguments: [
      ("2001-01-01T00:00:00Z", 0), ("2000-12-31T23:59:59Z", -1),
      ("2024-02-29T12:00:00Z", 730_900_800),
      ("1970-01-01T00:00:00Z", -978_307_200), ("0001-01-01T00:00:00Z", -63_113_904_000),
      ("9999-12-31T23:59:59Z", 252_423_993_599),
    ] as [(String, Double)])
  func `dates are moments in UTC`(text: String, seconds: Double) throws {
    #expect(try value("<date>\(text)</date>").date?.secondsSinceReference == seconds)
  }

  @Test(arguments: [
    "", "2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
    "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z", "2024-01-00T00:00:00Z", "2024-01-01T24:00:00Z",
    "2024-01-01T00:60:00Z", "2024-01-01T00:00:60Z", "2024-01-01", "2024-01-01T00:00:00",
    "2024-1-1T0:0:0Z", "2024-01-01T00:00:00+01:00", "20240-01-01T00:00:00Z",
  ])
  func `a date that no calendar has is a problem`(text: String) {
    #expect(code("<date>\(text)</date>") == .badDate)
  }

  @Test(
    arguments: [
      ("", []), ("AAEC", [0, 1, 2]), ("AAE=", [0, 1]), ("AA==", [0]),
      ("\n\tAA\n\tEC\n", [0, 1, 2]),
      ("/+8=", [0xFF, 0xEF]), ("AB==", [0]),
    ] as [(String, [UInt8])])
  func `data is Base64 with white space anywhere`(text: String, bytes: [UInt8]) throws {
    #expect(try value("<data>\(text)</data>").data == bytes)
  }

  @Test(arguments: [
    "A", "AA", "AAA", "AA=", "A===", "====", "=", "A=AA", "AA==AA==", "AAAA=", "!!!!", "-_-_", "é",
    "AA&#65;A",
  ])
  func `what is no Base64 is a problem`(text: String) {
    #expect(code("<data>\(text)</data>") == .badData)
  }

  @Test(arguments: [
    "<integer>7 </integer>", "<integer>&#55;</integer>", "<real>1 </real>", "<true> </true>",
    "<date> 2024-01-01T00:00:00Z</date>", "<data/>", "<data><![CDATA[AAAA]]></data>",
    "<string>a<!-- b -->c</string>", "<string>a<?b?>c</string>",
    "<dict><key>a<!-- b --></key><true/></dict>",
  ])
  func `a form that Apple's readers refuse is a problem, and the value is usable`(content: String) {
    let list = PropertyList(bytes: Array("<plist>\(content)</plist>".utf8), name: "list")
    #expect(list.problems.map(\.code) == [.refusedByApple])
    #expect(list.root?.isUsable == true)
    #expect(FoundationReading.read(list.source.bytes) == nil)
  }
}
