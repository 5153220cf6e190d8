/// A replacement of some bytes of a text.
package struct TextChange: Hashable, Sendable {
  /// The bytes that go; empty for an insertion.
  package var range: SourceRange
  /// What comes in their place.
  package var text: String

  package init(range: SourceRange, text: String) {
    self.range = range
    self.text = text
  }

  /// The bytes after changes that do not overlap, in any order. Insertions at one place stay in
  /// their order.
  package static func applied(_ changes: [TextChange], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    let ordered = changes.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    for (_, change) in ordered {
      precondition(change.range.start >= position, "changes overlap")
      result += bytes[position..<change.range.start]
      result += change.text.utf8
      position = change.range.end
    }
    return result + bytes[position...]
  }
}
