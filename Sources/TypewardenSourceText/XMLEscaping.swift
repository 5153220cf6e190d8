/// Text for XML documents that are written.
package enum XMLEscaping {
  /// Text as it may stand between tags and in quoted attributes: the five characters as references,
  /// line breaks, tabs and what would act on a terminal as character references, and U+FFFD for what XML 1.0 cannot hold.
  package static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      case _ where VisibleText.isInvisible(scalar): result += "&#\(scalar.value);"
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
