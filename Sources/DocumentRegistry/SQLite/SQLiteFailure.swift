internal import CTypewardenSQLite

extension CatalogError {
  /// The error for a result code of SQLite, with the advice that belongs to it.
  init(result: Int32, detail: String, path: String) {
    let (code, message) = Self.advice(for: result & 0xFF, detail: detail)
    self.init(code, path: path, message: message)
  }

  private static func advice(for primary: Int32, detail: String) -> (Code, String) {
    switch primary {
    case SQLITE_CANTOPEN:
      (.cannotOpen, "cannot be opened; do the file and its folder exist, and may you read them?")
    case SQLITE_NOTADB:
      (.corrupt, "is not a document registry; name another file, or remove this one and scan again")
    case SQLITE_CORRUPT:
      (.corrupt, "is damaged (\(detail)); remove it and scan again")
    case SQLITE_READONLY, SQLITE_PERM:
      (.readOnly, "cannot be written to; make the file and its folder writable")
    case SQLITE_FULL:
      (
        .full,
        "the disk is full; what was committed is kept: make room and scan again to complete it"
      )
    case SQLITE_IOERR:
      (.full, "cannot be read or written (\(detail)); is the disk full or gone?")
    case SQLITE_BUSY, SQLITE_LOCKED:
      (.busy, "another program is writing to it; wait for it to end")
    default: (.database, "SQLite says: \(detail)")
    }
  }
}
