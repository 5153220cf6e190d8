/// A value to be written as part of an XML property list, with comments where people should look.
package indirect enum XMLFragment: Hashable, Sendable {
  case string(String)
  case boolean(Bool)
  case array([XMLFragment])
  case dictionary([Entry])

  /// A key with its value, and a comment on a line of its own before it.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: XMLFragment
    package var comment: String?

    package init(_ key: String, _ value: XMLFragment, comment: String? = nil) {
      self.key = key
      self.value = value
      self.comment = comment
    }
  }

  /// An array of strings.
  package static func strings(_ texts: some Sequence<String>) -> XMLFragment {
    .array(texts.map(XMLFragment.string))
  }
}

extension XMLFragment {
  /// The value as lines without line ends, each behind `space`; deeper ones are indented by
  /// `indentation` for each level, as Xcode does.
  package func lines(space: String = "", indentation: String) -> [String] {
    let inner = space + indentation
    switch self {
    case .string(let text): return ["\(space)<string>\(Self.escaped(text))</string>"]
    case .boolean(let value): return [space + (value ? "<true/>" : "<false/>")]
    case .array(let elements):
      if elements.isEmpty { return ["\(space)<array/>"] }
      return ["\(space)<array>"]
        + elements.flatMap { $0.lines(space: inner, indentation: indentation) }
        + ["\(space)</array>"]
    case .dictionary(let entries):
      if entries.isEmpty { return ["\(space)<dict/>"] }
      return ["\(space)<dict>"] + Self.lines(entries, space: inner, indentation: indentation)
        + ["\(space)</dict>"]
    }
  }

  /// The entries of a dictionary without the dictionary around them.
  package static func lines(
    _ entries: [Entry], space: String = "", indentation: String
  ) -> [String] {
    entries.flatMap { entry in
      (entry.comment.map { ["\(space)<!-- \(commentText($0)) -->"] } ?? [])
        + ["\(space)<key>\(escaped(entry.key))</key>"]
        + entry.value.lines(space: space, indentation: indentation)
    }
  }

  /// The lines of a whole property list with these entries at its root.
  package static func document(_ entries: [Entry], indentation: String) -> [String] {
    [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
        + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
      "<plist version=\"1.0\">",
    ] + XMLFragment.dictionary(entries).lines(indentation: indentation) + ["</plist>"]
  }

  /// Text between tags. Quotes need no escape there, and people would wonder about one.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Two hyphens end a comment.
  private static func commentText(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "-", result.last == "-" { result += " " }
      result.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
    }
    return result.hasSuffix("-") ? result + " " : result
  }
}
