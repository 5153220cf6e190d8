#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

extension Scanner {
  /// Where a scan begins: a new root, a known one, or a folder below a known one.
  struct Start {
    /// The absolute path, links followed.
    let path: [UInt8]
    let descriptor: Int32
    let device: Int64
    /// The folder's row, if it has one.
    let knownRow: Int64?
    /// The root that holds it, if one does.
    let knownRoot: RootTable.Root?

    init(_ connection: any DatabaseConnection, _ request: ScanRequest) throws(CatalogError) {
      let roots = try RootTable(connection)
      let real = try Self.realPath(request.path, roots)
      let located = try roots.locate(real)
      knownRoot = roots.root(holding: real)
      // A folder that is not known yet is reached from the deepest one that is.
      path = located?.path ?? real
      knownRow = located?.row
      let descriptor = (path + [0]).withUnsafeBytes {
        open(
          $0.baseAddress!.assumingMemoryBound(to: CChar.self), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      }
      guard descriptor >= 0 else { throw Self.error(path) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else {
        close(descriptor)
        throw Self.error(path)
      }
      self.descriptor = descriptor
      device = status.deviceNumber
    }

    /// A descriptor of its own for the walkers, which close it.
    var walkerDescriptor: Int32 { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }

    /// The row to fill, and whether anything may be known of what is below it. A new root takes in
    /// roots that lie inside it.
    func row(
      _ session: any ScanSession, _ folders: FolderTable
    ) throws(CatalogError) -> (row: Int64, isNew: Bool) {
      if let knownRow { return (knownRow, false) }
      let roots = try RootTable(session.connection)
      let inner = roots.roots(inside: path)
      for root in inner { try session.claim(root: root.folder, path: root.path) }
      let row = try roots.insert(path, folders)
      try session.claim(root: row, path: path)
      try roots.adopt(inner, into: row, path: path, folders)
      return (row, inner.isEmpty)
    }

    private static func realPath(
      _ path: [UInt8], _ roots: RootTable
    ) throws(CatalogError) -> [UInt8] {
      let resolved = (path + [0]).withUnsafeBytes {
        realpath($0.baseAddress!.assumingMemoryBound(to: CChar.self), nil)
      }
      guard let resolved else {
        var error = error(path)
        let known = DocumentCatalog.absolutePath(path)
        if roots.roots.contains(where: { $0.path == known }) {
          error.message +=
            "; what is known of it is kept, and `typewarden scan --forget` removes that"
        }
        throw error
      }
      defer { free(resolved) }
      return UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)).map { $0 }
    }

    private static func error(_ path: [UInt8]) -> CatalogError {
      CatalogError(
        .folder, path: FileName.shown(path), message: SystemError(code: errno).reason)
    }
  }
}
