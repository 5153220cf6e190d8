extension DocumentCatalog {
  /// Removes a folder that was scanned from the registry, with all that is known of what is below it.
  /// Nothing on disk is touched, and the folder need not be there any more.
  ///
  /// - Parameter path: The folder's absolute path without links, as bytes: the one that documents in
  ///   it have.
  /// - Returns: How many documents the registry knew there.
  /// - Throws: ``CatalogError`` when no scan was asked for this folder, or the registry cannot be
  ///   written.
  ///
  /// Complexity: O(documents below the folder).
  public func forget(_ path: [UInt8]) throws(CatalogError) -> Int {
    // Asked before the registry is opened for writing, which would make one where there is none.
    let root = try root(at: path, store.connectForReading())
    let session = try store.beginScan()
    try session.prepareLoading(intoEmpty: false)
    try session.claim(root: root.folder, path: root.path)
    try session.started()
    let connection = session.connection
    try connection.begin(.writing)
    do throws(CatalogError) {
      let removal = try connection.prepare("DELETE FROM root WHERE folder = ?1")
      removal.bind(1, root.folder)
      try removal.run()
      let count = try FolderTable(connection).removeTree(root.folder)
      try ScanTable.forget(below: root.path, connection)
      try connection.commit()
      return count
    } catch {
      connection.rollback()
      throw error
    }
  }

  private func root(
    at path: [UInt8], _ connection: any DatabaseConnection
  ) throws(CatalogError) -> RootTable.Root {
    let table = try RootTable(connection)
    if let root = table.roots.first(where: { $0.path == path }) { return root }
    if let outer = table.root(holding: path) {
      throw CatalogError(
        .unknownFolder, path: FileName.shown(path),
        message:
          "is known as a part of \(FileName.shown(outer.path)) only; forget that, or scan it "
          + "again with a pattern that leaves this out")
    }
    let known = table.roots.prefix(8).map { FileName.shown($0.path) }.joined(separator: ", ")
    throw CatalogError(
      .unknownFolder, path: FileName.shown(path),
      message: known.isEmpty
        ? "is not in the registry, and neither is any other folder"
        : "is not in the registry, which has \(known)\(table.roots.count > 8 ? " and others" : "")")
  }
}
