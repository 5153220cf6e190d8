extension DocumentCatalog {
  /// The document at an absolute path without links; nil when there is none in the registry.
  ///
  /// Complexity: O(depth), and O(documents of its folder).
  public func document(at path: [UInt8]) throws(CatalogError) -> CatalogedDocument? {
    let slash = UInt8(ascii: "/")
    guard let split = path.lastIndex(of: slash), split + 1 < path.count else { return nil }
    let folder = split == 0 ? [slash] : Array(path[..<split])
    let connection = try store.connectForReading()
    try connection.begin(.reading)
    guard let located = try RootTable(connection).locate(folder), located.isExact else {
      return nil
    }
    let statement = try connection.prepare(
      "SELECT kind, size, modified, type FROM document WHERE folder = ?1 AND name = ?2")
    statement.bind(1, located.row)
    statement.bind(2, name: Array(path[(split + 1)...]))
    guard try statement.step() else { return nil }
    return CatalogedDocument(
      path: path, kind: DocumentKind(rawValue: Int(statement.integer(0))) ?? .file,
      size: statement.optionalInteger(1), modified: statement.integer(2),
      type: try KnownTypes(connection)[statement.integer(3)])
  }
}
