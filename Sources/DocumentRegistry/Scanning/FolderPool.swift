internal import Dispatch
internal import Synchronization

/// The folders that are found and not read yet, shared by all walkers; the last found comes first,
/// so that few folders wait.
final class FolderPool: Sendable {
  struct Folder: Sendable {
    /// Nil for the first folder of the scan.
    var parent: OpenFolder?
    var name: [UInt8]
    var number: Int
    /// Its place among the known folders, in a scan that trusts them.
    var known: Int?
  }

  private struct State {
    var waiting: [Folder]
    /// Folders that wait or are being read.
    var open: Int
    var isStopped = false
  }

  private let state: Mutex<State>
  private let available = DispatchSemaphore(value: 0)
  private let walkers: Int

  init(_ first: Folder, walkers: Int) {
    self.walkers = walkers
    state = Mutex(State(waiting: [first], open: 1))
    available.signal()
  }

  /// A folder to read; nil when all have been read.
  func next() -> Folder? {
    available.wait()
    return state.withLock { $0.isStopped ? nil : $0.waiting.popLast() }
  }

  /// Notes that a folder has been read, and what was found in it.
  func finished(_ found: [Folder]) {
    let isDone = state.withLock { state in
      state.waiting += found
      state.open += found.count - 1
      return state.open == 0
    }
    for _ in found { available.signal() }
    if isDone { release() }
  }

  /// Lets all walkers end.
  func stop() {
    state.withLock { $0.isStopped = true }
    release()
  }

  private func release() { for _ in 0..<walkers { available.signal() } }
}
