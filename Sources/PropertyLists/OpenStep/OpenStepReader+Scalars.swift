internal import TypewardenSourceText

/// Strings, data and typed values.
extension OpenStepReader {
  /// The string, data or typed value at the cursor, as a node for tape index `index`; `kind` is what
  /// strings are. Nil, with the cursor where it was, for what begins none of them.
  mutating func scanValue(_ kind: Node.Kind, at index: Int) -> Node? {
    guard let byte = peek else { return nil }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return scanQuoted(kind, at: index)
    case UInt8(ascii: "<"):
      if cursor + 1 < bytes.count {
        if bytes[cursor + 1] == UInt8(ascii: "*") { return scanTyped(at: index) }
        if bytes[cursor + 1] == UInt8(ascii: "[") { return scanBase64(at: index) }
        if bytes[cursor + 1] == UInt8(ascii: "<") { return nil }
      }
      return scanData(at: index)
    default: return scanBare(kind, at: index)
    }
  }

  /// Whether a byte may stand in a string without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Whether a byte ends a string without quotes, right or wrong.
  private static func endsBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="),
      UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private mutating func scanBare(_ kind: Node.Kind, at index: Int) -> Node? {
    let start = cursor
    while let byte = peek, Self.isBare(byte) { cursor += 1 }
    var flags: Node.Flags = [.oldStyle, .bare]
    if let byte = peek, !Self.endsBare(byte) {
      let fault = cursor
      while let byte = peek, !Self.endsBare(byte) { cursor += 1 }
      flags.insert(.unusable)
      var end = fault + 1
      while end < cursor, bytes[end] & 0xC0 == 0x80 { end += 1 }
      let shown = String(decoding: bytes[fault..<end], as: UTF8.self)
      report(
        .unexpectedCharacter, SourceRange(start: start, end: cursor),
        "text with `\(shown)` in it needs quotes", value: index)
    }
    guard cursor > start else { return nil }
    return node(kind, flags, start, cursor, index)
  }

  /// The string in quotes at the cursor. When it does not end, reading does.
  mutating func scanQuoted(_ kind: Node.Kind, at index: Int) -> Node {
    let opening = cursor
    let quote = bytes[cursor]
    var flags: Node.Flags = .oldStyle
    cursor += 1
    while let byte = peek {
      if byte == quote {
        cursor += 1
        return node(kind, flags, opening + 1, cursor - 1, index)
      }
      if byte == UInt8(ascii: "\\") {
        flags.insert(.encoded)
        if !skipEscape(at: index) { flags.insert(.unusable) }
      } else {
        cursor += 1
      }
    }
    stop(
      .unterminated, SourceRange(start: opening, end: restOfLine(opening).end),
      "the string is not closed")
    flags.formUnion([.unusable, .bare])
    return node(kind, flags, opening, bytes.count, index)
  }

  /// Goes past an escape. False when it stands for no character.
  private mutating func skipEscape(at index: Int) -> Bool {
    let start = cursor
    cursor = min(cursor + 2, bytes.count)
    guard start + 1 < bytes.count else { return true }
    switch bytes[start + 1] {
    case UInt8(ascii: "U"):
      let unit = OpenStepText.codeUnit(bytes, start + 2)
      cursor = start + 2 + unit.digits
      if unit.digits < 4 {
        reportEscape(start, "`\\U` needs four hexadecimal digits", index)
        return false
      }
      guard unit.value & 0xF800 == 0xD800 else { return true }
      let low = OpenStepText.lowSurrogate(bytes, cursor)
      if unit.value & 0xFC00 == 0xD800, low != nil {
        cursor += 6
        return true
      }
      reportEscape(start, "half of a surrogate pair", index)
      return false
    case UInt8(ascii: "u"):
      reportEscape(start, "`\\u` is no escape of property lists: it is `\\U`", index)
    case UInt8(ascii: "0")...UInt8(ascii: "7"), UInt8(ascii: "a"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"),
      UInt8(ascii: "v"):
      break
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "8"), UInt8(ascii: "9"):
      let shown = String(decoding: bytes[start..<cursor], as: UTF8.self)
      reportEscape(start, "`\(shown)` is no escape of property lists", index)
    default: break
    }
    return true
  }

  private mutating func reportEscape(_ start: Int, _ message: String, _ index: Int) {
    guard index >= 0 else { return }
    report(
      .badString, SourceRange(start: start, end: min(cursor, bytes.count)), message, value: index)
  }

  private mutating func scanData(at index: Int) -> Node {
    let opening = cursor
    cursor += 1
    var fault: String?
    var isHalf = false
    while let byte = peek, byte != UInt8(ascii: ">"), byte != UInt8(ascii: ";") {
      cursor += 1
      if ScalarSyntax.hexDigit(byte) != nil {
        isHalf.toggle()
      } else if byte > 0x20 || byte < 0x09 {
        fault = fault ?? "data has something other than hexadecimal digits in it"
      } else if isHalf {
        fault = fault ?? "hexadecimal digits of data come in pairs"
      }
    }
    if isHalf { fault = fault ?? "hexadecimal digits of data come in pairs" }
    return finishAngle(.data, [], opening, opening + 1, fault, .badData, index)
  }

  /// `<[Base64]>`, as GNUstep writes data.
  private mutating func scanBase64(at index: Int) -> Node {
    let opening = cursor
    cursor += 2
    while let byte = peek, byte != UInt8(ascii: ">"), byte != UInt8(ascii: ";") { cursor += 1 }
    let isClosed = bytes[cursor - 1] == UInt8(ascii: "]") && cursor - opening > 2
    return finishAngle(
      .data, .encoded, opening, opening + 2, isClosed ? nil : "`]>` is expected behind the data",
      .badData, index)
  }

  /// `<*I5>`, `<*R1.5>`, `<*BY>`, `<*D2026-11-30 09:00:00 +0000>`.
  private mutating func scanTyped(at index: Int) -> Node {
    let opening = cursor
    let start = min(bytes.count, opening + 3)
    cursor = start
    while let byte = peek, byte != UInt8(ascii: ">"), byte != UInt8(ascii: ";") { cursor += 1 }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<cursor])
    let type = start == opening + 3 ? bytes[start - 1] : 0
    switch type {
    case UInt8(ascii: "I"):
      let fault = ScalarSyntax.integer(text) == nil ? "not an integer of at most 64 bits" : nil
      return finishAngle(.integer, [], opening, start, fault, .badInteger, index)
    case UInt8(ascii: "R"):
      let fault = ScalarSyntax.real(text) == nil ? "not a real number" : nil
      return finishAngle(.real, [], opening, start, fault, .badReal, index)
    case UInt8(ascii: "B"):
      let isYes = text.elementsEqual("Y".utf8)
      let fault = isYes || text.elementsEqual("N".utf8) ? nil : "neither `<*BY>` nor `<*BN>`"
      return finishAngle(isYes ? .yes : .no, [], opening, start, fault, .badObject, index)
    case UInt8(ascii: "D"):
      let fault =
        PropertyListDate(openStep: text) == nil
        ? "not a date of the form `<*D2026-11-30 09:00:00 +0000>`" : nil
      return finishAngle(.date, [], opening, start, fault, .badDate, index)
    default:
      return finishAngle(.string, [], opening, start, "no type of value", .badObject, index)
    }
  }

  private mutating func finishAngle(
    _ kind: Node.Kind, _ flags: Node.Flags, _ opening: Int, _ start: Int, _ fault: String?,
    _ code: ReadProblem.Code, _ index: Int
  ) -> Node {
    let isClosed = peek == UInt8(ascii: ">")
    var flags = flags.union(.oldStyle)
    var end = max(start, cursor)
    if isClosed {
      cursor += 1
      if kind == .data, flags.contains(.encoded) { end = max(start, end - 1) }
    }
    if let fault = isClosed ? fault : "`>` is missing behind the value" {
      flags = [.oldStyle, .unusable, .bare]
      let range = SourceRange(start: opening, end: cursor)
      report(isClosed ? code : .unterminated, range, fault, value: index)
      return node(kind, flags, opening, cursor, index)
    }
    return node(kind, flags, start, end, index)
  }

  private func node(
    _ kind: Node.Kind, _ flags: Node.Flags, _ start: Int, _ end: Int, _ index: Int
  ) -> Node {
    Node(
      kind: kind, flags: flags, start: UInt32(start), length: UInt32(end - start),
      end: UInt32(max(0, index) + 1))
  }
}
