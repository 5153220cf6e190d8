package import InfoPlists
package import PropertyLists

extension PropertyListValue.Kind {
  /// The kind in a sentence, with its article.
  package var phrase: String {
    switch self {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a string"
    case .integer: "an integer"
    case .real: "a real number"
    case .boolean: "a Boolean"
    case .date: "a date"
    case .data: "data"
    case .key: "a key"
    case .uid: "a reference of a keyed archive"
    case .missing: "nothing"
    }
  }
}

extension ValueTypes {
  /// What is allowed, in a sentence, with articles.
  package var phrase: String {
    let words: [(ValueTypes, String)] = [
      (.string, "a string"), (.strings, "an array of strings"),
      (.dictionary, "a dictionary"), (.dictionaries, "an array of dictionaries"),
      (.array, "an array"), (.boolean, "a Boolean"), (.integer, "an integer"),
      (.number, "a number"), (.real, "a real number"), (.data, "data"), (.date, "a date"),
    ]
    return words.filter { contains($0.0) }.map(\.1).joined(separator: " or ")
  }

  /// Whether a value can only be an array or a dictionary.
  package var isContainersOnly: Bool {
    isSubset(of: [.strings, .dictionaries, .dictionary, .array])
  }

  /// Whether a value can be an array.
  package var takesArrays: Bool { !isDisjoint(with: [.strings, .dictionaries, .array]) }
}
