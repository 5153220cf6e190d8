#if !canImport(Darwin)
  /// Lets one operation of a session run at a time, in the order in which they were asked for.
  @MainActor
  final class SessionTurns {
    private var isTaken = false
    private var lastID = 0
    private var waiters: [(id: Int, resume: CheckedContinuation<Bool, Never>)] = []

    /// Waits for its turn.
    ///
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    func take() async throws {
      try Task.checkCancellation()
      guard isTaken else {
        isTaken = true
        return
      }
      lastID += 1
      let id = lastID
      let isGiven = await withTaskCancellationHandler {
        await wait(id)
      } onCancel: {
        Task { @MainActor in cancel(id) }
      }
      if !isGiven { throw CancellationError() }
    }

    /// Waits for its turn, cancelled or not.
    func takeUncancelled() async {
      guard isTaken else {
        isTaken = true
        return
      }
      lastID += 1
      _ = await wait(lastID)
    }

    func give() {
      if waiters.isEmpty {
        isTaken = false
      } else {
        waiters.removeFirst().resume.resume(returning: true)
      }
    }

    private func wait(_ id: Int) async -> Bool {
      await withCheckedContinuation { waiters.append((id, $0)) }
    }

    private func cancel(_ id: Int) {
      guard let index = waiters.firstIndex(where: { $0.id == id }) else { return }
      waiters.remove(at: index).resume.resume(returning: false)
    }
  }
#endif
