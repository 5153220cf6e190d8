import Foundation
import Synchronization
import UniformDocuments

/// The same package through file wrappers, which changes the wrapper it is given.
final class WrappedBinder: Document {
  static let readableContentTypes: [UTType] = [.binder]

  private(set) var pages: [String: String] = [:]
  let log = WrapperLog()

  func reader(
    configuration: sending ReadConfiguration
  ) -> sending FileWrapperDocumentReader<[String: String]> {
    FileWrapperDocumentReader(configuration) { [log] wrapper in
      log.noteRead(wrapper)
      var pages: [String: String] = [:]
      for (name, page) in wrapper.fileWrappers?["pages"]?.fileWrappers ?? [:] {
        // Big pages are left on disk.
        guard name.hasSuffix(".txt") else { continue }
        pages[name] = String(decoding: page.regularFileContents ?? Data(), as: UTF8.self)
      }
      return pages
    }
  }

  func writer(
    configuration: sending WriteConfiguration
  ) -> sending FileWrapperDocumentWriter<[String: String]> {
    FileWrapperDocumentWriter(configuration) { [log] pages, previous in
      log.noteWrite(previous)
      let root = previous ?? FileWrapper(directoryWithFileWrappers: [:])
      if root.fileWrappers?["pages"] == nil {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        folder.preferredFilename = "pages"
        root.addFileWrapper(folder)
      }
      let folder = root.fileWrappers!["pages"]!
      for (name, page) in folder.fileWrappers ?? [:] where name.hasSuffix(".txt") {
        if let text = pages[name], page.regularFileContents == Data(text.utf8) { continue }
        folder.removeFileWrapper(page)
      }
      for (name, text) in pages where folder.fileWrappers?[name] == nil {
        folder.addRegularFile(withContents: Data(text.utf8), preferredFilename: name)
      }
      try await log.afterwards()
      return root
    }
  }

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

/// Which wrappers the closures were given.
final class WrapperLog: Sendable {
  private let read = Mutex<ObjectIdentifier?>(nil)
  private let written = Mutex<[ObjectIdentifier?]>([])
  private let names = Mutex<[[String]]>([])
  private let body = Mutex<@Sendable () async throws -> Void>({})

  func noteRead(_ wrapper: FileWrapper) { read.withLock { $0 = ObjectIdentifier(wrapper) } }
  func noteWrite(_ wrapper: FileWrapper?) {
    let pages = wrapper?.fileWrappers?["pages"]?.fileWrappers
    names.withLock { $0.append(pages?.keys.sorted() ?? []) }
    written.withLock { $0.append(wrapper.map { ObjectIdentifier($0) }) }
  }

  var lastRead: ObjectIdentifier? { read.withLock { $0 } }
  var previous: [ObjectIdentifier?] { written.withLock { $0 } }

  /// The pages that were in each previous wrapper when the closure got it.
  var previousNames: [[String]] { names.withLock { $0 } }

  func afterChanging(_ body: @escaping @Sendable () async throws -> Void) {
    self.body.withLock { $0 = body }
  }
  func afterwards() async throws { try await body.withLock { $0 }() }
}
