#if !canImport(Darwin)
  import Synchronization

  /// Who in this process has a claim on which item, and who waits for one.
  ///
  /// Many may read an item, or one may write it. An item overlaps with what it is in and with what is
  /// in it. Claims are granted in the order they were asked for, so nobody waits for ever.
  final class ClaimTable: Sendable {
    /// One claim as it was asked for.
    struct Request: Sendable {
      let path: ItemPath
      let isWriting: Bool
      /// Claims of one purpose do not keep each other out.
      let purpose: String

      func conflicts(with other: Request) -> Bool {
        (isWriting || other.isWriting) && purpose != other.purpose
          && (path.isWithin(other.path) || other.path.isWithin(path))
      }
    }

    /// What a request has come to.
    enum Outcome: Sendable { case granted, cancelled }

    private struct Waiter: Sendable {
      let id: Int
      let request: Request
      let wake: @Sendable (Outcome) -> Void
    }

    private struct State: Sendable {
      var lastID = 0
      var active: [Int: Request] = [:]
      var waiters: [Waiter] = []

      /// Takes out those who need not wait any longer.
      mutating func takeReady() -> [Waiter] {
        var ready: [Waiter] = []
        var waiting: [Waiter] = []
        for waiter in waiters {
          let isBlocked =
            active.values.contains { $0.conflicts(with: waiter.request) }
            || waiting.contains { $0.request.conflicts(with: waiter.request) }
          if isBlocked {
            waiting.append(waiter)
          } else {
            active[waiter.id] = waiter.request
            ready.append(waiter)
          }
        }
        waiters = waiting
        return ready
      }
    }

    private let state = Mutex(State())

    /// The one of this process: who coordinates has to meet everybody else who does.
    static let shared = ClaimTable()

    func makeID() -> Int {
      state.withLock { state in
        state.lastID += 1
        return state.lastID
      }
    }

    /// Asks for a claim. `wake` is called once, perhaps before this returns.
    func ask(_ id: Int, _ request: Request, wake: @escaping @Sendable (Outcome) -> Void) {
      let ready = state.withLock { state in
        state.waiters.append(Waiter(id: id, request: request, wake: wake))
        return state.takeReady()
      }
      for waiter in ready { waiter.wake(.granted) }
    }

    /// Gives up waiting. Nothing happens when the claim was granted before.
    func cancel(_ id: Int) {
      let (cancelled, ready) = state.withLock { state -> (Waiter?, [Waiter]) in
        guard let index = state.waiters.firstIndex(where: { $0.id == id }) else { return (nil, []) }
        let waiter = state.waiters.remove(at: index)
        return (waiter, state.takeReady())
      }
      cancelled?.wake(.cancelled)
      for waiter in ready { waiter.wake(.granted) }
    }

    func release(_ id: Int) {
      let ready = state.withLock { state in
        state.active[id] = nil
        return state.takeReady()
      }
      for waiter in ready { waiter.wake(.granted) }
    }

    /// Whether another claim of the same purpose on the very same item is active: that one has the
    /// lock between processes already.
    func hasOther(_ id: Int, like request: Request) -> Bool {
      state.withLock { state in
        state.active.contains {
          $0.key != id && $0.value.path == request.path && $0.value.purpose == request.purpose
        }
      }
    }
  }
#endif
