internal import Dispatch
internal import Synchronization

/// Listings on their way from the walkers to the writer. Bounded, so that a slow disk under the
/// database does not fill the memory.
final class ListingQueue: Sendable {
  private struct State {
    var listings: [FolderListing] = []
    var entries = 0
    var walkers: Int
    var isWriterWaiting = false
    var waitingWalkers = 0
  }

  private static let limit = 100_000

  private let state: Mutex<State>
  private let arrived = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: 0)

  init(walkers: Int) { state = Mutex(State(walkers: walkers)) }

  /// Hands a listing over; waits while the writer is far behind.
  func append(_ listing: FolderListing) {
    let mustWait = state.withLock { state in
      state.listings.append(listing)
      state.entries += listing.entries.count + listing.subfolders.count + 1
      if state.isWriterWaiting, state.listings.count >= 8 {
        state.isWriterWaiting = false
        arrived.signal()
      }
      if state.entries > Self.limit { state.waitingWalkers += 1 }
      return state.entries > Self.limit
    }
    if mustWait {
      wake()
      room.wait()
    }
  }

  /// Lets the writer have what there is, however little.
  private func wake() {
    state.withLock { state in
      guard state.isWriterWaiting else { return }
      state.isWriterWaiting = false
      arrived.signal()
    }
  }

  /// Notes that a walker has ended.
  func finish() {
    state.withLock { state in
      state.walkers -= 1
      if state.isWriterWaiting {
        state.isWriterWaiting = false
        arrived.signal()
      }
    }
  }

  /// All listings that have arrived, in an order in which parents precede their children; nil when
  /// nothing comes any more.
  func next() -> [FolderListing]? {
    while true {
      let (taken, isOver) = state.withLock { state -> ([FolderListing], Bool) in
        let taken = state.listings
        state.listings = []
        state.entries = 0
        while state.waitingWalkers > 0 {
          state.waitingWalkers -= 1
          room.signal()
        }
        state.isWriterWaiting = taken.isEmpty && state.walkers > 0
        return (taken, state.walkers == 0)
      }
      if !taken.isEmpty { return taken }
      if isOver { return nil }
      // Looks again once in a while, because a few listings alone wake nobody.
      if arrived.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
        state.withLock { $0.isWriterWaiting = false }
        _ = arrived.wait(timeout: .now())
      }
    }
  }
}
