/// Turns UTF-8 back into the encoding that a file had: the other way round from ``TextDecoding``.
package enum TextEncoding {
  /// A character that the encoding does not have, and where it stands in the UTF-8 text.
  package struct Failure: Error, Hashable, Sendable {
    package var scalar: Unicode.Scalar
    package var offset: Int
  }

  /// The bytes of a file with this text, behind its byte order mark when it had one.
  ///
  /// Text that came from a file in the encoding gives the very bytes of the file.
  package static func bytes(
    of text: [UInt8], in encoding: SourceText.Encoding, hasMark: Bool
  ) throws(Failure) -> [UInt8] {
    switch encoding {
    case .binary: return text
    // Not decoded: a byte that is not UTF-8 stays what it was.
    case .utf8: return hasMark ? [0xEF, 0xBB, 0xBF] + text : text
    case .latin1, .windows1252, .macRoman: return try singleBytes(text, encoding)
    case .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian:
      return wide(text, encoding, hasMark: hasMark)
    }
  }

  private static func wide(
    _ text: [UInt8], _ encoding: SourceText.Encoding, hasMark: Bool
  ) -> [UInt8] {
    var result: [UInt8] = []
    let isBigEndian = encoding == .utf16BigEndian || encoding == .utf32BigEndian
    let width = encoding == .utf16LittleEndian || encoding == .utf16BigEndian ? 2 : 4
    result.reserveCapacity((text.count + 1) * width)
    func append(_ unit: UInt32) {
      for step in 0..<width {
        let shift = UInt32(8 * (isBigEndian ? width - 1 - step : step))
        result.append(UInt8(truncatingIfNeeded: unit >> shift))
      }
    }
    if hasMark { append(0xFEFF) }
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if width == 2 {
        for unit in UTF16.encode(scalar)! { append(UInt32(unit)) }
      } else {
        append(scalar.value)
      }
    }
    return result
  }

  private static func singleBytes(
    _ text: [UInt8], _ encoding: SourceText.Encoding
  ) throws(Failure) -> [UInt8] {
    let upper: [UInt16] =
      switch encoding {
      case .windows1252: CharacterTables.windows1252
      case .macRoman: CharacterTables.macRoman
      default: (0x80...0xFF).map { UInt16($0) }
      }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var offset = 0
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar.isASCII {
        result.append(UInt8(scalar.value))
      } else if let value = UInt16(exactly: scalar.value), value != 0xFFFD,
        let index = upper.firstIndex(of: value)
      {
        result.append(UInt8(0x80 + index))
      } else {
        throw Failure(scalar: scalar, offset: offset)
      }
      offset += UTF8.width(scalar)
    }
    return result
  }
}

extension SourceText {
  /// The bytes of the file when its text becomes another one: same encoding, same byte order mark.
  package func fileBytes(withText text: [UInt8]) throws(TextEncoding.Failure) -> [UInt8] {
    try TextEncoding.bytes(of: text, in: encoding, hasMark: byteOrderMarkLength > 0)
  }
}
