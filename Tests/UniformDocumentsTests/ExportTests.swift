import Foundation
import Testing
import UniformDocuments

@Suite("An export") @MainActor
struct ExportTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("writes another place and type, and leaves the document's own file, type and changes")
  func elsewhere() async throws {
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    session.document.setText("new", session.undoManager)
    try await session.save()
    session.document.setText("newer", session.undoManager)
    let sheet = try folder.file("copy.sheet", "to be replaced")
    script.clear()
    try await session.export(to: sheet, as: .sheet)
    #expect(try Disk.text(sheet) == "newer")
    #expect(try Disk.text(url) == "new")
    #expect(session.configuration.fileURL == url)
    #expect(session.contentType == .letter)
    #expect(session.hasUnsavedChanges)
    #expect(session.progress == nil)
    try await session.save()
    #expect(try Disk.text(url) == "newer")
    // What was written before the export is still what the next save begins with.
    #expect(
      script.calls == [
        "snapshot", "writer", "write previous: nil", "snapshot", "writer", "write previous: new",
      ])
    #expect(try folder.names == ["copy.sheet", "dear.letter"])
  }

  @Test("of a document without a file leaves it without one")
  func untitled() async throws {
    let session = DocumentSession(Letter(), registry: SampleTypes.registry)
    session.document.setText("text", session.undoManager)
    let copy = folder.url.appending(path: "copy.letter")
    try await session.export(to: copy, as: .letter)
    #expect(try Disk.text(copy) == "text")
    #expect(session.configuration.fileURL == nil)
    await #expect(throws: DocumentError(.untitled)) { try await session.save() }
  }

  @Test("through file wrappers copies what was never read, and goes on with the own package")
  func wrappers() async throws {
    let url = folder.url.appending(path: "work.binder")
    for (page, text) in ["a.txt": "1", "raw.bin": "3"] {
      _ = try folder.file("work.binder/pages/\(page)", text)
    }
    let session = try await DocumentSession.open(
      WrappedBinder(), at: url, as: .binder, registry: SampleTypes.registry)
    let inode = try Disk.inode(url.appending(path: "pages/raw.bin"))
    session.document.setPage("a.txt", "1a", session.undoManager)
    let copy = folder.url.appending(path: "copy.binder")
    try await session.export(to: copy, as: .binder)
    #expect(try Disk.tree(copy) == ["pages/": "", "pages/a.txt": "1a", "pages/raw.bin": "3"])
    #expect(try Disk.inode(copy.appending(path: "pages/raw.bin")) != inode)
    #expect(try Disk.tree(url)["pages/a.txt"] == "1")
    // The copy is nobody's business any more.
    try FileManager.default.removeItem(at: copy)
    try await session.save()
    #expect(try Disk.tree(url) == ["pages/": "", "pages/a.txt": "1a", "pages/raw.bin": "3"])
    #expect(try Disk.inode(url.appending(path: "pages/raw.bin")) == inode)
  }

  @Test("to the document's own place is a save")
  func ownPlace() async throws {
    let (session, url) = try await DocumentSession.letter("old", in: folder)
    session.document.setText("new", session.undoManager)
    try await session.export(to: url, as: .letter)
    #expect(try Disk.text(url) == "new")
    #expect(!session.hasUnsavedChanges)
    session.document.setText("newer", session.undoManager)
    try await session.save()
    #expect(try Disk.text(url) == "newer")
  }
}
