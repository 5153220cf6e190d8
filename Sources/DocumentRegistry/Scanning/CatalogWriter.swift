internal import TypeDeclarations

/// Compares listings with what the registry holds and writes the difference.
final class CatalogWriter {
  private struct Target {
    var row: Int64
    /// Whether the folder was made in this scan, so that it holds nothing yet.
    var isNew: Bool
  }

  let folders: FolderTable
  private let documents: DocumentTable
  private let types: TypeTable
  private let history: ScanTable
  private let startRow: Int64
  /// Whether folders may have moved: below a new root there were none.
  private let looksForMoves: Bool
  /// Where folders whose listing is still to come will go, by their number.
  private var targets: [Int: Target]
  /// Folders that this scan has met, wherever it did.
  private var seen: Set<Int64>
  /// Folders that are not where they were; they may turn up in another place.
  private var missing: Set<Int64> = []
  private(set) var report = ScanReport()
  /// Rows written or looked at since the last commit.
  private(set) var pending = 0

  init(
    _ connection: any DatabaseConnection, types: TypeTable, history: ScanTable,
    folders: FolderTable,
    start: Int64, looksForMoves: Bool
  ) throws(CatalogError) {
    self.folders = folders
    documents = try DocumentTable(connection)
    self.types = types
    self.history = history
    startRow = start
    self.looksForMoves = looksForMoves
    targets = [0: Target(row: start, isNew: false)]
    seen = Set(try folders.ancestors(of: start))
    seen.insert(start)
  }

  func write(_ listing: FolderListing) throws(CatalogError) {
    let target = targets.removeValue(forKey: listing.number)
    guard let row = listing.row ?? target?.row else { return }
    report.folders += 1
    pending += 1 + listing.entries.count
    for problem in listing.problems {
      report.problemCount += 1
      if report.problems.count < 1000 { report.problems.append(problem) }
      try history.add(problem)
    }
    switch listing.state {
    case .unchanged:
      seen.insert(row)
    case .vanished:
      missing.insert(row)
      seen.remove(row)
    case .unreadable: break
    case .listed:
      report.documents += listing.entries.count
      try writeContents(listing, row, isNew: target?.isNew ?? false)
      try folders.update(
        row, device: listing.device, inode: listing.inode, modified: listing.modified)
    }
  }

  func committed() { pending = 0 }

  /// Removes what did not turn up again, and notes the end.
  func finish(isComplete: Bool) throws(CatalogError) -> ScanReport {
    report.isComplete = isComplete
    if isComplete {
      for row in missing.sorted() where !seen.contains(row) && row != startRow {
        report.removed += try folders.removeTree(row)
      }
    }
    try history.finish(report)
    return report
  }

  func note(retyped count: Int) { report.changed += count }

  private func writeContents(
    _ listing: FolderListing, _ row: Int64, isNew: Bool
  ) throws(CatalogError) {
    try writeSubfolders(listing, row, isNew: isNew)
    if isNew {
      for entry in listing.entries { try insert(entry, listing, row) }
    } else {
      try compare(listing, row)
    }
  }

  // MARK: Folders

  private func writeSubfolders(
    _ listing: FolderListing, _ row: Int64, isNew: Bool
  ) throws(CatalogError) {
    var known = isNew ? [:] : try folders.children(of: row)
    for subfolder in listing.subfolders {
      let name = Array(listing.names[subfolder.range])
      let target: Target
      if let child = known.removeValue(forKey: name) {
        target = Target(row: child, isNew: false)
      } else {
        target = try newFolder(name, subfolder.inode, listing.device, row)
      }
      missing.remove(target.row)
      seen.insert(target.row)
      targets[subfolder.number] = target
    }
    for child in known.values where !seen.contains(child) { missing.insert(child) }
  }

  /// A folder that was not here before: one that was moved keeps its row, and all below it.
  private func newFolder(
    _ name: [UInt8], _ inode: Int64, _ device: Int64, _ parent: Int64
  ) throws(CatalogError) -> Target {
    let candidates = try looksForMoves ? folders.rows(inode: inode, device: device) : []
    for candidate in candidates where !seen.contains(candidate) {
      // Another root has not been looked at: the folder may well be there still.
      guard try folders.ancestors(of: candidate).last == rootRow() else { continue }
      try Self.withBytes(name) { bytes throws(CatalogError) in
        try folders.move(candidate, to: parent, name: bytes)
      }
      report.moved += 1
      return Target(row: candidate, isNew: false)
    }
    let row = try Self.withBytes(name) { bytes throws(CatalogError) in
      try folders.insert(parent: parent, name: bytes, device: device, inode: inode)
    }
    return Target(row: row, isNew: true)
  }

  private func rootRow() throws(CatalogError) -> Int64 {
    try folders.ancestors(of: startRow).last ?? startRow
  }

  // MARK: Documents

  @inline(__always)
  private func insert(
    _ entry: FolderListing.Entry, _ listing: FolderListing, _ folder: Int64
  ) throws(CatalogError) {
    try Self.withBytes(listing.names) { names throws(CatalogError) in
      let name = UnsafeBufferPointer(rebasing: names[entry.range])
      let type = try types.row(ofName: name, entry.kind)
      try documents.insert(folder: folder, name: name, entry, type: type)
    }
    report.added += 1
  }

  /// Most folders still hold what they held, in the same order: then each row meets its entry at
  /// once, and names are looked up only from the first difference on.
  private func compare(_ listing: FolderListing, _ folder: Int64) throws(CatalogError) {
    var next = 0
    var changed: [(entry: Int, row: Int64)] = []
    var others: [[UInt8]: DocumentTable.Known] = [:]
    try Self.withBytes(listing.names) { names throws(CatalogError) in
      try documents.forEach(inFolder: folder) { name, known in
        if others.isEmpty, next < listing.entries.count {
          let entry = listing.entries[next]
          if Self.isSame(name, UnsafeBufferPointer(rebasing: names[entry.range])) {
            if !known.isLike(entry) { changed.append((next, known.row)) }
            next += 1
            return
          }
        }
        others[Array(name)] = known
      }
      for index in next..<listing.entries.count {
        let entry = listing.entries[index]
        guard !others.isEmpty else {
          try insert(entry, listing, folder)
          continue
        }
        if let known = others.removeValue(forKey: Array(names[entry.range])) {
          if !known.isLike(entry) { changed.append((index, known.row)) }
        } else {
          try insert(entry, listing, folder)
        }
      }
      for (index, row) in changed {
        let entry = listing.entries[index]
        let name = UnsafeBufferPointer(rebasing: names[entry.range])
        try documents.update(row, entry, type: try types.row(ofName: name, entry.kind))
      }
    }
    for known in others.values { try documents.remove(known.row) }
    report.changed += changed.count
    report.removed += others.count
    pending += changed.count + others.count
  }

  @inline(__always)
  private static func isSame(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard left.count == right.count else { return false }
    for index in 0..<left.count where left[index] != right[index] { return false }
    return true
  }

  /// Like `withUnsafeBufferPointer`, with the errors of this module.
  @inline(__always)
  private static func withBytes<Value>(
    _ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    try bytes.withUnsafeBufferPointer { pointer throws(CatalogError) in try body(pointer) }
  }
}
