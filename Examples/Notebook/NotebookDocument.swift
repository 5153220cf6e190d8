import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A notebook that is open in a window.
@Observable
final class NotebookDocument: Document {
  static let readableContentTypes: [UTType] = [.notebook, .note]
  static let writableContentTypes: [UTType] = [.notebook, .note]

  private(set) var contents = NotebookContents()

  func reader(configuration: sending ReadConfiguration) -> sending NotebookReader {
    NotebookReader(contentType: configuration.contentType)
  }

  func writer(configuration: sending WriteConfiguration) -> sending NotebookWriter {
    NotebookWriter(contentType: configuration.contentType)
  }

  @MainActor
  func apply(
    snapshot: sending NotebookContents, previous: sending NotebookContents?
  ) async throws {
    contents = snapshot
  }

  @MainActor
  func snapshot(contentType: UTType) async throws -> sending NotebookContents {
    contents
  }

  /// The only way to change the contents. What is not registered for undo is never saved.
  @MainActor
  func replaceContents(with new: NotebookContents, undoManager: UndoManager?) {
    let old = contents
    contents = new
    undoManager?.registerUndo(withTarget: self) { document in
      document.replaceContents(with: old, undoManager: undoManager)
    }
  }
}

/// What is in a notebook at one moment.
struct NotebookContents: Equatable, Sendable {
  struct Page: Equatable, Identifiable, Sendable {
    let id: UUID
    var text: String
  }

  var title = ""
  var pages: [Page] = []
}

/// `metadata.json` of the package: what the folder of pages cannot say.
private struct Metadata: Codable {
  var title: String
  var pages: [UUID]
}

/// Ends a page in the flat form.
private let formFeed: Character = "\u{0C}"

struct NotebookReader: DocumentReader {
  let contentType: UTType

  @concurrent
  func read(
    from source: sending URL, progress: consuming Subprogress
  ) async throws -> sending NotebookContents {
    guard contentType.conforms(to: .notebook) else {
      let steps = progress.start(totalCount: 1)
      let text = String(decoding: try Data(contentsOf: source), as: UTF8.self)
      let pages = text.split(separator: formFeed, omittingEmptySubsequences: false)
      steps.complete(count: 1)
      return NotebookContents(
        title: source.deletingPathExtension().lastPathComponent,
        pages: pages.map { NotebookContents.Page(id: UUID(), text: String($0)) })
    }

    let json = try Data(contentsOf: source.appending(path: "metadata.json"))
    let metadata = try JSONDecoder().decode(Metadata.self, from: json)
    let steps = progress.start(totalCount: 1 + metadata.pages.count)
    steps.complete(count: 1)

    var contents = NotebookContents(title: metadata.title)
    for id in metadata.pages {
      let text = try Data(contentsOf: source.appending(path: "pages/\(id.uuidString).txt"))
      contents.pages.append(
        NotebookContents.Page(id: id, text: String(decoding: text, as: UTF8.self)))
      steps.complete(count: 1)
    }
    return contents
  }
}

struct NotebookWriter: DocumentWriter {
  let contentType: UTType

  @concurrent
  func write(
    snapshot: sending NotebookContents, to destination: sending URL,
    previous: sending NotebookContents?, progress: consuming Subprogress
  ) async throws {
    guard contentType.conforms(to: .notebook) else {
      let steps = progress.start(totalCount: 1)
      let text = snapshot.pages.map(\.text).joined(separator: String(formFeed))
      try Data(text.utf8).write(to: destination, options: .atomic)
      steps.complete(count: 1)
      return
    }

    let files = FileManager.default
    let folder = destination.appending(path: "pages")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let steps = progress.start(totalCount: 2 + snapshot.pages.count)

    var saved: [UUID: String] = [:]
    for page in previous?.pages ?? [] {
      saved[page.id] = page.text
    }
    var current: Set<String> = []
    for page in snapshot.pages {
      let name = "\(page.id.uuidString).txt"
      let file = folder.appending(path: name)
      current.insert(name)
      // An unchanged page is left alone, if this destination has it.
      if saved[page.id] != page.text || !files.fileExists(atPath: file.path) {
        try Data(page.text.utf8).write(to: file, options: .atomic)
      }
      steps.complete(count: 1)
    }

    // After the pages: until here the old list names only files that still exist.
    let metadata = Metadata(title: snapshot.title, pages: snapshot.pages.map(\.id))
    try JSONEncoder().encode(metadata).write(
      to: destination.appending(path: "metadata.json"), options: .atomic)
    steps.complete(count: 1)

    for name in try files.contentsOfDirectory(atPath: folder.path) where !current.contains(name) {
      try files.removeItem(at: folder.appending(path: name))
    }
    steps.complete(count: 1)
  }
}
