internal import Dispatch
internal import Synchronization

extension DocumentCatalog {
  /// Reads a folder and all below it into the registry, or brings what it knows of it up to date.
  ///
  /// Symbolic links are neither followed nor catalogued, and a package is one document. What cannot
  /// be read is noted in the report and in the registry, and what was known of it is kept. A folder
  /// inside one that was scanned before is brought up to date there. Work is committed as it goes:
  /// a scan that is interrupted has lost nothing, and the next one completes it.
  ///
  /// Complexity: O(files), with one `stat` each; the memory used depends on the largest folder.
  ///
  /// - Parameters:
  ///   - request: What to read.
  ///   - isCancelled: Asked for each folder; once true, the scan ends with what it has.
  ///   - progress: Called now and then, on the caller's thread.
  /// - Throws: ``CatalogError`` when the registry cannot be written or the folder cannot be read.
  public func scan(
    _ request: ScanRequest, isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: (ScanProgress) -> Void
  ) throws(CatalogError) -> ScanReport {
    var result: Result<ScanReport, CatalogError>?
    withoutActuallyEscaping(progress) { progress in
      let scanner = Scanner(
        catalog: self, request: request, progress: progress, isCancelled: isCancelled)
      do throws(CatalogError) {
        result = .success(try scanner.run())
      } catch {
        result = .failure(error)
      }
    }
    return try result!.get()
  }

  /// What a scan says while it runs.
  public enum ScanEvent: Sendable {
    /// How far it is.
    case progress(ScanProgress)
    /// It has ended.
    case finished(ScanReport)
  }

  /// The same as an asynchronous sequence. The scan runs on a thread of its own, and is cancelled
  /// when nobody listens any more; what it has found by then is kept.
  public func scan(_ request: ScanRequest) -> AsyncThrowingStream<ScanEvent, any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(16)) { continuation in
      let flag = StopFlag()
      continuation.onTermination = { _ in flag.stop() }
      DispatchQueue.global(qos: .userInitiated).async {
        do throws(CatalogError) {
          let report = try scan(request, isCancelled: { flag.isStopped }) {
            continuation.yield(.progress($0))
          }
          continuation.yield(.finished(report))
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
    }
  }
}
