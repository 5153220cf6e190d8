internal import CTypewardenSQLite

/// One connection to a registry's file. Owns the database handle.
final class SQLiteConnection: DatabaseConnection {
  enum Mode {
    /// Reads, and where it may removes the write-ahead log when it was the last to use it.
    case read
    /// Reads a file that nobody can write to, not even the index of the write-ahead log beside it.
    case readImmutable
    case write
    /// As `write`, and makes the file where there is none.
    case create
  }

  let name: String
  var dialect: SQLDialect { .sqlite }
  private let handle: OpaquePointer
  /// The last number in each table that is asked for new ones.
  private var numbers: [String: Int64] = [:]

  init(path: String, mode: Mode) throws(CatalogError) {
    name = path
    var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var opened = path
    switch mode {
    // Opens for reading alone where the file system says so.
    case .read, .write: flags |= SQLITE_OPEN_READWRITE
    case .readImmutable:
      flags |= SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      opened = Self.immutableURI(path)
    case .create: flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
    var handle: OpaquePointer?
    let result = sqlite3_open_v2(opened, &handle, flags, nil)
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

  func execute(_ sql: String) throws(CatalogError) {
    let result = sqlite3_exec(handle, sql, nil, nil, nil)
    if result != SQLITE_OK { throw error(result) }
  }

  func prepare(_ sql: String, _ use: StatementUse) throws(CatalogError) -> any DatabaseStatement {
    try SQLiteStatement(self, sql)
  }

  func loader(
    _ table: String, columns: [String]
  ) throws(CatalogError) -> any DatabaseParameters {
    let places = (1...columns.count).map { "?\($0)" }.joined(separator: ", ")
    return try SQLiteStatement(
      self, "INSERT INTO \(table)(\(columns.joined(separator: ", "))) VALUES(\(places))")
  }

  func newRow(in table: String) throws(CatalogError) -> Int64 {
    let last = if let number = numbers[table] { number } else { try maximum(of: table) }
    // A number out of bounds is found in damaged files alone, and refused by the insertion.
    numbers[table] = last &+ 1
    return last &+ 1
  }

  private func maximum(of table: String) throws(CatalogError) -> Int64 {
    try integer("SELECT max(id) FROM \(table)") ?? 0
  }

  func flush() {}

  func begin(_ purpose: TransactionPurpose) throws(CatalogError) {
    try execute(purpose == .reading ? "BEGIN" : "BEGIN IMMEDIATE")
  }

  func commit() throws(CatalogError) { try execute("COMMIT") }

  func rollback() { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }

  /// How many rows the last statement changed.
  var changeCount: Int { Int(sqlite3_changes(handle)) }

  func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(handle) }

  func error(_ result: Int32) -> CatalogError {
    CatalogError(result: result, detail: String(cString: sqlite3_errmsg(handle)), path: name)
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
