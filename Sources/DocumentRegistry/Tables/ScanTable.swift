/// The history of scans, and what could not be read in the last one of each folder.
final class ScanTable {
  private let connection: any DatabaseConnection
  private let problem: any DatabaseStatement
  private let row: Int64

  init(_ connection: any DatabaseConnection, path: [UInt8]) throws(CatalogError) {
    self.connection = connection
    problem = try connection.prepare(
      "INSERT INTO problem(scan, path, reason) VALUES(?1, ?2, ?3)", .deferred)
    let earlier = try connection.prepare(
      "DELETE FROM problem WHERE scan IN (SELECT id FROM scan WHERE path = ?1)")
    earlier.bind(1, name: path)
    try earlier.run()
    // Enough to see how a folder grew; a watched one is scanned all day.
    let old = try connection.prepare(
      """
      DELETE FROM scan WHERE path = ?1
        AND id NOT IN (SELECT id FROM scan WHERE path = ?1 ORDER BY id DESC LIMIT 20)
      """)
    old.bind(1, name: path)
    try old.run()
    let insertion = try connection.prepare(
      "INSERT INTO scan(path, started) VALUES(?1, ?2) RETURNING id")
    insertion.bind(1, name: path)
    insertion.bind(2, WallClock.now)
    row = try insertion.insertedRow() ?? 0
  }

  func add(_ problem: ScanProblem) throws(CatalogError) {
    self.problem.bind(1, row)
    self.problem.bind(2, name: problem.path)
    self.problem.bind(3, problem.reason)
    try self.problem.run()
  }

  func finish(_ report: ScanReport) throws(CatalogError) {
    let update = try connection.prepare(
      """
      UPDATE scan SET finished = ?2, documents = ?3, added = ?4, changed = ?5, removed = ?6
      WHERE id = ?1
      """)
    update.bind(1, row)
    update.bind(2, report.isComplete ? WallClock.now : nil)
    update.bind(3, Int64(report.documents))
    update.bind(4, Int64(report.added))
    update.bind(5, Int64(report.changed))
    update.bind(6, Int64(report.removed))
    try update.run()
  }

  /// Removes what is noted of scans of a folder and of folders in it.
  static func forget(
    below folder: [UInt8], _ connection: any DatabaseConnection
  ) throws(CatalogError) {
    let scans = try connection.prepare("SELECT id, path FROM scan")
    var rows: [Int64] = []
    while try scans.step() {
      if RootTable.isInside(Array(scans.bytes(1)), folder) { rows.append(scans.integer(0)) }
    }
    for (table, column) in [("problem", "scan"), ("scan", "id")] {
      let removal = try connection.prepare("DELETE FROM \(table) WHERE \(column) = ?1", .deferred)
      for row in rows {
        removal.bind(1, row)
        try removal.run()
      }
    }
  }

  /// How many documents the last complete scan of a folder met.
  static func lastCount(_ connection: any DatabaseConnection, path: [UInt8]) throws(CatalogError)
    -> Int?
  {
    let statement = try connection.prepare(
      "SELECT documents FROM scan WHERE path = ?1 AND finished IS NOT NULL ORDER BY id DESC LIMIT 1"
    )
    statement.bind(1, name: path)
    return try statement.step() ? Int(statement.integer(0)) : nil
  }
}
