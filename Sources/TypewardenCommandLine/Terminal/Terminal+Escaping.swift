internal import TypewardenSourceText

extension Terminal {
  /// The text on one line, with control characters made visible as Swift escapes: `\u{1B}`, `\n`.
  package static func escaped(_ text: String) -> String { VisibleText.escaped(text) }
}
