/// How deep brackets are nested in a source, told from its bytes: the parser is recursive, and some
/// of its look-ahead does not stop before the stack ends.
enum NestingDepth {
  /// Far more than people write, and what the parser itself stops at.
  static let limit = 256
  /// Brackets one right inside of the other. For each the parser tries several readings of all those
  /// inside of it: a hundred of them, which is no longer than this line, would keep it busy for ever.
  static let runLimit = 12

  /// Whether brackets, interpolations or `#if` are nested deeper than ``limit``, or square brackets
  /// deeper than ``runLimit`` with nothing between them. Text is counted
  /// too: a wrong guess costs a file that nobody could have written by hand.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var depth = 0
      var conditions = 0
      var run = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "[") {
          run += 1
          if run > runLimit { return true }
        } else if byte > 0x20 {
          run = 0
        }
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
