/// The rows of folders and roots.
final class FolderTable {
  private let connection: Connection
  private let insertion: Statement
  private let update: Statement
  private let childRows: Statement
  private let sameInode: Statement
  private let move: Statement
  private let parents: Statement
  private let removeDocuments: Statement
  private let removeFolders: Statement

  private static let tree = """
    WITH RECURSIVE tree(id) AS (
      VALUES(?1) UNION ALL SELECT f.id FROM folder f JOIN tree t ON f.parent = t.id)
    """

  init(_ connection: Connection) throws(CatalogError) {
    self.connection = connection
    insertion = try connection.prepare(
      "INSERT INTO folder(parent, name, device, inode, modified) VALUES(?1, ?2, ?3, ?4, 0)")
    update = try connection.prepare(
      """
      UPDATE folder SET device = ?2, inode = ?3, modified = ?4
      WHERE id = ?1 AND (device, inode, modified) IS NOT (?2, ?3, ?4)
      """)
    childRows = try connection.prepare("SELECT id, name FROM folder WHERE parent = ?1")
    sameInode = try connection.prepare(
      "SELECT id FROM folder WHERE inode = ?1 AND device = ?2 AND parent IS NOT NULL")
    move = try connection.prepare("UPDATE folder SET parent = ?2, name = ?3 WHERE id = ?1")
    parents = try connection.prepare("SELECT coalesce(parent, 0) FROM folder WHERE id = ?1")
    removeDocuments = try connection.prepare(
      Self.tree + " DELETE FROM document WHERE folder IN tree")
    removeFolders = try connection.prepare(Self.tree + " DELETE FROM folder WHERE id IN tree")
  }

  /// A new folder; it counts as not read until it is updated.
  func insert(
    parent: Int64?, name: UnsafeBufferPointer<UInt8>, device: Int64, inode: Int64
  ) throws(CatalogError) -> Int64 {
    insertion.bind(1, parent)
    insertion.bind(2, name: name)
    insertion.bind(3, device)
    insertion.bind(4, inode)
    try insertion.run()
    return connection.lastRow
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
    move.bind(1, row)
    move.bind(2, parent)
    move.bind(3, name: name)
    try move.run()
  }

  /// The folders above a folder, its root last.
  func ancestors(of row: Int64) throws(CatalogError) -> [Int64] {
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
    removeDocuments.bind(1, row)
    try removeDocuments.run()
    let count = connection.changeCount
    removeFolders.bind(1, row)
    try removeFolders.run()
    return count
  }
}
