#if !canImport(Darwin)
  /// What a writer is made for.
  ///
  /// Apple's counterpart is `DocumentWriteConfiguration` of SwiftUI (macOS 27, iOS 27), which tests
  /// cannot make: it has no public initialiser.
  public struct DocumentWriteConfiguration: CustomStringConvertible {
    /// The type that is to be written.
    public let contentType: UTType

    /// What the file-wrapper reader and writer of one document share.
    let wrappers: WrapperSlot

    /// A configuration for a writer of your own making, such as in a test.
    public init(contentType: UTType) {
      self.init(contentType: contentType, wrappers: WrapperSlot())
    }

    init(contentType: UTType, wrappers: WrapperSlot) {
      self.contentType = contentType
      self.wrappers = wrappers
    }

    /// The type's identifier, for reading only.
    public var description: String { "writes \(contentType.identifier)" }
  }
#endif
