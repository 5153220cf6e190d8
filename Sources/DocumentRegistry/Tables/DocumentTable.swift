/// The rows of documents.
final class DocumentTable {
  /// What is known of one document of a folder.
  struct Known {
    var row: Int64
    var kind: Int
    var size: Int64
    var modified: Int64
    var inode: Int64

    @inline(__always)
    func isLike(_ entry: FolderListing.Entry) -> Bool {
      size == entry.size && modified == entry.modified && inode == entry.inode
        && kind == entry.kind.rawValue
    }
  }

  private let insertion: any DatabaseParameters
  private let update: any DatabaseStatement
  private let removal: any DatabaseStatement
  private let rows: any DatabaseStatement

  init(_ connection: any DatabaseConnection) throws(CatalogError) {
    insertion = try connection.loader(
      "document", columns: ["folder", "name", "kind", "size", "modified", "inode", "type"])
    update = try connection.prepare(
      """
      UPDATE document SET kind = ?3, size = ?4, modified = ?5, inode = ?6, type = ?2 WHERE id = ?1
      """, .deferred)
    removal = try connection.prepare("DELETE FROM document WHERE id = ?1", .deferred)
    rows = try connection.prepare(
      """
      SELECT id, name, kind, coalesce(size, -1), modified, inode FROM document WHERE folder = ?1
      ORDER BY id
      """)
  }

  @inline(__always)
  func insert(
    folder: Int64, name: UnsafeBufferPointer<UInt8>, _ entry: FolderListing.Entry, type: Int64
  ) throws(CatalogError) {
    insertion.bind(1, folder)
    insertion.bind(2, name: name)
    bind(entry, insertion)
    insertion.bind(7, type)
    try insertion.run()
  }

  func update(_ row: Int64, _ entry: FolderListing.Entry, type: Int64) throws(CatalogError) {
    update.bind(1, row)
    update.bind(2, type)
    bind(entry, update)
    try update.run()
  }

  @inline(__always)
  private func bind(_ entry: FolderListing.Entry, _ statement: any DatabaseParameters) {
    statement.bind(3, Int64(entry.kind.rawValue))
    statement.bind(4, entry.size < 0 ? nil : entry.size)
    statement.bind(5, entry.modified)
    statement.bind(6, entry.inode)
  }

  func remove(_ row: Int64) throws(CatalogError) {
    removal.bind(1, row)
    try removal.run()
  }

  /// Calls `body` for each document of a folder, in the order in which they were inserted. The name
  /// is valid during the call only.
  @inline(__always)
  func forEach(
    inFolder folder: Int64, _ body: (UnsafeBufferPointer<UInt8>, Known) -> Void
  ) throws(CatalogError) {
    rows.bind(1, folder)
    defer { rows.reset() }
    while try rows.step() {
      body(
        rows.bytes(1),
        Known(
          row: rows.integer(0), kind: Int(rows.integer(2)), size: rows.integer(3),
          modified: rows.integer(4), inode: rows.integer(5)))
    }
  }
}
