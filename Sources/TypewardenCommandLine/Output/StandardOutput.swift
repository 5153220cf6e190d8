internal import Synchronization

/// Buffered output to a file descriptor, the product of a command.
///
/// Writing never throws, so that reporters stay simple; the first error is kept, later bytes are
/// dropped, and ``flush()`` reports it. Call ``flush()`` before the process ends: nothing else
/// empties the buffer. A long command asks ``hasFailed`` now and then to stop early.
package final class StandardOutput: Sendable {
  private struct State {
    var buffer: [UInt8] = []
    var error: OutputError?
  }

  private let descriptor: Int32
  private let capacity: Int
  private let state: Mutex<State>

  /// A buffer over a descriptor that stays open and is owned by the caller.
  package init(descriptor: Int32 = 1, capacity: Int = 64 * 1024) {
    self.descriptor = descriptor
    self.capacity = capacity
    var state = State()
    state.buffer.reserveCapacity(capacity)
    self.state = Mutex(state)
  }

  /// Makes a write to a pipe without a reader an error instead of the end of the process.
  ///
  /// Call it once, first thing in `main`. Child processes inherit the setting.
  package static func ignoreBrokenPipe() { SystemCalls.ignoreBrokenPipe() }

  /// Whether something could not be written.
  package var hasFailed: Bool { state.withLock { $0.error != nil } }

  /// Appends text.
  package func write(_ text: String) {
    var text = text
    text.withUTF8 { write(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Appends bytes; what is larger than the buffer is written at once.
  package func write(bytes: UnsafeRawBufferPointer) {
    state.withLock { state in
      guard state.error == nil else { return }
      if state.buffer.count + bytes.count > capacity { empty(&state) }
      if bytes.count >= capacity {
        send(bytes, &state.error)
      } else {
        state.buffer.append(contentsOf: bytes)
      }
    }
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes { write(bytes: $0) } }

  /// Writes what is buffered, and reports the first error since the beginning.
  package func flush() throws(OutputError) {
    let error = state.withLock { state in
      empty(&state)
      return state.error
    }
    if let error { throw error }
  }

  private func empty(_ state: inout State) {
    var error = state.error
    state.buffer.withUnsafeBytes { send($0, &error) }
    state.error = error
    state.buffer.removeAll(keepingCapacity: true)
  }

  private func send(_ bytes: UnsafeRawBufferPointer, _ error: inout OutputError?) {
    guard error == nil, !bytes.isEmpty else { return }
    let errorNumber = SystemCalls.write(bytes, to: descriptor)
    if errorNumber != 0 { error = OutputError(errorNumber: errorNumber) }
  }
}
