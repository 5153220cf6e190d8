internal import TypeDeclarations

/// The rows of types, and the way from a name to the row of its type.
///
/// Numbers of types in a registry mean nothing to another; rows stay what they are for as long as
/// any document has the type.
final class TypeTable {
  private let connection: Connection
  private let registry: TypeRegistry
  /// The row of each declared type, by its number in the registry.
  private var rows: [Int64] = []
  /// The row of each dynamic type that was met, by the extension as it was written.
  private var dynamicRows: [[UInt8]: Int64] = [:]
  private var otherRows: [String: Int64] = [:]

  private let find: Statement
  private let insertion: Statement
  private let update: Statement
  private let closure: Statement
  private let tag: Statement

  init(_ connection: Connection, _ registry: TypeRegistry) throws(CatalogError) {
    self.connection = connection
    self.registry = registry
    find = try connection.prepare("SELECT id FROM type WHERE identifier = ?1")
    insertion = try connection.prepare(
      """
      INSERT INTO type(identifier, description, mime, extension, declared, source)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6)
      """)
    update = try connection.prepare(
      """
      UPDATE type SET description = ?2, mime = ?3, extension = ?4, declared = ?5, source = ?6
      WHERE identifier = ?1
      """)
    closure = try connection.prepare(
      "INSERT OR IGNORE INTO closure(supertype, type) VALUES(?1, ?2)")
    tag = try connection.prepare("INSERT OR IGNORE INTO tag(class, tag, type) VALUES(?1, ?2, ?3)")
  }

  /// Whether the tables are those of a registry already. Complexity: O(types).
  static func isCurrent(
    _ connection: Connection, _ registry: TypeRegistry
  ) throws(CatalogError) -> Bool {
    let statement = try connection.prepare("SELECT hash FROM snapshot")
    return try statement.step()
      && statement.integer(0) == TypeSnapshot.hash(of: registry.types)
  }

  /// Makes the tables those of the registry; returns how many documents got another type by it.
  ///
  /// Complexity: O(types) where the registry is the one of the last scan, else O(documents).
  func synchronize() throws(CatalogError) -> Int {
    let types = registry.types
    let hash = TypeSnapshot.hash(of: types)
    let statement = try connection.prepare("SELECT hash FROM snapshot")
    let known = try statement.step() ? statement.integer(0) : nil
    statement.reset()
    let last = types.map(\.typeID.rawValue).max() ?? -1
    rows = [Int64](repeating: 0, count: last + 1)
    if known == hash {
      try load()
      return 0
    }
    try connection.execute("DELETE FROM closure; DELETE FROM tag")
    try connection.execute("UPDATE type SET declared = 0, source = NULL WHERE declared = 1")
    for type in types { rows[type.typeID.rawValue] = try write(type) }
    for type in types { try relate(type) }
    try relateOthers()
    let changed = known == nil ? 0 : try resolveAgain()
    try connection.execute(
      """
      DELETE FROM tag WHERE type IN (SELECT id FROM type WHERE declared = 0
        AND id NOT IN (SELECT type FROM document));
      DELETE FROM closure WHERE type IN (SELECT id FROM type WHERE declared = 0
        AND id NOT IN (SELECT type FROM document));
      DELETE FROM type WHERE declared = 0 AND id NOT IN (SELECT type FROM document)
        AND id NOT IN (SELECT supertype FROM closure);
      INSERT OR REPLACE INTO snapshot(id, hash) VALUES(1, \(hash))
      """)
    dynamicRows = [:]
    otherRows = [:]
    return changed
  }

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
    // Names can be made up without end, and then remembering them all would fill the memory.
    if dynamicRows.count >= 100_000 { dynamicRows = [:] }
    dynamicRows[text] = row
    return row
  }

  private func otherRow(_ type: ResolvedType) throws(CatalogError) -> Int64 {
    let identifier = type.identifier.rawValue
    if let row = otherRows[identifier] { return row }
    let row: Int64
    if let found = try existingRow(identifier) {
      row = found
    } else {
      let text = type.tags[.filenameExtension]?.first
      bind(insertion, identifier, nil, nil, text, false, nil)
      try insertion.run()
      row = connection.lastRow
      try relate(row, conformsTo: type.dynamic?.conformsTo ?? [], tags: type.tags)
    }
    if otherRows.count >= 100_000 { otherRows = [:] }
    otherRows[identifier] = row
    return row
  }

  private func load() throws(CatalogError) {
    let statement = try connection.prepare("SELECT id, identifier FROM type WHERE declared = 1")
    while try statement.step() {
      if let id = registry.id(ofBytes: statement.bytes(1)) {
        rows[id.rawValue] = statement.integer(0)
      }
    }
  }

  private func existingRow(_ identifier: String) throws(CatalogError) -> Int64? {
    find.bind(1, identifier)
    defer { find.reset() }
    return try find.step() ? find.integer(0) : nil
  }

  private func write(_ type: RegisteredType) throws(CatalogError) -> Int64 {
    let identifier = type.identifier.rawValue
    let existing = try existingRow(identifier)
    let statement = existing == nil ? insertion : update
    bind(
      statement, identifier, type.localizedDescription, type.preferredTag(.mimeType),
      type.preferredTag(.filenameExtension), true, type.bundle ?? type.layer.name)
    try statement.run()
    return existing ?? connection.lastRow
  }

  private func bind(
    _ statement: Statement, _ identifier: String, _ description: String?, _ mime: String?,
    _ text: String?, _ isDeclared: Bool, _ source: String?
  ) {
    statement.bind(1, identifier)
    statement.bind(2, description)
    statement.bind(3, mime)
    statement.bind(4, text)
    statement.bind(5, isDeclared ? 1 : 0)
    statement.bind(6, source)
  }

  private func relate(_ type: RegisteredType) throws(CatalogError) {
    let row = rows[type.typeID.rawValue]
    try addPair(row, row)
    for supertype in registry.supertypeIDs(of: type.typeID) {
      let place = supertype.rawValue
      if rows.indices.contains(place), rows[place] != 0 { try addPair(rows[place], row) }
    }
    try addTags(type.tags, row)
  }

  /// What a type that nobody declares says of itself.
  private func relate(
    _ row: Int64, conformsTo: [TypeIdentifier], tags: [TagClass: [String]]
  ) throws(CatalogError) {
    try addPair(row, row)
    for identifier in conformsTo {
      guard let supertype = registry.type(identifier) else { continue }
      try addPair(rows[supertype.typeID.rawValue], row)
      for above in registry.supertypeIDs(of: supertype.typeID) {
        let place = above.rawValue
        if rows.indices.contains(place), rows[place] != 0 { try addPair(rows[place], row) }
      }
    }
    try addTags(tags, row)
  }

  /// The same for those that are there already, after the tables were emptied.
  private func relateOthers() throws(CatalogError) {
    let statement = try connection.prepare("SELECT id, identifier FROM type WHERE declared = 0")
    var others: [(Int64, String)] = []
    while try statement.step() { others.append((statement.integer(0), statement.text(1))) }
    for (row, identifier) in others {
      try addPair(row, row)
      if let dynamic = try? DynamicIdentifier(decoding: identifier) {
        try relate(row, conformsTo: dynamic.conformsTo, tags: dynamic.tags)
      }
    }
  }

  private func addPair(_ supertype: Int64, _ type: Int64) throws(CatalogError) {
    closure.bind(1, supertype)
    closure.bind(2, type)
    try closure.run()
  }

  private func addTags(_ tags: [TagClass: [String]], _ row: Int64) throws(CatalogError) {
    for (tagClass, texts) in tags {
      for text in texts {
        tag.bind(1, tagClass.rawValue)
        tag.bind(2, tagClass == .osType ? text : text.lowercased())
        tag.bind(3, row)
        try tag.run()
      }
    }
  }

  /// Asks for the type of every document again; returns how many got another.
  private func resolveAgain() throws(CatalogError) -> Int {
    let documents = try connection.prepare("SELECT id, name, kind, type FROM document")
    let correction = try connection.prepare("UPDATE document SET type = ?2 WHERE id = ?1")
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
    return changed
  }
}
