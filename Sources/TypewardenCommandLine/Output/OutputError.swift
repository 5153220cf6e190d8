/// Why output could not be written.
package enum OutputError: Error, Sendable, Equatable {
  /// The reader went away, as `head` does; the tool ends quietly and with success.
  case closedPipe
  /// Anything else, such as a full disk or a closed descriptor.
  case failed(errorNumber: Int32)

  init(errorNumber: Int32) {
    self = errorNumber == SystemCalls.brokenPipe ? .closedPipe : .failed(errorNumber: errorNumber)
  }

  /// What is wrong, in the words of the system.
  package var message: String {
    switch self {
    case .closedPipe: SystemCalls.describe(errorNumber: SystemCalls.brokenPipe)
    case .failed(let errorNumber): SystemCalls.describe(errorNumber: errorNumber)
    }
  }
}
