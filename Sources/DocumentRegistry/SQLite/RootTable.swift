/// The folders that scans were asked for, and how a path leads to a row.
struct RootTable {
  struct Root {
    var folder: Int64
    var path: [UInt8]
  }

  private let connection: Connection
  private(set) var roots: [Root] = []

  init(_ connection: Connection) throws(CatalogError) {
    self.connection = connection
    let statement = try connection.prepare("SELECT folder, path FROM root ORDER BY path")
    while try statement.step() {
      roots.append(Root(folder: statement.integer(0), path: Array(statement.bytes(1))))
    }
  }

  /// The root that is a path or holds it.
  func root(holding path: [UInt8]) -> Root? { roots.first { Self.isInside(path, $0.path) } }

  /// The roots below a path.
  func roots(inside path: [UInt8]) -> [Root] {
    roots.filter { $0.path != path && Self.isInside($0.path, path) }
  }

  /// The row of a path, and of the deepest folder on the way to it that is catalogued.
  func locate(_ path: [UInt8]) throws(CatalogError) -> (row: Int64, path: [UInt8], isExact: Bool)? {
    guard let root = root(holding: path) else { return nil }
    let child = try connection.prepare("SELECT id FROM folder WHERE parent = ?1 AND name = ?2")
    var row = root.folder
    var found = root.path
    for name in path.dropFirst(root.path.count).split(separator: UInt8(ascii: "/")) {
      child.bind(1, row)
      child.bind(2, name: Array(name))
      defer { child.reset() }
      guard try child.step() else { return (row, found, false) }
      row = child.integer(0)
      if found.last != UInt8(ascii: "/") { found.append(UInt8(ascii: "/")) }
      found += name
    }
    return (row, found, true)
  }

  /// Notes a new root; returns its folder's row.
  func insert(_ path: [UInt8], _ folders: FolderTable) throws(CatalogError) -> Int64 {
    let row = try folders.insert(
      parent: nil, name: UnsafeBufferPointer(start: nil, count: 0), device: 0, inode: 0)
    let insertion = try connection.prepare("INSERT INTO root(folder, path) VALUES(?1, ?2)")
    insertion.bind(1, row)
    insertion.bind(2, name: path)
    try insertion.run()
    return row
  }

  static func isInside(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
    path == folder || folder == [UInt8(ascii: "/")]
      || (path.starts(with: folder) && path.count > folder.count
        && path[folder.count] == UInt8(ascii: "/"))
  }
}
