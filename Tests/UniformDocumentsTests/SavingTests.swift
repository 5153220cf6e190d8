import Foundation
import Testing
import UniformDocuments

@Suite("A session saves") @MainActor
struct SavingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("by taking a snapshot, making a writer and writing, in this order")
  func order() async throws {
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    session.document.setText("new", session.undoManager)
    try await session.save()
    #expect(script.calls == ["snapshot", "writer", "write previous: nil"])
    #expect(try Disk.text(url) == "new")
    #expect(!session.hasUnsavedChanges)
    #expect(try folder.names == ["dear.letter"])
  }

  @Test("one at a time, and calls that come meanwhile make one more save")
  func oneAtATime() async throws {
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    let gate = Gate()
    script.whileWriting { text, _, _, _ in
      script.log("began \(text)")
      if text == "1" { await gate.wait() }
      script.log("ended \(text)")
    }
    session.document.setText("1", session.undoManager)
    let first = Task { try await session.save() }
    await gate.hasWaiter()
    session.document.setText("2", session.undoManager)
    let others = (0..<5).map { _ in Task { try await session.save() } }
    for _ in 0..<20 { await Task.yield() }
    session.document.setText("3", session.undoManager)
    gate.open()
    try await first.value
    for task in others { try await task.value }
    let writes = script.calls.filter { $0.hasPrefix("began") || $0.hasPrefix("ended") }
    #expect(writes == ["began 1", "ended 1", "began 3", "ended 3"])
    #expect(try Disk.text(url) == "3")
    #expect(!session.hasUnsavedChanges)
  }

  @Test("to a private place and not to the document")
  func privatePlace() async throws {
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    script.whileWriting { _, destination, _, _ in
      #expect(destination.path != url.path)
      #expect(destination.lastPathComponent == "dear.letter")
      let old = try Disk.text(url)
      #expect(old == "old")
      let owner = destination.deletingLastPathComponent().deletingLastPathComponent()
      let permissions = try Disk.permissions(owner)
      #expect(permissions == 0o700)
    }
    session.document.setText("new", session.undoManager)
    try await session.save()
    #expect(try Disk.text(url) == "new")
  }

  @Test("without previous where nothing is, and with it where exactly that is")
  func previous() async throws {
    let (session, url) = try await DocumentSession.binder(["a": "1", "b": "2"], in: folder)
    let written = url.appending(path: "pages/b")
    session.document.setPage("a", "1a", session.undoManager)
    // The writer creates its folders only when there is nothing: it would fail otherwise.
    try await session.save()
    let date = Date(timeIntervalSince1970: 1_000_000)
    #expect(try Disk.modified(written) != date)
    let inTime = try Disk.modified(written)
    session.document.setPage("c", "3", session.undoManager)
    session.document.setPage("a", nil, session.undoManager)
    try await session.save()
    #expect(
      try Disk.tree(url) == ["pages/": "", "pages/b": "2", "pages/c": "3", "index.txt": "2 pages"])
    #expect(try Disk.modified(written) == inTime)
  }

  @Test("a document that has no file yet to its first place")
  func untitled() async throws {
    let session = DocumentSession(Letter(), registry: SampleTypes.registry)
    session.document.setText("first", session.undoManager)
    let url = folder.url.appending(path: "first.letter")
    await #expect(throws: DocumentError(.untitled)) { try await session.save() }
    #expect(session.configuration.fileURL == nil)
    try await session.save(to: url, as: .letter)
    #expect(session.configuration.fileURL == url)
    #expect(session.contentType == .letter)
    #expect(try Disk.text(url) == "first")
    session.document.setText("second", session.undoManager)
    try await session.save()
    #expect(try Disk.text(url) == "second")
    #expect(try folder.names == ["first.letter"])
  }

  @Test("as another type without previous, and then goes on with that type")
  func otherType() async throws {
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    session.document.setText("new", session.undoManager)
    try await session.save()
    let sheet = folder.url.appending(path: "dear.sheet")
    try await session.save(to: sheet, as: .sheet)
    session.document.setText("newer", session.undoManager)
    try await session.save()
    // What is there was written as another type, so it is no beginning.
    try await session.save(to: sheet, as: .letter)
    let writes = script.calls.filter { $0.hasPrefix("write ") }.map { $0.dropFirst(16) }
    #expect(writes == ["nil", "nil", "new", "nil"])
    #expect(try Disk.text(url) == "new")
    #expect(try Disk.text(sheet) == "newer")
  }

  @Test("through a symbolic link, which stays one")
  func link() async throws {
    let target = try folder.file("real/target.letter", "old")
    let link = folder.url.appending(path: "link.letter")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "real/target.letter")
    let session = try await DocumentSession.open(
      Letter(), at: link, as: .letter, registry: SampleTypes.registry)
    session.document.setText("new", session.undoManager)
    try await session.save()
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "real/target.letter")
    #expect(try Disk.text(target) == "new")
    #expect(try folder.names == ["link.letter", "real"])
  }

  @Test("a large folder in the place of a file, and the other way round", arguments: [true, false])
  func otherKind(hasExchange: Bool) async throws {
    var environment = SaveEnvironment()
    environment.hasExchange = hasExchange
    try await SaveEnvironment.$current.withValue(environment) {
      let url = try folder.file("thing", "a file")
      let binder = DocumentSession(Binder(), registry: SampleTypes.registry)
      binder.document.setPage("a", "1", binder.undoManager)
      try await binder.save(to: url, as: .binder)
      #expect(try Disk.tree(url)["pages/a"] == "1")
      let letter = DocumentSession(Letter(), registry: SampleTypes.registry)
      letter.document.setText("text", letter.undoManager)
      try await letter.save(to: url, as: .letter)
      #expect(try Disk.text(url) == "text")
      #expect(try folder.names == ["thing"])
    }
  }
}
