internal import TypewardenSourceText

/// A filter as SQL, with the values that go into it.
struct DocumentQuery {
  enum Value {
    case integer(Int64)
    case text(String)
  }

  private var conditions: [String] = []
  private var values: [Value] = []
  private var joins = ""
  private var tree = ""

  /// - Throws: ``CatalogError`` for a type or a folder that the registry does not know.
  init(_ filter: DocumentFilter, _ connection: any DatabaseConnection) throws(CatalogError) {
    if let name = filter.conformingTo {
      joins = " JOIN closure c ON c.type = d.type"
      conditions.append("c.supertype = \(add(try Self.type(name, connection)))")
    }
    if let name = filter.type {
      conditions.append("d.type = \(add(try Self.type(name, connection)))")
    }
    if let text = filter.fileExtension { restrict(toExtension: text, connection.dialect) }
    if let text = filter.mimeType {
      let place = add(.text(text.lowercased()))
      conditions.append(
        "d.type IN (SELECT type FROM tag WHERE class = 'public.mime-type' AND tag = \(place))")
    }
    if filter.isUnknown {
      conditions.append("d.type IN (SELECT id FROM type WHERE declared = 0)")
    }
    if let size = filter.largerThan { conditions.append("d.size > \(add(.integer(size)))") }
    if let time = filter.changedSince { conditions.append("d.modified >= \(add(.integer(time)))") }
    if let folder = filter.folder { try restrict(toFolder: folder, connection) }
  }

  /// Selects columns of `d`, the document; `tail` is what stands behind the conditions.
  func statement(
    _ columns: String, _ connection: any DatabaseConnection, tail: String = ""
  ) throws(CatalogError) -> any DatabaseStatement {
    var sql = "\(tree) SELECT \(columns) FROM document d\(joins)"
    if !conditions.isEmpty { sql += " WHERE " + conditions.joined(separator: " AND ") }
    let statement = try connection.prepare(sql + tail, .streamed)
    for (index, value) in values.enumerated() {
      switch value {
      case .integer(let number): statement.bind(Int32(index + 1), number)
      case .text(let text): statement.bind(Int32(index + 1), text)
      }
    }
    return statement
  }

  private mutating func add(_ value: Value) -> String {
    values.append(value)
    return "?\(values.count)"
  }

  /// A name that is not UTF-8 is bytes, whose extension is still compared as text.
  private mutating func restrict(toExtension text: String, _ dialect: SQLDialect) {
    var text = text.lowercased()
    if text.hasPrefix(".") { text.removeFirst() }
    // The index of types leaves few names to look at. It knows nothing of `tar.gz`.
    if !text.contains(".") {
      conditions.append(
        """
        d.type IN (SELECT type FROM tag
          WHERE class = 'public.filename-extension' AND tag = \(add(.text(text)))
          UNION ALL SELECT id FROM type WHERE identifier IN ('public.data',
            'public.unix-executable'))
        """)
    }
    let ending = dialect.endsWith("d.name", "." + text, place: "?\(values.count + 1)")
    conditions.append(ending.condition)
    _ = add(.text(ending.text))
  }

  private mutating func restrict(
    toFolder path: [UInt8], _ connection: any DatabaseConnection
  ) throws(CatalogError) {
    let roots = try RootTable(connection)
    var rows = roots.roots(inside: path).map(\.folder)
    if let located = try roots.locate(path), located.isExact { rows.append(located.row) }
    guard !rows.isEmpty else {
      throw CatalogError(
        .unknownFolder, path: FileName.shown(path),
        message: "is not in the registry; scan it first")
    }
    let list = rows.map { String($0) }.joined(separator: ", ")
    tree = FolderTable.tree(from: "IN (\(list))")
    conditions.append("d.folder IN (SELECT id FROM tree)")
  }

  private static func type(
    _ name: String, _ connection: any DatabaseConnection
  ) throws(CatalogError) -> Value {
    let statement = try connection.prepare("SELECT id FROM type WHERE identifier = ?1")
    statement.bind(1, name.lowercased())
    guard try statement.step() else {
      let remedy =
        try nearest(to: name, connection).map { "did you mean `\($0)`?" }
        ?? "scan again with the declarations that have it"
      throw CatalogError(
        .unknownType, path: connection.name, message: "knows no type `\(name)`; \(remedy)")
    }
    return .integer(statement.integer(0))
  }

  /// The declared type that a misspelt identifier was probably meant to be.
  private static func nearest(
    to name: String, _ connection: any DatabaseConnection
  ) throws(CatalogError) -> String? {
    let statement = try connection.prepare(
      "SELECT identifier FROM type WHERE declared = 1 ORDER BY id")
    var identifiers: [String] = []
    while try statement.step() { identifiers.append(statement.text(0)) }
    return NearMiss.nearest(to: name, among: identifiers)
  }
}
