/// Text in which nothing acts on a terminal or hides from a reader.
package enum VisibleText {
  /// The text on one line, with control characters made visible as Swift escapes: `\u{1B}`, `\n`.
  ///
  /// A hostile property list must not move the cursor, change the title or reverse the reading
  /// order of a line. Escaped are C0 and C1 controls, DEL, line and paragraph separators, and the
  /// bidirectional embeddings, overrides and isolates. A backslash stays as it is.
  package static func escaped(_ text: String) -> String {
    escaped(text, keepingLineFeeds: false)
  }

  /// The same for forms in which a value may go on in the next line, and a tab is harmless.
  package static func escapedLines(_ text: String) -> String {
    escaped(text, keepingLineFeeds: true)
  }

  private static func escaped(_ text: String, keepingLineFeeds: Bool) -> String {
    // All others start with one of two bytes that are rare in names.
    let mayNeedEscape = text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
    guard mayNeedEscape else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\t":
        if keepingLineFeeds {
          result.unicodeScalars.append(scalar)
        } else {
          result += scalar == "\n" ? "\\n" : "\\t"
        }
      case "\r": result += "\\r"
      case _ where isHazardous(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u{\(digits.utf8.count < 2 ? "0" : "")\(digits)}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether XML can hold a character that would act on a terminal or change the order of a line.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && isHazardous(scalar)
  }

  private static func isHazardous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
