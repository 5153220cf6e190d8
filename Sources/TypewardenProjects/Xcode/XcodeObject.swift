internal import PropertyLists

/// One object of a project file: a target, a group, a build phase.
struct XcodeObject {
  let id: String
  let value: PropertyListValue

  /// The text of a key; nil when there is none.
  func text(_ key: String) -> String? { value[key]?.string }

  /// The texts of a list; a lone text counts as a list of one.
  func texts(_ key: String) -> [String] {
    guard let value = value[key] else { return [] }
    if let text = value.string { return [text] }
    return value.elements.compactMap(\.string)
  }

  /// What kind of object it is, such as `PBXGroup`.
  var isa: String { text("isa") ?? "" }
}
