import UniformDocuments

/// A bar on standard error, where that is a terminal.
final class ProgressBar {
  private let label: String
  private let isTerminal = isatty(2) != 0
  private var shown = ""

  init(label: String) { self.label = label }

  func draw(_ fraction: Double) {
    let width = 40
    let filled = Int(fraction * Double(width))
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    let line = "\(label) [\(bar)] \(Int(fraction * 100)) %"
    guard isTerminal, line != shown else { return }
    shown = line
    FileHandle.standardError.write(Data("\r\(line)\u{1B}[K".utf8))
  }

  /// Takes the bar away, if one was drawn.
  func finish() {
    if !shown.isEmpty { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    shown = ""
  }
}
