import Foundation
import Synchronization
import Testing
import UniformDocuments

@Suite("A presenter") @MainActor
struct PresenterTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  final class Presenter: NSFilePresenter, Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    private let entries = Mutex<[String]>([])
    let changed = Gate()
    let refusal: CocoaError?

    init(_ url: URL, refusal: CocoaError? = nil) {
      presentedItemURL = url
      self.refusal = refusal
    }

    var log: [String] { entries.withLock { $0 } }
    func note(_ entry: String) { entries.withLock { $0.append(entry) } }

    func relinquishPresentedItem(
      toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
    ) {
      note("to reader")
      reader { [self] in note("reader done") }
    }

    func relinquishPresentedItem(
      toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
    ) {
      note("to writer")
      writer { [self] in note("writer done") }
    }

    func savePresentedItemChanges(
      completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
      note("save")
      // A claim of its own must be possible at this moment.
      NSFileCoordinator(filePresenter: self).coordinate(writingItemAt: presentedItemURL!) { url in
        try? Data("saved first".utf8).write(to: url)
      }
      completionHandler(refusal)
    }

    func presentedItemDidChange() {
      note("changed")
      changed.open()
    }
  }

  @Test("saves before somebody reads, and is told when they are done")
  func reading() throws {
    let url = try folder.file("text", "old")
    let presenter = Presenter(url)
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    #expect(NSFileCoordinator.filePresenters.contains { $0 === presenter })
    var seen: String?
    NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: url) {
      seen = try? Disk.text($0)
    }
    #expect(seen == "saved first")
    #expect(presenter.log.filter { $0 != "changed" } == ["to reader", "save", "reader done"])
  }

  @Test("is left alone by its own coordinator, and after it was removed")
  func own() throws {
    let url = try folder.file("text", "old")
    let presenter = Presenter(url)
    NSFileCoordinator.addFilePresenter(presenter)
    NSFileCoordinator(filePresenter: presenter).coordinate(readingItemAt: url) { _ in }
    NSFileCoordinator.removeFilePresenter(presenter)
    NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: url) { _ in }
    #expect(presenter.log == [])
  }

  @Test("can refuse, and then the accessor is not called")
  func refusing() throws {
    let url = try folder.file("text", "old")
    let presenter = Presenter(url, refusal: CocoaError(.fileWriteOutOfSpace))
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    var error: NSError?
    var isCalled = false
    NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: url, error: &error) { _ in
      isCalled = true
    }
    #expect(error?.code == CocoaError.fileWriteOutOfSpace.rawValue)
    #expect(!isCalled)
    #expect(presenter.log.contains("reader done"))
  }

  @Test("hears of a session that saves")
  func saving() async throws {
    let (session, url) = try await DocumentSession.letter("old", in: folder)
    let presenter = Presenter(url)
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    session.document.setText("new", session.undoManager)
    try await session.save()
    await presenter.changed.wait()
    #expect(presenter.log.filter { $0 != "changed" } == ["to writer", "writer done"])
  }

  @Test(
    "hears of a change by a program that does not coordinate",
    arguments: ["in place", "replaced", "removed"])
  func foreign(how: String) async throws {
    let url = try folder.file("text", "old")
    let presenter = Presenter(url)
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    switch how {
    case "in place": _ = try Shell.run("sh", "-c", "echo new > '\(url.path)'")
    case "replaced":
      _ = try Shell.run("sh", "-c", "echo new > '\(url.path)~'; mv '\(url.path)~' '\(url.path)'")
    default: _ = try Shell.run("rm", url.path)
    }
    await presenter.changed.wait()
    #expect(presenter.log.allSatisfy { $0 == "changed" })
  }
}
