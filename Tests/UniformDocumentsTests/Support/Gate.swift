import Synchronization

/// Keeps tasks waiting until it is opened.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiters: [CheckedContinuation<Void, Never>] = []
    var observers: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  func wait() async {
    await withCheckedContinuation { continuation in
      let (resumed, observers) = state.withLock { state in
        let observers = state.observers
        state.observers = []
        if !state.isOpen { state.waiters.append(continuation) }
        return (state.isOpen, observers)
      }
      if resumed { continuation.resume() }
      for observer in observers { observer.resume() }
    }
  }

  /// Waits until somebody waits at the gate.
  func hasWaiter() async {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        if state.waiters.isEmpty && !state.isOpen { state.observers.append(continuation) }
        return !state.waiters.isEmpty || state.isOpen
      }
      if isReady { continuation.resume() }
    }
  }

  func open() {
    let waiters = state.withLock { state in
      state.isOpen = true
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }
}
