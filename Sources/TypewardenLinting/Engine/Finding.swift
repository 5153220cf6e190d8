public import TypewardenSourceText

/// One thing that a rule found, at its place.
public struct Finding: Sendable {
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
  /// What the finding is about: an identifier or a key.
  public var about: String
  /// What is wrong, in lower case, without a final period.
  public var message: String
  /// Reasons and remedies.
  public var notes: [Note]
  /// Ways to mend it, when the options ask for them.
  public var fixes: [Fix] = []
  /// Where the texts come from that only some outputs show.
  package var origin: Origin

  /// The path from the root of the property list; empty when there is none. Made when asked for.
  public var keyPath: String { origin.keyPath.text }

  /// Whether the file is binary, so that it has no lines to show.
  var isInBinary: Bool { origin.source.encoding == .binary }

  /// The line of the source that ``start`` lies on; nil for binary files. Made when asked for.
  public var sourceLine: String? { origin.line(at: range.start) }
}

extension Finding: Hashable {
  /// True for the same words of the same rule at the same place.
  public static func == (left: Finding, right: Finding) -> Bool {
    left.range == right.range && left.rule == right.rule && left.file == right.file
      && left.severity == right.severity && left.about == right.about
      && left.message == right.message && left.notes == right.notes
  }

  /// Hashes the place and the rule.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(range)
    hasher.combine(rule)
  }
}

extension Finding: Comparable {
  /// Orders by file, line, column, rule, then message.
  public static func < (left: Finding, right: Finding) -> Bool {
    if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
    return left.precedesInFile(right)
  }

  /// The order among the findings of one file.
  func precedesInFile(_ other: Finding) -> Bool {
    if range.start != other.range.start { return range.start < other.range.start }
    if rule != other.rule { return rule < other.rule }
    return message < other.message
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
