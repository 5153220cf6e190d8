#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// A type was made with `exportedAs:` or `importedAs:`, and nobody has declared it.
///
/// Apple's counterpart is a message in the system's log.
public struct UndeclaredTypeUse: Hashable, Sendable, CustomStringConvertible {
  /// Which initialiser was used.
  public enum Role: String, Hashable, Sendable {
    /// `UTType.init(exportedAs:conformingTo:)`
    case exported
    /// `UTType.init(importedAs:conformingTo:)`
    case imported
  }

  /// What is called with each use; on any thread.
  public typealias Handler = @Sendable (UndeclaredTypeUse) -> Void

  /// The identifier, in lower case.
  public let identifier: String

  /// Which initialiser was used.
  public let role: Role

  /// One sentence for a log.
  public var description: String {
    "type `\(identifier)` is used as \(role.rawValue), but nobody has declared it; "
      + "register its declaration before the first use"
  }

  /// The handler as long as no other is set.
  static let writeToStandardError: Handler = { use in
    let line = Array("UniformTypes: \(use)\n".utf8)
    // Nothing can be done about a closed standard error.
    line.withUnsafeBytes { bytes in _ = write(2, bytes.baseAddress, bytes.count) }
  }
}
