import Foundation
import Testing
import UniformDocuments

@Suite("File-wrapper reader and writer of one session") @MainActor
struct WrapperSharingTests {
  let folder: TemporaryFolder
  let url: URL
  let session: DocumentSession<WrappedBinder>

  init() async throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: "work.binder")
    for (page, text) in ["a.txt": "1", "b.txt": "2", "raw.bin": "3"] {
      _ = try folder.file("work.binder/pages/\(page)", text)
    }
    session = try await DocumentSession.open(
      WrappedBinder(), at: url, as: .binder, registry: SampleTypes.registry)
  }

  @Test("share the wrapper last read or last written")
  func sharing() async throws {
    let log = session.document.log
    for text in ["1a", "1b"] {
      session.document.setPage("a.txt", text, session.undoManager)
      try await session.save()
    }
    #expect(log.previous == [log.lastRead, log.lastRead])
    try await session.reload()
    session.document.setPage("a.txt", "1c", session.undoManager)
    try await session.save()
    #expect(log.previous.last == log.lastRead)
    #expect(log.previous.last != log.previous.first)
    #expect(try Disk.tree(url)["pages/raw.bin"] == "3")
  }

  @Test("have none for a new document at first, and then the one written")
  func untitled() async throws {
    let new = DocumentSession(WrappedBinder(), registry: SampleTypes.registry)
    new.document.setPage("a.txt", "1", new.undoManager)
    let place = folder.url.appending(path: "new.binder")
    try await new.save(to: place, as: .binder)
    new.document.setPage("b.txt", "2", new.undoManager)
    try await new.save()
    #expect(new.document.log.previous.first == .some(nil))
    #expect(new.document.log.previous.last != .some(nil))
    #expect(try Disk.tree(place) == ["pages/": "", "pages/a.txt": "1", "pages/b.txt": "2"])
  }

  @Test("have the one of before again after a save that failed")
  func failure() async throws {
    struct Spoiled: Error {}
    session.document.log.afterChanging { throw Spoiled() }
    session.document.setPage("a.txt", nil, session.undoManager)
    session.document.setPage("b.txt", "2b", session.undoManager)
    await #expect(throws: Spoiled.self) { try await session.save() }
    session.document.log.afterChanging {}
    session.undoManager.undo()
    session.undoManager.undo()
    // What the closure did to the wrapper while it failed must not be in it any more.
    try await session.save()
    let names = ["a.txt", "b.txt", "raw.bin"]
    #expect(session.document.log.previousNames == [names, names])
    #expect(
      try Disk.tree(url)
        == ["pages/": "", "pages/a.txt": "1", "pages/b.txt": "2", "pages/raw.bin": "3"])
  }

  @Test("carry what was never read over to another place, as a file of its own")
  func otherPlace() async throws {
    let place = folder.url.appending(path: "copy.binder")
    session.document.setPage("a.txt", "1a", session.undoManager)
    try await session.save(to: place, as: .binder)
    #expect(
      try Disk.tree(place)
        == ["pages/": "", "pages/a.txt": "1a", "pages/b.txt": "2", "pages/raw.bin": "3"])
    let copy = try Disk.inode(place.appending(path: "pages/raw.bin"))
    #expect(try Disk.inode(url.appending(path: "pages/raw.bin")) != copy)
    // From now on the copy is the document.
    try FileManager.default.removeItem(at: url)
    session.document.setPage("b.txt", nil, session.undoManager)
    try await session.save()
    #expect(
      try Disk.tree(place) == ["pages/": "", "pages/a.txt": "1a", "pages/raw.bin": "3"])
    #expect(try Disk.inode(place.appending(path: "pages/raw.bin")) == copy)
  }

  @Test("bring back a page that was removed without having been read")
  func removed() async throws {
    let new = try await DocumentSession.open(
      Keeper(), at: url, as: .binder, registry: SampleTypes.registry)
    new.document.removeRaw(new.undoManager)
    try await new.save()
    #expect(try Disk.tree(url)["pages/raw.bin"] == nil)
    new.undoManager.undo()
    try await new.save()
    #expect(try Disk.tree(url)["pages/raw.bin"] == "3")
  }

  /// Holds on to wrappers instead of their contents.
  final class Keeper: Document {
    static let readableContentTypes: [UTType] = [.binder]
    var hasRaw = true
    private let shelf = Shelf()

    /// Only used by one operation of the session at a time.
    private final class Shelf: @unchecked Sendable { var raw: FileWrapper? }

    func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<Bool>
    {
      FileWrapperDocumentReader(configuration) { _ in true }
    }

    func writer(configuration: sending WriteConfiguration)
      -> sending FileWrapperDocumentWriter<Bool>
    {
      FileWrapperDocumentWriter(configuration) { [shelf] hasRaw, previous in
        let pages = previous!.fileWrappers!["pages"]!
        if !hasRaw, let raw = pages.fileWrappers?["raw.bin"] {
          shelf.raw = raw
          pages.removeFileWrapper(raw)
        } else if hasRaw, let raw = shelf.raw {
          pages.addFileWrapper(raw)
        }
        return previous!
      }
    }

    @MainActor func apply(snapshot: sending Bool, previous: sending Bool?) async throws {}
    @MainActor func snapshot(contentType: UTType) async throws -> sending Bool { hasRaw }

    @MainActor func removeRaw(_ undoManager: UndoManager) {
      hasRaw.toggle()
      undoManager.registerUndo(withTarget: self) { $0.removeRaw(undoManager) }
    }
  }
}
