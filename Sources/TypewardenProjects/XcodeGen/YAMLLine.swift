/// One line of a YAML file that says something.
struct YAMLLine {
  var number: Int
  /// The spaces before it.
  var depth: Int
  /// The key without its quotes; nil for a line that begins with none.
  var key: String?
  /// What stands behind the key's colon, without quotes and comment.
  var value: String
  /// Whether it begins with the dash of a list.
  var isElement: Bool

  /// The lines of a text without the empty ones and those that are comments.
  static func all(in text: String) -> [YAMLLine] {
    var lines: [YAMLLine] = []
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() {
      let content = line.drop { $0 == " " }
      let isContent = content.first.map { $0 != "#" && !$0.isWhitespace } ?? false
      guard isContent, content != "---" else { continue }
      lines.append(
        YAMLLine(index + 1, depth: line.utf8.count - content.utf8.count, Substring(content)))
    }
    return lines
  }

  private init(_ number: Int, depth: Int, _ content: Substring) {
    self.number = number
    self.depth = depth
    isElement = content == "-" || content.hasPrefix("- ")
    let (key, rest) = Self.key(of: content)
    self.key = key
    value = key == nil ? "" : Self.scalar(rest)
  }

  /// The key that a line begins with, and what stands behind its colon.
  private static func key(of content: Substring) -> (key: String?, rest: Substring) {
    if let quote = content.first, quote == "\"" || quote == "'" {
      guard let end = content.dropFirst().firstIndex(of: quote) else { return (nil, "") }
      let rest = content[content.index(after: end)...].drop { $0 == " " }
      guard rest.first == ":" else { return (nil, "") }
      return (String(content[content.index(after: content.startIndex)..<end]), rest.dropFirst())
    }
    var index = content.startIndex
    while let colon = content[index...].firstIndex(of: ":") {
      let after = content.index(after: colon)
      if after == content.endIndex || content[after].isWhitespace {
        return (String(content[..<colon]), content[after...])
      }
      index = after
    }
    return (nil, "")
  }

  private static func scalar(_ text: Substring) -> String {
    let text = text.drop { $0 == " " }
    if let quote = text.first, quote == "\"" || quote == "'" {
      return String(text.dropFirst().prefix { $0 != quote })
    }
    var previous: Character = " "
    var value = text.prefix { character in
      defer { previous = character }
      return !(character == "#" && previous == " ")
    }
    while value.last?.isWhitespace == true { value.removeLast() }
    return String(value)
  }
}
