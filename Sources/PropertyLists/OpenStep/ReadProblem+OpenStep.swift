extension ReadProblem.Code {
  /// A string, comment, value or container of an old-style list that does not end.
  public static let unterminated = Self(rawValue: "unterminated")
  /// A bracket of an old-style list that closes another kind of container.
  public static let mismatchedBracket = Self(rawValue: "mismatchedBracket")
  /// A character of an old-style list that nothing can begin with.
  public static let unexpectedCharacter = Self(rawValue: "unexpectedCharacter")
  /// A `;` or `,` that is missing in an old-style list.
  public static let missingSeparator = Self(rawValue: "missingSeparator")
  /// A line that a merge left in the file.
  public static let conflictMarker = Self(rawValue: "conflictMarker")
}
