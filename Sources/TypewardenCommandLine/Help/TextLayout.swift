/// Breaks text into lines that fit.
enum TextLayout {
  /// The words of one paragraph on lines of at most `width` columns; a longer word gets its own.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let wordColumns = DisplayWidth.columns(of: word)
      if !line.isEmpty, columns + 1 + wordColumns > width {
        lines.append(line)
        line = ""
        columns = 0
      }
      if !line.isEmpty {
        line += " "
        columns += 1
      }
      line += word
      columns += wordColumns
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// A command line on lines that a shell takes for one: broken at spaces outside of quotes, with a
  /// backslash, and continued four columns further in. A longer word gets its own line.
  static func wrapCommand(_ command: String, width: Int) -> [String] {
    if DisplayWidth.columns(of: command) <= width { return [command] }
    var lines: [String] = []
    var line = ""
    for word in commandWords(command) {
      let columns = DisplayWidth.columns(of: line) + 1 + DisplayWidth.columns(of: word)
      // Room for the backslash, which every line but the last has.
      if !line.isEmpty, columns + 2 > width {
        lines.append(line + " \\")
        line = "    " + word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return lines + [line]
  }

  private static func commandWords(_ command: String) -> [String] {
    var words = [""]
    var quote: Character?
    for character in command {
      if character == " ", quote == nil {
        words.append("")
        continue
      }
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      }
      words[words.count - 1].append(character)
    }
    return words
  }

  /// A paragraph to be wrapped, or lines to be kept as they are.
  enum Block: Equatable {
    case paragraph(String)
    case verbatim([String])
  }

  /// The blocks of a discussion: empty lines part them, lines that start with a space are kept.
  static func blocks(_ text: String) -> [Block] {
    var blocks: [Block] = []
    var paragraph: [Substring] = []
    var verbatim: [String] = []
    func close() {
      if !paragraph.isEmpty { blocks.append(.paragraph(paragraph.joined(separator: " "))) }
      if !verbatim.isEmpty { blocks.append(.verbatim(verbatim)) }
      paragraph = []
      verbatim = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        close()
      } else if line.hasPrefix(" ") {
        if !paragraph.isEmpty { close() }
        verbatim.append(String(line))
      } else {
        if !verbatim.isEmpty { close() }
        paragraph.append(line)
      }
    }
    close()
    return blocks
  }

  /// Two columns: terms on the left, their wrapped meaning on the right.
  ///
  /// A term that is too wide for its column has its meaning on the next line.
  static func table(_ rows: [(term: String, meaning: String)], width: Int) -> [String] {
    let limit = min(26, width / 2 - 4)
    let widest = rows.map { DisplayWidth.columns(of: $0.term) }.filter { $0 <= limit }.max() ?? 4
    let column = 2 + widest + 2
    let margin = String(repeating: " ", count: column)
    return rows.flatMap { row -> [String] in
      let term = "  " + row.term
      var meaning = wrap(row.meaning, width: width - column)[...]
      let padding = column - DisplayWidth.columns(of: term)
      var lines = [term]
      if padding >= 2, let first = meaning.popFirst() {
        lines = [term + String(repeating: " ", count: padding) + first]
      }
      return lines + meaning.map { margin + $0 }
    }
  }
}
