/// Text of declarations as readers may see it.
///
/// A picture is looked at, so characters that hide or reorder others are written out: else a name
/// could pass for another one.
enum ShownText {
  /// Text on one line, at most `limit` characters long, with what cannot be seen spelt `\u{202E}`.
  static func shown(_ text: String, limit: Int = 200) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == limit { return result + "…" }
      count += 1
      if isHidden(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      true
    default: false
    }
  }

  /// Text as it may stand in an XML comment, where two hyphens in a row are not allowed.
  static func inComment(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in shown(text, limit: 500).unicodeScalars {
      if scalar == "-", previous == "-" { result += " " }
      result.unicodeScalars.append(scalar)
      previous = scalar
    }
    return previous == "-" ? result + " " : result
  }
}
