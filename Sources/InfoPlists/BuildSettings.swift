public import PropertyLists

/// Values for the placeholders that property lists of a source tree hold: `$(NAME)`, `${NAME}`.
///
/// A placeholder without a value stays as it is, an opaque part of the text around it: two texts
/// with the same placeholder still mean the same.
public struct BuildSettings: Hashable, Sendable {
  /// The values by name.
  public var values: [String: String]

  /// Settings from their values by name.
  public init(_ values: [String: String] = [:]) { self.values = values }

  /// The text with all known placeholders replaced. Modifiers such as `:rfc1034identifier` are
  /// applied where they are known; values are not expanded again beyond a depth of 16.
  public func expand(_ text: String) -> String {
    expand(text, depth: 0)
  }

  private func expand(_ text: String, depth: Int) -> String {
    guard depth < 16, !values.isEmpty, text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      guard let (name, modifiers, end) = Self.placeholder(rest), let value = values[name] else {
        result.append("$")
        rest = rest.dropFirst()
        continue
      }
      result += Self.apply(modifiers, to: expand(value, depth: depth + 1))
      rest = rest[end...]
    }
    return result + rest
  }

  private static func placeholder(
    _ text: Substring
  ) -> (name: String, modifiers: [Substring], end: Substring.Index)? {
    let body = text.dropFirst()
    guard let open = body.first, open == "(" || open == "{",
      let close = body.firstIndex(of: open == "(" ? ")" : "}")
    else { return nil }
    let inner = body[body.index(after: body.startIndex)..<close]
    let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty else { return nil }
    return (String(name), Array(parts.dropFirst()), body.index(after: close))
  }

  private static func apply(_ modifiers: [Substring], to value: String) -> String {
    var value = value
    for modifier in modifiers {
      switch modifier {
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      case "rfc1034identifier":
        value = String(
          decoding: value.utf8.map { isIdentifierByte($0) ? $0 : UInt8(ascii: "-") }, as: UTF8.self)
      case "c99extidentifier", "identifier":
        value = String(
          decoding: value.utf8.map { isNameByte($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
      default: break
      }
    }
    return value
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    isNameByte(byte) && byte != 0x5F || byte == 0x2D || byte == 0x2E
  }

  /// Whether bytes hold a placeholder: `$(` or `${`.
  @usableFromInline
  package static func hasPlaceholder(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index + 1 < text.count {
      if text[index] == 0x24, text[index + 1] == 0x28 || text[index + 1] == 0x7B { return true }
      index += 1
    }
    return false
  }
}

extension PropertyListValue {
  /// Calls `body` with the text of a string with its placeholders expanded. Without settings, and
  /// for text without a placeholder, nothing is copied.
  @inlinable
  package func withText<Result>(
    expandedBy settings: BuildSettings, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard !settings.values.isEmpty else { return withText(body) }
    return withText { text in
      guard BuildSettings.hasPlaceholder(text) else { return body(text) }
      var expanded = settings.expand(String(decoding: text, as: UTF8.self))
      return expanded.withUTF8(body)
    }
  }
}
