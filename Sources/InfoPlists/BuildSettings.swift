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

  /// The text with all known placeholders replaced, those in values and in names of settings
  /// included.
  ///
  /// Modifiers such as `:rfc1034identifier` are applied where they are known. Settings that contain
  /// each other stay as they are.
  public func expand(_ text: String) -> String {
    guard !values.isEmpty, text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var expansion = Expansion(values)
    return String(decoding: expansion.expand(Array(text.utf8)), as: UTF8.self)
  }

  /// The expanded value of a setting; nil when it has none.
  package func value(_ name: String) -> String? { values[name].map(expand) }

  /// These settings, with others that count more.
  package func overridden(by others: BuildSettings) -> BuildSettings {
    if others.values.isEmpty { return self }
    if values.isEmpty { return others }
    return BuildSettings(values.merging(others.values) { $1 })
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
