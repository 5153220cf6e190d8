/// Paths as URIs, for outputs whose format asks for them.
package enum FileURI {
  /// A relative path as a relative reference, an absolute path as a `file:` URI.
  package static func reference(for path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + encoded(path)
  }

  /// Everything but unreserved characters and slashes as `%XX` (RFC 3986, section 2).
  private static func encoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        result.append(byte)
      default:
        result.append(contentsOf: [0x25, digits[Int(byte >> 4)], digits[Int(byte & 0xF)]])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
