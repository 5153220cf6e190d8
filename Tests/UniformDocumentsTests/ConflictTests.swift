import Foundation
import Testing
import UniformDocuments

@Suite("A change by somebody else") @MainActor
struct ConflictTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Ways to change a file behind a session's back.
  enum Change: CaseIterable, CustomTestStringConvertible {
    case otherSize, sameSize, sameSizeAndTime, replaced, replacedAlike, removed, becameFolder

    var testDescription: String { "\(self)" }

    func make(_ url: URL) throws {
      switch self {
      case .otherSize: try rewrite(url, "somebody else's")
      case .sameSize: try rewrite(url, "OLD")
      case .sameSizeAndTime:
        // To the nanosecond, which a `Date` cannot hold.
        let model = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: model) }
        _ = try Shell.run("cp", "-p", url.path, model.path)
        try rewrite(url, "OLD")
        _ = try Shell.run("touch", "-r", model.path, url.path)
      case .replaced: try Data("OLD".utf8).write(to: url, options: .atomic)
      case .replacedAlike:
        _ = try Shell.run("cp", "-p", url.path, url.path + "~")
        _ = try Shell.run("mv", url.path + "~", url.path)
      case .removed: try FileManager.default.removeItem(at: url)
      case .becameFolder:
        try FileManager.default.removeItem(at: url)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      }
    }

    private func rewrite(_ url: URL, _ text: String) throws {
      let handle = try FileHandle(forWritingTo: url)
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    }
  }

  @Test("of the file keeps a session from saving over it", arguments: Change.allCases)
  func file(change: Change) async throws {
    let (session, url) = try await DocumentSession.letter("old", in: folder)
    try change.make(url)
    session.document.setText("new", session.undoManager)
    let before = try state(url)
    await #expect(throws: DocumentError(.changedOnDisk, url: url, contentType: .letter)) {
      try await session.save()
    }
    #expect(try state(url) == before)
    #expect(session.hasUnsavedChanges)
    // Elsewhere is no problem, and then that is the document.
    let other = folder.url.appending(path: "other.letter")
    try await session.save(to: other, as: .letter)
    #expect(try Disk.text(other) == "new")
    session.document.setText("newer", session.undoManager)
    try await session.save()
    #expect(try Disk.text(other) == "newer")
    #expect(try state(url) == before)
  }

  @Test(
    "of a file in a package counts too, after opening and after saving", arguments: Change.allCases,
    [true, false])
  func package(change: Change, hasSaved: Bool) async throws {
    let (session, url) = try await DocumentSession.binder(["a": "old", "b": "2"], in: folder)
    if hasSaved {
      session.document.setPage("b", "2b", session.undoManager)
      try await session.save()
      session.document.setPage("b", "2c", session.undoManager)
      try await session.save()
    }
    session.document.setPage("b", "2d", session.undoManager)
    try change.make(url.appending(path: "pages/a"))
    let before = try Disk.tree(url)
    let error = await #expect(throws: DocumentError.self) { try await session.save() }
    #expect(error?.code == .changedOnDisk)
    #expect(try Disk.tree(url) == before)
    let other = folder.url.appending(path: "other.binder")
    try await session.save(to: other, as: .binder)
    #expect(try Disk.tree(other)["pages/a"] == "old")
    #expect(try Disk.tree(other)["pages/b"] == "2d")
  }

  @Test("of a file in a package counts for file wrappers too", arguments: Change.allCases)
  func wrappers(change: Change) async throws {
    let url = folder.url.appending(path: "work.binder")
    for page in ["a.txt", "raw.bin"] { _ = try folder.file("work.binder/pages/\(page)", "old") }
    let session = try await DocumentSession.open(
      WrappedBinder(), at: url, as: .binder, registry: SampleTypes.registry)
    session.document.setPage("a.txt", "new", session.undoManager)
    try await session.save()
    session.document.setPage("a.txt", "newer", session.undoManager)
    try change.make(url.appending(path: "pages/raw.bin"))
    let error = await #expect(throws: DocumentError.self) { try await session.save() }
    #expect(error?.code == .changedOnDisk)
    #expect(try Disk.tree(url)["pages/a.txt"] == "new")
  }

  @Test("while the writer writes is noticed as well")
  func meanwhile() async throws {
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    script.whileWriting { _, _, _, _ in try Change.sameSize.make(url) }
    session.document.setText("new", session.undoManager)
    let error = await #expect(throws: DocumentError.self) { try await session.save() }
    #expect(error?.code == .changedOnDisk)
    #expect(try Disk.text(url) == "OLD")
  }

  @Test("is what saving to the own place overwrites, and reloading takes over")
  func resolving() async throws {
    let (session, url) = try await DocumentSession.letter("old", in: folder)
    try Change.sameSize.make(url)
    session.document.setText("mine", session.undoManager)
    try await session.save(to: url, as: .letter)
    #expect(try Disk.text(url) == "mine")

    try Change.otherSize.make(url)
    try await session.reload()
    #expect(session.document.text == "somebody else's")
    #expect(!session.hasUnsavedChanges)
    #expect(!session.undoManager.canUndo)
    session.document.setText("both", session.undoManager)
    try await session.save()
    #expect(try Disk.text(url) == "both")
  }

  @Test("is not what a session does itself, nor a failed save, nor other permissions")
  func own() async throws {
    let url = folder.url.appending(path: "work.binder")
    for page in ["a.txt", "raw.bin"] { _ = try folder.file("work.binder/pages/\(page)", "old") }
    let session = try await DocumentSession.open(
      WrappedBinder(), at: url, as: .binder, registry: SampleTypes.registry)
    for number in 0..<10 {
      session.document.setPage("a.txt", "\(number)", session.undoManager)
      if number % 3 == 1 {
        // The writer is done, so links to the live files have been made.
        var environment = SaveEnvironment()
        environment.reached = { if $0 == .checked { throw CancellationError() } }
        await SaveEnvironment.$current.withValue(environment) {
          await #expect(throws: CancellationError.self) { try await session.save() }
        }
      }
      try Disk.setPermissions(
        number % 2 == 0 ? 0o600 : 0o644, of: url.appending(path: "pages/raw.bin"))
      try await session.save()
    }
    #expect(try Disk.tree(url)["pages/a.txt"] == "9")
  }

  private func state(_ url: URL) throws -> [String] {
    guard Disk.exists(url) else { return ["nothing"] }
    return Disk.isFolder(url) ? ["folder"] : [try Disk.text(url), "\(try Disk.inode(url) ?? 0)"]
  }
}
