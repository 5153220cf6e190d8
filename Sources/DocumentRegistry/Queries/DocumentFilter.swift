/// Which documents are asked for; what is nil or false restricts nothing.
public struct DocumentFilter: Hashable, Sendable {
  /// Only documents whose type conforms to this one, or is it.
  public var conformingTo: String?
  /// Only documents of exactly this type.
  public var type: String?
  /// Only documents whose name has this extension, in any case; `tar.gz` will do.
  public var fileExtension: String?
  /// Only documents whose type has this MIME type.
  public var mimeType: String?
  /// Only documents below this folder: an absolute path without links, as bytes.
  public var folder: [UInt8]?
  /// Only documents of types that nobody declares.
  public var isUnknown = false
  /// Only files of more bytes than this; packages have no size.
  public var largerThan: Int64?
  /// Only documents changed at this moment or later, in nanoseconds since 1970.
  public var changedSince: Int64?
  /// The order; nil for that of the tables, which comes at once however many there are.
  public var order: Order?
  /// How many at most.
  public var limit: Int?

  /// What documents are sorted by.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// The bytes of the path.
    case path
    /// The bytes of the name.
    case name
    /// The largest first.
    case size
    /// The latest change first.
    case modified
    /// The identifier of the type.
    case type
  }

  /// Everything.
  public init() {}
}
