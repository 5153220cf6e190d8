import Testing
import UniformDocuments

// A document as people wrote it for SwiftUI before the 27 systems; only the import is another one.

final class Song: ReferenceFileDocument {
  typealias Snapshot = [String]

  @Published var lines: [String]

  static var readableContentTypes: [UTType] { [.letter] }

  init(lines: [String] = []) { self.lines = lines }

  required init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let text = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    lines = text.components(separatedBy: "\n")
  }

  func snapshot(contentType: UTType) throws -> [String] { lines }

  func fileWrapper(
    snapshot: [String], configuration: WriteConfiguration
  ) throws -> FileWrapper {
    let data = Data(snapshot.joined(separator: "\n").utf8)
    return FileWrapper(regularFileWithContents: data)
  }
}

extension Song {
  @MainActor
  func append(_ line: String, undoManager: UndoManager?) {
    let count = lines.count
    lines.append(line)
    undoManager?.registerUndo(withTarget: self) { $0.lines.removeSubrange(count...) }
  }
}

@Suite("A ReferenceFileDocument") @MainActor
struct ReferenceDocumentTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("reads and writes the same bytes as the Document that replaces it")
  func migration() async throws {
    let old = try folder.file("old.letter", "one\ntwo")
    let new = try folder.file("new.letter", "one\ntwo")
    let before = try await DocumentSession.open(
      ReferenceFileDocumentAdapter(Song()), at: old, as: .letter, registry: SampleTypes.registry)
    let after = try await DocumentSession.open(
      VersesDocument(), at: new, as: .letter, registry: SampleTypes.registry)
    #expect(before.document.value.lines == ["one", "two"])
    before.document.value.append("three", undoManager: before.undoManager)
    after.document.append("three", undoManager: after.undoManager)
    #expect(before.hasUnsavedChanges && after.hasUnsavedChanges)
    try await before.save()
    try await after.save()
    #expect(try Disk.text(old) == "one\ntwo\nthree")
    #expect(try Data(contentsOf: old) == Data(contentsOf: new))
    before.undoManager.undo()
    try await before.save()
    #expect(try Disk.text(old) == "one\ntwo")
  }

  @Test("is a new object after reloading, and whoever looks at it is told")
  func reloading() async throws {
    let url = try folder.file("song.letter", "one")
    let session = try await DocumentSession.open(
      ReferenceFileDocumentAdapter(Song()), at: url, as: .letter, registry: SampleTypes.registry)
    let first = session.document.value
    let told = Gate()
    withObservationTracking {
      _ = session.document.value
    } onChange: {
      told.open()
    }
    try Data("another".utf8).write(to: url)
    try await session.reload()
    await told.wait()
    #expect(session.document.value !== first)
    #expect(session.document.value.lines == ["another"])
  }

  @Test("that cannot read its file says so, in its own words")
  func failure() async throws {
    let url = folder.url.appending(path: "song.letter")
    try Data([0xFF, 0xFE, 0xFD]).write(to: url)
    let error = await #expect(throws: CocoaError.self) {
      _ = try await DocumentSession.open(
        ReferenceFileDocumentAdapter(Song()), at: url, as: .letter, registry: SampleTypes.registry)
    }
    #expect(error?.code == .fileReadCorruptFile)
  }
}
