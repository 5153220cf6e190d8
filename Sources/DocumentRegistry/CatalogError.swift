/// Why a document registry could not be read or written, and what to do about it.
public struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of trouble it is; new kinds may come.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The kind as a word.
    public let rawValue: String

    /// A kind from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is no such file or server, or it cannot be opened or reached.
    public static let cannotOpen = Code(rawValue: "cannot-open")
    /// The file is no SQLite database, or a damaged one.
    public static let corrupt = Code(rawValue: "corrupt")
    /// The database is of something else, or empty.
    public static let notARegistry = Code(rawValue: "not-a-registry")
    /// A later version of Typewarden made the registry.
    public static let newerVersion = Code(rawValue: "newer-version")
    /// The file, its folder or its file system cannot be written to.
    public static let readOnly = Code(rawValue: "read-only")
    /// The disk is full.
    public static let full = Code(rawValue: "full")
    /// The connection to the server was lost.
    public static let lost = Code(rawValue: "lost")
    /// Somebody else is writing.
    public static let busy = Code(rawValue: "busy")
    /// A folder that was asked for cannot be read.
    public static let folder = Code(rawValue: "folder")
    /// A type that was asked for is in no layer that the registry was filled with.
    public static let unknownType = Code(rawValue: "unknown-type")
    /// A folder that was asked for has not been scanned.
    public static let unknownFolder = Code(rawValue: "unknown-folder")
    /// Anything else that the database refuses.
    public static let database = Code(rawValue: "database")
  }

  /// What kind of trouble it is.
  public var code: Code
  /// The registry or folder it is about.
  public var path: String
  /// What is wrong and what to do, in lower case, without a final period.
  public var message: String

  /// An error about a path.
  public init(_ code: Code, path: String, message: String) {
    self.code = code
    self.path = path
    self.message = message
  }

  /// The path, then what is wrong.
  public var description: String { "\(path): \(message)" }
}
