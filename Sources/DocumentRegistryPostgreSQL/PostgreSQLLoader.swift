#if PostgreSQL
  internal import DocumentRegistry

  /// Rows on their way into a table, in the binary form of `COPY`.
  final class PostgreSQLLoader: DatabaseParameters {
    private unowned let connection: PostgreSQLConnection
    private let sql: String
    private let columnCount: Int16
    private var rows: [UInt8] = []
    private var rowCount = 0

    private static let limit = 4 << 20
    private static let header =
      Array("PGCOPY\n".utf8) + [0xFF, 0x0D, 0x0A, 0]
      + [UInt8](
        repeating: 0, count: 8)

    init(_ connection: PostgreSQLConnection, _ table: String, _ columns: [String]) {
      self.connection = connection
      columnCount = Int16(columns.count)
      sql = "COPY \(table)(\(columns.joined(separator: ", "))) FROM STDIN (FORMAT binary)"
    }

    func bind(_ index: Int32, _ value: Int64) {
      begin(index)
      BigEndian.append(Int32(8), to: &rows)
      BigEndian.append(value, to: &rows)
    }

    func bind(_ index: Int32, _ value: Int64?) {
      if let value { bind(index, value) } else { appendNull(index) }
    }

    func bind(_ index: Int32, _ text: String?) {
      guard let text else { return appendNull(index) }
      var bytes: [UInt8] = []
      ServerText.append(text, to: &bytes)
      bind(index, name: bytes)
    }

    func bind(_ index: Int32, name: UnsafeBufferPointer<UInt8>) {
      begin(index)
      BigEndian.append(Int32(name.count), to: &rows)
      rows.append(contentsOf: name)
    }

    func bind(_ index: Int32, name: [UInt8]) {
      name.withUnsafeBufferPointer { bind(index, name: $0) }
    }

    func run() throws(CatalogError) {
      rowCount += 1
      if rows.count >= Self.limit { try connection.flush() }
    }

    func flush() throws(CatalogError) {
      guard rowCount > 0 else { return }
      defer { forget() }
      try connection.copy(sql, [Self.header, rows, [0xFF, 0xFF]])
    }

    func forget() {
      rows.removeAll(keepingCapacity: true)
      rowCount = 0
    }

    private func appendNull(_ index: Int32) {
      begin(index)
      BigEndian.append(Int32(-1), to: &rows)
    }

    @inline(__always)
    private func begin(_ index: Int32) {
      if index == 1 { BigEndian.append(columnCount, to: &rows) }
    }
  }
#endif
