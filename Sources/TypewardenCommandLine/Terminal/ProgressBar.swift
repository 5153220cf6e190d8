internal import Synchronization

/// A line on standard error that says how far a long command is.
///
/// It is drawn when standard error is a terminal, or when progress was asked for; then, without a
/// terminal, it is a plain line every few seconds. It may be advanced from any task; the clock is
/// read only once in a while. ``finish()`` erases the line.
package final class ProgressBar: Sendable {
  private struct State {
    var label: String
    var total: Int?
    var count = 0
    /// The count at which the clock is read next.
    var nextLook = 1
    var step = 1
    var lastDrawing: ContinuousClock.Instant?
    var isShown = false
    var isFinished = false
  }

  private let terminal: Terminal
  private let isEnabled: Bool
  private let start: ContinuousClock.Instant
  private let now: @Sendable () -> ContinuousClock.Instant
  private let write: @Sendable (String) -> Void
  private let state: Mutex<State>

  /// A bar that is drawn once the work has taken long enough to be noticed.
  ///
  /// - Parameters:
  ///   - label: What is being done, such as `scanning`.
  ///   - total: How many there are to do, if that is known.
  ///   - terminal: Where it is drawn.
  ///   - isForced: Whether it is drawn where nobody is likely to watch.
  ///   - isSilenced: Whether it is drawn nowhere, as with `--quiet`.
  ///   - now: The clock; tests replace it.
  ///   - write: Where the text goes; tests replace it.
  package init(
    label: String, total: Int? = nil, terminal: Terminal = Terminal(descriptor: 2),
    isForced: Bool = false, isSilenced: Bool = false,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    write: @escaping @Sendable (String) -> Void = { StandardError.write($0) }
  ) {
    self.terminal = terminal
    isEnabled = (terminal.isTerminal || isForced) && !isSilenced
    start = now()
    self.now = now
    self.write = write
    state = Mutex(State(label: label, total: total))
  }

  /// Notes that more has been done, and of how much, where that is known by now.
  package func advance(by step: Int = 1, of total: Int? = nil) {
    guard isEnabled else { return }
    state.withLock { state in
      state.count += step
      state.total = total ?? state.total
      if state.count >= state.nextLook { look(&state) }
    }
  }

  /// Notes what is being done or how much there is to do, as far as given.
  package func update(label: String? = nil, count: Int? = nil, total: Int? = nil) {
    guard isEnabled else { return }
    state.withLock { state in
      state.label = label ?? state.label
      state.count = count ?? state.count
      state.total = total ?? state.total
      look(&state)
    }
  }

  /// Writes a line of text above the bar.
  package func line(_ text: String) {
    state.withLock { state in
      let wasShown = state.isShown
      erase(&state)
      write(text + "\n")
      if wasShown { draw(&state, at: now()) }
    }
  }

  /// Erases the bar; nothing is drawn afterwards.
  package func finish() {
    guard isEnabled else { return }
    state.withLock { state in
      erase(&state)
      state.isFinished = true
    }
  }

  /// Reads the clock, and draws if the last drawing is old enough.
  private func look(_ state: inout State) {
    let time = now()
    let interval: Duration = terminal.isTerminal ? .milliseconds(100) : .seconds(2)
    let isDue = time - (state.lastDrawing ?? start) >= interval
    // The faster the work, the more of it passes between two looks, but a bar must not stall.
    state.step = isDue ? 1 : min(state.step * 2, 16)
    state.nextLook = state.count + state.step
    if isDue && !state.isFinished { draw(&state, at: time) }
  }

  private func draw(_ state: inout State, at time: ContinuousClock.Instant) {
    let line = ProgressLine(
      label: state.label, count: state.count, total: state.total, elapsed: time - start)
    if terminal.isTerminal {
      write("\r\(line.text(width: terminal.width - 1))\u{1B}[K")
      state.isShown = true
    } else {
      write(line.text(width: 100) + "\n")
    }
    state.lastDrawing = time
  }

  private func erase(_ state: inout State) {
    if state.isShown { write("\r\u{1B}[K") }
    state.isShown = false
  }
}
