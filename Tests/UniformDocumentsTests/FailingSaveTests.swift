import Foundation
import Testing
import UniformDocuments

@Suite("A save that fails") @MainActor
struct FailingSaveTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  struct Spoiled: Error, Equatable { var reason = "spoiled" }

  @Test("in the writer leaves the document and its unsaved changes, and says why")
  func writer() async throws {
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    script.whileWriting { _, _, _, _ in throw Spoiled() }
    session.document.setText("new", session.undoManager)
    await #expect(throws: Spoiled()) { try await session.save() }
    #expect(try Disk.text(url) == "old")
    #expect(session.hasUnsavedChanges)
    #expect(session.progress == nil)
    #expect(try folder.names == ["dear.letter"])

    script.whileWriting { _, _, _, _ in }
    try await session.save()
    #expect(try Disk.text(url) == "new")
  }

  @Test("for the first time leaves no file")
  func first() async throws {
    let script = LetterScript()
    script.whileWriting { _, _, _, _ in throw Spoiled() }
    let session = DocumentSession(Letter(script), registry: SampleTypes.registry)
    session.document.setText("new", session.undoManager)
    let url = folder.url.appending(path: "first.letter")
    await #expect(throws: Spoiled()) { try await session.save(to: url, as: .letter) }
    #expect(try folder.names == [])
    #expect(session.configuration.fileURL == nil)
    #expect(session.hasUnsavedChanges)
  }

  @Test(
    "at any step leaves the old package, and what was saved does not fail any more",
    arguments: SaveStep.allCases, [true, false])
  func steps(step: SaveStep, hasExchange: Bool) async throws {
    // Nothing is set aside where the two can be swapped.
    if step == .setAside, hasExchange { return }
    let (session, url) = try await DocumentSession.binder(["a": "1", "b": "2"], in: folder)
    session.document.setPage("b", "2b", session.undoManager)
    try await session.save()
    let before = try Disk.tree(url)
    session.document.setPage("a", "1a", session.undoManager)
    session.document.setPage("b", nil, session.undoManager)
    var environment = SaveEnvironment()
    environment.hasExchange = hasExchange
    environment.reached = { if $0 == step { throw Spoiled() } }
    try await SaveEnvironment.$current.withValue(environment) {
      if step == .finished { return try await session.save() }
      await #expect(throws: Spoiled()) { try await session.save() }
      #expect(session.hasUnsavedChanges)
      #expect(try Disk.tree(url) == before)
    }
    #expect(try folder.names == ["work.binder"])
    // Nothing stands in the way of the next one.
    try await session.save()
    #expect(try Disk.tree(url) == ["pages/": "", "pages/a": "1a", "index.txt": "1 pages"])
  }

  @Test("after its new version took the place takes that back", arguments: [true, false])
  func takenBack(isNew: Bool) async throws {
    var (session, url) = try await DocumentSession.letter("old", in: folder)
    if isNew {
      session = DocumentSession(Letter(), registry: SampleTypes.registry)
      url = folder.url.appending(path: "new.letter")
    }
    session.document.setText("new", session.undoManager)
    var environment = SaveEnvironment()
    environment.reached = { if $0 == .replaced { throw Spoiled() } }
    await SaveEnvironment.$current.withValue(environment) {
      await #expect(throws: Spoiled()) {
        if isNew { try await session.save(to: url, as: .letter) } else { try await session.save() }
      }
    }
    #expect(session.hasUnsavedChanges)
    #expect(try folder.names == ["dear.letter"])
    #expect(try Disk.text(folder.url.appending(path: "dear.letter")) == "old")
    // It was the session itself who touched the file, so that is no conflict.
    if isNew { try await session.save(to: url, as: .letter) } else { try await session.save() }
    #expect(try Disk.text(url) == "new")
  }

  @Test("because its task is cancelled cancels the writer and leaves the document")
  func cancelled() async throws {
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    let gate = Gate()
    script.whileWriting { _, _, _, _ in
      await gate.wait()
      script.log("cancelled: \(Task.isCancelled)")
    }
    session.document.setText("new", session.undoManager)
    let saving = Task { try await session.save() }
    await gate.hasWaiter()
    saving.cancel()
    gate.open()
    // The writer did not care, and yet nothing may have happened.
    await #expect(throws: CancellationError.self) { try await saving.value }
    #expect(script.calls.last == "cancelled: true")
    #expect(try Disk.text(url) == "old")
    #expect(session.hasUnsavedChanges)
    #expect(try folder.names == ["dear.letter"])
  }

  @Test("while it waits for another leaves the other alone")
  func cancelledWaiting() async throws {
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    let gate = Gate()
    script.whileWriting { _, _, _, _ in await gate.wait() }
    session.document.setText("new", session.undoManager)
    let first = Task { try await session.save() }
    await gate.hasWaiter()
    session.document.setText("newer", session.undoManager)
    let second = Task { try await session.save() }
    for _ in 0..<20 { await Task.yield() }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    gate.open()
    try await first.value
    #expect(try Disk.text(url) == "new")
    #expect(session.hasUnsavedChanges)
  }

  @Test("because the writer wrote nothing says so")
  func nothing() async throws {
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    script.whileWriting { _, destination, _, _ in
      try FileManager.default.removeItem(at: destination)
    }
    session.document.setText("new", session.undoManager)
    let error = await #expect(throws: DocumentError.self) { try await session.save() }
    #expect(error?.code == .nothingWritten)
    #expect(try Disk.text(url) == "old")
  }

  @Test("because there is no folder says so, and so does opening")
  func noFolder() async throws {
    let url = folder.url.appending(path: "missing/dear.letter")
    let session = DocumentSession(Letter(), registry: SampleTypes.registry)
    let error = await #expect(throws: FileOperationError.self) {
      try await session.save(to: url, as: .letter)
    }
    #expect(error?.errorNumber == ENOENT)
    let opening = await #expect(throws: FileOperationError.self) {
      _ = try await DocumentSession.open(
        Letter(), at: url, as: .letter, registry: SampleTypes.registry)
    }
    #expect(opening?.errorNumber == ENOENT)
    #expect(opening?.description.contains("dear.letter") == true)
  }

  @Test("because the name is too long says so, and the longest name there can be is not")
  func longName() async throws {
    let session = DocumentSession(Letter(), registry: SampleTypes.registry)
    let longest = String(repeating: "n", count: 248) + ".letter"
    try await session.save(to: folder.url.appending(path: longest), as: .letter)
    session.document.setText("new", session.undoManager)
    try await session.save()
    let error = await #expect(throws: FileOperationError.self) {
      try await session.save(to: folder.url.appending(path: "n" + longest), as: .letter)
    }
    #expect(error?.errorNumber == ENAMETOOLONG)
    #expect(try folder.names == [longest])
    #expect(try Disk.text(folder.url.appending(path: longest)) == "new")
  }
}
