internal import TypewardenCommandLine
internal import TypewardenLinting
internal import TypewardenSourceText

/// Findings as text: plain lines in a pipe; on a terminal also colours and the line of the source
/// with a caret under what is meant.
enum TerminalReport {
  static func reporter(_ color: ColorChoice) -> TextReporter {
    let terminal = Terminal(descriptor: 1)
    guard terminal.isTerminal || color == .always else {
      return TextReporter(escape: Terminal.escaped)
    }
    let style = terminal.style(color)
    return TextReporter(
      escape: Terminal.escaped,
      emphasize: { severity, text in
        switch severity {
        case .error: style.red(text)
        case .warning: style.yellow(text)
        case .note: style.blue(text)
        }
      },
      excerpt: { excerpt($0, width: terminal.width, style) })
  }

  /// The line of a finding with a caret; nothing for a binary file.
  ///
  /// Tabs become spaces and wide characters count as two columns, so that the caret stands under
  /// the character; a long line is cut around it.
  private static func excerpt(_ finding: Finding, width: Int, _ style: TextStyle) -> String {
    guard let line = finding.sourceLine else { return "" }
    let scalars = Array(line.unicodeScalars)
    let start = min(finding.start.column - 1, scalars.count)
    let sameLine = finding.end.line == finding.start.line
    let end = sameLine ? min(max(start + 1, finding.end.column - 1), scalars.count) : scalars.count
    func shown(_ range: Range<Int>) -> String {
      var text = ""
      for scalar in scalars[range] { text += scalar == "\t" ? "  " : String(scalar) }
      return Terminal.escaped(text)
    }
    var before = shown(0..<start)
    let marked = shown(start..<max(start, end))
    // What is left of the caret is cut from the front, what is right of it from the back.
    let room = max(20, width - 6)
    var isCut = false
    while DisplayWidth.columns(of: before) > room / 2, !before.isEmpty {
      before.removeFirst()
      isCut = true
    }
    if isCut { before = "…" + before }
    var text = before + marked + shown(max(start, end)..<scalars.count)
    while DisplayWidth.columns(of: text) > room { text.removeLast() }
    let caretWidth = max(
      1, min(DisplayWidth.columns(of: marked), room - DisplayWidth.columns(of: before)))
    let caret = "^" + String(repeating: "~", count: caretWidth - 1)
    let indent = String(repeating: " ", count: DisplayWidth.columns(of: before))
    return "    \(text)\n    \(indent)\(style.green(caret))\n"
  }
}
