import Testing
import UniformDocuments

// Programs in the shape that people write for SwiftUI; only the import is another one.

struct Verses: FileDocument {
  static let readableContentTypes: [UTType] = [.letter]
  var lines: [String]

  init(lines: [String] = []) { self.lines = lines }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(lines.joined(separator: "\n").utf8))
  }
}

@Observable
final class VersesDocument: Document {
  static let readableContentTypes: [UTType] = [.letter]
  private(set) var lines: [String] = []

  func reader(
    configuration: sending ReadConfiguration
  ) -> sending FileWrapperDocumentReader<[String]> {
    FileWrapperDocumentReader(configuration) { wrapper in
      guard let data = wrapper.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
      return String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    }
  }

  func writer(
    configuration: sending WriteConfiguration
  ) -> sending FileWrapperDocumentWriter<[String]> {
    FileWrapperDocumentWriter(configuration) { lines, _ in
      FileWrapper(regularFileWithContents: Data(lines.joined(separator: "\n").utf8))
    }
  }

  @MainActor
  func apply(snapshot: sending [String], previous: sending [String]?) async throws {
    lines = snapshot
  }

  @MainActor
  func snapshot(contentType: UTType) async throws -> sending [String] { lines }

  @MainActor
  func append(_ line: String, undoManager: UndoManager?) {
    let count = lines.count
    lines.append(line)
    undoManager?.registerUndo(withTarget: self) { $0.lines.removeSubrange(count...) }
  }
}

/// Writes a film in chunks and counts bytes, which for an empty film is a total of nothing.
final class FilmDocument: Document {
  static let readableContentTypes: [UTType] = [.sheet]
  var film = Data()
  let configuration: URLDocumentConfiguration

  init(_ configuration: URLDocumentConfiguration) { self.configuration = configuration }

  func reader(configuration: sending ReadConfiguration) -> sending FilmCoder { FilmCoder() }
  func writer(configuration: sending WriteConfiguration) -> sending FilmCoder { FilmCoder() }

  @MainActor
  func apply(snapshot: sending Data, previous: sending Data?) async throws { film = snapshot }

  @MainActor
  func snapshot(contentType: UTType) async throws -> sending Data { film }
}

struct FilmCoder: DocumentReader, DocumentWriter {
  @concurrent
  func read(
    from source: sending URL, progress: consuming Subprogress
  ) async throws -> sending Data {
    let steps = progress.start(totalCount: 1)
    let data = try Data(contentsOf: source)
    steps.complete(count: 1)
    return data
  }

  @concurrent
  func write(
    snapshot: sending Data, to destination: sending URL, previous: sending Data?,
    progress: consuming Subprogress
  ) async throws {
    let total = snapshot.count
    let steps = progress.start(totalCount: total)
    try Data().write(to: destination)
    let file = try FileHandle(forWritingTo: destination)
    defer { try? file.close() }
    var offset = 0
    while offset < total {
      let end = min(offset + 65_536, total)
      try file.write(contentsOf: snapshot[offset..<end])
      steps.complete(count: end - offset)
      offset = end
    }
  }
}

@Suite("Code in Apple's shape") @MainActor
struct ShapeTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("reads and writes the same bytes before and after moving from FileDocument")
  func migration() async throws {
    let old = try folder.file("old.letter", "one\ntwo")
    let new = try folder.file("new.letter", "one\ntwo")
    let before = try await DocumentSession.open(
      FileDocumentAdapter(Verses()), at: old, as: .letter, registry: SampleTypes.registry)
    let after = try await DocumentSession.open(
      VersesDocument(), at: new, as: .letter, registry: SampleTypes.registry)
    before.document.update(before.undoManager) { $0.lines.append("three") }
    after.document.append("three", undoManager: after.undoManager)
    #expect(before.hasUnsavedChanges && after.hasUnsavedChanges)
    try await before.save()
    try await after.save()
    #expect(try Disk.text(old) == "one\ntwo\nthree")
    #expect(try Data(contentsOf: old) == Data(contentsOf: new))
    before.undoManager.undo()
    after.undoManager.undo()
    try await before.save()
    try await after.save()
    #expect(try Disk.text(old) == "one\ntwo")
    #expect(try Data(contentsOf: old) == Data(contentsOf: new))
    before.undoManager.redo()
    #expect(before.document.value.lines.count == 3)
  }

  @Test("writes media in chunks, and empty media too", arguments: [0, 1, 300_000])
  func media(count: Int) async throws {
    let configuration = URLDocumentConfiguration()
    let session = DocumentSession(
      FilmDocument(configuration), registry: SampleTypes.registry, configuration: configuration)
    session.document.film = Data(repeating: 7, count: count)
    let url = folder.url.appending(path: "film.sheet")
    try await session.save(to: url, as: .sheet)
    #expect(try Data(contentsOf: url) == session.document.film)
    #expect(session.document.configuration.fileURL == url)
  }

  @Test("reads a part of a package through the document's own coordinator")
  func part() async throws {
    let (session, url) = try await DocumentSession.binder(["a": "1"], in: folder)
    session.document.setPage("a", "1a", session.undoManager)
    try await session.save()
    var text: String?
    let coordinator = session.configuration.makeFileCoordinator()
    coordinator.coordinate(readingItemAt: url.appending(path: "index.txt"), options: []) { url in
      do { text = try String(contentsOf: url, encoding: .utf8) } catch { text = "\(error)" }
    }
    #expect(text == "1 pages")
  }

  @Test("never loses a page of a writer that writes changed pages only")
  func pages() async throws {
    let pages = Dictionary(uniqueKeysWithValues: (0..<30).map { ("page \($0)", "text \($0)") })
    let (session, url) = try await DocumentSession.binder(pages, in: folder)
    for round in 0..<4 {
      session.document.setPage("page \(round)", "changed", session.undoManager)
      if round == 2 {
        let other = folder.url.appending(path: "other.binder")
        try await session.save(to: other, as: .binder)
        #expect(try Disk.tree(other).count == 32)
      } else {
        try await session.save()
      }
      let place = try #require(session.configuration.fileURL)
      let found = try FileManager.default.contentsOfDirectory(
        atPath: place.appending(path: "pages").path)
      #expect(found.count == 30)
    }
    #expect(Disk.exists(url))
  }
}
