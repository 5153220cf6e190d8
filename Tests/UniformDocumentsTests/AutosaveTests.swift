import Foundation
import Testing
import UniformDocuments

@Suite("An autosaver") @MainActor
struct AutosaveTests {
  let folder: TemporaryFolder
  let clock = ManualClock()
  let script = LetterScript()

  init() throws { folder = try TemporaryFolder() }

  struct Spoiled: Error, Equatable {}

  /// The texts that were written.
  var writes: [String] { script.calls.filter { $0.hasPrefix("wrote ") } }

  func letter() async throws -> (session: DocumentSession<Letter>, url: URL) {
    script.whileWriting { [script] text, _, _, _ in script.log("wrote \(text)") }
    return try await DocumentSession.letter("old", in: folder, script: script)
  }

  @Test("saves once nothing has changed for a while, and each change puts that off")
  func delay() async throws {
    let (session, url) = try await letter()
    let autosaver = DocumentAutosaver(session, after: .seconds(2), clock: clock)
    #expect(clock.deadlines == [])
    session.document.setText("a", session.undoManager)
    try await eventually("it waits") { clock.deadlines == [.seconds(2)] }
    clock.advance(by: .seconds(1))
    session.document.setText("ab", session.undoManager)
    try await eventually("it waits again") { clock.deadlines == [.seconds(3)] }
    clock.advance(by: .milliseconds(1999))
    #expect(clock.deadlines == [.seconds(3)])
    #expect(try Disk.text(url) == "old")
    clock.advance(by: .milliseconds(1))
    try await eventually("it saves") { !session.hasUnsavedChanges }
    #expect(try Disk.text(url) == "ab")
    #expect(writes == ["wrote ab"])
    #expect(clock.deadlines == [])
    #expect(autosaver.lastError == nil)
  }

  @Test("does not put it off for ever")
  func limit() async throws {
    let (session, url) = try await letter()
    let autosaver = DocumentAutosaver(
      session, after: .seconds(2), atMostAfter: .seconds(5), clock: clock)
    for second in 1...4 {
      session.document.setText("\(second)", session.undoManager)
      let expected = min(2 + second - 1, 5)
      try await eventually("it waits") { clock.deadlines == [.seconds(expected)] }
      clock.advance(by: .seconds(1))
    }
    session.document.setText("5", session.undoManager)
    try await eventually("it waits no longer") { clock.deadlines == [.seconds(5)] }
    clock.advance(by: .seconds(1))
    try await eventually("it saves") { !session.hasUnsavedChanges }
    #expect(try Disk.text(url) == "5")
    withExtendedLifetime(autosaver) {}
  }

  @Test("makes one more save of what is changed while it saves")
  func meanwhile() async throws {
    let (session, url) = try await letter()
    let gate = Gate()
    script.whileWriting { [script] text, _, _, _ in
      script.log("wrote \(text)")
      if text == "a" { await gate.wait() }
    }
    let autosaver = DocumentAutosaver(session, after: .seconds(2), clock: clock)
    session.document.setText("a", session.undoManager)
    try await eventually("it waits") { !clock.deadlines.isEmpty }
    clock.advance(by: .seconds(2))
    await gate.hasWaiter()
    session.document.setText("ab", session.undoManager)
    session.document.setText("abc", session.undoManager)
    gate.open()
    try await eventually("it waits once more") { clock.deadlines == [.seconds(4)] }
    #expect(try Disk.text(url) == "a")
    clock.advance(by: .seconds(2))
    try await eventually("it saves") { !session.hasUnsavedChanges }
    #expect(writes == ["wrote a", "wrote abc"])
    withExtendedLifetime(autosaver) {}
  }

  @Test("leaves a document alone that has no file, and saves it once it has one")
  func untitled() async throws {
    let session = DocumentSession(Letter(script), registry: SampleTypes.registry)
    let autosaver = DocumentAutosaver(session, after: .seconds(2), clock: clock)
    session.document.setText("a", session.undoManager)
    for _ in 0..<20 { await Task.yield() }
    #expect(clock.deadlines == [])
    let url = folder.url.appending(path: "first.letter")
    try await session.save(to: url, as: .letter)
    session.document.setText("ab", session.undoManager)
    try await eventually("it waits") { clock.deadlines == [.seconds(2)] }
    clock.advance(by: .seconds(2))
    try await eventually("it saves") { !session.hasUnsavedChanges }
    #expect(try Disk.text(url) == "ab")
    withExtendedLifetime(autosaver) {}
  }

  @Test("says that a save failed, and tries again after the next change only")
  func failure() async throws {
    let (session, url) = try await letter()
    script.whileWriting { _, _, _, _ in throw Spoiled() }
    var failures: [any Error] = []
    let autosaver = DocumentAutosaver(session, after: .seconds(2), clock: clock) {
      failures.append($0)
    }
    session.document.setText("a", session.undoManager)
    try await eventually("it waits") { !clock.deadlines.isEmpty }
    clock.advance(by: .seconds(2))
    try await eventually("it fails") { failures.count == 1 }
    #expect(failures.first is Spoiled && autosaver.lastError is Spoiled)
    #expect(session.hasUnsavedChanges)
    for _ in 0..<20 { await Task.yield() }
    #expect(clock.deadlines == [])
    script.whileWriting { _, _, _, _ in }
    session.document.setText("ab", session.undoManager)
    try await eventually("it waits again") { clock.deadlines == [.seconds(4)] }
    clock.advance(by: .seconds(2))
    try await eventually("it saves") { !session.hasUnsavedChanges }
    #expect(autosaver.lastError == nil)
    #expect(try Disk.text(url) == "ab")
  }

  @Test("never overwrites what somebody else changed")
  func conflict() async throws {
    let (session, url) = try await letter()
    let autosaver = DocumentAutosaver(session, after: .seconds(2), clock: clock)
    try Data("theirs".utf8).write(to: url)
    session.document.setText("mine", session.undoManager)
    try await eventually("it waits") { !clock.deadlines.isEmpty }
    clock.advance(by: .seconds(2))
    try await eventually("it fails") { autosaver.lastError != nil }
    #expect((autosaver.lastError as? DocumentError)?.code == .changedOnDisk)
    #expect(try Disk.text(url) == "theirs")
  }

  @Test("saves what is unsaved when it is closed, and stays open if that fails")
  func closing() async throws {
    let (session, url) = try await letter()
    let autosaver = DocumentAutosaver(session, after: .seconds(2), clock: clock)
    session.document.setText("a", session.undoManager)
    script.whileWriting { _, _, _, _ in throw Spoiled() }
    await #expect(throws: Spoiled()) { try await autosaver.close() }
    #expect(!session.isClosed)
    script.whileWriting { _, _, _, _ in }
    try await autosaver.close()
    #expect(session.isClosed)
    #expect(try Disk.text(url) == "a")
    #expect(clock.deadlines == [])
  }

  @Test("saves nothing any more once it is stopped or nobody refers to it")
  func stopping() async throws {
    let (session, _) = try await letter()
    let first = DocumentAutosaver(session, after: .seconds(2), clock: clock)
    session.document.setText("a", session.undoManager)
    try await eventually("it waits") { clock.deadlines == [.seconds(2)] }
    first.stop()
    try await eventually("it waits no more") { clock.deadlines == [] }
    session.document.setText("b", session.undoManager)
    var second: DocumentAutosaver? = DocumentAutosaver(session, after: .seconds(3), clock: clock)
    // What is unsaved already counts as changed now.
    try await eventually("the second one waits") { clock.deadlines == [.seconds(3)] }
    withExtendedLifetime(second) {}
    second = nil
    try await eventually("the second one waits no more") { clock.deadlines == [] }
    #expect(session.hasUnsavedChanges)
  }
}
