package import TypewardenSourceText

/// A comment that silences rules: `// typewarden:disable RULE reason`.
///
/// Behind code it covers its own line; alone on a line, the statement or declaration that follows;
/// before the first code of a file, the file.
package struct SourceSuppression: Hashable, Sendable {
  /// The rules as they are written.
  package var rules: [String]
  /// The rest of the line.
  package var reason: String?
  /// The comment.
  package var place: SourcePlace
  /// The bytes that it covers.
  package var covered: SourceRange

  package init(rules: [String], reason: String?, place: SourcePlace, covered: SourceRange) {
    self.rules = rules
    self.reason = reason
    self.place = place
    self.covered = covered
  }
}
