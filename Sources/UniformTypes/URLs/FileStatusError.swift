#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Why nothing can be said about the object that a URL names.
///
/// Apple's counterparts are the Cocoa errors that `URL.resourceValues(forKeys:)` throws.
public struct FileStatusError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path that was asked for, or the whole URL when it names no file.
  public let path: String

  /// The system's `errno`, such as `ENOENT`; `EINVAL` for a URL that cannot name a file.
  public let errorNumber: Int32

  init(path: String, errorNumber: Int32) {
    self.path = path
    self.errorNumber = errorNumber
  }

  /// The path and the system's words for the error.
  public var description: String {
    "cannot inspect `\(path)`: \(strerror(errorNumber).map { String(cString: $0) } ?? "unknown error")"
  }
}
