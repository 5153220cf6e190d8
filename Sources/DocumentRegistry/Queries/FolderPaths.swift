/// The paths of folders by their rows.
final class FolderPaths {
  private let parent: any DatabaseStatement
  private var paths: [Int64: [UInt8]] = [:]

  init(_ connection: any DatabaseConnection) throws(CatalogError) {
    parent = try connection.prepare("SELECT parent, name FROM folder WHERE id = ?1")
    for root in try RootTable(connection).roots { paths[root.folder] = root.path }
    rootPaths = paths
  }

  private let rootPaths: [Int64: [UInt8]]

  /// The path of a folder. Complexity: O(1) for the folders met last, else O(depth).
  func path(ofFolder row: Int64) throws(CatalogError) -> [UInt8] {
    if let path = paths[row] { return path }
    var names: [(row: Int64, name: [UInt8])] = []
    var current = row
    var path: [UInt8] = []
    while true {
      if let known = paths[current] {
        path = known
        break
      }
      parent.bind(1, current)
      defer { parent.reset() }
      guard try parent.step() else { break }
      names.append((current, Array(parent.bytes(1))))
      current = parent.integer(0)
    }
    // Enough to find the neighbours of a document at once, and no more than some megabytes.
    if paths.count > 50_000 { paths = rootPaths }
    for (row, name) in names.reversed() {
      if path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
      path += name
      // Deep below, remembering each step would take the square of the depth.
      if path.count < 4096 { paths[row] = path }
    }
    return path
  }

  func path(inFolder row: Int64, name: UnsafeBufferPointer<UInt8>) throws(CatalogError) -> [UInt8] {
    var path = try path(ofFolder: row)
    if path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
    path.append(contentsOf: name)
    return path
  }
}
