internal import TypewardenSourceText

/// The words and marks of a Swift source, without comments and without what is in quotes.
///
/// No parser: it answers where a word stands and where a brace closes, which is enough to point at a
/// line or to add one. What a word means is for the facts of the sources.
struct SwiftWords: Sendable {
  struct Word: Hashable, Sendable {
    var range: SourceRange
    /// The word, one mark such as `{`, or `"` for a string.
    var text: String
  }

  private(set) var words: [Word] = []

  /// Complexity: O(n).
  init(_ bytes: [UInt8]) {
    var scanner = Scanner(bytes: bytes)
    while let word = scanner.next() { words.append(word) }
  }

  /// The position of the first word at or behind a byte; the count when there is none.
  func index(atOrAfter offset: Int) -> Int {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle].range.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The position of the bracket that closes the one at a position; nil when none does.
  func closing(_ index: Int) -> Int? {
    var depth = 0
    for position in index..<words.count {
      switch words[position].text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]":
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
    }
    return nil
  }

  /// The positions of the braces around the body of a declaration whose name begins at a byte.
  func body(ofDeclarationAt offset: Int) -> ClosedRange<Int>? {
    var position = index(atOrAfter: offset)
    while position < words.count, words[position].text != "{" {
      if words[position].text == "}" { return nil }
      position += 1
    }
    guard position < words.count, let end = closing(position) else { return nil }
    return position...end
  }

  /// Whether words of these texts follow one another from a position.
  func matches(_ texts: [String], at index: Int) -> Bool {
    index + texts.count <= words.count
      && texts.indices.allSatisfy { words[index + $0].text == texts[$0] }
  }

  /// The positions, within a range, where words of these texts follow one another.
  func positions(of texts: [String], in range: ClosedRange<Int>? = nil) -> [Int] {
    guard !words.isEmpty else { return [] }
    let range = range ?? 0...(words.count - 1)
    return range.filter { matches(texts, at: $0) && $0 + texts.count - 1 <= range.upperBound }
  }
}

extension SwiftWords {
  /// Reads one word after the other.
  private struct Scanner {
    let bytes: [UInt8]
    var position = 0

    private func byte(_ offset: Int = 0) -> UInt8? {
      position + offset < bytes.count ? bytes[position + offset] : nil
    }

    mutating func next() -> Word? {
      while let byte = byte() {
        let start = position
        if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
          while let byte = self.byte(), byte != 0x0A, byte != 0x0D { position += 1 }
        } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
          skipBlockComment()
        } else if isStringStart() {
          skipString()
          return Word(range: SourceRange(start: start, end: position), text: "\"")
        } else if Self.isWordByte(byte) {
          while let byte = self.byte(), Self.isWordByte(byte) { position += 1 }
          return word(from: start)
        } else {
          position += 1
          if byte > 0x20 { return word(from: start) }
        }
      }
      return nil
    }

    private func word(from start: Int) -> Word {
      Word(
        range: SourceRange(start: start, end: position),
        text: String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
      default: false
      }
    }

    private mutating func skipBlockComment() {
      var depth = 0
      while let byte = byte() {
        if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
          depth += 1
          position += 2
        } else if byte == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
          depth -= 1
          position += 2
          if depth == 0 { return }
        } else {
          position += 1
        }
      }
    }

    private func isStringStart() -> Bool {
      var offset = 0
      while byte(offset) == UInt8(ascii: "#") { offset += 1 }
      return byte(offset) == UInt8(ascii: "\"")
    }

    private mutating func skipString() {
      var pounds = 0
      while byte() == UInt8(ascii: "#") {
        pounds += 1
        position += 1
      }
      let quote = UInt8(ascii: "\"")
      let quotes = byte(1) == quote && byte(2) == quote ? 3 : 1
      position += quotes
      while let byte = byte() {
        if byte == quote, ends(quotes, pounds) {
          position += quotes + pounds
          return
        }
        // A string of one line that is not closed must not hide the rest of the file.
        if quotes == 1, byte == 0x0A { return }
        if byte == UInt8(ascii: "\\"), isEscape(pounds) {
          position += 1 + pounds
          if self.byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
        } else {
          position += 1
        }
      }
    }

    private func ends(_ quotes: Int, _ pounds: Int) -> Bool {
      (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
        && (0..<pounds).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
    }

    private func isEscape(_ pounds: Int) -> Bool {
      (0..<pounds).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
    }

    private mutating func skipInterpolation() {
      var depth = 0
      while let byte = byte() {
        if isStringStart() {
          skipString()
          continue
        }
        position += 1
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          depth -= 1
          if depth == 0 { return }
        }
      }
    }
  }
}
