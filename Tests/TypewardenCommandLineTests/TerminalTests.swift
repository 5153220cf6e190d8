import Testing

@testable import TypewardenCommandLine

@Suite("Terminal")
struct TerminalTests {
  @Test(
    "Color follows the option, then the environment, then the kind of stream",
    arguments: [
      (true, [:], ColorChoice.auto, true), (false, [:], .auto, false),
      (true, ["NO_COLOR": "1"], .auto, false), (true, ["NO_COLOR": ""], .auto, true),
      (true, ["TERM": "dumb"], .auto, false), (true, ["NO_COLOR": "1"], .always, true),
      (false, ["TERM": "dumb"], .always, true), (true, [:], .never, false),
    ] as [(Bool, [String: String], ColorChoice, Bool)])
  func color(isTerminal: Bool, environment: [String: String], choice: ColorChoice, expected: Bool) {
    let terminal = Terminal(isTerminal: isTerminal, columns: nil) { environment[$0] }
    #expect(terminal.style(choice).isEnabled == expected)
  }

  @Test(
    "The width is the terminal's, else COLUMNS, else 80",
    arguments: [
      (120, "60", 120), (nil, "60", 60), (nil, "0", 80), (nil, "wide", 80), (nil, nil, 80),
    ] as [(Int?, String?, Int)])
  func width(columns: Int?, declared: String?, expected: Int) {
    let terminal = Terminal(isTerminal: true, columns: columns) { $0 == "COLUMNS" ? declared : nil }
    #expect(terminal.width == expected)
  }

  @Test("Styles write escape sequences only when they are enabled")
  func styles() {
    #expect(TextStyle(isEnabled: true).red("a") == "\u{1B}[31ma\u{1B}[0m")
    #expect(TextStyle(isEnabled: true).bold("") == "")
    #expect(TextStyle(isEnabled: false).red("a") == "a")
  }

  @Test(
    "Control characters are made visible",
    arguments: [
      ("plain ünïcödé 日本 \\n", "plain ünïcödé 日本 \\n"),
      ("a\u{1B}]0;title\u{7}b", "a\\u{1B}]0;title\\u{07}b"),
      ("a\nb\r\n\tc", "a\\nb\\r\\n\\tc"), ("\u{7F}\u{9B}31m", "\\u{7F}\\u{9B}31m"),
      ("\u{202E}gpj\u{202C}", "\\u{202E}gpj\\u{202C}"),
      ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
      ("e\u{301}—→", "e\u{301}—→"), ("\u{0}", "\\u{00}"), ("", ""),
    ])
  func escapes(text: String, expected: String) {
    #expect(Terminal.escaped(text) == expected)
  }

  @Test(
    "Text is as wide as terminals show it",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("→", 1), ("😀", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("🇸🇪", 2),
      ("❤️", 2), ("❤", 1), ("क्ष", 2), ("\u{200B}", 0), ("שׁ", 1),
    ])
  func displayWidth(text: String, expected: Int) {
    #expect(DisplayWidth.columns(of: text) == expected)
  }
}
