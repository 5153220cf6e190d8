import Foundation
import Synchronization
import Testing
import UniformDocuments

@Suite("Coordination") @MainActor
struct ClaimTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Whether something does not come about for as long as it would take if nothing kept it from it.
  private func staysFalse(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<100 {
      if condition() { return false }
      try? await Task.sleep(for: .milliseconds(3))
    }
    return true
  }

  /// Asks for a coordinated access on a thread of its own, and says when it got it.
  private func access(
    _ url: URL, isWriting: Bool, begun: Gate? = nil, _ body: @escaping @Sendable () -> Void = {}
  ) -> Gate {
    let done = Gate()
    Thread.detachNewThread {
      begun?.open()
      let coordinator = NSFileCoordinator(filePresenter: nil)
      if isWriting {
        coordinator.coordinate(writingItemAt: url) { _ in body() }
      } else {
        coordinator.coordinate(readingItemAt: url) { _ in body() }
      }
      done.open()
    }
    return done
  }

  @Test(
    "keeps a coordinator out of a document that is being saved, and then lets it see the new one",
    arguments: [true, false])
  func savingExcludes(isWriting: Bool) async throws {
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    let gate = Gate()
    script.whileWriting { _, _, _, _ in await gate.wait() }
    session.document.setText("new", session.undoManager)
    let saving = Task { try await session.save() }
    await gate.hasWaiter()
    let begun = Gate()
    let done = access(url, isWriting: isWriting, begun: begun) {
      script.log("saw \((try? Disk.text(url)) ?? "nothing")")
    }
    await begun.wait()
    #expect(await staysFalse { script.calls.contains { $0.hasPrefix("saw") } })
    gate.open()
    try await saving.value
    await done.wait()
    #expect(script.calls.last == "saw new")
  }

  @Test("makes a save wait for a coordinator inside of the package", arguments: [true, false])
  func insidePackage(isWriting: Bool) async throws {
    let (session, url) = try await DocumentSession.binder(["a": "1"], in: folder)
    session.document.setPage("a", "1a", session.undoManager)
    let (inside, leave) = (Gate(), DispatchSemaphore(value: 0))
    let order = Mutex<[String]>([])
    let done = access(url.appending(path: "pages/a"), isWriting: isWriting) {
      inside.open()
      leave.wait()
      order.withLock { $0.append("read") }
    }
    await inside.wait()
    var environment = SaveEnvironment()
    environment.reached = { step in if step == .claimed { order.withLock { $0.append("claimed") } }
    }
    let saving = SaveEnvironment.$current.withValue(environment) {
      Task { try await session.save() }
    }
    #expect(await staysFalse { !order.withLock { $0.isEmpty } })
    leave.signal()
    try await saving.value
    await done.wait()
    #expect(order.withLock { $0 } == ["read", "claimed"])
  }

  @Test("lets two read at a time, and makes opening wait for a writer")
  func opening() async throws {
    let url = try folder.file("dear.letter", "old")
    let (first, second, leave) = (Gate(), Gate(), DispatchSemaphore(value: 0))
    _ = access(url, isWriting: false) {
      first.open()
      leave.wait()
    }
    _ = access(url, isWriting: false) {
      second.open()
      leave.wait()
    }
    await first.wait()
    await second.wait()
    // Opening reads, too.
    let session = try await DocumentSession.open(
      Letter(), at: url, as: .letter, registry: SampleTypes.registry)
    #expect(session.document.text == "old")
    leave.signal()
    leave.signal()

    let writing = Gate()
    let done = access(url, isWriting: true) {
      writing.open()
      leave.wait()
      try? Data("written".utf8).write(to: url)
    }
    await writing.wait()
    let script = LetterScript()
    let opening = Task {
      try await DocumentSession.open(
        Letter(script), at: url, as: .letter, registry: SampleTypes.registry
      ).document.text
    }
    #expect(await staysFalse { script.calls.contains("read") })
    leave.signal()
    await done.wait()
    #expect(try await opening.value == "written")
  }

  @Test("excludes other processes, by a lock that they can see")
  func otherProcesses() async throws {
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    let package = try await DocumentSession.binder(["a": "1"], in: folder)
    // flock(1) of util-linux takes the same lock.
    script.whileWriting { _, _, _, _ in
      let status = try Shell.run("flock", "--nonblock", url.path, "true")
      #expect(status == 1)
    }
    session.document.setText("new", session.undoManager)
    try await session.save()
    #expect(try Shell.run("flock", "--nonblock", url.path, "true") == 0)
    NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: package.url) { url in
      let statuses = [[], ["--shared"]].map { options in
        try? Shell.run(["flock", "--nonblock"] + options + [url.path, "true"])
      }
      #expect(statuses == [1, 0])
    }
  }

  @Test("locks what is there, and not what was replaced while it asked for the lock")
  func staleLock() throws {
    let url = try folder.file("text", "old")
    let path = url.path
    let isReplaced = Mutex(false)
    var environment = SaveEnvironment()
    environment.opened = {
      let isFirst = isReplaced.withLock { isReplaced in
        defer { isReplaced = true }
        return !isReplaced
      }
      guard isFirst else { return }
      try? Data("new".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    var status: Int32?
    SaveEnvironment.$current.withValue(environment) {
      NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: url) { url in
        status = try? Shell.run("flock", "--nonblock", url.path, "true")
      }
    }
    #expect(try Disk.text(url) == "new")
    #expect(status == 1)
  }

  @Test("waits for the lock of another process, and a cancelled save stops waiting")
  func waiting() async throws {
    let (session, url) = try await DocumentSession.letter("old", in: folder)
    let holder = Process()
    holder.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    holder.arguments = ["flock", "--close", url.path, "sh", "-c", "echo $$; exec sleep 600"]
    let pipe = Pipe()
    holder.standardOutput = pipe
    try holder.run()
    let child = Int32(
      String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self).dropLast())
    session.document.setText("new", session.undoManager)
    let saving = Task { try await session.save() }
    try await Task.sleep(for: .milliseconds(50))
    saving.cancel()
    await #expect(throws: CancellationError.self) { try await saving.value }
    #expect(try Disk.text(url) == "old")
    // The lock of a dead process is none.
    kill(holder.processIdentifier, SIGKILL)
    // Foundation waits for all that has the process's descriptors.
    if let child { kill(child, SIGKILL) }
    holder.waitUntilExit()
    try await session.save()
    #expect(try Disk.text(url) == "new")
  }

  @Test("reports why an accessor was not called")
  func errors() throws {
    let url = folder.url.appending(path: "missing/file")
    var error: NSError?
    var isCalled = false
    let coordinator = NSFileCoordinator(filePresenter: nil)
    coordinator.coordinate(readingItemAt: url, options: [], error: &error) { _ in isCalled = true }
    #expect(error?.domain == NSPOSIXErrorDomain)
    #expect(error?.code == Int(ENOENT))
    coordinator.cancel()
    error = nil
    coordinator.coordinate(writingItemAt: folder.url, error: &error) { _ in isCalled = true }
    #expect(error?.code == CocoaError.userCancelled.rawValue)
    #expect(!isCalled)
  }

  @Test("says whether other processes are kept out")
  func scope() throws {
    let file = try folder.file("here", "text")
    let coordinator = URLDocumentConfiguration().makeFileCoordinator()
    coordinator.coordinate(readingItemAt: file) { _ in }
    #expect(coordinator.scope == .machine)
    coordinator.coordinate(writingItemAt: folder.url.appending(path: "not here")) { _ in }
    #expect(coordinator.scope == .process)
  }

  @Test("does not wait for itself within one coordinator, and moves two items in one claim")
  func nesting() throws {
    let from = try folder.file("from", "text")
    let to = folder.url.appending(path: "to")
    let coordinator = NSFileCoordinator(filePresenter: nil)
    var isMoved = false
    coordinator.coordinate(writingItemAt: from, options: .forMoving, writingItemAt: to) {
      from, to in
      coordinator.coordinate(readingItemAt: from) { from in
        isMoved = (try? FileManager.default.moveItem(at: from, to: to)) != nil
      }
    }
    #expect(isMoved)
    #expect(try Disk.text(to) == "text")
  }
}
