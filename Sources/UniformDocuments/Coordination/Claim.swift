#if !canImport(Darwin)
  import Dispatch
  import Synchronization
  #if canImport(Musl)
    internal import Musl
  #else
    internal import Glibc
  #endif

  /// The right to read or write an item, until it is released.
  ///
  /// First comes the claim in this process: a lock of the system knows nothing of what is inside of
  /// what, and two of one process would need care. Then the lock that other processes see.
  final class Claim: Sendable {
    let request: ClaimTable.Request

    /// Whether other processes are kept out too.
    let scope: Mutex<CoordinationScope> = Mutex(.process)

    private let id: Int
    private let locks = Mutex<[ItemLock]>([])

    private init(_ request: ClaimTable.Request, id: Int) {
      self.request = request
      self.id = id
    }

    deinit {
      locks.withLock { $0 = [] }
      ClaimTable.shared.release(id)
    }

    /// Keeps a lock on what takes the item's place, so that the claim goes on to mean something.
    func add(_ lock: ItemLock) { locks.withLock { $0.append(lock) } }

    /// Ends the claim. Letting go of the last reference would do, but says less.
    consuming func release() {}

    /// Waits for a claim; a cancelled task stops waiting.
    static func acquire(
      _ path: ItemPath, isWriting: Bool, purpose: String
    ) async throws -> Claim {
      let request = ClaimTable.Request(path: path, isWriting: isWriting, purpose: purpose)
      let id = ClaimTable.shared.makeID()
      let outcome = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          ClaimTable.shared.ask(id, request) { continuation.resume(returning: $0) }
          // A cancellation before the request was there found nothing to cancel.
          if Task.isCancelled { ClaimTable.shared.cancel(id) }
        }
      } onCancel: {
        ClaimTable.shared.cancel(id)
      }
      guard outcome == .granted else { throw CancellationError() }
      let claim = Claim(request, id: id)
      var pause = Backoff()
      while !claim.lock() {
        try await Task.sleep(for: .microseconds(pause.next()))
      }
      return claim
    }

    /// Waits for a claim and blocks the thread meanwhile; nil when `isCancelled` says so.
    static func acquireBlocking(
      _ request: ClaimTable.Request, id: Int, isCancelled: () -> Bool
    ) -> Claim? {
      let semaphore = DispatchSemaphore(value: 0)
      let box = OutcomeBox()
      ClaimTable.shared.ask(id, request) { result in
        box.value.withLock { $0 = result }
        semaphore.signal()
      }
      if isCancelled() { ClaimTable.shared.cancel(id) }
      semaphore.wait()
      guard box.value.withLock({ $0 }) == .granted else { return nil }
      let claim = Claim(request, id: id)
      var pause = Backoff()
      while !isCancelled() {
        if claim.lock() { return claim }
        usleep(pause.next())
      }
      return nil
    }

    private final class OutcomeBox: Sendable {
      let value = Mutex(ClaimTable.Outcome.cancelled)
    }

    /// Tries to get the lock that other processes see; false when one of them has it.
    private func lock() -> Bool {
      if ClaimTable.shared.hasOther(id, like: request) { return true }
      switch ItemLock.attempt(request.path, isExclusive: request.isWriting) {
      case .busy: return false
      case .locked(let lock):
        add(lock)
        scope.withLock { $0 = .machine }
      case .nothing where StagingFolder.hasSetAside(request.path):
        // Somebody is about to put a new version there, or has died before that.
        StagingFolder.removeDead(of: request.path)
        return false
      case .nothing, .unsupported: break
      }
      return true
    }

    /// Pauses between attempts, in microseconds. The system could wait for the lock, but then
    /// nobody could stop waiting, and a thread would be blocked.
    private struct Backoff {
      private var pause: UInt32 = 500

      mutating func next() -> UInt32 {
        defer { pause = min(pause * 2, 16_000) }
        return pause
      }
    }
  }
#endif
