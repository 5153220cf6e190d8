internal import CTypewardenSQLite

/// A prepared statement. Owns its handle; keeps its connection alive.
final class SQLiteStatement: DatabaseStatement {
  private let connection: SQLiteConnection
  private let handle: OpaquePointer

  init(_ connection: SQLiteConnection, _ sql: String) throws(CatalogError) {
    self.connection = connection
    var handle: OpaquePointer?
    let result = connection.withHandle {
      sqlite3_prepare_v3($0, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    }
    guard result == SQLITE_OK, let handle else { throw connection.error(result) }
    self.handle = handle
  }

  deinit { sqlite3_finalize(handle) }

  // MARK: Parameters, numbered from 1

  @inline(__always)
  func bind(_ index: Int32, _ value: Int64) { sqlite3_bind_int64(handle, index, value) }

  func bind(_ index: Int32, _ value: Int64?) {
    if let value { bind(index, value) } else { sqlite3_bind_null(handle, index) }
  }

  /// Binds text, which SQLite copies.
  func bind(_ index: Int32, _ text: String?) {
    guard var text else {
      sqlite3_bind_null(handle, index)
      return
    }
    text.withUTF8 { bytes in
      _ = bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_bind_text(handle, index, $0.baseAddress ?? Self.empty, Int32($0.count), Self.copied)
      }
    }
  }

  /// Binds a name as text when it is UTF-8, else as bytes. The bytes are not copied.
  @inline(__always)
  func bind(_ index: Int32, name: UnsafeBufferPointer<UInt8>) {
    if FileName.isUTF8(name) {
      name.withMemoryRebound(to: CChar.self) {
        _ = sqlite3_bind_text(handle, index, $0.baseAddress ?? Self.empty, Int32($0.count), nil)
      }
    } else {
      sqlite3_bind_blob(handle, index, name.baseAddress, Int32(name.count), nil)
    }
  }

  /// Binds a name, which SQLite copies.
  func bind(_ index: Int32, name: [UInt8]) {
    name.withUnsafeBufferPointer { bytes in
      if FileName.isUTF8(bytes) {
        bind(index, String(decoding: bytes, as: UTF8.self))
      } else {
        sqlite3_bind_blob(handle, index, bytes.baseAddress, Int32(bytes.count), Self.copied)
      }
    }
  }

  // MARK: Running

  /// Goes to the next row; false behind the last one.
  @inline(__always)
  func step() throws(CatalogError) -> Bool {
    let result = sqlite3_step(handle)
    if result == SQLITE_ROW { return true }
    if result == SQLITE_DONE { return false }
    throw failure(result)
  }

  /// Runs a statement that returns nothing, and makes it ready for the next time.
  @inline(__always)
  func run() throws(CatalogError) {
    let result = sqlite3_step(handle)
    sqlite3_reset(handle)
    guard result == SQLITE_DONE else { throw connection.error(result) }
  }

  @inline(__always)
  func reset() { sqlite3_reset(handle) }

  var changeCount: Int { connection.changeCount }

  private func failure(_ result: Int32) -> CatalogError {
    let error = connection.error(result)
    sqlite3_reset(handle)
    return error
  }

  // MARK: Columns, numbered from 0

  @inline(__always)
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  /// The bytes of text or of a blob, valid until the next step.
  @inline(__always)
  func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: count)
  }

  // SQLITE_TRANSIENT, which is a cast and so not imported.
  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  /// An address for text without bytes: nil would be bound as NULL.
  private static var empty: UnsafePointer<CChar> {
    UnsafeRawPointer(StaticString("").utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
