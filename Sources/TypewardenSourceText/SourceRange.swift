/// A range of bytes of one source text, counted from its first byte.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int

  /// The offset behind the last byte; equal to `start` for a position.
  public var end: Int

  /// A range of bytes; `end` is moved up to `start` when it lies before it.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// An empty range at a position.
  public init(at position: Int) {
    self.init(start: position, end: position)
  }

  /// The number of bytes.
  public var length: Int { end - start }
}

extension SourceRange: Comparable {
  /// Orders by start, then by end.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}

/// A place as editors show it: line and column, both from 1.
///
/// A column counts Unicode scalars, so that a caret under it lands where a reader looks; SARIF calls
/// this unit `unicodeCodePoints`.
public struct SourceLocation: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int

  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// A place from its line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
