#if PostgreSQL
  /// Text as the server takes it.
  enum ServerText {
    /// Appends the bytes of a text. NUL, which the server's text cannot have, becomes U+FFFD.
    static func append(_ text: String, to bytes: inout [UInt8]) {
      for byte in text.utf8 {
        if byte == 0 { bytes += [0xEF, 0xBF, 0xBD] } else { bytes.append(byte) }
      }
    }
  }

  /// Numbers as they go over the wire.
  enum BigEndian {
    @inline(__always)
    static func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
      withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// A signed number of one, two, four or eight bytes.
    static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64 {
      var value: UInt64 = bytes.first.map { $0 & 0x80 != 0 ? .max : 0 } ?? 0
      for byte in bytes.prefix(8) { value = value << 8 | UInt64(byte) }
      return Int64(bitPattern: value)
    }
  }
#endif
