/// One line of build settings: a name, the conditions under which it holds, and a value that may
/// refer to the one it replaces.
struct SettingAssignment: Hashable {
  var name: String
  /// What stands in brackets behind the name: `sdk=macosx*`.
  var conditions: [Condition] = []
  var value: String
  /// Where it stands in its file: of a project the offset, of a file of settings the line.
  var place = 0

  struct Condition: Hashable {
    var key: String
    var pattern: String
  }

  /// An assignment from its two sides: `NAME[sdk=macosx*]` and the value.
  init(_ key: String, _ value: String) {
    self.value = value
    guard let bracket = key.utf8.firstIndex(of: UInt8(ascii: "[")) else {
      name = key
      return
    }
    name = String(key[..<bracket])
    for part in key[bracket...].split(whereSeparator: { "[],".contains($0) }) {
      guard let equals = part.firstIndex(of: "=") else { continue }
      conditions.append(
        Condition(
          key: String(part[..<equals]), pattern: String(part[part.index(after: equals)...])))
    }
  }

  /// Whether it holds for an SDK, nil for none in particular, and a configuration. Conditions of
  /// other kinds never hold: they are about processors and variants, which no property list is.
  func holds(sdk: String?, configuration: String) -> Bool {
    conditions.allSatisfy { condition in
      switch condition.key {
      case "sdk": sdk.map { Self.matches($0, condition.pattern) } ?? false
      case "config": Self.matches(configuration, condition.pattern)
      default: false
      }
    }
  }

  /// A pattern may end in `*`.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
  }
}
