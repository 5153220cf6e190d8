internal import TypewardenSourceText

/// The `<?xml … ?>` line of a document.
enum XMLDeclaration {
  /// The encoding that the declaration names, with its place; nil when it names none.
  static func encodingName(in bytes: [UInt8]) -> (name: String, range: SourceRange)? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let head = bytes.prefix(512)
    guard let close = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let key = Array("encoding".utf8)
    var index = 5
    while index + key.count < close {
      if head[index] == key[0], head[index..<index + key.count].elementsEqual(key) {
        var cursor = index + key.count
        while cursor < close, isSpace(head[cursor]) || head[cursor] == UInt8(ascii: "=") {
          cursor += 1
        }
        guard cursor < close, head[cursor] == 0x22 || head[cursor] == 0x27 else { return nil }
        let quote = head[cursor]
        guard let end = head[(cursor + 1)..<close].firstIndex(of: quote) else { return nil }
        return (
          String(decoding: head[(cursor + 1)..<end], as: UTF8.self),
          SourceRange(start: cursor + 1, end: end)
        )
      }
      index += 1
    }
    return nil
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }
}
