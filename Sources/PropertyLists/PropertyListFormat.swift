/// How a property list is written, told from its bytes, never from its name.
public enum PropertyListFormat: String, Hashable, Sendable {
  /// Apple's XML form.
  case xml
  /// The binary form, `bplist00`.
  case binary
  /// The OpenStep form: braces, parentheses, quoted or bare words.
  case openStep

  /// The format that the first bytes show: the binary magic, a `<`, anything else that is not
  /// white space. Nil for an empty file.
  package static func recognize(_ bytes: [UInt8], from start: Int = 0) -> PropertyListFormat? {
    if bytes[start...].starts(with: "bplist".utf8) { return .binary }
    for byte in bytes[start...] {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: continue
      case 0x3C: return .xml
      default: return .openStep
      }
    }
    return nil
  }
}
