import DocumentRegistry
import Foundation
import Synchronization
import Testing

@Suite("Watching folders")
struct WatchTests {
  @Test(
    "files, folders, moves and deletions are in the registry soon after they happen",
    arguments: Keeper.available)
  func followsChanges(_ keeper: Keeper) async throws {
    let tree = try SampleTree(keeper)
    try tree.write("a/one.txt")
    let isDone = Flag()
    let catalog = tree.catalog
    let request = tree.request()
    // A thread of its own: watching blocks, and tasks share as many threads as there are cores.
    let ended = AsyncStream<Result<Void, any Error>>.makeStream()
    Thread.detachNewThread {
      ended.continuation.yield(
        Result {
          try catalog.watch(
            [request], isCancelled: { isDone.isSet }, report: { _, _ in })
        })
      ended.continuation.finish()
    }
    try await waits { try tree.contents().count == 1 }
    try tree.write("a/two.txt")
    try tree.write("b/c/d/three.png")
    try await waits { try tree.contents().count == 3 }
    try tree.write("b/c/d/four.png")
    try tree.move("a", to: "b/c/moved")
    try await waits { try tree.contents().keys.contains("b/c/moved/two.txt") }
    try tree.write("b/c/moved/five.txt", "more")
    try tree.write("b/c/d/three.png", "longer than it was")
    try await waits { try tree.contents().count == 5 }
    try await waits {
      var filter = DocumentFilter()
      filter.largerThan = 10
      return try tree.contents(filter).count == 1
    }
    try tree.remove("b")
    try await waits { try tree.contents().isEmpty }
    isDone.set()
    for await result in ended.stream { try result.get() }
  }

  private func waits(_ isTrue: () throws -> Bool) async throws {
    for _ in 0..<600 {
      if (try? isTrue()) == true { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(try isTrue())
  }
}

/// Told from one thread to another.
private final class Flag: Sendable {
  private let state = Atomic<Bool>(false)
  var isSet: Bool { state.load(ordering: .relaxed) }
  func set() { state.store(true, ordering: .relaxed) }
}
