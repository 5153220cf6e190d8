#if !canImport(Darwin)
  public import TypeDeclarations

  /// One open document: reads it, knows whether it has unsaved changes, saves it safely.
  ///
  /// ```swift
  /// let session = try await DocumentSession.open(Letter(), at: url, as: .plainText)
  /// session.document.append("Yours,", undoManager: session.undoManager)
  /// try await session.save()
  /// await session.close()
  /// ```
  ///
  /// A save never touches the document until the new version is complete and on the disk, and then
  /// replaces it in one step. Whatever happens, one complete version is there.
  ///
  /// Apple has no counterpart in code: there `DocumentGroup` does this for an app with windows.
  @MainActor
  @Observable
  public final class DocumentSession<D: Document & AnyObject>
  where D.Reader.Source == URL, D.Writer.Destination == URL {
    /// The document.
    public let document: D

    /// Where the document is.
    public let configuration: URLDocumentConfiguration

    /// What the document has to register its changes with.
    public let undoManager: UndoManager

    /// Whether an undo, a redo or a new action happened after the last open or successful save.
    ///
    /// A change that was never registered for undo is unknown here, as on Apple's systems.
    public private(set) var hasUnsavedChanges = false

    /// How far the running open or save is; nil when nothing runs.
    ///
    /// The fraction never falls, stays within 0...1, and is exactly 1 after success.
    public internal(set) var progress: ProgressReporter?

    /// The type of the document's own file; nil until it has one.
    public internal(set) var contentType: UTType?

    /// Whether ``close()`` was called.
    public private(set) var isClosed = false

    /// Whom the last open or save kept out while it ran: nobody but this process where the file system
    /// has no locks, or where there was no file before.
    public internal(set) var coordinationScope = CoordinationScope.process

    /// Told of what makes unsaved changes.
    @ObservationIgnored var changed: (@MainActor () -> Void)?

    @ObservationIgnored let givenRegistry: TypeRegistry?
    @ObservationIgnored let turns = SessionTurns()
    @ObservationIgnored let wrappers = WrapperSlot()
    @ObservationIgnored let purpose = UUID().uuidString

    /// What the own file is, as far as this session read or wrote it.
    @ObservationIgnored var known: ItemIdentity?
    @ObservationIgnored var lastRead: Handover<D.Reader.Snapshot>?

    /// What the own file holds, if this session wrote it.
    @ObservationIgnored var lastWritten: Handover<D.Writer.Snapshot>?

    /// Counts changes; a save covers those up to its snapshot.
    @ObservationIgnored private(set) var changeCount = 0
    @ObservationIgnored private var savedCount = 0

    /// A new document that has no file yet.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - registry: Where types are looked up; nil is the registry that `UTType` itself uses.
    ///   - configuration: One that the document has already; nil for a new one.
    public init(
      _ document: D, registry: TypeRegistry? = nil, configuration: URLDocumentConfiguration? = nil
    ) {
      self.document = document
      self.configuration = configuration ?? URLDocumentConfiguration()
      givenRegistry = registry
      undoManager = UndoManager()
      undoManager.changed = { [weak self] in self?.noteChange() }
    }

    private func noteChange() {
      changeCount += 1
      hasUnsavedChanges = true
      changed?()
    }

    /// All changes up to a count are on disk.
    func noteSaved(_ count: Int) {
      savedCount = count
      hasUnsavedChanges = changeCount != savedCount
      // What was changed meanwhile, perhaps while there was no file yet.
      if hasUnsavedChanges { changed?() }
    }

    /// Waits for a running save and ends the session. Does not save.
    ///
    /// Afterwards every operation throws ``DocumentError/Code/closed``.
    public func close() async {
      await turns.takeUncancelled()
      isClosed = true
      (undoManager.changed, changed) = (nil, nil)
      wrappers.current = nil
      (lastRead, lastWritten, known) = (nil, nil, nil)
      turns.give()
    }

    /// Runs an operation when it is its turn.
    func inTurn<Value>(_ body: () async throws -> Value) async throws -> Value {
      try checkOpen()
      try await turns.take()
      defer { turns.give() }
      // It may have been closed while this waited.
      try checkOpen()
      return try await body()
    }

    private func checkOpen() throws(DocumentError) {
      guard isClosed else { return }
      throw DocumentError(.closed, url: configuration.fileURL, contentType: contentType)
    }

    /// Runs an operation with its progress shown.
    func showingProgress<Value>(
      _ body: (ProgressManager) async throws -> Value
    ) async throws -> Value {
      let manager = ProgressManager(totalCount: 100)
      progress = manager.steadyReporter
      defer { progress = nil }
      let value = try await body(manager)
      manager.setCounts { completed, total in completed = total ?? 0 }
      // Seen once at its end, it stays there for those who look later.
      _ = progress?.fractionCompleted
      return value
    }
  }

  extension ProgressManager {
    /// A reporter that is fit to be looked at, whatever a reader or a writer counts.
    var steadyReporter: ProgressReporter {
      #if compiler(>=6.4)
        // Foundation's cannot be limited; its shares end at their assigned counts, too.
        reporter
      #else
        ProgressReporter(node, isSteady: true)
      #endif
    }
  }
#endif
