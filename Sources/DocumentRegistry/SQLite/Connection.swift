internal import CTypewardenSQLite

/// One connection to a registry's file. Owns the database handle; used by one thread at a time.
final class Connection {
  enum Mode {
    /// Reads, and where it may removes the write-ahead log when it was the last to use it.
    case read
    /// Reads a file that nobody can write to, not even the index of the write-ahead log beside it.
    case readImmutable
    case write
    /// As `write`, and makes the file where there is none.
    case create
  }

  let path: String
  private let handle: OpaquePointer

  init(path: String, mode: Mode) throws(CatalogError) {
    self.path = path
    var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var name = path
    switch mode {
    // Opens for reading alone where the file system says so.
    case .read, .write: flags |= SQLITE_OPEN_READWRITE
    case .readImmutable:
      flags |= SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      name = Self.immutableURI(path)
    case .create: flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
    var handle: OpaquePointer?
    let result = sqlite3_open_v2(name, &handle, flags, nil)
    guard result == SQLITE_OK, let handle else {
      let detail = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "error \(result)"
      sqlite3_close_v2(handle)
      throw CatalogError(result: result, detail: detail, path: path)
    }
    self.handle = handle
    // A reader never waits for a writer in this mode; only two writers do.
    sqlite3_busy_timeout(handle, 5000)
    if mode == .read { sqlite3_exec(handle, "PRAGMA query_only = ON", nil, nil, nil) }
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements that return nothing, separated by semicolons.
  func execute(_ sql: String) throws(CatalogError) {
    let result = sqlite3_exec(handle, sql, nil, nil, nil)
    if result != SQLITE_OK { throw error(result) }
  }

  func prepare(_ sql: String) throws(CatalogError) -> Statement {
    try Statement(self, sql)
  }

  /// The first column of the first row.
  func integer(_ sql: String) throws(CatalogError) -> Int64 {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// The number that the last insertion made.
  var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// How many rows the last statement changed.
  var changeCount: Int { Int(sqlite3_changes(handle)) }

  func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(handle) }

  func error(_ result: Int32) -> CatalogError {
    CatalogError(result: result, detail: String(cString: sqlite3_errmsg(handle)), path: path)
  }

  private static func immutableURI(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var uri = Array("file:".utf8)
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: uri.append(byte)
      default: uri += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: uri, as: UTF8.self) + "?immutable=1"
  }
}
