/// A document as the registry knows it.
public struct CatalogedDocument: Sendable {
  /// The absolute path, as bytes, which need not be UTF-8.
  public let path: [UInt8]
  /// What it is on disk.
  public let kind: DocumentKind
  /// Its size in bytes; nil for a package, whose content is not added up.
  public let size: Int64?
  /// When its content last changed, in nanoseconds since 1970.
  public let modified: Int64
  /// Its type.
  public let type: CatalogedType
}

/// A type as the registry knows it.
public struct CatalogedType: Hashable, Sendable {
  /// The identifier.
  public let identifier: String
  /// What it is called; nil where nobody says.
  public let description: String?
  /// The preferred MIME type.
  public let mimeType: String?
  /// The preferred file name extension, or the one that nobody declares.
  public let fileExtension: String?
  /// Whether somebody declares it.
  public let isDeclared: Bool
}

/// How many documents of one type there are.
public struct TypeCount: Sendable {
  /// The type.
  public let type: CatalogedType
  /// How many documents have it.
  public let documents: Int
  /// How many bytes they have together, without packages.
  public let bytes: Int64
  /// The path of one of them.
  public let example: [UInt8]
}
