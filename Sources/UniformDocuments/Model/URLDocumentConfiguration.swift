#if !canImport(Darwin)
  /// Where a document is, as long as it is open.
  ///
  /// A session keeps it up to date. Hand it to the document if that needs its own location, for
  /// instance to read a part of a package on demand.
  ///
  /// Apple's counterpart is `URLDocumentConfiguration` of SwiftUI (macOS 27, iOS 27), which only the
  /// system can make.
  @MainActor
  @Observable
  public final class URLDocumentConfiguration {
    /// The document's file; nil until it is saved for the first time.
    ///
    /// Not for reading and writing: a reader and a writer use the location they are given.
    public internal(set) var fileURL: URL?

    /// When the contents last changed on disk, as far as the session knows.
    public var lastContentModificationDate: Date?

    /// A configuration of a document that is at a location, or nowhere yet.
    ///
    /// Apple has no counterpart.
    public init(fileURL: URL? = nil) { self.fileURL = fileURL }

    /// A new coordinator, for access outside of reading and writing.
    ///
    /// Make one for each operation.
    public func makeFileCoordinator() -> sending NSFileCoordinator {
      NSFileCoordinator(filePresenter: nil)
    }
  }

  extension URLDocumentConfiguration: @MainActor CustomStringConvertible {
    /// The path, for reading only.
    public var description: String { fileURL?.path ?? "untitled" }
  }

  extension URLDocumentConfiguration: Hashable {
    /// True for one and the same object.
    nonisolated public static func == (
      left: URLDocumentConfiguration, right: URLDocumentConfiguration
    ) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
#endif
