#if !canImport(Darwin)
  import Synchronization

  /// One reading of a session, as far as it happens away from the main actor.
  struct ReadJob: Sendable {
    let url: URL
    let purpose: String

    /// What a reading comes to.
    struct Outcome<Snapshot>: Sendable {
      let snapshot: Handover<Snapshot>
      let identity: ItemIdentity
      let scope: CoordinationScope
    }

    /// Reads the document under a claim, and notes what it was before that.
    @concurrent
    func run<Reader: DocumentReader>(
      _ reader: Handover<Reader>, _ progress: ProgressManager
    ) async throws -> Outcome<Reader.Snapshot> where Reader.Source == URL {
      let item = try ItemPath(url).resolved()
      // First of all, since it may bring the document back.
      StagingFolder.removeDead(of: item)
      let messages = PresenterMessages(path: item, isWriting: false, own: nil, asksToSave: true)
      let reacquirers = try messages.before()
      defer { messages.after(reacquirers, hasWritten: false) }
      let claim = try await Claim.acquire(item, isWriting: false, purpose: purpose)
      defer { withExtendedLifetime(claim) {} }
      let identity = try ItemIdentity(of: item)
      identity.waitForNextTick()
      progress.complete(count: 4)
      // A name that is the document's own says more to people than that of a link's target.
      let source =
        try item == ItemPath(url) ? url : item.url(isDirectory: identity.root.kind == .directory)
      let snapshot = try await reader.value.read(
        from: source, progress: progress.subprogress(assigningCount: 90))
      try Task.checkCancellation()
      return Outcome(
        snapshot: Handover(snapshot), identity: identity, scope: claim.scope.withLock { $0 })
    }
  }
#endif
