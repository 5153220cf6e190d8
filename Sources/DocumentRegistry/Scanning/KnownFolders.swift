/// The folders that a registry holds, for a scan that passes over those that did not change.
struct KnownFolders: Sendable {
  struct Folder: Sendable {
    var row: Int64
    var nameStart: Int
    var nameLength: Int
    var device: Int64
    var inode: Int64
    var modified: Int64
  }

  private var folders: [Folder] = []
  private var names: [UInt8] = []
  private var children: [Int64: Range<Int>] = [:]
  private var places: [Int64: Int] = [:]

  /// The folders from a row on downwards.
  init(_ connection: any DatabaseConnection, below row: Int64) throws(CatalogError) {
    let statement = try connection.prepare(
      FolderTable.tree + """
         SELECT id, coalesce(parent, 0), name, device, inode, modified FROM folder
        WHERE id IN (SELECT id FROM tree) ORDER BY parent
        """)
    statement.bind(1, row)
    while try statement.step() {
      let row = statement.integer(0)
      let parent = statement.integer(1)
      let name = statement.bytes(2)
      let place = folders.count
      folders.append(
        Folder(
          row: row, nameStart: names.count, nameLength: name.count, device: statement.integer(3),
          inode: statement.integer(4), modified: statement.integer(5)))
      names.append(contentsOf: name)
      places[row] = place
      children[parent] = (children[parent]?.lowerBound ?? place)..<(place + 1)
    }
  }

  subscript(place: Int) -> Folder { folders[place] }

  func place(ofRow row: Int64) -> Int? { places[row] }

  func name(_ place: Int) -> [UInt8] {
    let folder = folders[place]
    return Array(names[folder.nameStart..<folder.nameStart + folder.nameLength])
  }

  func children(of place: Int) -> Range<Int> { children[folders[place].row] ?? 0..<0 }

  /// The places of a folder's children by their names.
  func childrenByName(of place: Int) -> [[UInt8]: Int] {
    Dictionary(children(of: place).map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
  }
}
