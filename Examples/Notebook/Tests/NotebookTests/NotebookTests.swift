import InfoPlists
import NotebookModel
import Testing
import TypeDeclarations
import UniformDocuments

/// How a document model is tested without an app, a window or a Mac: open, edit, save, compare files.
@Suite("A notebook") @MainActor
struct NotebookTests {
  let folder: URL
  let place: URL

  init() throws {
    NotebookTypes.register()
    folder = FileManager.default.temporaryDirectory.appending(path: "notebook-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    place = folder.appending(path: "Plan.examplenotebook")
  }

  func newSession() -> DocumentSession<NotebookDocument> {
    let configuration = URLDocumentConfiguration()
    return DocumentSession(NotebookDocument(configuration), configuration: configuration)
  }

  func open(_ url: URL, as type: UTType = .notebook) async throws
    -> DocumentSession<NotebookDocument>
  {
    let configuration = URLDocumentConfiguration()
    return try await DocumentSession.open(
      NotebookDocument(configuration), at: url, as: type, configuration: configuration)
  }

  /// The modification time of each page, to tell which were written.
  func times(_ url: URL) throws -> [String: Date] {
    let pages = url.appending(path: "pages")
    var times: [String: Date] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: pages.path) {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: pages.appending(path: name).path)
      times[name] = attributes[.modificationDate] as? Date
    }
    return times
  }

  @Test("is the same after it was saved and opened again")
  func roundTrip() async throws {
    let session = newSession()
    session.document.rename(to: "Plan", undoManager: session.undoManager)
    session.document.addPage("one\u{0C}two", undoManager: session.undoManager)
    session.document.addPage("", undoManager: session.undoManager)
    try await session.save(to: place, as: .notebook)
    #expect(try await open(place).document.contents == session.document.contents)
  }

  @Test(
    "has unsaved changes after every kind of edit, and the same files once it is undone",
    arguments: [
      { @MainActor @Sendable document, page, undo in document.rename(to: "New", undoManager: undo)
      },
      { document, page, undo in _ = document.addPage("new", undoManager: undo) },
      { document, page, undo in document.setText("new", ofPage: page, undoManager: undo) },
      { document, page, undo in document.removePage(page, undoManager: undo) },
      { document, page, undo in
        document.importMedia(at: URL(filePath: "/etc/hosts"), undoManager: undo)
      },
    ] as [@MainActor @Sendable (NotebookDocument, UUID, UndoManager) -> Void])
  func edits(edit: @MainActor @Sendable (NotebookDocument, UUID, UndoManager) -> Void) async throws
  {
    let session = newSession()
    let page = session.document.addPage("text", undoManager: session.undoManager)
    try await session.save(to: place, as: .notebook)
    let before = session.document.contents
    edit(session.document, page, session.undoManager)
    #expect(session.hasUnsavedChanges)
    try await session.save()
    #expect(session.document.contents != before)
    #expect(try await open(place).document.contents == session.document.contents)
    session.undoManager.undo()
    try await session.save()
    #expect(try await open(place).document.contents == before)
  }

  @Test("writes a changed page only, and removes a removed one")
  func incremental() async throws {
    let session = newSession()
    let pages = (0..<5).map { session.document.addPage("\($0)", undoManager: session.undoManager) }
    try await session.save(to: place, as: .notebook)
    let before = try times(place)
    session.document.setText("new", ofPage: pages[1], undoManager: session.undoManager)
    session.document.removePage(pages[2], undoManager: session.undoManager)
    try await session.save()
    let after = try times(place)
    #expect(after.count == 4)
    let same = after.filter { before[$0.key] == $0.value }.keys
    #expect(Set(same) == Set([pages[0], pages[3], pages[4]].map { "\($0.uuidString).txt" }))
  }

  @Test("keeps what was imported when its source is gone, here and in another place")
  func media() async throws {
    let film = folder.appending(path: "film.mov")
    let data = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
    try data.write(to: film)
    let session = newSession()
    try await session.save(to: place, as: .notebook)
    session.document.importMedia(at: film, undoManager: session.undoManager)
    try await session.save()
    try FileManager.default.removeItem(at: film)
    session.document.rename(to: "Later", undoManager: session.undoManager)
    try await session.save()
    let copy = folder.appending(path: "Copy.examplenotebook")
    let reopened = try await open(place)
    try await reopened.save(to: copy, as: .notebook)
    for notebook in [place, copy] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: notebook.appending(path: "media").path)
      #expect(names.count == 1)
      let stored = notebook.appending(path: "media/\(names[0])")
      #expect(try Data(contentsOf: stored) == data)
    }
  }

  @Test("becomes one text file, and pages again")
  func export() async throws {
    let session = newSession()
    for text in ["one", "two\nlines", ""] {
      session.document.addPage(text, undoManager: session.undoManager)
    }
    let note = folder.appending(path: "Plan.examplenote")
    try await session.save(to: note, as: .note)
    #expect(try String(contentsOf: note, encoding: .utf8) == "one\u{0C}two\nlines\u{0C}")
    let read = try await open(note, as: .note)
    #expect(read.document.contents.pages.map(\.text) == ["one", "two\nlines", ""])
  }

  @Test("has the types that its Info.plist declares")
  func types() throws {
    let list = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Info.plist").standardized
    let registry = try TypeRegistry(contentsOf: list.path)
    for declaration in NotebookTypes.declarations {
      let declared = try #require(registry.type(declaration.identifier)).declaration
      #expect(declared.supertypes == declaration.supertypes)
      #expect(declared.tags == declaration.tags)
    }
    var types = DocumentTypes(registry: registry)
    types.register(NotebookDocument.self)
    #expect(types.validate().isEmpty)
    #expect(types.documentType(for: place) == NotebookDocument.self)
  }
}
