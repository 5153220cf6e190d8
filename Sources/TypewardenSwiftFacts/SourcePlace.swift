package import TypewardenSourceText

/// Where something stands in one Swift file: its bytes, and the line and column of the first.
///
/// The line is kept beside the range so that whoever reads facts from a cache can show a place
/// without reading the source again.
package struct SourcePlace: Hashable, Sendable {
  /// The bytes, counted as everywhere from the first one behind a byte order mark.
  package var range: SourceRange
  /// The line and column of the first byte.
  package var start: SourceLocation

  package init(range: SourceRange, start: SourceLocation) {
    self.range = range
    self.start = start
  }
}

/// A place with the file that it is in.
package struct FilePlace: Hashable, Sendable {
  /// The path as it was given.
  package var path: String
  package var place: SourcePlace

  package init(path: String, place: SourcePlace) {
    self.path = path
    self.place = place
  }
}

extension SourcePlace {
  /// For what has no place of its own.
  static let none = SourcePlace(
    range: SourceRange(start: 0, end: 0), start: SourceLocation(line: 1, column: 1))
}
