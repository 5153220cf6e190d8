internal import TypeDeclarations

/// The rows of types, and the way from a name to the row of its type.
///
/// Numbers of types in a registry mean nothing to another; rows stay what they are for as long as
/// any document has the type.
final class TypeTable {
  private let session: any ScanSession
  private var connection: any DatabaseConnection { session.connection }
  private let registry: TypeRegistry
  /// The row of each declared type, by its number in the registry; 0 where there is none.
  private var rows: [Int64]
  /// The row of each dynamic type that was met, by the extension as it was written.
  private var dynamicRows: [[UInt8]: Int64] = [:]
  private var otherRows: [String: Int64] = [:]
  /// Where other types are looked up and added, on the session's connection for them.
  private var others: TypeRows?

  init(_ session: any ScanSession, _ registry: TypeRegistry) {
    self.session = session
    self.registry = registry
    let last = registry.types.map(\.typeID.rawValue).max() ?? -1
    rows = [Int64](repeating: 0, count: last + 1)
  }

  /// Whether the tables are those of a registry already. Complexity: O(types).
  static func isCurrent(
    _ connection: any DatabaseConnection, _ registry: TypeRegistry
  ) throws(CatalogError) -> Bool {
    try connection.integer("SELECT hash FROM snapshot") == TypeSnapshot.hash(of: registry.types)
  }

  /// Makes the tables those of the registry; returns how many documents got another type by it.
  ///
  /// Complexity: O(types) where the registry is the one of the last scan, else O(documents).
  func synchronize() throws(CatalogError) -> Int {
    let types = registry.types
    let hash = TypeSnapshot.hash(of: types)
    let known = try connection.integer("SELECT hash FROM snapshot")
    if known == hash {
      try load("WHERE declared = 1")
      try loadOthers()
      return 0
    }
    try session.claimTypes()
    try connection.execute("DELETE FROM closure; DELETE FROM tag")
    try connection.execute("UPDATE type SET declared = 0, source = NULL WHERE declared = 1")
    try load("")
    try writeTypes(types)
    try writeRelations(types)
    let changed = try known == nil ? 0 : resolveAgain()
    try connection.execute(Self.forgetting)
    try connection.execute(
      """
      INSERT INTO snapshot(id, hash) VALUES(1, \(hash))
      ON CONFLICT (id) DO UPDATE SET hash = excluded.hash
      """)
    dynamicRows = [:]
    otherRows = [:]
    others = nil
    return changed
  }

  /// Types that nobody declares and no document has are forgotten.
  private static let forgetting = """
    DELETE FROM tag WHERE type IN (SELECT id FROM type WHERE declared = 0
      AND NOT EXISTS (SELECT 1 FROM document d WHERE d.type = type.id));
    DELETE FROM closure WHERE type IN (SELECT id FROM type WHERE declared = 0
      AND NOT EXISTS (SELECT 1 FROM document d WHERE d.type = type.id));
    DELETE FROM type WHERE declared = 0
      AND NOT EXISTS (SELECT 1 FROM document d WHERE d.type = type.id)
      AND NOT EXISTS (SELECT 1 FROM closure c WHERE c.supertype = type.id)
    """

  // MARK: From names to rows

  /// Names can be made up without end, and then remembering them all would fill the memory.
  private static let limit = 100_000

  /// The row of the type of a named document.
  @inline(__always)
  func row(
    ofName name: UnsafeBufferPointer<UInt8>, _ kind: DocumentKind
  ) throws(CatalogError) -> Int64 {
    switch registry.answer(forName: name, kind: kind.objectKind) {
    case .declared(let id): return rows[id]
    case .standard(let identifier):
      if let id = registry.id(of: identifier) { return rows[id.rawValue] }
      return try otherRow(registry.type(forNameBytes: name, kind: kind.objectKind))
    case .dynamic(let start, let length):
      return try dynamicRow(Array(name[start..<start + length]), name, kind)
    }
  }

  private func dynamicRow(
    _ text: [UInt8], _ name: UnsafeBufferPointer<UInt8>, _ kind: DocumentKind
  ) throws(CatalogError) -> Int64 {
    if let row = dynamicRows[text] { return row }
    let row = try otherRow(registry.type(forNameBytes: name, kind: kind.objectKind))
    if dynamicRows.count >= Self.limit { dynamicRows = [:] }
    dynamicRows[text] = row
    return row
  }

  private func otherRow(_ type: ResolvedType) throws(CatalogError) -> Int64 {
    let identifier = type.identifier.rawValue
    if let row = otherRows[identifier] { return row }
    let row = try session.addType { connection throws(CatalogError) in
      let others = if let known = self.others { known } else { try TypeRows(connection) }
      self.others = others
      return try others.row(
        of: identifier, fileExtension: type.tags[.filenameExtension]?.first
      ) { row in
        var relations = TypeRelations()
        relate(row, type.dynamic?.conformsTo ?? [], type.tags, &relations)
        return relations
      }
    }
    if otherRows.count >= Self.limit { otherRows = [:] }
    otherRows[identifier] = row
    return row
  }

  // MARK: Writing

  /// Finds the rows of the registry's types.
  private func load(_ condition: String) throws(CatalogError) {
    let statement = try connection.prepare("SELECT id, identifier FROM type " + condition)
    while try statement.step() {
      if let id = registry.id(ofBytes: statement.bytes(1)), rows.indices.contains(id.rawValue) {
        rows[id.rawValue] = statement.integer(0)
      }
    }
  }

  private func loadOthers() throws(CatalogError) {
    let statement = try connection.prepare(
      "SELECT id, identifier FROM type WHERE declared = 0 LIMIT \(Self.limit)")
    while try statement.step() { otherRows[statement.text(1)] = statement.integer(0) }
  }

  private func writeTypes(_ types: [RegisteredType]) throws(CatalogError) {
    let insertion = try connection.loader(
      "type",
      columns: ["id", "identifier", "description", "mime", "extension", "declared", "source"])
    let update = try connection.prepare(
      """
      UPDATE type SET identifier = ?2, description = ?3, mime = ?4, extension = ?5, declared = ?6,
        source = ?7 WHERE id = ?1
      """, .deferred)
    for type in types {
      let known = rows[type.typeID.rawValue]
      let row = try known == 0 ? connection.newRow(in: "type") : known
      rows[type.typeID.rawValue] = row
      let parameters: any DatabaseParameters = known == 0 ? insertion : update
      parameters.bind(1, row)
      parameters.bind(2, type.identifier.rawValue)
      parameters.bind(3, type.localizedDescription)
      parameters.bind(4, type.preferredTag(.mimeType))
      parameters.bind(5, type.preferredTag(.filenameExtension))
      parameters.bind(6, 1)
      parameters.bind(7, type.bundle ?? type.layer.name)
      try parameters.run()
    }
    try connection.flush()
  }

  private func writeRelations(_ types: [RegisteredType]) throws(CatalogError) {
    var relations = TypeRelations()
    for type in types {
      let row = rows[type.typeID.rawValue]
      relations.add(supertype: row, of: row)
      for supertype in registry.supertypeIDs(of: type.typeID) {
        add(supertype, of: row, &relations)
      }
      relations.add(type.tags, of: row)
    }
    // Those that are there and that nobody declares, too: the tables were emptied.
    let statement = try connection.prepare("SELECT id, identifier FROM type WHERE declared = 0")
    while try statement.step() {
      let dynamic = try? DynamicIdentifier(decoding: statement.text(1))
      relate(statement.integer(0), dynamic?.conformsTo ?? [], dynamic?.tags ?? [:], &relations)
    }
    try relations.write(
      pairs: connection.loader("closure", columns: ["supertype", "type"]),
      tags: connection.loader("tag", columns: ["class", "tag", "type"]))
    try connection.flush()
  }

  /// What a type that nobody declares says of itself.
  private func relate(
    _ row: Int64, _ conformsTo: [TypeIdentifier], _ tags: [TagClass: [String]],
    _ relations: inout TypeRelations
  ) {
    relations.add(supertype: row, of: row)
    for identifier in conformsTo {
      guard let supertype = registry.type(identifier) else { continue }
      add(supertype.typeID, of: row, &relations)
      for above in registry.supertypeIDs(of: supertype.typeID) { add(above, of: row, &relations) }
    }
    relations.add(tags, of: row)
  }

  private func add(
    _ supertype: TypeRegistry.TypeID, of row: Int64, _ relations: inout TypeRelations
  ) {
    let place = supertype.rawValue
    if rows.indices.contains(place), rows[place] != 0 {
      relations.add(supertype: rows[place], of: row)
    }
  }

  /// Asks for the type of every document again; returns how many got another.
  private func resolveAgain() throws(CatalogError) -> Int {
    let documents = try connection.prepare("SELECT id, name, kind, type FROM document", .streamed)
    let correction = try connection.prepare(
      "UPDATE document SET type = ?2 WHERE id = ?1", .deferred)
    var changed = 0
    while try documents.step() {
      guard let kind = DocumentKind(rawValue: Int(documents.integer(2))) else { continue }
      let type = try row(ofName: documents.bytes(1), kind)
      guard type != documents.integer(3) else { continue }
      correction.bind(1, documents.integer(0))
      correction.bind(2, type)
      try correction.run()
      changed += 1
    }
    try connection.flush()
    return changed
  }
}
