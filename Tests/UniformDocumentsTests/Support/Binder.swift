import Foundation
import UniformDocuments

/// A package of pages whose writer writes what has changed and never removes anything, as people do
/// write them: it needs the session to hand it exactly what it wrote before.
@Observable
final class Binder: Document {
  static let readableContentTypes: [UTType] = [.binder]

  private(set) var pages: [String: String] = [:]

  func reader(configuration: sending ReadConfiguration) -> sending BinderReader { BinderReader() }
  func writer(configuration: sending WriteConfiguration) -> sending BinderWriter { BinderWriter() }

  @MainActor
  func apply(snapshot: sending [String: String], previous: sending [String: String]?) async throws {
    pages = snapshot
  }

  @MainActor
  func snapshot(contentType: UTType) async throws -> sending [String: String] { pages }

  @MainActor
  func setPage(_ name: String, _ text: String?, _ undoManager: UndoManager?) {
    let old = pages[name]
    pages[name] = text
    undoManager?.registerUndo(withTarget: self) { $0.setPage(name, old, undoManager) }
  }
}

struct BinderReader: DocumentReader {
  @concurrent
  func read(
    from source: sending URL, progress: consuming Subprogress
  ) async throws -> sending [String: String] {
    let folder = source.appending(path: "pages")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let steps = progress.start(totalCount: names.count)
    var pages: [String: String] = [:]
    for name in names {
      pages[name] = try Disk.text(folder.appending(path: name))
      steps.complete(count: 1)
    }
    return pages
  }
}

struct BinderWriter: DocumentWriter {
  @concurrent
  func write(
    snapshot: sending [String: String], to destination: sending URL,
    previous: sending [String: String]?, progress: consuming Subprogress
  ) async throws {
    let folder = destination.appending(path: "pages")
    if previous == nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let changed = snapshot.filter { previous?[$0.key] != $0.value }
    let steps = progress.start(totalCount: 1 + changed.count)
    try Data("\(snapshot.count) pages".utf8)
      .write(to: destination.appending(path: "index.txt"), options: .atomic)
    steps.complete(count: 1)
    for (name, text) in changed {
      try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic)
      steps.complete(count: 1)
    }
    for name in previous?.keys.filter({ snapshot[$0] == nil }) ?? [] {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }
}

extension DocumentSession where D == Binder {
  /// A binder that is on disk, opened.
  static func binder(
    _ pages: [String: String], in folder: TemporaryFolder, named name: String = "work.binder"
  ) async throws -> (session: DocumentSession<Binder>, url: URL) {
    let url = folder.url.appending(path: name)
    for (page, text) in pages { _ = try folder.file("\(name)/pages/\(page)", text) }
    let session = try await DocumentSession.open(
      Binder(), at: url, as: .binder, registry: SampleTypes.registry)
    return (session, url)
  }
}
