import UniformDocuments

/// A notebook that is open, in a window or without one.
@Observable
package final class NotebookDocument: Document {
  package static let readableContentTypes: [UTType] = [.notebook, .note]
  package static let writableContentTypes: [UTType] = [.notebook, .note]

  package private(set) var contents = NotebookContents()

  /// Where the document is, which is where its media are.
  private let configuration: URLDocumentConfiguration

  package init(_ configuration: URLDocumentConfiguration) { self.configuration = configuration }

  package func reader(configuration: sending ReadConfiguration) -> sending NotebookReader {
    NotebookReader(contentType: configuration.contentType)
  }

  package func writer(configuration: sending WriteConfiguration) -> sending NotebookWriter {
    NotebookWriter(contentType: configuration.contentType)
  }

  @MainActor
  package func apply(
    snapshot: sending NotebookContents, previous: sending NotebookContents?
  ) async throws {
    contents = snapshot
  }

  /// What was imported is taken from the document once it is in there: the file that it came from
  /// may be gone by now.
  @MainActor
  package func snapshot(contentType: UTType) async throws -> sending NotebookContents {
    var snapshot = contents
    if let folder = configuration.fileURL?.appending(path: "media") {
      for index in snapshot.media.indices {
        let own = folder.appending(path: snapshot.media[index].fileName)
        if FileManager.default.fileExists(atPath: own.path) { snapshot.media[index].source = own }
      }
    }
    return snapshot
  }
}

// All ways to change the contents. What is not registered for undo is never saved.
extension NotebookDocument {
  @MainActor
  package func rename(to title: String, undoManager: UndoManager?) {
    change(undoManager) { $0.title = title }
  }

  @MainActor @discardableResult
  package func addPage(_ text: String, undoManager: UndoManager?) -> UUID {
    let page = NotebookContents.Page(id: UUID(), text: text)
    change(undoManager) { $0.pages.append(page) }
    return page.id
  }

  @MainActor
  package func setText(_ text: String, ofPage id: UUID, undoManager: UndoManager?) {
    change(undoManager) { contents in
      guard let index = contents.pages.firstIndex(where: { $0.id == id }) else { return }
      contents.pages[index].text = text
    }
  }

  @MainActor
  package func removePage(_ id: UUID, undoManager: UndoManager?) {
    change(undoManager) { $0.pages.removeAll { $0.id == id } }
  }

  /// Adds a file of any size. It is read when the notebook is saved.
  @MainActor
  package func importMedia(at url: URL, undoManager: UndoManager?) {
    let item = NotebookContents.Media(id: UUID(), name: url.lastPathComponent, source: url)
    change(undoManager) { $0.media.append(item) }
  }

  @MainActor
  private func change(_ undoManager: UndoManager?, _ body: (inout NotebookContents) -> Void) {
    var new = contents
    body(&new)
    if new != contents { replaceContents(with: new, undoManager) }
  }

  @MainActor
  private func replaceContents(with new: NotebookContents, _ undoManager: UndoManager?) {
    let old = contents
    contents = new
    undoManager?.registerUndo(withTarget: self) { $0.replaceContents(with: old, undoManager) }
  }
}
