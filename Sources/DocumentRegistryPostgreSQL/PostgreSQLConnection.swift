#if PostgreSQL
  internal import CTypewardenPostgreSQL
  internal import DocumentRegistry

  /// One connection to a server. Owns it.
  final class PostgreSQLConnection: DatabaseConnection {
    let name: String
    var dialect: SQLDialect { .postgreSQL }
    private let handle: OpaquePointer
    private var statementCount = 0
    private var loaders: [PostgreSQLLoader] = []
    private var waiting: [(statement: PostgreSQLStatement, parameters: BoundParameters)] = []
    private var numbers: [String: [Int64]] = [:]

    init(_ address: ServerAddress) throws(CatalogError) {
      name = address.shown
      // What the address says itself counts more: it comes last.
      let keywords = ["connect_timeout", "fallback_application_name", "dbname"]
      let values = ["15", "typewarden", address.text]
      let opened = Self.withStrings(keywords) { keywords in
        Self.withStrings(values) { values in PQconnectdbParams(keywords, values, 1) }
      }
      guard let opened else {
        throw CatalogError(.cannotOpen, path: address.shown, message: "there is no memory left")
      }
      handle = opened
      PQsetNoticeProcessor(handle, { _, _ in }, nil)
      guard PQstatus(handle) == CONNECTION_OK else {
        throw CatalogError(connecting: String(cString: PQerrorMessage(handle)), name)
      }
      try execute(
        """
        SET client_encoding = 'UTF8'; SET search_path = \(PostgreSQLSchema.name), pg_catalog;
        SET jit = off; SET tcp_keepalives_idle = 60; SET tcp_keepalives_interval = 20;
        SET tcp_keepalives_count = 3
        """)
    }

    deinit { PQfinish(handle) }

    // MARK: Statements

    func execute(_ sql: String) throws(CatalogError) { try check(PQexec(handle, sql)) }

    func prepare(_ sql: String, _ use: StatementUse) throws(CatalogError) -> any DatabaseStatement {
      statementCount += 1
      return PostgreSQLStatement(self, sql, use, number: statementCount)
    }

    func loader(
      _ table: String, columns: [String]
    ) throws(CatalogError) -> any DatabaseParameters {
      let loader = PostgreSQLLoader(self, table, columns)
      loaders.append(loader)
      return loader
    }

    /// Numbers are taken from the server by the hundred.
    func newRow(in table: String) throws(CatalogError) -> Int64 {
      if let number = numbers[table]?.popLast() { return number }
      let statement = try prepare(
        "SELECT nextval('\(table)_id_seq') FROM generate_series(1, 500)", .immediate)
      var found: [Int64] = []
      while try statement.step() { found.append(statement.integer(0)) }
      numbers[table] = found.dropFirst().reversed()
      return found.first ?? 0
    }

    func begin(_ purpose: TransactionPurpose) throws(CatalogError) {
      try execute(
        purpose == .reading ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" : "BEGIN")
    }

    func commit() throws(CatalogError) {
      try flush()
      try execute("COMMIT")
    }

    func rollback() {
      waiting = []
      for loader in loaders { loader.forget() }
      PQclear(PQexec(handle, "ROLLBACK"))
    }

    // MARK: What waits

    /// Loaders come first: what waits may be about their rows.
    func flush() throws(CatalogError) {
      for loader in loaders { try loader.flush() }
      let waiting = waiting
      self.waiting = []
      if !waiting.isEmpty { try runAll(waiting) }
    }

    func enqueue(
      _ statement: PostgreSQLStatement, _ parameters: BoundParameters
    ) throws(CatalogError) {
      waiting.append((statement, parameters))
      if waiting.count >= 5000 { try flush() }
    }

    /// Sends many statements before it looks at the answers, so that each is not a journey of its own.
    private func runAll(
      _ statements: [(statement: PostgreSQLStatement, parameters: BoundParameters)]
    ) throws(CatalogError) {
      for (statement, parameters) in statements { try statement.prepareOnServer(parameters) }
      PQenterPipelineMode(handle)
      defer { PQexitPipelineMode(handle) }
      var start = 0
      while start < statements.count {
        // So few that neither side fills the other's buffer while it fills its own.
        let batch = statements[start..<min(start + 200, statements.count)]
        start += batch.count
        for (statement, parameters) in batch {
          let isSent = parameters.withPointers { values, lengths, formats in
            PQsendQueryPrepared(
              handle, statement.name, Int32(parameters.count), values, lengths, formats, 1)
          }
          if isSent == 0 { throw failure(nil) }
        }
        if PQpipelineSync(handle) == 0 { throw failure(nil) }
        try readAnswers()
      }
    }

    /// Reads to the end of a batch, and throws its first error.
    private func readAnswers() throws(CatalogError) {
      var error: CatalogError?
      while true {
        // Between the answers to two statements comes none.
        guard let pointer = PQgetResult(handle) else {
          if PQstatus(handle) == CONNECTION_BAD { throw error ?? failure(nil) }
          continue
        }
        let result = ServerResult(pointer)
        if result.status == PGRES_PIPELINE_SYNC { break }
        if !result.isGood, error == nil { error = failure(result) }
      }
      if let error { throw error }
    }

    // MARK: For statements and loaders

    func prepareOnServer(
      _ name: String, _ sql: String, _ parameters: BoundParameters
    ) throws(CatalogError) {
      try check(
        parameters.types.withUnsafeBufferPointer {
          PQprepare(handle, name, sql, Int32($0.count), $0.baseAddress)
        })
    }

    func run(prepared name: String, _ parameters: BoundParameters) throws(CatalogError)
      -> ServerResult
    {
      try check(
        parameters.withPointers { values, lengths, formats in
          PQexecPrepared(handle, name, Int32(parameters.count), values, lengths, formats, 1)
        })
    }

    func run(_ sql: String, _ parameters: BoundParameters) throws(CatalogError) -> ServerResult {
      try check(
        parameters.types.withUnsafeBufferPointer { types in
          parameters.withPointers { values, lengths, formats in
            PQexecParams(
              handle, sql, Int32(parameters.count), types.baseAddress, values, lengths, formats, 1)
          }
        })
    }

    /// Sends rows to a `COPY`, and waits for its end.
    func copy(_ sql: String, _ pieces: [[UInt8]]) throws(CatalogError) {
      try check(PQexec(handle, sql))
      for piece in pieces {
        let isSent = piece.withUnsafeBytes {
          PQputCopyData(
            handle, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count))
        }
        if isSent != 1 { throw failure(nil) }
      }
      if PQputCopyEnd(handle, nil) != 1 { throw failure(nil) }
      var error: CatalogError?
      while let pointer = PQgetResult(handle) {
        let result = ServerResult(pointer)
        if !result.isGood, error == nil { error = failure(result) }
      }
      if let error { throw error }
    }

    @discardableResult
    private func check(_ result: OpaquePointer?) throws(CatalogError) -> ServerResult {
      guard let result else { throw failure(nil) }
      let answer = ServerResult(result)
      guard answer.isGood else { throw failure(answer) }
      return answer
    }

    private func failure(_ result: ServerResult?) -> CatalogError {
      CatalogError(
        state: result?.state ?? "", isLost: PQstatus(handle) == CONNECTION_BAD,
        detail: result?.message ?? String(cString: PQerrorMessage(handle)), name)
    }

    private static func withStrings<Result>(
      _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
      var bytes: [CChar] = []
      let starts = texts.map { text in
        let start = bytes.count
        bytes += text.utf8CString
        return start
      }
      return bytes.withUnsafeBufferPointer { bytes in
        (starts.map { Optional(bytes.baseAddress! + $0) } + [nil]).withUnsafeBufferPointer {
          body($0.baseAddress!)
        }
      }
    }
  }
#endif
