#if !canImport(Darwin)
  import Synchronization

  /// One save of a session, as far as it happens away from the main actor.
  struct SaveJob: Sendable {
    let url: URL
    let contentType: UTType
    /// Whether the type is one of folders, where that is known.
    let isFolder: Bool
    /// The session's own file, which need not be the one that is written.
    let ownURL: URL?
    /// What the own file is as far as the session knows.
    let known: ItemIdentity?
    /// Whether anything else there is a reason not to write.
    let respectsChanges: Bool
    /// Whether the document goes on with its own file, unless that is what is written.
    let isExport: Bool
    let purpose: String
    let wrappers: WrapperSlot

    /// What a save comes to.
    struct Outcome: Sendable {
      let result: Result<ItemIdentity, any Error>
      /// What the own file is after a failure.
      var known: ItemIdentity?
      /// Whether the own file is what was written.
      var isOwn = false
      var scope = CoordinationScope.process
    }

    /// Writes the document beside its place and puts it there.
    ///
    /// The claim on the document lasts from before the first look at it until it is known what is
    /// there afterwards. It is let go before the main actor is needed again, so that somebody who
    /// waits for it on the main actor gets it.
    @concurrent
    func run<Writer: DocumentWriter>(
      _ writer: Handover<Writer>, _ snapshot: Handover<Writer.Snapshot>,
      previous: Handover<Writer.Snapshot>?, _ progress: ProgressManager
    ) async -> Outcome where Writer.Destination == URL {
      var outcome = Outcome(result: .failure(CancellationError()), known: known)
      do {
        let item = try ItemPath(url).resolved()
        let own = try? ownURL.map { try ItemPath($0).resolved() } ?? nil
        let messages = PresenterMessages(path: item, isWriting: true, own: nil)
        let reacquirers = try messages.before()
        var hasWritten = false
        defer { messages.after(reacquirers, hasWritten: hasWritten) }
        let claims = try await claims(item, own)
        defer { withExtendedLifetime(claims) {} }
        let scope = claims.item.scope.withLock { $0 }
        outcome.scope = scope
        try SaveStep.claimed.reached()
        let isOwn = item == own
        do {
          let identity = try await replace(
            item, isOwn: isOwn, claims.item, writer, snapshot, previous: previous, progress)
          hasWritten = true
          if isOwn || !isExport {
            wrappers.commit()
            outcome.known = identity
          } else {
            wrappers.rollBack()
          }
          outcome = Outcome(
            result: .success(identity), known: outcome.known, isOwn: isOwn, scope: scope)
        } catch {
          wrappers.rollBack()
          outcome = Outcome(result: .failure(error), known: known, scope: scope)
          // Links that were made and removed again moved the files' times of change.
          if isOwn, let known, let now = try? ItemIdentity(of: item),
            !(error is DocumentError)
          {
            outcome.known = now.trusted(since: known)
          }
        }
      } catch {
        outcome = Outcome(result: .failure(error), known: known, scope: outcome.scope)
      }
      return outcome
    }

    private func claims(
      _ item: ItemPath, _ own: ItemPath?
    ) async throws -> (item: Claim, own: Claim?) {
      StagingFolder.removeDead(of: item)
      guard let own, own != item, wrappers.current != nil else {
        return (try await Claim.acquire(item, isWriting: true, purpose: purpose), nil)
      }
      // What was never read is copied from the own file. Everybody claims in one order.
      if own.bytes.lexicographicallyPrecedes(item.bytes) {
        let reading = try await Claim.acquire(own, isWriting: false, purpose: purpose)
        return (try await Claim.acquire(item, isWriting: true, purpose: purpose), reading)
      }
      let writing = try await Claim.acquire(item, isWriting: true, purpose: purpose)
      return (writing, try await Claim.acquire(own, isWriting: false, purpose: purpose))
    }

    private func replace<Writer: DocumentWriter>(
      _ item: ItemPath, isOwn: Bool, _ claim: Claim, _ writer: Handover<Writer>,
      _ snapshot: Handover<Writer.Snapshot>, previous: Handover<Writer.Snapshot>?,
      _ progress: ProgressManager
    ) async throws -> ItemIdentity where Writer.Destination == URL {
      let isAsKnown = isOwn && isUnchanged(item)
      if respectsChanges, !isAsKnown { throw changed }
      let replacement = try Replacement(of: item)
      // Only what the session wrote itself, and nobody changed, is what `previous` gave.
      let previous = isAsKnown ? previous : nil
      if previous != nil, !(writer.value is any WrapperWriting) { try replacement.copyItem() }
      try SaveStep.staged.reached()
      progress.complete(count: 4)

      wrappers.begin(WrapperSlot.Plan(destination: replacement.product, item: item))
      nonisolated(unsafe) let content = snapshot.value
      nonisolated(unsafe) let before = previous?.value
      try await writer.value.write(
        snapshot: content, to: replacement.product.url(isDirectory: isFolder), previous: before,
        progress: progress.subprogress(assigningCount: 90))
      try Task.checkCancellation()
      guard try replacement.product.status() != nil else {
        throw DocumentError(.nothingWritten, url: url, contentType: contentType)
      }
      try SaveStep.written.reached()
      wrappers.keepRemoved()

      return try replacement.commit(claim: claim) {
        if respectsChanges, !isUnchanged(item) { throw changed }
        try Task.checkCancellation()
      }
    }

    private func isUnchanged(_ item: ItemPath) -> Bool {
      guard let known, let now = try? ItemIdentity(of: item) else { return false }
      return now.hasContents(of: known)
    }

    private var changed: DocumentError {
      DocumentError(.changedOnDisk, url: url, contentType: contentType)
    }
  }

  /// A writer that makes unchanged parts anew by links, and so needs no copy to start from.
  protocol WrapperWriting {}

  extension FileWrapperDocumentWriter: WrapperWriting {}
#endif
