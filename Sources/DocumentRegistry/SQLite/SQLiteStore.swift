/// A registry in one file.
struct SQLiteStore: RegistryStore {
  let name: String

  /// The database, what SQLite puts beside it while it is in use, and what keeps other scans away.
  var ownFiles: OwnFiles {
    OwnFiles(name, suffixes: ["", "-wal", "-shm", "-journal", ScanLock.suffix])
  }

  func connectForReading() throws(CatalogError) -> any DatabaseConnection {
    do throws(CatalogError) {
      return try connect(.read)
    } catch  where error.code == .cannotOpen || error.code == .readOnly {
      // On a medium where nothing can be written, not even the index of the write-ahead log, the
      // file is read as one that does not change.
      guard let connection = try? connect(.readImmutable) else { throw error }
      return connection
    }
  }

  func beginScan() throws(CatalogError) -> any ScanSession {
    let lock = try ScanLock(registry: name)
    return SQLiteScanSession(try connect(.create), lock)
  }

  /// A connection to a file whose tables are those of this version.
  private func connect(_ mode: SQLiteConnection.Mode) throws(CatalogError) -> SQLiteConnection {
    let connection = try SQLiteConnection(path: name, mode: mode)
    try SQLiteSchema.prepare(connection, mayWrite: mode == .create || mode == .write)
    return connection
  }
}

/// One scan at a time fills a file, so that it need not claim anything.
private final class SQLiteScanSession: ScanSession {
  let connection: any DatabaseConnection
  private let lock: ScanLock

  init(_ connection: SQLiteConnection, _ lock: ScanLock) {
    self.connection = connection
    self.lock = lock
  }

  func prepareLoading(intoEmpty isEmpty: Bool) throws(CatalogError) {
    try connection.execute(
      """
      PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -32000;
      PRAGMA wal_autocheckpoint = 16000
      """)
    // Into an empty registry a scan writes no reference but to rows it has just made; checking each
    // would cost a sixth of the time.
    if isEmpty { try connection.execute("PRAGMA foreign_keys = OFF") }
  }

  func claim(root row: Int64, path: [UInt8]) {}
  func claimTypes() {}
  func started() {}

  func addType(
    _ body: (any DatabaseConnection) throws(CatalogError) -> Int64
  ) throws(CatalogError) -> Int64 {
    try body(connection)
  }

  func finish() throws(CatalogError) { try connection.execute(SQLiteSchema.typeIndex) }
}
