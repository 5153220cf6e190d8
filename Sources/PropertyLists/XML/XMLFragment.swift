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
    XMLWriter.head.split(separator: "\n").map(String.init)
      + XMLFragment.dictionary(entries).lines(indentation: indentation) + ["</plist>"]
  }

  private static func escaped(_ text: String) -> String {
    String(decoding: XMLWriter.escaped(text), as: UTF8.self)
  }

  /// Two hyphens end a comment.
  package static func commentText(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "-", result.last == "-" { result += " " }
      result.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
    }
    return result.hasSuffix("-") ? result + " " : result
  }
}
