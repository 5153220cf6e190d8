/// A registry of documents in one SQLite file: which files there are, and of which type each is.
///
/// Fill it with ``scan(_:isCancelled:progress:)``, as often as you like; ask it with
/// ``documents(matching:)`` and ``summary(of:)``. A value that only names the file: every call opens
/// it for itself, so that any number of threads and programs may read while one scans.
public struct DocumentCatalog: Sendable {
  /// The file's path.
  public let path: String

  /// A registry in a file. Nothing is opened: a scan makes the file where there is none, and a
  /// question says so.
  public init(path: String) { self.path = path }

  /// A connection to a file whose tables are those of this version.
  func connect(_ mode: Connection.Mode) throws(CatalogError) -> Connection {
    let connection = try Connection(path: path, mode: mode)
    try Schema.prepare(connection, mayWrite: mode == .create || mode == .write)
    return connection
  }

  /// A connection for questions. On a medium where nothing can be written, not even the index of the
  /// write-ahead log, the file is read as one that does not change.
  func connectForReading() throws(CatalogError) -> Connection {
    do throws(CatalogError) {
      return try connect(.read)
    } catch  where error.code == .cannotOpen || error.code == .readOnly {
      guard let connection = try? connect(.readImmutable) else { throw error }
      return connection
    }
  }
}
