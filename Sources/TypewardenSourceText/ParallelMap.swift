internal import Dispatch
internal import Synchronization

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Work on many independent items, on all cores, with results in the order of the items.
package enum ParallelMap {
  /// The number of cores that this process may use.
  package static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The results of `transform` for each item.
  ///
  /// Items are handed out `batch` at a time by an atomic counter, so that one slow item delays
  /// nobody. `state` is made once on each thread and given to every call there.
  package static func map<Item: Sendable, State, Result: Sendable>(
    _ items: [Item], jobs: Int? = nil, batch: Int = 1, state: @Sendable () -> State,
    _ transform: @Sendable (State, Item) -> Result
  ) -> [Result] {
    let threads = min(max(1, jobs ?? coreCount), (items.count + batch - 1) / max(1, batch))
    if threads <= 1 {
      let state = state()
      return items.map { transform(state, $0) }
    }
    let next = Atomic<Int>(0)
    let finished = Mutex<[(start: Int, results: [Result])]>([])
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      let state = state()
      while true {
        let start = next.add(batch, ordering: .relaxed).oldValue
        if start >= items.count { return }
        let results = items[start..<min(start + batch, items.count)].map { transform(state, $0) }
        finished.withLock { $0.append((start, results)) }
      }
    }
    return finished.withLock { $0 }.sorted { $0.start < $1.start }.flatMap(\.results)
  }

  /// The results of `transform` for each item.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int? = nil, batch: Int = 1,
    _ transform: @Sendable (Item) -> Result
  ) -> [Result] {
    map(items, jobs: jobs, batch: batch, state: {}, { _, item in transform(item) })
  }
}
