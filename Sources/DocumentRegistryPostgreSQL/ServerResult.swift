#if PostgreSQL
  internal import CTypewardenPostgreSQL

  /// An answer of the server. Owns it.
  final class ServerResult {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { PQclear(handle) }

    var status: ExecStatusType { PQresultStatus(handle) }

    var isGood: Bool {
      [PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_COPY_IN, PGRES_PIPELINE_SYNC].contains(status)
    }

    /// The five letters that say what went wrong.
    var state: String {
      PQresultErrorField(handle, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
    }

    /// What went wrong, in the server's words, without the lines behind the first.
    var message: String {
      PQresultErrorField(handle, Int32(UInt8(ascii: "M"))).map { String(cString: $0) } ?? ""
    }

    var rowCount: Int { Int(PQntuples(handle)) }

    var changeCount: Int { Int(String(cString: PQcmdTuples(handle))) ?? 0 }

    func isNull(row: Int, _ column: Int32) -> Bool {
      PQgetisnull(handle, Int32(row), column) != 0
    }

    /// Valid as long as this answer.
    func bytes(row: Int, _ column: Int32) -> UnsafeBufferPointer<UInt8> {
      guard let start = PQgetvalue(handle, Int32(row), column) else {
        return UnsafeBufferPointer(start: nil, count: 0)
      }
      let count = Int(PQgetlength(handle, Int32(row), column))
      return UnsafeBufferPointer(
        start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: count)
    }
  }
#endif
