import DocumentRegistry
import Foundation
import Synchronization
import Testing

@Suite("Watching folders")
struct WatchTests {
  @Test("files, folders, moves and deletions are in the registry soon after they happen")
  func followsChanges() async throws {
    let tree = try SampleTree()
    try tree.write("a/one.txt")
    let isDone = Atomic<Bool>(false)
    let catalog = tree.catalog
    let request = tree.request()
    let watching = Task.detached {
      try catalog.watch(
        [request], isCancelled: { isDone.load(ordering: .relaxed) }, report: { _, _ in })
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
    isDone.store(true, ordering: .relaxed)
    try await watching.value
  }

  private func waits(_ isTrue: () throws -> Bool) async throws {
    for _ in 0..<600 {
      if (try? isTrue()) == true { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(try isTrue())
  }
}
