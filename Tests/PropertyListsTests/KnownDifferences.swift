import PropertyLists
import TypewardenSourceText

/// All ways in which our readers and Foundation's are known to differ.
///
/// A test shows every example to both; one on which they agree has to be taken off the list.
enum KnownDifferences {
  static let all: [KnownDifference] = faultsOfXML + placesOfElements + values + encodings + binary

  private static func plist(_ content: String) -> String { "<plist>\(content)</plist>" }

  private static let faultsOfXML: [KnownDifference] = [
    .ours(
      .notWellFormed, "Foundation's scanner is no XML parser and steps over what XML forbids",
      plist("<string a=b>x</string>")),
    .ours(
      .nulCharacter, "plutil -lint calls it OK, but the text ends there for C functions",
      plist("<string>a\0b</string>")),
    .ours(
      .trailingContent, "plutil -lint calls it OK: what follows is never looked at",
      plist("<true/>") + "x"),
    .ours(
      .tagTooLong, "no list needs such a tag, and libxml2 takes quadratic time for it",
      plist("<string a=\"\(String(repeating: "x", count: 5000))\">x</string>")),
    .ours(
      .tooDeep, "libxml2 stops at 256 levels, Foundation at 512",
      plist(
        String(repeating: "<array>", count: 300) + String(repeating: "</array>", count: 300))),
    KnownDifference(
      "long character references", "Foundation counts leading zeros as digits of the number",
      plist("<string>&#00000000000000000065;</string>")
    ) { $0.isOursAlone && String(decoding: $0.bytes, as: UTF8.self).contains("&#") },
    KnownDifference(
      "`>` inside quotes", "for Foundation's scanner the first `>` ends a tag, quoted or not",
      "<plist version=\">\"><true/></plist>"
    ) { ($0.isOursAlone || $0.valueDifference != nil) && hasQuotedBracket($0.bytes) },
    .ours(.emptyFile, "Foundation takes it for an old-style list without entries", " "),
  ]

  /// Whether there is a `>` between quotes inside some tag.
  private static func hasQuotedBracket(_ bytes: [UInt8]) -> Bool {
    var quote: UInt8?
    var isInTag = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "<") where quote == nil: isInTag = true
      case UInt8(ascii: ">"):
        if isInTag, quote != nil { return true }
        isInTag = false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if isInTag { quote = quote == nil ? byte : quote == byte ? nil : quote }
      default: break
      }
    }
    return false
  }

  private static let placesOfElements: [KnownDifference] = [
    .ours(
      .unknownElement, "Foundation takes a `<plist>` inside another for its content",
      plist(plist("<true/>"))),
    .ours(
      .keyWithoutValue, "Foundation takes the next key for the value, a string",
      plist("<dict><key>a</key><key>b</key></dict>")),
    .ours(
      .keyOutsideDictionary, "Foundation takes the key for a string",
      plist("<array><key>a</key></array>")),
    .ours(
      .duplicateKey, "plutil -lint calls it OK and keeps the last",
      plist("<dict><key>a</key><true/><key>a</key><false/></dict>")),
  ]

  private static let values: [KnownDifference] = [
    KnownDifference(
      "line ends in text", "Foundation leaves out what XML 1.0 section 2.11 asks for: CR LF is LF",
      plist("<string>a\r\nb</string>")
    ) { $0.valueDifference != nil && $0.list.format == .xml && $0.bytes.contains(0x0D) },
    .ours(
      .badData, "plutil -lint calls it OK and drops what is no Base64",
      plist("<data>!!!!</data>")),
    .ours(
      .badDate, "plutil -lint calls it OK and counts on into the next month",
      plist("<date>2026-02-30T00:00:00Z</date>")),
  ]

  private static let encodings: [KnownDifference] = [
    .ours(
      .badEncoding, "Foundation knows more encodings than property lists have ever been saved in",
      example: Array("<?xml version=\"1.0\" encoding=\"ISO-8859-15\"?><plist><true/></plist>".utf8)),
    KnownDifference(
      "macintosh", "Foundation off the Mac does not know the Mac's own encoding",
      "<?xml version=\"1.0\" encoding=\"macintosh\"?><plist><true/></plist>"
    ) { $0.isOursAlone && $0.list.source.encoding == .macRoman },
  ]

  private static let binary: [KnownDifference] = [
    KnownDifference(
      "empty UTF-16 string", "Foundation refuses the list for it",
      example: SampleBinary.assemble([[0x60]])
    ) { $0.isOursAlone && $0.list.format == .binary && $0.bytes.contains(0x60) },
    KnownDifference(
      "reference objects", "Foundation hands out a private class, we a value of kind `uid`",
      example: SampleBinary.assemble([[0x80, 0x01]])
    ) { $0.valueDifference?.contains("uid against") == true },
    .ours(
      .badString, "Foundation makes other text of bytes that are none",
      example: SampleBinary.assemble([[0x61, 0xD8, 0x00]])),
    .ours(
      .badObject, "Foundation reads null objects and sets, which no other format can hold",
      example: SampleBinary.assemble([[0x00]])),
    .ours(
      .badKey, "Foundation takes anything for a key and hands out a dictionary of no use",
      example: SampleBinary.assemble([[0xD1, 0x01, 0x01], [0x10, 0x07]])),
    .ours(
      .unsupportedFormat,
      "Foundation reads all versions that begin with 0 alike, and a mark cut short as text",
      example: Array("bplist0".utf8)),
    .ours(
      .badInteger, "Foundation keeps integers of 128 bits, which XML cannot hold",
      example: SampleBinary.assemble([[0x14] + Array(repeating: 0x01, count: 16)])),
  ]
}
