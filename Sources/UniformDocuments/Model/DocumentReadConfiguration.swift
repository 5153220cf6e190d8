#if !canImport(Darwin)
  /// What a reader is made for.
  ///
  /// Apple's counterpart is `DocumentReadConfiguration` of SwiftUI (macOS 27, iOS 27), which tests
  /// cannot make: it has no public initialiser.
  public struct DocumentReadConfiguration: Hashable, CustomStringConvertible {
    /// The type of the file that is to be read.
    public let contentType: UTType

    /// What the file-wrapper reader and writer of one document share.
    let wrappers: WrapperSlot

    /// A configuration for a reader of your own making, such as in a test.
    public init(contentType: UTType) {
      self.init(contentType: contentType, wrappers: WrapperSlot())
    }

    init(contentType: UTType, wrappers: WrapperSlot) {
      self.contentType = contentType
      self.wrappers = wrappers
    }

    /// True when the types are equal.
    public static func == (left: Self, right: Self) -> Bool {
      left.contentType == right.contentType
    }

    /// Hashes the type.
    public func hash(into hasher: inout Hasher) { hasher.combine(contentType) }

    /// The type's identifier, for reading only.
    public var description: String { "reads \(contentType.identifier)" }
  }
#endif
