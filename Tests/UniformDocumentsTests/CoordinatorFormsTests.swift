import Foundation
import Synchronization
import Testing
import UniformDocuments

@Suite("Further forms of coordination") @MainActor
struct CoordinatorFormsTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("hand out a copy for uploading, and remove it afterwards")
  func uploading() throws {
    _ = try folder.file("work.binder/pages/a", "1")
    let url = folder.url.appending(path: "work.binder")
    var copy: URL?
    NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: url, options: .forUploading) {
      copy = $0
      #expect($0.lastPathComponent == "work.binder")
      #expect((try? Disk.tree($0)) == ["pages/": "", "pages/a": "1"])
      // The claim is over: others need not wait for the upload.
      var isCalled = false
      NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: url) { url in
        isCalled = (try? Data("2".utf8).write(to: url.appending(path: "pages/a"))) != nil
      }
      #expect(isCalled)
      #expect((try? Disk.tree($0)["pages/a"]) == "1")
    }
    #expect(try copy != url && !Disk.exists(#require(copy)))
    #expect(try Disk.tree(url)["pages/a"] == "2")
    var error: NSError?
    NSFileCoordinator(filePresenter: nil).coordinate(
      readingItemAt: folder.url.appending(path: "missing"), options: .forUploading, error: &error
    ) { _ in Issue.record("there is nothing to upload") }
    #expect(error?.code == Int(ENOENT))
  }

  @Test("wait for several items without blocking, and call the accessor on its queue")
  func intents() async throws {
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    let other = try folder.file("other", "text")
    let gate = Gate()
    script.whileWriting { _, _, _, _ in await gate.wait() }
    session.document.setText("new", session.undoManager)
    let saving = Task { try await session.save() }
    await gate.hasWaiter()
    let queue = OperationQueue()
    let done = Gate()
    NSFileCoordinator(filePresenter: nil).coordinate(
      with: [.readingIntent(with: url), .writingIntent(with: other, options: .forReplacing)],
      queue: queue
    ) { error in
      let isOnQueue = OperationQueue.current === queue
      script.log("\(error.map { "\($0)" } ?? "saw \((try? Disk.text(url)) ?? "")") \(isOnQueue)")
      done.open()
    }
    // The call has returned although the document is being saved.
    #expect(!script.calls.contains { $0.hasPrefix("saw") })
    gate.open()
    try await saving.value
    await done.wait()
    #expect(script.calls.last == "saw new true")
  }

  @Test("say why several items cannot be accessed")
  func failure() async throws {
    let queue = OperationQueue()
    let code = Mutex<Int?>(nil)
    let done = Gate()
    NSFileCoordinator(filePresenter: nil).coordinate(
      with: [.readingIntent(with: folder.url.appending(path: "missing/file"))], queue: queue
    ) { error in
      code.withLock { $0 = (error as NSError?)?.code }
      done.open()
    }
    await done.wait()
    #expect(code.withLock { $0 } == Int(ENOENT))
  }
}
