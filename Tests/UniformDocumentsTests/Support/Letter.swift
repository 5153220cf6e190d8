import Foundation
import Synchronization
import UniformDocuments

/// A flat document of text whose reading and writing tests can watch and spoil.
@Observable
final class Letter: Document {
  static let readableContentTypes: [UTType] = [.letter]
  static let writableContentTypes: [UTType] = [.letter, .sheet]

  private(set) var text = ""
  let script: LetterScript

  init(_ script: LetterScript = LetterScript()) { self.script = script }

  func reader(configuration: sending ReadConfiguration) -> sending LetterReader {
    script.log("reader")
    return LetterReader(script: script)
  }

  func writer(configuration: sending WriteConfiguration) -> sending LetterWriter {
    script.log("writer")
    return LetterWriter(script: script)
  }

  @MainActor
  func apply(snapshot: sending String, previous: sending String?) async throws {
    MainActor.preconditionIsolated()
    script.log("apply previous: \(previous ?? "nil")")
    text = snapshot
  }

  @MainActor
  func snapshot(contentType: UTType) async throws -> sending String {
    MainActor.preconditionIsolated()
    script.log("snapshot")
    return text
  }

  @MainActor
  func setText(_ new: String, _ undoManager: UndoManager?) {
    let old = text
    text = new
    undoManager?.registerUndo(withTarget: self) { $0.setText(old, undoManager) }
  }
}

/// What a letter does besides reading and writing.
final class LetterScript: Sendable {
  typealias Write =
    @Sendable (_ text: String, _ destination: URL, _ previous: String?, _ steps: ProgressManager)
    async throws -> Void

  private let entries = Mutex<[String]>([])
  private let during = Mutex<Write>({ _, _, _, _ in })
  private let duringReading = Mutex<@Sendable () async throws -> Void>({})

  func log(_ entry: String) { entries.withLock { $0.append(entry) } }
  var calls: [String] { entries.withLock { $0 } }
  func clear() { entries.withLock { $0 = [] } }

  /// Called after the text was written and before the writer returns.
  func whileWriting(_ body: @escaping Write) { during.withLock { $0 = body } }
  var writing: Write { during.withLock { $0 } }

  /// Called after the text was read and before the reader returns.
  func whileReading(_ body: @escaping @Sendable () async throws -> Void) {
    duringReading.withLock { $0 = body }
  }
  var reading: @Sendable () async throws -> Void { duringReading.withLock { $0 } }
}

struct LetterReader: DocumentReader {
  let script: LetterScript

  @concurrent
  func read(
    from source: sending URL, progress: consuming Subprogress
  ) async throws -> sending String {
    let steps = progress.start(totalCount: 1)
    script.log("read")
    let text = String(decoding: try Data(contentsOf: source), as: UTF8.self)
    try await script.reading()
    steps.complete(count: 1)
    return text
  }
}

struct LetterWriter: DocumentWriter {
  let script: LetterScript

  @concurrent
  func write(
    snapshot: sending String, to destination: sending URL, previous: sending String?,
    progress: consuming Subprogress
  ) async throws {
    let steps = progress.start(totalCount: 10)
    script.log("write previous: \(previous ?? "nil")")
    let (text, url, old) = (snapshot, destination, previous)
    try Data(text.utf8).write(to: url)
    try await script.writing(text, url, old, steps)
    steps.complete(count: 10)
  }
}

extension DocumentSession where D == Letter {
  /// A letter that is on disk.
  static func letter(
    _ text: String, in folder: TemporaryFolder, named name: String = "dear.letter",
    script: LetterScript = LetterScript()
  ) async throws -> (session: DocumentSession<Letter>, url: URL) {
    let url = try folder.file(name, text)
    let session = try await DocumentSession.open(
      Letter(script), at: url, as: .letter, registry: SampleTypes.registry)
    script.clear()
    return (session, url)
  }
}
