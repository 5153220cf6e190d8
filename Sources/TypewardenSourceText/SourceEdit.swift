/// One change of a source text: the bytes of a range become others.
///
/// An empty range inserts, an empty replacement removes. Text is UTF-8 here, whatever the file is.
public struct SourceEdit: Hashable, Sendable {
  /// The bytes that go.
  public var range: SourceRange
  /// The bytes that come.
  public var replacement: [UInt8]

  /// An edit of a range.
  public init(_ range: SourceRange, _ replacement: some Sequence<UInt8>) {
    self.range = range
    self.replacement = Array(replacement)
  }

  /// Whether two edits speak of the same bytes. Two insertions at one place do not: the first
  /// comes first. Nor do edits that only touch.
  package func overlaps(_ other: SourceEdit) -> Bool {
    if range.length == 0, other.range.length == 0 { return false }
    return range.start < other.range.end && other.range.start < range.end
  }
}

extension SourceText {
  /// Two edits of the same bytes, which nobody can apply both.
  public struct EditConflict: Error, Hashable, Sendable {
    /// The range of the later edit.
    public var range: SourceRange
  }

  /// The bytes after some edits; all that they do not speak of stays as it is.
  ///
  /// - Throws: ``EditConflict`` when two edits overlap or one lies outside of the text.
  /// - Complexity: O(n + m log m) in the bytes and edits.
  public func applying(_ edits: [SourceEdit]) throws(EditConflict) -> [UInt8] {
    // Insertions at one place keep their order, and stand before what is changed there.
    let order = edits.indices.sorted {
      (edits[$0].range.start, edits[$0].range.end, $0)
        < (edits[$1].range.start, edits[$1].range.end, $1)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var cursor = 0
    for index in order {
      let edit = edits[index]
      guard edit.range.start >= cursor, edit.range.end <= bytes.count else {
        throw EditConflict(range: edit.range)
      }
      result += bytes[cursor..<edit.range.start]
      result += edit.replacement
      cursor = edit.range.end
    }
    result += bytes[cursor...]
    return result
  }
}
