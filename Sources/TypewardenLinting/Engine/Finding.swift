public import TypewardenSourceText

/// One thing that a rule found, at its place.
public struct Finding: Hashable, Sendable {
  /// A sentence that goes with a finding, perhaps with a place of its own.
  public struct Note: Hashable, Sendable {
    /// The sentence.
    public var message: String
    /// The file that it is about; nil when it has no place.
    public var file: String?
    /// The place; nil when it has none.
    public var location: SourceLocation?
  }

  /// The id of the rule, such as `missing-handler-rank`.
  public var rule: String
  /// How grave it is, after configuration.
  public var severity: Severity
  /// The file, as it was given or found, relative to the working directory where it lies inside.
  public var file: String
  /// The bytes concerned.
  public var range: SourceRange
  /// The first character concerned.
  public var start: SourceLocation
  /// The character behind the last one concerned.
  public var end: SourceLocation
  /// The path from the root of the property list; empty when there is none.
  public var keyPath: String
  /// What the finding is about: an identifier or a key.
  public var about: String
  /// What is wrong, in lower case, without a final period.
  public var message: String
  /// Reasons and remedies.
  public var notes: [Note]
  /// The line of the source that ``start`` lies on; nil for binary files.
  public var sourceLine: String?
}

extension Finding: Comparable {
  /// Orders by file, line, column, rule, then message.
  public static func < (left: Finding, right: Finding) -> Bool {
    if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
    if left.start.line != right.start.line { return left.start.line < right.start.line }
    if left.start.column != right.start.column { return left.start.column < right.start.column }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }
}

extension Finding {
  /// What a rule says: what is wrong first, the reason and the remedy as notes.
  package struct Message: Sendable {
    package var text: String
    package var notes: [String]

    package init(_ text: String, notes: [String] = []) {
      self.text = text
      self.notes = notes
    }
  }
}
