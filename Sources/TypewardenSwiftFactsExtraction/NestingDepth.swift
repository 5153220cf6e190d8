/// How deep brackets are nested in a source, told from its bytes: the parser is recursive, and some
/// of its look-ahead does not stop before the stack ends.
enum NestingDepth {
  /// Far more than people write, and what the parser itself stops at.
  static let limit = 256

  /// Whether brackets, interpolations or `#if` are nested deeper than ``limit``. Text is counted
  /// too: a wrong guess costs a file that nobody could have written by hand.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var depth = 0
      var conditions = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          depth += 1
          if depth > limit { return true }
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth = max(0, depth - 1)
        case UInt8(ascii: "/") where index < bytes.count && bytes[index] == UInt8(ascii: "/"):
          while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        case UInt8(ascii: "#"):
          if bytes[index...].starts(with: "if".utf8) { conditions += 1 }
          if bytes[index...].starts(with: "endif".utf8) { conditions -= 1 }
          if conditions > limit { return true }
        default: break
        }
      }
      return false
    }
  }
}
