#if !canImport(Darwin)
  /// Writes a snapshot to a file, away from the main actor.
  ///
  /// Apple's counterpart is `DocumentWriter` of SwiftUI (macOS 27, iOS 27).
  public protocol DocumentWriter<Snapshot> {
    /// What is written.
    associatedtype Snapshot

    /// Where it is written to. Sessions need `URL`.
    associatedtype Destination = URL

    /// Writes it.
    ///
    /// A session passes a private place beside the document, never the document itself, and puts
    /// what was written in the document's place afterwards. Apple leaves open what is there before;
    /// a session promises:
    ///
    /// - Without `previous` nothing is there: no file, and no folder either.
    /// - With `previous` there is exactly what writing `previous` gave, so a writer may write what
    ///   has changed and remove what is gone.
    ///
    /// What it throws reaches whoever saved, unchanged, and the document stays as it is.
    @concurrent
    func write(
      snapshot: sending Snapshot, to destination: sending Destination,
      previous: sending Snapshot?, progress: consuming Subprogress
    ) async throws
  }
#endif
