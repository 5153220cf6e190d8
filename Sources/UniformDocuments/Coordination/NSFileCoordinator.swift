#if !canImport(Darwin)
  import Synchronization

  /// Reads and writes files in turn with everybody else who coordinates, in this process and in
  /// others.
  ///
  /// ```swift
  /// configuration.makeFileCoordinator().coordinate(readingItemAt: url) { url in
  ///   title = try? String(contentsOf: url, encoding: .utf8)
  /// }
  /// ```
  ///
  /// Many may read an item or one may write it; in this process, an item overlaps with all that is in
  /// it. Between processes there is a lock of the system on the item itself, where the file system
  /// has locks: see ``scope``. All methods block the thread until it is their turn.
  ///
  /// Two coordinators on one item within each other wait for ever, as on Apple's systems.
  ///
  /// Apple's counterpart is `NSFileCoordinator` of Foundation.
  public final class NSFileCoordinator {
    private let presenter: ObjectIdentifier?
    private let isCancelled = Mutex(false)
    private let waiting = Mutex<Set<Int>>([])
    let lastScope = Mutex<CoordinationScope>(.process)

    /// Coordinators of one purpose do not keep each other out.
    ///
    /// Apple's counterpart is `NSFileCoordinator.purposeIdentifier`.
    public var purposeIdentifier = UUID().uuidString

    /// A coordinator for one operation; the presenter is the one that is not told of it.
    ///
    /// Apple's counterpart is `NSFileCoordinator.init(filePresenter:)`.
    public init(filePresenter: (any NSFilePresenter)?) {
      presenter = filePresenter.map { ObjectIdentifier($0) }
    }

    /// Whom the last operation kept out.
    ///
    /// Apple has no counterpart.
    public var scope: CoordinationScope { lastScope.withLock { $0 } }

    /// Stops waiting, now and later: the accessors are not called any more. From any thread.
    ///
    /// Apple's counterpart is `NSFileCoordinator.cancel()`.
    public func cancel() {
      isCancelled.withLock { $0 = true }
      for id in waiting.withLock({ $0 }) { ClaimTable.shared.cancel(id) }
    }

    /// Waits for all claims, calls the accessor, and lets them go.
    func perform(_ accesses: [PresenterMessages], _ accessor: () -> Void) throws {
      var open: [(messages: PresenterMessages, reacquirers: [PresenterMessages.Reacquire])] = []
      var hasWritten = false
      defer {
        for (messages, reacquirers) in open { messages.after(reacquirers, hasWritten: hasWritten) }
      }
      for access in accesses { open.append((access, try access.before())) }
      try withClaims(accesses[...]) {
        accessor()
        hasWritten = true
      }
    }

    private func withClaims(
      _ accesses: ArraySlice<PresenterMessages>, _ body: () -> Void
    ) throws {
      guard let first = accesses.first else { return body() }
      let request = ClaimTable.Request(
        path: first.path, isWriting: first.isWriting, purpose: purposeIdentifier)
      let id = ClaimTable.shared.makeID()
      waiting.withLock { _ = $0.insert(id) }
      defer { waiting.withLock { _ = $0.remove(id) } }
      let claim = Claim.acquireBlocking(request, id: id) { isCancelled.withLock { $0 } }
      guard let claim else { throw CocoaError(.userCancelled) }
      lastScope.withLock { scope in scope = claim.scope.withLock { $0 } }
      try withExtendedLifetime(claim) { try withClaims(accesses.dropFirst(), body) }
    }

    func messages(
      _ url: URL, isWriting: Bool, asksToSave: Bool, isDeleting: Bool = false
    ) throws -> PresenterMessages {
      PresenterMessages(
        path: try ItemPath(url).resolved(), isWriting: isWriting, own: presenter,
        asksToSave: asksToSave, isDeleting: isDeleting)
    }
  }

  extension NSFileCoordinator {
    /// Registers a presenter, until it is removed or nobody refers to it any more.
    ///
    /// Apple's counterpart is `NSFileCoordinator.addFilePresenter(_:)`, which keeps it alive.
    public static func addFilePresenter(_ filePresenter: any NSFilePresenter) {
      PresenterTable.shared.add(filePresenter)
    }

    /// Takes a presenter out again.
    ///
    /// Apple's counterpart is `NSFileCoordinator.removeFilePresenter(_:)`.
    public static func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
      PresenterTable.shared.remove(filePresenter)
    }

    /// The presenters of this process.
    ///
    /// Apple's counterpart is `NSFileCoordinator.filePresenters`.
    public static var filePresenters: [any NSFilePresenter] { PresenterTable.shared.all }

    /// Tells the presenters of an item that it was moved. Call it while writing for moving.
    ///
    /// Apple's counterpart is `NSFileCoordinator.item(at:didMoveTo:)`.
    public func item(at oldURL: URL, didMoveTo newURL: URL) {
      guard let path = try? ItemPath(oldURL) else { return }
      for entry in PresenterTable.shared.others(of: path, than: presenter)
      where entry.path == path { entry.send { $0.presentedItemDidMove(to: newURL) } }
    }
  }
#endif
