internal import Dispatch
internal import Synchronization
internal import TypeDeclarations

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// One scan: walkers read folders on threads of their own, and the caller's thread writes.
struct Scanner {
  let catalog: DocumentCatalog
  var request: ScanRequest
  let progress: (ScanProgress) -> Void
  let isCancelled: @Sendable () -> Bool

  /// Rows between two commits: what a kill costs at most, against what a commit costs.
  private static let batch = 20_000

  func run() throws(CatalogError) -> ScanReport {
    let session = try catalog.store.beginScan()
    let start = try Start(session.connection, request)
    defer { close(start.descriptor) }
    var request = request
    request.path = start.path
    do throws(CatalogError) {
      return try fill(session, start, request)
    } catch {
      // What the last commit holds stays; the rest is found again by the next scan.
      session.connection.rollback()
      throw error
    }
  }

  private func fill(
    _ session: any ScanSession, _ start: Start, _ request: ScanRequest
  ) throws(CatalogError) -> ScanReport {
    let connection = session.connection
    if let root = start.knownRoot { try session.claim(root: root.folder, path: root.path) }
    let isFirst = try connection.integer("SELECT id FROM document LIMIT 1") == nil
    try session.prepareLoading(intoEmpty: isFirst)
    let flag = StopFlag()
    // With other types a folder that did not change may have become a package, or ceased to be one.
    let mayTrust = request.trustsFolders && !isFirst
    let hasSameTypes = try mayTrust ? TypeTable.isCurrent(connection, request.types) : false
    var known: KnownFolders?
    if hasSameTypes, let row = start.knownRow {
      known = try KnownFolders(connection, below: row)
    }
    let queue = startWalkers(start, request, known, flag, isFirst: isFirst)
    do throws(CatalogError) {
      let report = try write(session, start, queue)
      try session.finish()
      return report
    } catch {
      flag.stop()
      while queue.next() != nil {}
      throw error
    }
  }

  private func write(
    _ session: any ScanSession, _ start: Start, _ queue: ListingQueue
  ) throws(CatalogError) -> ScanReport {
    let connection = session.connection
    try connection.begin(.writing)
    let types = TypeTable(session, request.types)
    let retyped = try types.synchronize()
    let folders = try FolderTable(connection)
    let (row, isNew) = try start.row(session, folders)
    var done = ScanProgress()
    done.expected = try ScanTable.lastCount(connection, path: start.path)
    let writer = try CatalogWriter(
      connection, types: types, history: try ScanTable(connection, path: start.path),
      folders: folders, start: row, looksForMoves: !isNew)
    writer.note(retyped: retyped)
    try connection.commit()
    try session.started()
    try connection.begin(.writing)
    while let listings = queue.next() {
      for listing in listings {
        try writer.write(listing)
        guard writer.pending >= Self.batch else { continue }
        try connection.commit()
        try connection.begin(.writing)
        writer.committed()
      }
      done.documents = writer.report.documents
      done.folders = writer.report.folders
      progress(done)
    }
    let report = try writer.finish(isComplete: !isCancelled())
    try connection.commit()
    return report
  }

  private func startWalkers(
    _ start: Start, _ request: ScanRequest, _ known: KnownFolders?, _ flag: StopFlag, isFirst: Bool
  ) -> ListingQueue {
    let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    // Writing everything keeps a core busy; comparing leaves most of one to the walkers.
    let count = max(1, request.jobs ?? min(4, isFirst ? cores - 1 : cores))
    let queue = ListingQueue(walkers: count)
    let isCancelled = isCancelled
    let first = FolderPool.Folder(
      parent: nil, name: start.path, number: 0,
      known: start.knownRow.flatMap { known?.place(ofRow: $0) })
    let walker = FolderWalker(
      pool: FolderPool(first, walkers: count), queue: queue,
      packages: PackageNames(request.types), ownFiles: catalog.store.ownFiles, request: request,
      known: known,
      budget: DescriptorBudget(), numbers: NumberSource(),
      isCancelled: { isCancelled() || flag.isStopped }, root: start.walkerDescriptor,
      device: start.device,
      // File systems date changes by ticks of some milliseconds, network ones by whole seconds.
      settled: WallClock.now - 2_000_000_000)
    for _ in 0..<count {
      DispatchQueue.global(qos: .userInitiated).async { walker.run() }
    }
    return queue
  }
}

/// Says to the walkers that nobody reads what they find any more.
final class StopFlag: Sendable {
  private let value = Atomic<Bool>(false)

  func stop() { value.store(true, ordering: .relaxed) }
  var isStopped: Bool { value.load(ordering: .relaxed) }
}
