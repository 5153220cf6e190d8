/// Emphasis that is written only where it is wanted.
package struct TextStyle: Sendable, Equatable {
  /// Whether escape sequences are written at all.
  package let isEnabled: Bool

  /// A style that emits escape sequences, or passes text through.
  package init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// For what is looked for first, such as a path.
  package func bold(_ text: String) -> String { apply("1", text) }
  /// For what matters less.
  package func dim(_ text: String) -> String { apply("2", text) }
  /// For errors.
  package func red(_ text: String) -> String { apply("31", text) }
  /// For what succeeded or was added.
  package func green(_ text: String) -> String { apply("32", text) }
  /// For warnings.
  package func yellow(_ text: String) -> String { apply("33", text) }
  /// For notes.
  package func blue(_ text: String) -> String { apply("34", text) }

  private func apply(_ code: String, _ text: String) -> String {
    isEnabled && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
