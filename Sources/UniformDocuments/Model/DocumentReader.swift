#if !canImport(Darwin)
  /// Reads a file into a snapshot, away from the main actor.
  ///
  /// Apple's counterpart is `DocumentReader` of SwiftUI (macOS 27, iOS 27).
  public protocol DocumentReader<Snapshot> {
    /// What is read.
    associatedtype Snapshot

    /// Where it is read from. Sessions need `URL`.
    associatedtype Source = URL

    /// Reads it. `source` need not be the document's own location.
    ///
    /// Reading happens under a coordinated claim, so nobody who coordinates is writing meanwhile.
    /// What it throws reaches whoever opened the document, unchanged.
    @concurrent
    func read(
      from source: sending Source, progress: consuming Subprogress
    ) async throws -> sending Snapshot
  }
#endif
