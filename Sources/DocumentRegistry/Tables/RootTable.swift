/// The folders that scans were asked for, and how a path leads to a row.
struct RootTable {
  struct Root {
    var folder: Int64
    var path: [UInt8]
  }

  private let connection: any DatabaseConnection
  private(set) var roots: [Root] = []

  init(_ connection: any DatabaseConnection) throws(CatalogError) {
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
    for name in path.dropFirst(root.path.count).split(separator: Self.slash) {
      child.bind(1, row)
      child.bind(2, name: Array(name))
      defer { child.reset() }
      guard try child.step() else { return (row, found, false) }
      row = child.integer(0)
      if found.last != Self.slash { found.append(Self.slash) }
      found += name
    }
    return (row, found, true)
  }

  /// Notes a new root; returns its folder's row.
  func insert(_ path: [UInt8], _ folders: FolderTable) throws(CatalogError) -> Int64 {
    let row = try folders.insert(
      parent: nil, name: UnsafeBufferPointer(start: nil, count: 0), device: 0, inode: 0)
    try connection.flush()
    let insertion = try connection.prepare("INSERT INTO root(folder, path) VALUES(?1, ?2)")
    insertion.bind(1, row)
    insertion.bind(2, name: path)
    try insertion.run()
    return row
  }

  /// Makes roots below a new one folders of it, with all that is known of them: whether it is still
  /// there is for the scan to find out, and a scan that is killed has not found out yet.
  func adopt(
    _ inner: [Root], into row: Int64, path: [UInt8], _ folders: FolderTable
  ) throws(CatalogError) {
    let removal = try connection.prepare("DELETE FROM root WHERE folder = ?1")
    var rows = [path: row]
    for root in inner {
      removal.bind(1, root.folder)
      try removal.run()
      var parent = row
      var walked = path
      let names = root.path.dropFirst(path.count).split(separator: Self.slash).map(Array.init)
      for name in names.dropLast() {
        if walked.last != Self.slash { walked.append(Self.slash) }
        walked += name
        if let known = rows[walked] {
          parent = known
        } else {
          parent = try name.withUnsafeBufferPointer { bytes throws(CatalogError) in
            try folders.insert(parent: parent, name: bytes, device: 0, inode: 0)
          }
          rows[walked] = parent
        }
      }
      try names.last?.withUnsafeBufferPointer { bytes throws(CatalogError) in
        try folders.move(root.folder, to: parent, name: bytes)
      }
    }
  }

  static func isInside(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
    path == folder || folder == [slash]
      || (path.starts(with: folder) && path.count > folder.count && path[folder.count] == slash)
  }

  private static let slash = UInt8(ascii: "/")
}
