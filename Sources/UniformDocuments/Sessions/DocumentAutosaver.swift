#if !canImport(Darwin)
  /// Saves a session by itself, some time after its document was last changed.
  ///
  /// ```swift
  /// let autosaver = DocumentAutosaver(session) { error in show(error) }
  /// …
  /// try await autosaver.close()
  /// ```
  ///
  /// Each change puts the save off again, but never longer than a limit after the first change, so
  /// that somebody who types on and on is saved as well. Changes made while a save runs make one more
  /// save. A document without a file of its own is left alone until it has one. A save that failed is
  /// tried again after the next change, and not before: what keeps a document from being saved seldom
  /// goes away by itself.
  ///
  /// It saves as long as somebody refers to it. A session has at most one; a second one takes over.
  ///
  /// Apple has no counterpart in code: there `DocumentGroup` does this.
  @MainActor
  public final class DocumentAutosaver<D: Document & AnyObject>
  where D.Reader.Source == URL, D.Writer.Destination == URL {
    /// The session.
    public let session: DocumentSession<D>

    /// Why the last save by this autosaver failed; nil after one that succeeded.
    public private(set) var lastError: (any Error)?

    private let delay: Duration
    private let limit: Duration
    private let failed: @MainActor (any Error) -> Void
    /// The time since this was made, and waiting for a moment of it.
    private let elapsed: @Sendable () -> Duration
    private let sleep: @Sendable (Duration) async throws -> Void

    /// Waits until it is time to save; nil when there is nothing to wait for.
    private var waiting: Task<Void, Never>?
    private var firstChange: Duration?
    private var isSaving = false
    private var isStopped = false

    /// Begins to save a session by itself; what is unsaved already counts as changed now.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - delay: How long nothing must have changed.
    ///   - limit: How long after the first unsaved change it is saved in any case.
    ///   - clock: What measures time; a clock of your own in tests.
    ///   - failed: Told of each save that failed.
    public init<C: Clock>(
      _ session: DocumentSession<D>, after delay: Duration = .seconds(2),
      atMostAfter limit: Duration = .seconds(30), clock: C = ContinuousClock(),
      failed: @escaping @MainActor (any Error) -> Void = { _ in }
    ) where C.Duration == Duration {
      self.session = session
      self.delay = delay
      self.limit = max(limit, delay)
      self.failed = failed
      let start = clock.now
      elapsed = { start.duration(to: clock.now) }
      sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
      session.changed = { [weak self] in self?.noteChange() }
      if session.hasUnsavedChanges { noteChange() }
    }

    deinit { waiting?.cancel() }

    /// Saves nothing any more by itself. A save that runs goes on.
    public func stop() {
      isStopped = true
      waiting?.cancel()
      waiting = nil
    }

    /// Saves what is unsaved and closes the session.
    ///
    /// - Throws: what ``DocumentSession/save()`` throws, such as ``DocumentError/Code/untitled``. The
    ///   session is then still open, and saved by itself as before.
    public func close() async throws {
      if session.hasUnsavedChanges { try await session.save() }
      stop()
      await session.close()
    }

    private func noteChange() {
      // A save that runs looks for further changes when it is done.
      guard !isStopped, !isSaving, session.configuration.fileURL != nil else { return }
      let now = elapsed()
      let first = firstChange ?? now
      firstChange = first
      let moment = min(now + delay, max(now, first + limit))
      waiting?.cancel()
      waiting = Task { [weak self, sleep] in
        // It fails when it is cancelled, and then there is a later one.
        guard (try? await sleep(moment)) != nil, !Task.isCancelled else { return }
        await self?.save()
      }
    }

    private func save() async {
      (waiting, firstChange, isSaving) = (nil, nil, true)
      do {
        try await session.save()
        lastError = nil
      } catch {
        lastError = error
        failed(error)
        isSaving = false
        return
      }
      isSaving = false
      if session.hasUnsavedChanges, !session.isClosed { noteChange() }
    }
  }
#endif
