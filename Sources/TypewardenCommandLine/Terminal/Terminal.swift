/// What a file descriptor leads to: a terminal with a width and colours, or something else.
package struct Terminal: Sendable {
  /// The width where nothing else is known.
  package static let defaultWidth = 80

  /// Whether a person is likely to watch.
  package let isTerminal: Bool
  /// How many columns there are; never less than 1.
  package let width: Int
  /// Whether styles are wanted where the user did not say: a terminal that is not `dumb`, and no
  /// `NO_COLOR`.
  package let prefersColor: Bool

  /// Looks at a descriptor of this process and at its environment.
  package init(descriptor: Int32) {
    self.init(
      isTerminal: SystemCalls.isTerminal(descriptor), columns: SystemCalls.columns(of: descriptor),
      environment: SystemCalls.environment)
  }

  /// A terminal with known properties; tests use it.
  package init(isTerminal: Bool, columns: Int?, environment: (String) -> String? = { _ in nil }) {
    self.isTerminal = isTerminal
    let declared = environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = columns ?? declared ?? Self.defaultWidth
    prefersColor =
      isTerminal && environment("TERM") != "dumb" && environment("NO_COLOR") ?? "" == ""
  }

  /// The styles to write with, given what `--color` says.
  package func style(_ choice: ColorChoice = .auto) -> TextStyle {
    switch choice {
    case .auto: TextStyle(isEnabled: prefersColor)
    case .always: TextStyle(isEnabled: true)
    case .never: TextStyle(isEnabled: false)
    }
  }
}

/// What `--color` says; it wins over the environment.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
