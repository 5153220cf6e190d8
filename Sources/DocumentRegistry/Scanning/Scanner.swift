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
    let lock = try ScanLock(registry: catalog.path)
    defer { withExtendedLifetime(lock) {} }
    let connection = try catalog.connect(.create)
    try connection.execute(
      """
      PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -32000;
      PRAGMA wal_autocheckpoint = 16000
      """)
    let start = try Start(connection, request)
    defer { close(start.descriptor) }
    var request = request
    request.path = start.path
    do throws(CatalogError) {
      return try fill(connection, start, request)
    } catch {
      // What the last commit holds stays; the rest is found again by the next scan.
      try? connection.execute("ROLLBACK")
      throw error
    }
  }

  private func fill(
    _ connection: Connection, _ start: Start, _ request: ScanRequest
  ) throws(CatalogError) -> ScanReport {
    let isFirst =
      try connection.integer("SELECT count(*) FROM (SELECT 1 FROM document LIMIT 1)") == 0
    // Into an empty registry a scan writes no reference but to rows it has just made; checking each
    // would cost a sixth of the time.
    if isFirst { try connection.execute("PRAGMA foreign_keys = OFF") }
    let flag = StopFlag()
    // With other types a folder that did not change may have become a package, or ceased to be one.
    let mayTrust = request.trustsFolders && !isFirst
    let hasSameTypes = try mayTrust ? TypeTable.isCurrent(connection, request.types) : false
    var known: KnownFolders?
    if hasSameTypes, let row = start.knownRow {
      known = try KnownFolders(connection, below: row)
    }
    let queue = startWalkers(start, request, known, flag)
    do throws(CatalogError) {
      let report = try write(connection, start, queue)
      try connection.execute(Schema.typeIndex)
      return report
    } catch {
      flag.stop()
      while queue.next() != nil {}
      throw error
    }
  }

  private func write(
    _ connection: Connection, _ start: Start, _ queue: ListingQueue
  ) throws(CatalogError) -> ScanReport {
    try connection.execute("BEGIN IMMEDIATE")
    let types = try TypeTable(connection, request.types)
    let retyped = try types.synchronize()
    let folders = try FolderTable(connection)
    let row = try start.row(connection, folders)
    var done = ScanProgress()
    done.expected = try ScanTable.lastCount(connection, path: start.path)
    let writer = try CatalogWriter(
      connection, types: types, history: try ScanTable(connection, path: start.path),
      folders: folders, start: row)
    writer.note(retyped: retyped)
    while let listings = queue.next() {
      for listing in listings {
        try writer.write(listing)
        guard writer.pending >= Self.batch else { continue }
        try connection.execute("COMMIT; BEGIN IMMEDIATE")
        writer.committed()
      }
      done.documents = writer.report.documents
      done.folders = writer.report.folders
      progress(done)
    }
    let report = try writer.finish(isComplete: !isCancelled())
    try connection.execute("COMMIT")
    return report
  }

  private func startWalkers(
    _ start: Start, _ request: ScanRequest, _ known: KnownFolders?, _ flag: StopFlag
  ) -> ListingQueue {
    let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let count = max(1, request.jobs ?? min(4, cores - 1))
    let queue = ListingQueue(walkers: count)
    let isCancelled = isCancelled
    let first = FolderPool.Folder(
      parent: nil, name: start.path, number: 0,
      known: start.knownRow.flatMap { known?.place(ofRow: $0) })
    let walker = FolderWalker(
      pool: FolderPool(first, walkers: count), queue: queue,
      packages: PackageNames(request.types), request: request, known: known,
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
