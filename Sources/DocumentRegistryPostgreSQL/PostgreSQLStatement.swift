#if PostgreSQL
  internal import DocumentRegistry

  /// A statement, prepared on the server when it is run a second time.
  final class PostgreSQLStatement: DatabaseStatement {
    let name: String
    private let connection: PostgreSQLConnection
    private let sql: String
    private let use: StatementUse
    private var parameters = BoundParameters()
    private var isPrepared = false
    private var runs = 0
    private var result: ServerResult?
    private var row = -1
    private var cursor: String?

    init(_ connection: PostgreSQLConnection, _ sql: String, _ use: StatementUse, number: Int) {
      self.connection = connection
      self.use = use
      name = "s\(number)"
      // No statement has a question mark of another meaning.
      self.sql = sql.replacing("?", with: "$")
    }

    // MARK: Parameters

    func bind(_ index: Int32, _ value: Int64) { parameters.bind(index, value) }
    func bind(_ index: Int32, _ value: Int64?) { parameters.bind(index, value) }
    func bind(_ index: Int32, _ text: String?) { parameters.bind(index, text) }
    func bind(_ index: Int32, name: UnsafeBufferPointer<UInt8>) {
      parameters.bind(index, name: name)
    }
    func bind(_ index: Int32, name: [UInt8]) {
      name.withUnsafeBufferPointer { parameters.bind(index, name: $0) }
    }

    // MARK: Running

    func run() throws(CatalogError) {
      if use == .deferred { return try connection.enqueue(self, parameters) }
      result = try answer()
    }

    var changeCount: Int { result?.changeCount ?? 0 }

    func step() throws(CatalogError) -> Bool {
      if result == nil { result = try use == .streamed ? firstPart() : answer() }
      row += 1
      if let result, row < result.rowCount { return true }
      guard let cursor, result?.rowCount != 0 else { return false }
      result = try part(of: cursor, count: 2000)
      row = 0
      return result?.rowCount != 0
    }

    func reset() {
      result = nil
      row = -1
    }

    func prepareOnServer(_ parameters: BoundParameters) throws(CatalogError) {
      guard !isPrepared else { return }
      try connection.prepareOnServer(name, sql, parameters)
      isPrepared = true
    }

    private func answer() throws(CatalogError) -> ServerResult {
      row = -1
      runs += 1
      // What runs once need not be prepared, which would be a journey more.
      if runs == 1 { return try connection.run(sql, parameters) }
      try prepareOnServer(parameters)
      return try connection.run(prepared: name, parameters)
    }

    private func firstPart() throws(CatalogError) -> ServerResult {
      let cursor = "c" + name
      _ = try connection.run("DECLARE \(cursor) NO SCROLL CURSOR FOR \(sql)", parameters)
      self.cursor = cursor
      // Few at first: whoever waits sees something soon.
      return try part(of: cursor, count: 100)
    }

    private func part(of cursor: String, count: Int) throws(CatalogError) -> ServerResult {
      try connection.run("FETCH \(count) FROM \(cursor)", BoundParameters())
    }

    // MARK: Columns

    func integer(_ column: Int32) -> Int64 { BigEndian.number(bytes(column)) }
    func isNull(_ column: Int32) -> Bool { result?.isNull(row: row, column) ?? true }
    func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
      result?.bytes(row: row, column) ?? UnsafeBufferPointer(start: nil, count: 0)
    }
  }
#endif
