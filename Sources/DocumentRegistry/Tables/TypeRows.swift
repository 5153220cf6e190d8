/// Single rows of types that nobody declares.
final class TypeRows {
  private let connection: any DatabaseConnection
  private let find: any DatabaseStatement
  private let insertion: any DatabaseStatement
  private let pair: any DatabaseStatement
  private let tag: any DatabaseStatement

  init(_ connection: any DatabaseConnection) throws(CatalogError) {
    self.connection = connection
    find = try connection.prepare("SELECT id FROM type WHERE identifier = ?1")
    insertion = try connection.prepare(
      """
      INSERT INTO type(id, identifier, extension, declared) VALUES(?1, ?2, ?3, 0)
      ON CONFLICT (identifier) DO NOTHING RETURNING id
      """)
    pair = try connection.prepare(
      "INSERT INTO closure(supertype, type) VALUES(?1, ?2) ON CONFLICT DO NOTHING",
      .deferred)
    tag = try connection.prepare(
      "INSERT INTO tag(class, tag, type) VALUES(?1, ?2, ?3) ON CONFLICT DO NOTHING", .deferred)
  }

  /// The row of a type. One that is not there is added, with what `relations` says of its row.
  func row(
    of identifier: String, fileExtension: String?, _ relations: (Int64) -> TypeRelations
  ) throws(CatalogError) -> Int64 {
    insertion.bind(1, try connection.newRow(in: "type"))
    insertion.bind(2, identifier)
    insertion.bind(3, fileExtension)
    guard let added = try insertion.insertedRow() else { return try existingRow(of: identifier) }
    try relations(added).write(pairs: pair, tags: tag)
    return added
  }

  private func existingRow(of identifier: String) throws(CatalogError) -> Int64 {
    find.bind(1, identifier)
    defer { find.reset() }
    return try find.step() ? find.integer(0) : 0
  }
}
