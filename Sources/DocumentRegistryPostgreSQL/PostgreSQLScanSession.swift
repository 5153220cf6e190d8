#if PostgreSQL
  internal import DocumentRegistry

  #if canImport(Darwin)
    private import Darwin
  #elseif canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif

  /// One of any number of scans that fill a registry on a server, each its own roots.
  ///
  /// Locks belong to the connection, so that the server drops them when the scan dies, however it
  /// dies. A scan begins alone; then it has its root, and shares the types with others.
  final class PostgreSQLScanSession: ScanSession {
    var connection: any DatabaseConnection { server }
    private let server: PostgreSQLConnection
    private let address: ServerAddress
    private var hasTypes = false
    private var hasStarted = false
    private var typeConnection: PostgreSQLConnection?

    private enum Lock {
      static let start: Int64 = 0
      static let types: Int64 = 1

      static func root(_ row: Int64) -> Int64 { 2 + row & 0x3FFF_FFFF }
    }

    init(_ address: ServerAddress) throws(CatalogError) {
      self.address = address
      server = try PostgreSQLConnection(address)
      // Whoever begins has to change the types of all documents at the worst.
      guard try take("pg_try_advisory_lock", Lock.start, seconds: 120) else {
        throw CatalogError(
          .busy, path: address.shown,
          message: "another scan is changing the types of all documents; wait for that one to end")
      }
      try PostgreSQLSchema.prepare(server, mayWrite: true)
    }

    func prepareLoading(intoEmpty isEmpty: Bool) {}

    func claim(root row: Int64, path: [UInt8]) throws(CatalogError) {
      // A scan that was just killed has its lock until the server notices.
      guard try take("pg_try_advisory_lock", Lock.root(row), seconds: 1) else {
        throw CatalogError(
          .busy, path: address.shown,
          message: "another scan is filling \(FileName.shown(path)) in it; wait for that one to end"
        )
      }
    }

    func claimTypes() throws(CatalogError) {
      guard try take("pg_try_advisory_lock", Lock.types, seconds: 1) else {
        throw CatalogError(
          .busy, path: address.shown,
          message: "scans with other declarations are filling it; wait for them to end, or scan "
            + "with the same ones")
      }
      hasTypes = true
    }

    func started() throws(CatalogError) {
      hasStarted = true
      // Shared first: in between nobody else may change the types. It is there to be had, because only
      // a scan that begins takes it for itself, and scans begin one by one.
      try call("pg_advisory_lock_shared", Lock.types)
      if hasTypes { try call("pg_advisory_unlock", Lock.types) }
      try call("pg_advisory_unlock", Lock.start)
    }

    /// On a connection of its own, and committed at once: two scans that add the same types in
    /// different order would wait for each other otherwise.
    func addType(
      _ body: (any DatabaseConnection) throws(CatalogError) -> Int64
    ) throws(CatalogError) -> Int64 {
      guard hasStarted else { return try body(server) }
      let connection: PostgreSQLConnection
      if let typeConnection {
        connection = typeConnection
      } else {
        connection = try PostgreSQLConnection(address)
        // Documents that have the type are committed later, and to be safe they take it along.
        try connection.execute("SET synchronous_commit = off")
        typeConnection = connection
      }
      try connection.begin(.writing)
      do throws(CatalogError) {
        let row = try body(connection)
        try connection.commit()
        return row
      } catch {
        connection.rollback()
        throw error
      }
    }

    func finish() {}

    private func take(
      _ function: String, _ lock: Int64, seconds: Int
    ) throws(CatalogError) -> Bool {
      for attempt in 0...seconds * 20 {
        if attempt > 0 { usleep(50_000) }
        if try call(function, lock) { return true }
      }
      return false
    }

    @discardableResult
    private func call(_ function: String, _ lock: Int64) throws(CatalogError) -> Bool {
      // "TwDR", as in the head of files.
      try server.integer(
        "SELECT CASE \(function)(1417102418, \(lock))::text WHEN 'false' THEN 0 ELSE 1 END") == 1
    }
  }
#endif
