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

    init(_ connection: Connection, _ request: ScanRequest) throws(CatalogError) {
      let real = try Self.realPath(request.path)
      let located = try RootTable(connection).locate(real)
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

    /// The row to fill. A new root takes in roots that lie inside it: their folders are found again.
    func row(_ connection: Connection, _ folders: FolderTable) throws(CatalogError) -> Int64 {
      if let knownRow { return knownRow }
      let roots = try RootTable(connection)
      for root in roots.roots(inside: path) {
        let removal = try connection.prepare("DELETE FROM root WHERE folder = ?1")
        removal.bind(1, root.folder)
        try removal.run()
        _ = try folders.removeTree(root.folder)
      }
      return try roots.insert(path, folders)
    }

    private static func realPath(_ path: [UInt8]) throws(CatalogError) -> [UInt8] {
      let resolved = (path + [0]).withUnsafeBytes {
        realpath($0.baseAddress!.assumingMemoryBound(to: CChar.self), nil)
      }
      guard let resolved else { throw error(path) }
      defer { free(resolved) }
      return UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)).map { $0 }
    }

    private static func error(_ path: [UInt8]) -> CatalogError {
      CatalogError(
        .folder, path: FileName.shown(path), message: SystemError(code: errno).reason)
    }
  }
}
