import Synchronization
import Testing

@testable import TypewardenCommandLine

@Suite("Progress bar")
struct ProgressBarTests {
  /// A clock that is set by hand and a log of what was written.
  final class Stage: Sendable {
    private let start = ContinuousClock.now
    private let elapsed = Mutex(Duration.zero)
    private let log = Mutex<[String]>([])
    var written: [String] { log.withLock { $0 } }

    func pass(_ duration: Duration) { elapsed.withLock { $0 += duration } }

    func bar(isTerminal: Bool, forced: Bool = false, silenced: Bool = false) -> ProgressBar {
      ProgressBar(
        label: "scanning", total: 400, terminal: Terminal(isTerminal: isTerminal, columns: 60),
        isForced: forced, isSilenced: silenced,
        now: { [self] in start.advanced(by: elapsed.withLock { $0 }) },
        write: { [self] text in log.withLock { $0.append(text) } })
    }
  }

  @Test("On a terminal the line is redrawn in place and erased at the end")
  func drawsOnTerminal() {
    let stage = Stage()
    let bar = stage.bar(isTerminal: true)
    bar.advance()
    #expect(stage.written == [])
    stage.pass(.seconds(2))
    bar.update(count: 100)
    bar.update(count: 101)
    bar.line("a note")
    bar.finish()
    bar.update(count: 400)
    let drawn = "\r\u{1B}[K"
    #expect(
      stage.written == [
        "\rscanning: 100 of 400, 25%, 50 a second, 0:06 left\u{1B}[K", drawn, "a note\n",
        "\rscanning: 101 of 400, 25%, 50 a second, 0:06 left\u{1B}[K", drawn,
      ])
  }

  @Test("Without a terminal nothing is written unless it was asked for")
  func staysQuiet() {
    let stage = Stage()
    for bar in [stage.bar(isTerminal: false), stage.bar(isTerminal: true, silenced: true)] {
      stage.pass(.seconds(10))
      bar.update(count: 10)
      bar.finish()
    }
    #expect(stage.written == [])
    let forced = stage.bar(isTerminal: false, forced: true)
    stage.pass(.seconds(1))
    forced.update(count: 1)
    stage.pass(.seconds(1))
    forced.update(count: 5)
    forced.finish()
    // The bar began when 20 seconds had passed for the two before it.
    #expect(stage.written == ["scanning: 5 of 400, 1%, 2.5 a second, 2:38 left\n"])
  }

  @Test("Advancing may tell of how much")
  func advancesOfTotal() {
    let stage = Stage()
    let bar = stage.bar(isTerminal: true)
    stage.pass(.seconds(1))
    bar.advance(of: 20)
    #expect(stage.written == ["\rscanning: 1 of 20, 5%, 1.0 a second, 0:19 left\u{1B}[K"])
  }

  @Test("Advancing draws as the clock allows, from any number of tasks")
  func advancesConcurrently() async {
    let stage = Stage()
    let bar = stage.bar(isTerminal: true)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 { group.addTask { for _ in 0..<1000 { bar.advance() } } }
    }
    #expect(stage.written == [])
    stage.pass(.seconds(1))
    for _ in 0..<16 { bar.advance() }
    #expect(stage.written.count == 1)
  }

  @Test(
    "The line leaves out what is not known and is cut to the width",
    arguments: [
      ("a", 0, nil, 0, 80, "a: 0"), ("a", 5, nil, 2, 80, "a: 5, 2.5 a second"),
      ("a", 1_234_567, nil, 1, 80, "a: 1,234,567, 1,234,567 a second"),
      ("a", 1, 7300, 1, 80, "a: 1 of 7,300, 0%, 1.0 a second, 2:01:39 left"),
      ("a", 9, 0, 0, 80, "a: 9 of 0"), ("日本日本", 5, nil, 0, 5, "日本"),
      ("a\u{1B}", 1, nil, 0, 80, "a\\u{1B}: 1"),
    ] as [(String, Int, Int?, Int, Int, String)])
  func text(
    label: String, count: Int, total: Int?, seconds: Int, width: Int, expected: String
  ) {
    let line = ProgressLine(label: label, count: count, total: total, elapsed: .seconds(seconds))
    #expect(line.text(width: width) == expected)
  }
}
