/// A connection to the database that holds a registry, used by one thread at a time.
///
/// Tables and questions are written once, in SQL that SQLite and PostgreSQL both read, with `?1`,
/// `?2` for parameters. What the two do not share is in ``SQLDialect`` and behind this protocol.
package protocol DatabaseConnection: AnyObject {
  /// The registry, as errors call it.
  var name: String { get }
  var dialect: SQLDialect { get }

  /// Runs statements that return nothing, separated by semicolons.
  func execute(_ sql: String) throws(CatalogError)

  func prepare(_ sql: String, _ use: StatementUse) throws(CatalogError) -> any DatabaseStatement

  /// The fastest way to put rows into a table.
  func loader(
    _ table: String, columns: [String]
  ) throws(CatalogError) -> any DatabaseParameters

  /// A number that no row of the table has, for rows that others refer to. All rows of the table
  /// must have theirs from here.
  func newRow(in table: String) throws(CatalogError) -> Int64

  /// Makes what loaders and deferred statements were given visible to all other statements.
  func flush() throws(CatalogError)

  func begin(_ purpose: TransactionPurpose) throws(CatalogError)

  /// Flushes, and ends the transaction.
  func commit() throws(CatalogError)

  /// Undoes the transaction as far as it can be; the connection is not used any more.
  func rollback()
}

/// How a statement is run, which matters where each run is a journey to a server.
package enum StatementUse: Sendable {
  /// At once; its answer has few rows.
  case immediate
  /// At once, in a transaction; its answer may have any number of rows, and is fetched as it is read.
  case streamed
  /// It has no answer, and is run before anything is flushed.
  case deferred
}

package enum TransactionPurpose: Sendable {
  /// All questions in it see the registry as of one moment.
  case reading
  case writing
}

extension DatabaseConnection {
  package func prepare(_ sql: String) throws(CatalogError) -> any DatabaseStatement {
    try prepare(sql, .immediate)
  }

  /// The first column of the first row; nil where there is no row.
  package func integer(_ sql: String) throws(CatalogError) -> Int64? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(0) : nil
  }
}
