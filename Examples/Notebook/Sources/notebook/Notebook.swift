import NotebookModel
import UniformDocuments

/// What the program can be asked for.
enum Notebook {
  static let usage = """
    usage: notebook                         a tour of all of it, in a temporary folder
           notebook show NOTEBOOK           the pages
           notebook add NOTEBOOK TEXT       adds a page
           notebook import NOTEBOOK FILE    puts a large file into the notebook
           notebook export NOTEBOOK NOTE    writes all pages to one text file
    """

  @MainActor
  static func run(_ arguments: [String]) async throws -> Bool {
    switch (arguments.first, arguments.count) {
    case (nil, 0): try await tour()
    case ("show", 2):
      let session = try await open(arguments[1])
      for page in session.document.contents.pages { print(page.text) }
    case ("add", 3):
      let session = try await open(arguments[1])
      session.document.addPage(arguments[2], undoManager: session.undoManager)
      try await save(session)
    case ("import", 3):
      let session = try await open(arguments[1])
      let file = URL(filePath: arguments[2])
      session.document.importMedia(at: file, undoManager: session.undoManager)
      try await save(session, "importing \(file.lastPathComponent)")
    case ("export", 3):
      let session = try await open(arguments[1])
      try await session.export(to: URL(filePath: arguments[2]), as: .note)
    default: return false
    }
    return true
  }

  @MainActor
  static func open(_ path: String) async throws -> DocumentSession<NotebookDocument> {
    let configuration = URLDocumentConfiguration()
    return try await DocumentSession.open(
      NotebookDocument(configuration), at: URL(filePath: path), as: .notebook,
      configuration: configuration)
  }

  /// Saves, and draws how far that is.
  @MainActor
  static func save(
    _ session: DocumentSession<NotebookDocument>, _ label: String = "saving"
  ) async throws {
    let bar = ProgressBar(label: label)
    let drawing = Task {
      while !Task.isCancelled {
        if let progress = session.progress { bar.draw(progress.fractionCompleted) }
        try? await Task.sleep(for: .milliseconds(30))
      }
    }
    defer {
      drawing.cancel()
      bar.finish()
    }
    try await session.save()
  }
}
