internal import TypeDeclarations

/// The forms that the values of a dump's fields have.
extension UnsafeBufferPointer<UInt8> {
  /// A value without the number in parentheses that stands behind names and paths, and the number:
  /// `Notes (0x3d0)`, `Viewer (0000000000000002)`.
  func reference(_ range: Range<Int>) -> (text: Range<Int>, number: UInt64?) {
    guard let last = self[range].last, last == UInt8(ascii: ")"),
      let open = self[range].lastIndex(of: UInt8(ascii: "("))
    else { return (range, nil) }
    var digits = self[open + 1..<range.upperBound - 1]
    // Without the mark only masks stand there, which have all their digits; `(beef)` is a name.
    if digits.starts(with: "0x".utf8) {
      digits = digits.dropFirst(2)
    } else if digits.count != 16 {
      return (range, nil)
    }
    guard !digits.isEmpty, digits.count <= 16 else { return (range, nil) }
    var number: UInt64 = 0
    for byte in digits {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return (range, nil) }
      number = number << 4 | UInt64(digit)
    }
    return (trimmed(range.lowerBound..<open), number)
  }

  /// A value that is nothing but a decimal number.
  func decimal(_ range: Range<Int>) -> UInt64? {
    guard range.count <= 19, self[range].allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return UInt64(string(range))
  }

  /// The parts of a list. They are parted by comma and space, since models of devices hold commas;
  /// a part in single quotes is an OSType, which may hold anything.
  func forEachPart(_ range: Range<Int>, _ body: (Range<Int>) -> Void) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      if self[start] == UInt8(ascii: "'"), start + 5 < range.upperBound,
        self[start + 5] == UInt8(ascii: "'")
      {
        end = start + 5
      }
      while end < range.upperBound {
        let isEnd = end + 1 == range.upperBound || self[end + 1] == 0x20
        if self[end] == UInt8(ascii: ","), isEnd { break }
        end += 1
      }
      let part = trimmed(start..<end)
      if !part.isEmpty { body(part) }
      start = end + 1
      while start < range.upperBound, self[start] == 0x20 { start += 1 }
    }
  }

  /// What a part of a list of tags is: the class shows only in its form.
  ///
  /// The last two are guesses: names of pasteboard types and models of devices have no mark. Nil for
  /// what can only be an identifier, if `identifiers` can stand in the list.
  func tag(_ part: Range<Int>, identifiers: Bool) -> (text: Range<Int>, tagClass: TagClass)? {
    let first = self[part.lowerBound]
    if first == UInt8(ascii: ".") {
      return (part.lowerBound + 1..<part.upperBound, .filenameExtension)
    }
    if first == UInt8(ascii: "'") {
      let isClosed = part.count > 1 && self[part.upperBound - 1] == first
      return (part.lowerBound + 1..<part.upperBound - (isClosed ? 1 : 0), .osType)
    }
    let hasSpace = self[part].contains(0x20)
    if !hasSpace, self[part].contains(UInt8(ascii: "/")) { return (part, .mimeType) }
    if self[part.upperBound - 1] == UInt8(ascii: ":") {
      return (part.lowerBound..<part.upperBound - 1, .urlScheme)
    }
    if identifiers { return nil }
    let isPasteboard = hasSpace || string(part).hasSuffix("PboardType")
    return (part, isPasteboard ? .pasteboardType : .deviceModelCode)
  }

  /// The text of a localised value, `"de" = ?, "LSDefaultLocalizedValue" = "Note"`: the default one,
  /// else the first that is there. A value without quotes is the text itself.
  func localized(_ range: Range<Int>) -> String? {
    guard !range.isEmpty, self[range.lowerBound] == UInt8(ascii: "\"") else {
      return range.isEmpty ? nil : string(range)
    }
    var first: String?
    var position = range.lowerBound
    while let key = quoted(&position, range.upperBound) {
      while position < range.upperBound, self[position] == 0x20 || self[position] == 0x3D {
        position += 1
      }
      guard position < range.upperBound else { break }
      guard self[position] == UInt8(ascii: "\"") else { continue }
      guard let value = quoted(&position, range.upperBound) else { break }
      if key == "LSDefaultLocalizedValue" { return value }
      first = first ?? value
    }
    return first
  }

  /// The next text in double quotes from a position on, which moves behind it.
  private func quoted(_ position: inout Int, _ end: Int) -> String? {
    while position < end, self[position] != UInt8(ascii: "\"") { position += 1 }
    position += 1
    var text: [UInt8] = []
    while position < end {
      let byte = self[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), position < end {
        text.append(self[position])
        position += 1
      } else {
        text.append(byte)
      }
    }
    return nil
  }
}
