#if !canImport(Darwin)
  #if canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif
  public import Foundation

  /// The system refused an operation on a file.
  ///
  /// As an `NSError` it has the domain `NSPOSIXErrorDomain` and the system's number as its code.
  ///
  /// Apple's counterparts are the Cocoa errors that wrap such an error.
  public struct FileOperationError: Error, Hashable, Sendable {
    /// What was tried, such as `create a folder`.
    public let operation: String

    /// What it was tried on; bytes that are no UTF-8 are shown as replacement characters.
    public let path: String

    /// The system's `errno`, such as `ENOSPC`.
    public let errorNumber: Int32

    init(_ operation: String, _ path: ItemPath, _ errorNumber: Int32) {
      self.operation = operation
      self.path = path.description
      self.errorNumber = errorNumber
    }
  }

  extension FileOperationError: CustomStringConvertible {
    /// One sentence with the path and the system's words for the error.
    public var description: String {
      let reason = strerror(errorNumber).map { String(cString: $0) } ?? "error \(errorNumber)"
      return "cannot \(operation) `\(path)`: \(reason)"
    }
  }

  extension FileOperationError: LocalizedError, CustomNSError {
    /// The same sentence.
    public var errorDescription: String? { description }

    /// `NSPOSIXErrorDomain`
    public static var errorDomain: String { NSPOSIXErrorDomain }

    /// The system's number.
    public var errorCode: Int { Int(errorNumber) }

    /// The path and the sentence.
    public var errorUserInfo: [String: Any] {
      [NSFilePathErrorKey: path, NSLocalizedDescriptionKey: description]
    }
  }
#endif
