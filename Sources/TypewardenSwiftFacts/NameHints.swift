/// Tells from a file's bytes alone whether parsing it can give facts, since a parser reads less than
/// a megabyte a second and most files of a project name no type.
package enum NameHints {
  /// Files larger than this are not looked at: generated ones, mostly.
  package static let largestFile = 10 << 20

  /// Whether the bytes hold a word of the document and type APIs, or text that looks like a type
  /// identifier. Complexity: O(n), one pass.
  package static func mayHaveFacts(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { words.find(in: $0) || hasIdentifierLiteral($0) }
  }

  /// Whether the bytes hold a comment that silences rules.
  package static func mayHaveSuppressions(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { suppression.find(in: $0) }
  }

  /// Whether the bytes hold `.fileURL`.
  package static func mayMentionFileURL(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { fileURL.find(in: $0) }
  }

  private static let words = WordSearch([
    "UTType", "Document", "ontentType", "Representation(", "TypeIdentifier", "NSItemProvider",
    "onDrop", "DraggedTypes", "PasteboardType", "allowedFileTypes", "forType:",
    "readableTypes", "writableTypes", "MobileCoreServices", "Subprogress", "registerUndo",
    ".fileURL", "typewarden:disable", "WithIdentifier:", "ofType typeName",
  ])
  private static let fileURL = WordSearch([".fileURL"])
  private static let suppression = WordSearch(["typewarden:disable"])

  /// Whether there is a literal of three words and two dots without a space, such as
  /// `"com.example.note"`: types are often made from text constants in a file of their own.
  private static func hasIdentifierLiteral(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\"") else {
        index += 1
        continue
      }
      index += 1
      let begin = index
      var dots = 0
      while index < bytes.count, isIdentifierByte(bytes[index]) {
        if bytes[index] == UInt8(ascii: ".") { dots += 1 }
        index += 1
      }
      if index < bytes.count, bytes[index] == UInt8(ascii: "\""), dots >= 2, isLetter(bytes[begin])
      {
        return true
      }
    }
    return false
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D || byte == 0x5F
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}

/// Looks for several words at once: pairs of bytes that start none are stepped over.
private struct WordSearch: Sendable {
  private let words: [[UInt8]]
  /// A bit for each pair of bytes, set where a word starts with it.
  private var starts = [UInt64](repeating: 0, count: 1 << 10)

  /// Words of two bytes or more.
  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    for word in self.words {
      let pair = Int(word[0]) << 8 | Int(word[1])
      starts[pair >> 6] |= 1 << UInt64(pair & 63)
    }
  }

  func find(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    starts.withUnsafeBufferPointer { starts in
      var index = 0
      while index + 1 < bytes.count {
        let pair = Int(bytes[index]) << 8 | Int(bytes[index + 1])
        if starts[pair >> 6] >> UInt64(pair & 63) & 1 != 0,
          words.contains(where: { bytes[index...].starts(with: $0) })
        {
          return true
        }
        index += 1
      }
      return false
    }
  }
}
