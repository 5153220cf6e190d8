/// The answer to a question for documents, one after the other as they are asked for.
///
/// It sees the registry as it was when the first row was asked for, also while somebody scans.
public final class DocumentRows {
  private let connection: any DatabaseConnection
  private let statement: any DatabaseStatement
  private let paths: FolderPaths
  private let types: KnownTypes
  private var sorted: ArraySlice<CatalogedDocument>?
  private let filter: DocumentFilter

  init(_ connection: any DatabaseConnection, _ filter: DocumentFilter) throws(CatalogError) {
    self.connection = connection
    self.filter = filter
    // One transaction, so that types, paths and documents are of one moment.
    try connection.begin(.reading)
    let query = try DocumentQuery(filter, connection)
    types = try KnownTypes(connection)
    paths = try FolderPaths(connection)
    var tail = ""
    switch filter.order {
    case nil, .path?: break
    case .name?: tail = " ORDER BY \(connection.dialect.sortable("d.name")), d.id"
    case .size?: tail = " ORDER BY d.size DESC NULLS LAST, d.id"
    case .modified?: tail = " ORDER BY d.modified DESC, d.id"
    case .type?: tail = " ORDER BY (SELECT identifier FROM type WHERE id = d.type), d.id"
    }
    if filter.order != .path, let limit = filter.limit { tail += " LIMIT \(max(0, limit))" }
    statement = try query.statement(
      "d.folder, d.name, d.kind, d.size, d.modified, d.type", connection, tail: tail)
  }

  /// The next document; nil behind the last.
  ///
  /// Complexity: O(1) in the order of the tables; sorted, the first costs O(all that match).
  public func next() throws(CatalogError) -> CatalogedDocument? {
    guard filter.order == .path else { return try nextRow() }
    if sorted == nil {
      var all: [CatalogedDocument] = []
      while let document = try nextRow() { all.append(document) }
      all.sort { $0.path.lexicographicallyPrecedes($1.path) }
      sorted = all.prefix(filter.limit ?? all.count)
    }
    return sorted?.popFirst()
  }

  private func nextRow() throws(CatalogError) -> CatalogedDocument? {
    guard try statement.step() else { return nil }
    return CatalogedDocument(
      path: try paths.path(inFolder: statement.integer(0), name: statement.bytes(1)),
      kind: DocumentKind(rawValue: Int(statement.integer(2))) ?? .file,
      size: statement.optionalInteger(3), modified: statement.integer(4),
      type: types[statement.integer(5)])
  }
}
