/// Turns the bytes of a text file into UTF-8.
package enum TextDecoding {
  /// Text that cannot be decoded: what is wrong, and where.
  package struct Failure: Error, Sendable {
    package var message: String
    /// The offset in the file's own bytes.
    package var offset: Int
    /// The UTF-8 form of what comes before.
    package var decoded: [UInt8]
  }

  /// The encoding that a byte order mark or the first bytes of an XML declaration show, and the
  /// length of the mark. Nil when the bytes show none: then the text is UTF-8 or says what it is.
  package static func detect(_ bytes: [UInt8]) -> (encoding: SourceText.Encoding, mark: Int)? {
    func starts(_ prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }
    if starts([0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if starts([0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, 4) }
    if starts([0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
    if starts([0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if starts([0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    // '<' or '{' or '(' followed by '?' or white space, in two bytes each, without a mark.
    guard bytes.count >= 4 else { return nil }
    if bytes[0] == 0x3C, bytes[1] == 0, bytes[2] != 0, bytes[3] == 0 {
      return (.utf16LittleEndian, 0)
    }
    if bytes[0] == 0, bytes[1] == 0x3C, bytes[2] == 0, bytes[3] != 0 {
      return (.utf16BigEndian, 0)
    }
    if starts([0x3C, 0, 0, 0]) { return (.utf32LittleEndian, 0) }
    if starts([0, 0, 0, 0x3C]) { return (.utf32BigEndian, 0) }
    return nil
  }

  /// The text as UTF-8 bytes, without its byte order mark.
  ///
  /// UTF-8 comes back as it is and is not validated here: each reader names the bad byte itself.
  /// - Throws: ``Failure`` for an unpaired surrogate, a cut code unit, or a byte without a character.
  package static func utf8(
    _ bytes: [UInt8], from encoding: SourceText.Encoding, skipping mark: Int
  ) throws(Failure) -> [UInt8] {
    switch encoding {
    case .utf8, .binary:
      return mark == 0 ? bytes : Array(bytes[mark...])
    case .latin1: return try singleBytes(bytes) { UInt32($0) }
    case .windows1252:
      return try singleBytes(bytes) { UInt32(CharacterTables.windows1252[Int($0) - 0x80]) }
    case .macRoman:
      return try singleBytes(bytes) { UInt32(CharacterTables.macRoman[Int($0) - 0x80]) }
    case .utf16LittleEndian, .utf16BigEndian:
      return try utf16(bytes, skipping: mark, bigEndian: encoding == .utf16BigEndian)
    case .utf32LittleEndian, .utf32BigEndian:
      return try utf32(bytes, skipping: mark, bigEndian: encoding == .utf32BigEndian)
    }
  }

  /// The encoding of an XML declaration's name (any case), nil for one that is not supported.
  package static func encoding(named name: String) -> SourceText.Encoding? {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": .utf8
    case "iso-8859-1", "iso_8859-1", "latin1", "l1": .latin1
    case "windows-1252", "cp1252": .windows1252
    case "macintosh", "macroman", "mac", "x-mac-roman": .macRoman
    default: nil
    }
  }

  private static func utf16(
    _ bytes: [UInt8], skipping mark: Int, bigEndian: Bool
  ) throws(Failure) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = mark
    func unit(_ at: Int) -> UInt32 {
      bigEndian
        ? UInt32(bytes[at]) << 8 | UInt32(bytes[at + 1])
        : UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at])
    }
    while index < bytes.count {
      guard index + 1 < bytes.count else {
        throw Failure(
          message: "UTF-16 text ends in the middle of a character", offset: index,
          decoded: result)
      }
      var scalar = unit(index)
      var width = 2
      if scalar & 0xFC00 == 0xD800, index + 3 < bytes.count, unit(index + 2) & 0xFC00 == 0xDC00 {
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + (unit(index + 2) & 0x3FF)
        width = 4
      }
      guard scalar & 0xFFFF_F800 != 0xD800 else {
        throw Failure(message: "unpaired surrogate in UTF-16 text", offset: index, decoded: result)
      }
      append(scalar, to: &result)
      index += width
    }
    return result
  }

  private static func utf32(
    _ bytes: [UInt8], skipping mark: Int, bigEndian: Bool
  ) throws(Failure) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 2)
    var index = mark
    while index < bytes.count {
      guard index + 3 < bytes.count else {
        throw Failure(
          message: "UTF-32 text ends in the middle of a character", offset: index,
          decoded: result)
      }
      var scalar: UInt32 = 0
      for step in 0..<4 {
        scalar = scalar << 8 | UInt32(bytes[bigEndian ? index + step : index + 3 - step])
      }
      guard Unicode.Scalar(scalar) != nil else {
        throw Failure(
          message: "not a Unicode character in UTF-32 text", offset: index, decoded: result)
      }
      append(scalar, to: &result)
      index += 4
    }
    return result
  }

  private static func singleBytes(
    _ bytes: [UInt8], _ scalar: (UInt8) -> UInt32
  ) throws(Failure) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    for (offset, byte) in bytes.enumerated() {
      if byte < 0x80 {
        result.append(byte)
        continue
      }
      let value = scalar(byte)
      guard value != 0xFFFD else {
        let name = String(byte, radix: 16, uppercase: true)
        throw Failure(
          message: "byte 0x\(name) is no character of the declared encoding", offset: offset,
          decoded: result)
      }
      append(value, to: &result)
    }
    return result
  }

  /// Appends the UTF-8 form of a valid scalar value.
  package static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    switch scalar {
    case 0..<0x80: bytes.append(UInt8(scalar))
    case 0x80..<0x800:
      bytes.append(UInt8(0xC0 | scalar >> 6))
      bytes.append(UInt8(0x80 | scalar & 0x3F))
    case 0x800..<0x10000:
      bytes.append(UInt8(0xE0 | scalar >> 12))
      bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      bytes.append(UInt8(0x80 | scalar & 0x3F))
    default:
      bytes.append(UInt8(0xF0 | scalar >> 18 & 0x7))
      bytes.append(UInt8(0x80 | scalar >> 12 & 0x3F))
      bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      bytes.append(UInt8(0x80 | scalar & 0x3F))
    }
  }
}
