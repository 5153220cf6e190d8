import NotebookModel
import UniformDocuments

extension Notebook {
  /// All that a notebook can do, one after the other.
  @MainActor
  static func tour() async throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "notebook-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let place = folder.appending(path: "Plan.examplenotebook")

    let configuration = URLDocumentConfiguration()
    let session = DocumentSession(NotebookDocument(configuration), configuration: configuration)
    let notebook = session.document
    notebook.rename(to: "Plan", undoManager: session.undoManager)
    let first = notebook.addPage("Dig the pond", undoManager: session.undoManager)
    for number in 1...99 {
      notebook.addPage("Water tree \(number)", undoManager: session.undoManager)
    }
    try await session.save(to: place, as: .notebook)
    print("saved a notebook with \(notebook.contents.pages.count) pages")

    notebook.setText("Dig the pond and fill it", ofPage: first, undoManager: session.undoManager)
    try await session.save()
    print("saved again, with one page changed: the others are not written again")

    session.undoManager.undo()
    try await session.save()
    print("undone and saved: the first page is \"\(notebook.contents.pages[0].text)\" again")

    let film = folder.appending(path: "Garden.mov")
    try makeFilm(film, megabytes: 256)
    notebook.importMedia(at: film, undoManager: session.undoManager)
    try await save(session, "importing Garden.mov")
    print("imported a film of 256 MB")

    let note = folder.appending(path: "Plan.examplenote")
    try await session.export(to: note, as: .note)
    let length = try Data(contentsOf: note).count
    print("exported all pages to one text file of \(length) bytes")
    await session.close()
  }

  private static func makeFilm(_ url: URL, megabytes: Int) throws {
    try Data().write(to: url)
    let file = try FileHandle(forWritingTo: url)
    defer { try? file.close() }
    for number in 0..<megabytes {
      try file.write(contentsOf: Data(repeating: UInt8(number % 256), count: 1 << 20))
    }
  }
}
