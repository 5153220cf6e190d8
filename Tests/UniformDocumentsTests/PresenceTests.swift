import Foundation
import Synchronization
import Testing
import UniformDocuments

@Suite("A document that is being saved") @MainActor
struct PresenceTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Looks without a pause whether something is there, on a thread of its own.
  private final class Watcher: Sendable {
    private let counts = Mutex((looks: 0, absences: 0))
    private let isOver = Atomic(false)
    private let done = Gate()

    init(_ url: URL) {
      Thread.detachNewThread { [self] in
        while !isOver.load(ordering: .relaxed) {
          let isThere = access(url.path, F_OK) == 0
          counts.withLock { counts in
            counts.looks += 1
            if !isThere { counts.absences += 1 }
          }
        }
        done.open()
      }
    }

    func stop() async -> (looks: Int, absences: Int) {
      isOver.store(true, ordering: .relaxed)
      await done.wait()
      return counts.withLock { $0 }
    }
  }

  @Test("is there at every step, whole and old, until the new one is in its place")
  func steps() async throws {
    let (session, url) = try await DocumentSession.binder(["a": "1", "b": "2"], in: folder)
    session.document.setPage("a", "1a", session.undoManager)
    let old = try Disk.tree(url)
    let seen = Mutex<[SaveStep: [String: String]]>([:])
    var environment = SaveEnvironment()
    environment.reached = { step in
      let tree = (try? Disk.tree(url)) ?? [:]
      seen.withLock { $0[step] = tree }
    }
    try await SaveEnvironment.$current.withValue(environment) { try await session.save() }
    let new = try Disk.tree(url)
    #expect(new != old)
    for (step, tree) in seen.withLock({ $0 }) {
      #expect(tree == (step == .replaced || step == .finished ? new : old), "\(step)")
    }
    #expect(seen.withLock { $0.count } == SaveStep.allCases.count - 1)
  }

  @Test("is never gone for a moment, however large the package is")
  func neverGone() async throws {
    let pages = Dictionary(uniqueKeysWithValues: (0..<500).map { ("\($0).txt", "text \($0)") })
    let url = folder.url.appending(path: "work.binder")
    for (page, text) in pages { _ = try folder.file("work.binder/pages/\(page)", text) }
    let session = try await DocumentSession.open(
      WrappedBinder(), at: url, as: .binder, registry: SampleTypes.registry)
    let watcher = Watcher(url.appending(path: "pages/499.txt"))
    for round in 0..<5 {
      session.document.setPage("0.txt", "changed \(round)", session.undoManager)
      try await session.save()
    }
    let (looks, absences) = await watcher.stop()
    #expect(looks > 0)
    #expect(absences == 0)
  }
}
