import Foundation
import Synchronization
import Testing
import UniformDocuments

@Suite("Progress")
struct ProgressTests {
  @Test("counts to its total")
  func counting() {
    let manager = ProgressManager(totalCount: 4)
    #expect(manager.fractionCompleted == 0)
    manager.complete(count: 1)
    #expect(manager.fractionCompleted == 0.25)
    #expect(!manager.isFinished)
    manager.complete(count: 3)
    #expect(manager.completedCount == 4)
    #expect(manager.isFinished)
    #expect(manager.reporter.fractionCompleted == 1)
    #expect(manager.reporter == manager.reporter)
  }

  @Test("of a share counts in proportion while it runs, and in full once it is finished")
  func shares() {
    let parent = ProgressManager(totalCount: 10)
    let child = parent.subprogress(assigningCount: 4).start(totalCount: 8)
    child.complete(count: 2)
    #expect(parent.fractionCompleted == 0.1)
    #expect(parent.completedCount == 0)
    let grandchild = child.subprogress(assigningCount: 4).start(totalCount: 2)
    grandchild.complete(count: 1)
    #expect(parent.fractionCompleted == 0.2)
    grandchild.complete(count: 1)
    child.complete(count: 2)
    #expect(child.isFinished)
    #expect(parent.completedCount == 4)
    #expect(parent.fractionCompleted == 0.4)
  }

  @Test("of a share that is dropped, started or not, counts in full")
  func dropped() {
    let parent = ProgressManager(totalCount: 10)
    do { _ = parent.subprogress(assigningCount: 3) }
    #expect(parent.completedCount == 3)
    do {
      let child = parent.subprogress(assigningCount: 3).start(totalCount: 100)
      child.complete(count: 50)
      #expect(parent.fractionCompleted == 0.45)
    }
    #expect(parent.completedCount == 6)
    #expect(parent.fractionCompleted == 0.6)
  }

  @Test("without a total, with one of 0, or beyond it is what Foundation's is")
  func edges() {
    let unknown = ProgressManager(totalCount: nil)
    unknown.complete(count: 5)
    #expect(unknown.isIndeterminate)
    #expect(unknown.fractionCompleted == 0)
    #expect(!unknown.isFinished)
    let nothing = ProgressManager(totalCount: 0)
    #expect(nothing.fractionCompleted.isNaN)
    #expect(!nothing.isFinished)
    let much = ProgressManager(totalCount: 10)
    much.complete(count: 13)
    #expect(much.fractionCompleted == 1.3)
    much.setCounts { completed, total in (completed, total) = (1, 4) }
    #expect(much.fractionCompleted == 0.25)
  }

  @Test("can be a part of several others")
  func assigned() {
    let work = ProgressManager(totalCount: 2)
    let (first, second) = (ProgressManager(totalCount: 2), ProgressManager(totalCount: 4))
    first.assign(count: 1, to: work.reporter)
    second.assign(count: 1, to: work.reporter)
    work.complete(count: 1)
    #expect(first.fractionCompleted == 0.25)
    #expect(second.fractionCompleted == 0.125)
  }

  @Test("of shares in many tasks adds up exactly")
  func concurrent() async {
    let parent = ProgressManager(totalCount: 300)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          let child = parent.subprogress(assigningCount: 3).start(totalCount: 7)
          for _ in 0..<7 { child.complete(count: 1) }
        }
      }
    }
    #expect(parent.completedCount == 300)
    #expect(parent.fractionCompleted == 1)
  }

  @Test("tells those who observe it, also of what happens in a share")
  func observed() {
    let parent = ProgressManager(totalCount: 10)
    let child = parent.subprogress(assigningCount: 4).start(totalCount: 8)
    let calls = Mutex(0)
    let reporter = parent.reporter
    withObservationTracking {
      _ = reporter.fractionCompleted
    } onChange: {
      // Reading here must be possible.
      _ = reporter.fractionCompleted
      calls.withLock { $0 += 1 }
    }
    child.complete(count: 1)
    #expect(calls.withLock { $0 } == 1)
  }

  /// Ways in which a writer counts.
  enum Counting: CaseIterable { case well, beyond, back, nothing, unknown, never, kept }

  @Test(
    "of a session grows within 0...1 and ends at 1, however a writer counts",
    arguments: Counting.allCases)
  @MainActor
  func session(counting: Counting) async throws {
    let folder = try TemporaryFolder()
    let script = LetterScript()
    let (session, _) = try await DocumentSession.letter("old", in: folder, script: script)
    #expect(session.progress == nil)
    let shown = Mutex<[Double]>([])
    let kept = Mutex<[ProgressManager]>([])
    let reporters = Mutex<[ProgressReporter]>([])
    script.whileWriting { [weak session] _, _, _, steps in
      let reporter = try #require(await session?.progress)
      reporters.withLock { $0.append(reporter) }
      func look() { shown.withLock { $0.append(reporter.fractionCompleted) } }
      look()
      for number in 0..<5 {
        switch counting {
        case .well: steps.complete(count: 1)
        case .beyond: steps.complete(count: 7)
        case .back: steps.setCounts { completed, _ in completed = 5 - number }
        case .nothing: steps.setCounts { _, total in total = 0 }
        case .unknown: steps.setCounts { _, total in total = nil }
        case .never: break
        case .kept: kept.withLock { $0.append(steps) }
        }
        look()
      }
      if counting == .never { return }
    }
    session.document.setText("new", session.undoManager)
    try await session.save()
    let values = shown.withLock { $0 }
    #expect(values.count == 6)
    #expect(values == values.sorted())
    #expect(values.allSatisfy { (0...1).contains($0) })
    #expect(session.progress == nil)
    let reporter = try #require(reporters.withLock { $0.first })
    #expect(reporter.fractionCompleted == 1)
    #expect(reporter.isFinished)
    if counting == .well { #expect(Set(values).count == 6) }
  }
}
