/// Lines of an mdoc(7) page, escaped so that nothing in a text is taken for a request.
struct MdocWriter {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  /// A macro with its arguments; words that are macros themselves are shielded.
  mutating func macro(_ name: String, _ arguments: [String]) {
    let words = arguments.flatMap { $0.split(separator: " ") }.map { Self.argument(String($0)) }
    line((["." + name] + words).joined(separator: " "))
  }

  /// Running text: one sentence to a line, as the formatters want it, and lines of bounded length.
  mutating func prose(_ text: String) {
    var sentence: [String] = []
    let words = Self.bolded(Self.escaped(text)).split(whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() {
      sentence.append(word.hasPrefix("-") ? Self.withHardDashes(word) : String(word))
      let endsSentence = word.hasSuffix(".") || word.hasSuffix("?") || word.hasSuffix("!")
      if index == words.count - 1 || endsSentence {
        for line in TextLayout.wrap(sentence.joined(separator: " "), width: 76) {
          self.line(Self.escapedLine(line))
        }
        sentence = []
      }
    }
  }

  /// The paragraphs of a discussion, each set apart from what stands before.
  mutating func discussion(_ text: String) {
    for block in TextLayout.blocks(text) {
      switch block {
      case .paragraph(let paragraph):
        macro("Pp", [])
        prose(paragraph)
      case .verbatim(let lines): verbatim(lines)
      }
    }
  }

  /// Lines kept as they are.
  mutating func verbatim(_ lines: [String]) {
    line(".Bd -literal -offset indent")
    for line in lines { self.line(Self.escapedLine(Self.code(line))) }
    line(".Ed")
  }

  /// A list of terms; `item` is already mdoc.
  mutating func list(_ rows: [(item: String, meaning: String)]) {
    guard !rows.isEmpty else { return }
    line(".Bl -tag -width indent")
    for row in rows {
      line(".It " + row.item)
      prose(row.meaning)
    }
    line(".El")
  }

  mutating func positionals(_ positionals: [PositionalDeclaration]) {
    list(
      positionals.map { positional in
        let meaning = HelpText.meaning(of: positional)
        return (
          "Ar " + Self.argument(positional.name),
          meaning.prefix(1).uppercased() + meaning.dropFirst() + "."
        )
      })
  }

  // MARK: - Escapes

  /// `Fl 0 , Fl Fl format Ar NAME`.
  static func item(for option: OptionDeclaration) -> String {
    let names = option.namesShortFirst.map { name in
      name.hasPrefix("--")
        ? "Fl Fl " + argument(String(name.dropFirst(2)))
        : "Fl " + argument(String(name.dropFirst()))
    }
    let value =
      switch option.kind {
      case .flag: ""
      case .value(let name, _): " Ar " + argument(name)
      case .optionalValue:
        " Ns Op = Ns Ar " + argument(String(option.valueSuffix.dropFirst(2).dropLast()))
      }
    return names.joined(separator: " , ") + value
  }

  /// `2026-06-30` as `June 30, 2026`; anything else as it is.
  static func date(_ date: String) -> String {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    guard parts.count == 3, (1...12).contains(parts[1]) else { return date }
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }

  /// One word of a macro line. One to three letters may be the name of a macro.
  static func argument(_ word: String) -> String {
    let mayBeMacro = word.utf8.count <= 3 && word.allSatisfy(\.isLetter)
    let isDelimiter = word.utf8.count == 1 && !word.allSatisfy { $0.isLetter || $0.isNumber }
    return (mayBeMacro || isDelimiter ? "\\&" : "") + code(word)
  }

  /// Text in which a dash is a dash and a quote is a quote, also when copied from the page.
  private static func code(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "\"": result += "\\(dq"
      default: result += escaped(String(scalar))
      }
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits)]"
      }
    }
  }

  /// A line that starts with a dot or a quote would be a request.
  private static func escapedLine(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// Text in back-ticks in bold; a lone back-tick stays.
  private static func bolded(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.count % 2 == 1 else { return text }
    return parts.enumerated().map { index, part in
      index % 2 == 0 ? String(part) : "\\fB\(withHardDashes(part))\\fP"
    }.joined()
  }

  private static func withHardDashes(_ part: Substring) -> String {
    part.split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")
  }
}
