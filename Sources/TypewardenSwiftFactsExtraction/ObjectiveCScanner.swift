internal import TypewardenSourceText
internal import TypewardenSwiftFacts

/// Reads from Objective-C what can be told word by word: types that are made from literals, classes
/// and what is left of the old API. Comments and text are stepped over.
struct ObjectiveCScanner {
  private let source: SourceText
  private let lines: LineTable
  private var facts: SwiftFileFacts
  private var index = 0

  init(_ source: SourceText, facts: SwiftFileFacts) {
    self.source = source
    self.facts = facts
    lines = LineTable(source)
  }

  mutating func scan() -> SwiftFileFacts {
    while let word = nextWord() {
      if let kind = Self.messages[word.text], take(UInt8(ascii: ":")) {
        noteConstructor(kind, call: word.range)
      } else if word.text == "interface" || word.text == "implementation",
        word.range.start > 0, source.bytes[word.range.start - 1] == UInt8(ascii: "@")
      {
        noteClass()
      } else if let kind = LegacyNames.kind(of: word.text) {
        facts.legacyUses.append(LegacyUse(kind: kind, name: word.text, place: place(word.range)))
      } else if word.text == "registerUndoWithTarget" || word.text == "prepareWithInvocationTarget"
      {
        facts.undoRegistrations.append(place(word.range))
      }
    }
    return facts
  }

  private static let messages: [String: TypeConstructor.Kind] = [
    "exportedTypeWithIdentifier": .exportedAs, "importedTypeWithIdentifier": .importedAs,
    "typeWithIdentifier": .identifier, "typeWithFilenameExtension": .filenameExtension,
    "typeWithMIMEType": .mimeType,
  ]

  private mutating func noteConstructor(_ kind: TypeConstructor.Kind, call: SourceRange) {
    skipSpace()
    let start = index
    var argument = TextArgument.nonLiteral(.variable)
    if take(UInt8(ascii: "@")), let text = literal() { argument = .literal(text) }
    let range = SourceRange(start: start, end: index)
    facts.constructors.append(
      TypeConstructor(
        kind: kind, spelling: .objectiveC, argument: argument, place: place(range),
        callPlace: place(SourceRange(start: call.start, end: index))))
  }

  private mutating func noteClass() {
    guard let name = nextWord() else { return }
    skipSpace()
    var inherited: [String] = []
    if take(UInt8(ascii: ":")), let superclass = nextWord() { inherited = [superclass.text] }
    facts.declarations.append(
      SwiftDeclaration(
        keyword: .class, name: name.text, objectiveCName: name.text, inherited: inherited,
        place: place(name.range)))
  }

  private func place(_ range: SourceRange) -> SourcePlace {
    SourcePlace(range: range, start: lines.location(of: range.start))
  }

  // MARK: Characters

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < source.bytes.count, source.bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < source.bytes.count, source.bytes[index] <= 0x20 { index += 1 }
  }

  /// The next name behind comments, text and anything else.
  private mutating func nextWord() -> (text: String, range: SourceRange)? {
    let bytes = source.bytes
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isNameByte(byte) {
        let start = index
        while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
        let range = SourceRange(start: start, end: index)
        return (source.string(in: range), range)
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        skipQuoted(byte)
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count {
        skipComment(bytes[index + 1])
      } else {
        index += 1
      }
    }
    return nil
  }

  private mutating func skipComment(_ second: UInt8) {
    let bytes = source.bytes
    if second == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    } else if second == UInt8(ascii: "*") {
      index += 2
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), index + 1 < bytes.count,
          bytes[index + 1] == UInt8(ascii: "/")
        {
          index += 2
          return
        }
        index += 1
      }
    } else {
      index += 1
    }
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    index += 1
    while index < source.bytes.count {
      let byte = source.bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\") {
        index = min(index + 1, source.bytes.count)
      } else if byte == quote || byte == 0x0A {
        return
      }
    }
  }

  /// The text of a literal without escapes; nil for any other.
  private mutating func literal() -> String? {
    guard index < source.bytes.count, source.bytes[index] == UInt8(ascii: "\"") else { return nil }
    let start = index + 1
    skipQuoted(UInt8(ascii: "\""))
    let text = source.string(in: SourceRange(start: start, end: max(start, index - 1)))
    return text.contains("\\") ? nil : text
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == 0x5F
  }
}
