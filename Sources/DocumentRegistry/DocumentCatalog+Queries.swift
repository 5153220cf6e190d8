extension DocumentCatalog {
  /// The documents that a filter lets through.
  ///
  /// - Throws: ``CatalogError`` when the registry cannot be read, or a type or folder of the filter
  ///   is not in it.
  public func documents(
    matching filter: DocumentFilter = DocumentFilter()
  ) throws(CatalogError) -> DocumentRows {
    try DocumentRows(try store.connectForReading(), filter)
  }

  /// How many documents of each type a filter lets through, the most bytes first.
  ///
  /// Complexity: O(documents), without sorting them.
  public func summary(
    of filter: DocumentFilter = DocumentFilter()
  ) throws(CatalogError) -> [TypeCount] {
    let connection = try store.connectForReading()
    try connection.begin(.reading)
    let query = try DocumentQuery(filter, connection)
    let counts =
      try connection.dialect.groups ? groups(query, connection) : counts(query, connection)
    let types = try KnownTypes(connection)
    let paths = try FolderPaths(connection)
    var result: [TypeCount] = []
    for (row, count) in counts {
      var example = try paths.path(ofFolder: count.folder)
      if example.last != UInt8(ascii: "/") { example.append(UInt8(ascii: "/")) }
      result.append(
        TypeCount(
          type: types[row], documents: count.documents, bytes: count.bytes,
          example: example + count.name))
    }
    return result.sorted {
      ($1.bytes, $1.documents, $0.type.identifier) < ($0.bytes, $0.documents, $1.type.identifier)
    }
  }

  private typealias Counts = [Int64: (documents: Int, bytes: Int64, folder: Int64, name: [UInt8])]

  private func counts(
    _ query: DocumentQuery, _ connection: any DatabaseConnection
  ) throws(CatalogError) -> Counts {
    // The plus keeps the documents in the order in which they lie in the file.
    let statement = try query.statement("+d.type, d.size, d.folder, d.name", connection)
    var counts: Counts = [:]
    while try statement.step() {
      let type = statement.integer(0)
      if counts[type] == nil {
        counts[type] = (0, 0, statement.integer(2), Array(statement.bytes(3)))
      }
      counts[type]!.documents += 1
      counts[type]!.bytes &+= statement.integer(1)
    }
    return counts
  }

  private func groups(
    _ query: DocumentQuery, _ connection: any DatabaseConnection
  ) throws(CatalogError) -> Counts {
    let statement = try query.statement(
      "d.type, count(*), CAST(coalesce(sum(d.size), 0) AS BIGINT), min(d.id)", connection,
      tail: " GROUP BY d.type")
    let example = try connection.prepare("SELECT folder, name FROM document WHERE id = ?1")
    var counts: Counts = [:]
    while try statement.step() {
      example.bind(1, statement.integer(3))
      defer { example.reset() }
      guard try example.step() else { continue }
      counts[statement.integer(0)] = (
        Int(statement.integer(1)), statement.integer(2), example.integer(0),
        Array(example.bytes(1))
      )
    }
    return counts
  }

  /// What could not be read in the last scan of each folder.
  public func problems() throws(CatalogError) -> [ScanProblem] {
    let connection = try store.connectForReading()
    let statement = try connection.prepare("SELECT path, reason FROM problem ORDER BY id")
    var problems: [ScanProblem] = []
    while try statement.step() {
      problems.append(ScanProblem(path: Array(statement.bytes(0)), reason: statement.text(1)))
    }
    return problems
  }
}
