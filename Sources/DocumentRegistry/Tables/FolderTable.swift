/// The rows of folders and roots.
final class FolderTable {
  private let connection: any DatabaseConnection
  private let insertion: any DatabaseParameters
  private let update: any DatabaseStatement
  private let childRows: any DatabaseStatement
  private let sameInode: any DatabaseStatement
  private let move: any DatabaseStatement
  private let parents: any DatabaseStatement
  private let removeDocuments: any DatabaseStatement
  private let removeFolders: any DatabaseStatement

  /// The beginning of a statement that has the folders from row `?1` on downwards as `tree`.
  static let tree = tree(from: "= ?1")

  /// The same from several rows on.
  static func tree(from condition: String) -> String {
    """
    WITH RECURSIVE tree(id) AS (
      SELECT id FROM folder WHERE id \(condition)
      UNION SELECT f.id FROM folder f JOIN tree t ON f.parent = t.id)
    """
  }

  init(_ connection: any DatabaseConnection) throws(CatalogError) {
    self.connection = connection
    insertion = try connection.loader(
      "folder", columns: ["id", "parent", "name", "device", "inode", "modified"])
    update = try connection.prepare(
      """
      UPDATE folder SET device = ?2, inode = ?3, modified = ?4
      WHERE id = ?1 AND NOT (device = ?2 AND inode = ?3 AND modified = ?4)
      """, .deferred)
    childRows = try connection.prepare("SELECT id, name FROM folder WHERE parent = ?1")
    sameInode = try connection.prepare(
      "SELECT id FROM folder WHERE inode = ?1 AND device = ?2 AND parent IS NOT NULL")
    move = try connection.prepare("UPDATE folder SET parent = ?2, name = ?3 WHERE id = ?1")
    parents = try connection.prepare("SELECT coalesce(parent, 0) FROM folder WHERE id = ?1")
    removeDocuments = try connection.prepare(
      Self.tree + " DELETE FROM document WHERE folder IN (SELECT id FROM tree)")
    removeFolders = try connection.prepare(
      Self.tree + " DELETE FROM folder WHERE id IN (SELECT id FROM tree)")
  }

  /// A new folder; it counts as not read until it is updated.
  func insert(
    parent: Int64?, name: UnsafeBufferPointer<UInt8>, device: Int64, inode: Int64
  ) throws(CatalogError) -> Int64 {
    let row = try connection.newRow(in: "folder")
    insertion.bind(1, row)
    insertion.bind(2, parent)
    insertion.bind(3, name: name)
    insertion.bind(4, device)
    insertion.bind(5, inode)
    insertion.bind(6, 0)
    try insertion.run()
    return row
  }

  func update(
    _ row: Int64, device: Int64, inode: Int64, modified: Int64
  ) throws(CatalogError) {
    update.bind(1, row)
    update.bind(2, device)
    update.bind(3, inode)
    update.bind(4, modified)
    try update.run()
  }

  /// The folders in a folder by their names.
  func children(of row: Int64) throws(CatalogError) -> [[UInt8]: Int64] {
    var children: [[UInt8]: Int64] = [:]
    childRows.bind(1, row)
    defer { childRows.reset() }
    while try childRows.step() { children[Array(childRows.bytes(1))] = childRows.integer(0) }
    return children
  }

  /// The folders that had an inode; roots are left out.
  func rows(inode: Int64, device: Int64) throws(CatalogError) -> [Int64] {
    var rows: [Int64] = []
    sameInode.bind(1, inode)
    sameInode.bind(2, device)
    defer { sameInode.reset() }
    while try sameInode.step() { rows.append(sameInode.integer(0)) }
    return rows
  }

  func move(
    _ row: Int64, to parent: Int64, name: UnsafeBufferPointer<UInt8>
  ) throws(CatalogError) {
    try connection.flush()
    move.bind(1, row)
    move.bind(2, parent)
    move.bind(3, name: name)
    try move.run()
  }

  /// The folders above a folder, its root last.
  func ancestors(of row: Int64) throws(CatalogError) -> [Int64] {
    try connection.flush()
    var ancestors: [Int64] = []
    var row = row
    while true {
      parents.bind(1, row)
      defer { parents.reset() }
      guard try parents.step() else { return ancestors }
      row = parents.integer(0)
      if row == 0 { return ancestors }
      ancestors.append(row)
    }
  }

  /// Removes a folder with all below it; returns how many documents went.
  func removeTree(_ row: Int64) throws(CatalogError) -> Int {
    try connection.flush()
    removeDocuments.bind(1, row)
    try removeDocuments.run()
    let count = removeDocuments.changeCount
    removeFolders.bind(1, row)
    try removeFolders.run()
    return count
  }
}
