extension DocumentCatalog {
  /// Scans folders, then keeps the registry up to date until it is cancelled.
  ///
  /// On Linux the kernel says which folders change, and these alone are read again; when it cannot
  /// remember all that happened, everything is. Elsewhere all folders are looked at every other
  /// second. What is inside of packages is not watched.
  ///
  /// - Parameters:
  ///   - requests: What to keep up to date.
  ///   - isCancelled: Asked twice a second.
  ///   - report: Called behind each scan, with the path that was read.
  /// - Throws: ``CatalogError`` when the registry cannot be written or a folder cannot be watched.
  public func watch(
    _ requests: [ScanRequest], isCancelled: @escaping @Sendable () -> Bool,
    report: ([UInt8], ScanReport) -> Void
  ) throws(CatalogError) {
    for request in requests {
      report(request.path, try scan(request, isCancelled: isCancelled) { _ in })
    }
    #if os(Linux)
      try CatalogWatcher(catalog: self, requests: requests).run(isCancelled, report)
    #else
      while !isCancelled() {
        _ = usleep(2_000_000)
        for request in requests {
          let result = try scan(request, isCancelled: isCancelled) { _ in }
          if result.hasChanges { report(request.path, result) }
        }
      }
    #endif
  }
}

extension ScanReport {
  /// Whether the registry is another by the scan.
  public var hasChanges: Bool { added + changed + removed + moved > 0 }
}

#if !os(Linux)
  private import Darwin
#endif
