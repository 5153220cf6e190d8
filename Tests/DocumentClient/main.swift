// A program that uses the products UniformDocuments, UniformTypes and TypeDeclarations as any other
// would, by a version. scripts/check-client builds and runs it. What it calls is what is promised, with
// these names, labels, defaults and optionality; Foundation is imported too, and must not be in the way.

import Foundation
import TypeDeclarations
import UniformDocuments
import UniformTypes

var failures = 0

@MainActor
func check(_ condition: Bool, _ what: String, line: Int = #line) {
  if condition { return }
  failures += 1
  print("main.swift:\(line): \(what)")
}

// MARK: A document by URLs

@Observable
final class Note: Document {
  static let readableContentTypes: [UTType] = [.clientNote]
  static let writableContentTypes: [UTType] = [.clientNote, .plainText]
  var text = ""

  func reader(configuration: sending ReadConfiguration) -> sending NoteCoder { NoteCoder() }
  func writer(configuration: sending WriteConfiguration) -> sending NoteCoder { NoteCoder() }

  @MainActor
  func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }

  @MainActor
  func snapshot(contentType: UTType) async throws -> sending String { text }

  @MainActor
  func setText(_ new: String, undoManager: UndoManager?) {
    let old = text
    text = new
    undoManager?.registerUndo(withTarget: self) { $0.setText(old, undoManager: undoManager) }
  }
}

struct NoteCoder: DocumentReader, DocumentWriter {
  @concurrent
  func read(
    from source: sending URL, progress: consuming Subprogress
  ) async throws -> sending String {
    let steps: ProgressManager = progress.start(totalCount: 1)
    defer { steps.complete(count: 1) }
    return try String(contentsOf: source, encoding: .utf8)
  }

  @concurrent
  func write(
    snapshot: sending String, to destination: sending URL, previous: sending String?,
    progress: consuming Subprogress
  ) async throws {
    try Data(snapshot.utf8).write(to: destination, options: .atomic)
  }
}

// MARK: A document by file wrappers

final class Wrapped: Document {
  static let readableContentTypes: [UTType] = [.clientNote]
  func reader(
    configuration: sending DocumentReadConfiguration
  ) -> sending FileWrapperDocumentReader<Data> {
    FileWrapperDocumentReader(configuration) { $0.regularFileContents ?? Data() }
  }
  func writer(
    configuration: sending DocumentWriteConfiguration
  ) -> sending FileWrapperDocumentWriter<Data> {
    FileWrapperDocumentWriter(configuration) { data, previous in
      previous ?? FileWrapper(regularFileWithContents: data)
    }
  }
  @MainActor func apply(snapshot: sending Data, previous: sending Data?) async throws {}
  @MainActor func snapshot(contentType: UTType) async throws -> sending Data { Data() }
}

/// Only read, and never written.
final class Viewer: ReadableDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  func reader(configuration: sending ReadConfiguration) -> sending NoteCoder { NoteCoder() }
  @MainActor func apply(snapshot: sending String, previous: sending String?) async throws {}
}

/// Only written.
final class Exporter: WritableDocument {
  static let writableContentTypes: [UTType] = [.plainText]
  func writer(configuration: sending WriteConfiguration) -> sending NoteCoder { NoteCoder() }
  @MainActor func snapshot(contentType: UTType) async throws -> sending String { "" }
}

final class Presenter: NSFilePresenter {
  let presentedItemURL: URL? = nil
  let presentedItemOperationQueue = OperationQueue()
}

extension UTType {
  static let clientNote = UTType(exportedAs: "com.example.client.note")
}

let declaration = TypeDeclaration(
  exporting: "com.example.client.note", conformingTo: ["public.data"],
  filenameExtensions: ["clientnote"], mimeTypes: [])
let bare = TypeDeclaration(exporting: "com.example.client.bare", conformingTo: ["public.data"])
UTType.register([declaration, bare])
let registry: TypeRegistry = TypeRegistry.system.adding([declaration])

let folder = FileManager.default.temporaryDirectory.appending(path: "client-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let url = folder.appending(path: "a.clientnote")

// MARK: Sessions

let session = DocumentSession(Note())
let document: Note = session.document
let configuration: URLDocumentConfiguration = session.configuration
let undoManager: UndoManager = session.undoManager
let running: ProgressReporter? = session.progress
check(running == nil && !session.hasUnsavedChanges && configuration.fileURL == nil, "a new session")
do {
  try await session.save()
  check(false, "saving without a file")
} catch let error as DocumentError {
  check(error.code == .untitled && error.url == nil && error.contentType == nil, "untitled")
  check(!error.description.isEmpty, "a description")
}
document.setText("one", undoManager: undoManager)
try await session.save(to: url, as: .clientNote)
document.setText("two", undoManager: undoManager)
try await session.save()
check(try String(contentsOf: url, encoding: .utf8) == "two", "saved")
await session.close()
let codes: [DocumentError.Code] = [
  .undeclaredType, .unreadableType, .unwritableType, .changedOnDisk, .untitled, .closed,
  DocumentError.Code(rawValue: "mine"),
]
check(Set(codes.map(\.rawValue)).count == 7, "codes")

let other: DocumentSession<Note> = try await DocumentSession.open(
  Note(), at: url, as: .clientNote, registry: registry)
check(other.document.text == "two", "opened")
_ = DocumentSession(Wrapped(), registry: nil)

// MARK: Choosing

var types = DocumentTypes(registry: registry)
types.register(Note.self)
types.register(Viewer.self)
let found: (any ReadableDocument.Type)? = types.documentType(for: url)
check(found == Note.self, "document type")
let problems: [DocumentTypes.Problem] = types.validate()
check(problems.isEmpty, "no problems")
let roles: [DocumentTypes.Problem.Role] = [.readable, .writable]
check(Set(roles).count == 2, "roles")

// MARK: Apple's surface

let readConfiguration = DocumentReadConfiguration(contentType: .plainText)
check(
  readConfiguration == DocumentReadConfiguration(contentType: .plainText)
    && readConfiguration.contentType == .plainText, "read configuration")
check(DocumentWriteConfiguration(contentType: .png).contentType == .png, "write configuration")

var seen = false
let coordinator: NSFileCoordinator = other.configuration.makeFileCoordinator()
coordinator.coordinate(readingItemAt: url) { _ in seen = true }
var error: NSError?
NSFileCoordinator(filePresenter: Presenter()).coordinate(
  writingItemAt: url, options: [.forMerging], error: &error
) { _ in seen = seen && true }
NSFileCoordinator(filePresenter: nil).coordinate(
  readingItemAt: url, options: .withoutChanges, error: nil
) { _ in }
check(seen && error == nil, "coordination")

let undo = UndoManager()
undo.beginUndoGrouping()
undo.registerUndo(withTarget: document) { $0.text = "undone" }
undo.endUndoGrouping()
check(undo.canUndo && !undo.canRedo, "can undo")
undo.undo()
undo.redo()
check(document.text == "undone", "undone")

let wrapper = FileWrapper(directoryWithFileWrappers: [
  "a": FileWrapper(regularFileWithContents: Data("1".utf8))
])
check(wrapper.addRegularFile(withContents: Data(), preferredFilename: "b") == "b", "added")
let child = FileWrapper(regularFileWithContents: Data())
child.preferredFilename = "c"
wrapper.addFileWrapper(child)
wrapper.removeFileWrapper(child)
let place = folder.appending(path: "package")
try wrapper.write(to: place, options: .atomic, originalContentsURL: nil)
try wrapper.write(to: place, originalContentsURL: place)
let read = try FileWrapper(url: place, options: [.immediate])
check(read.isDirectory && !read.isRegularFile && read.matchesContents(of: place), "read again")
check(
  read.fileWrappers?.count == 2 && read.regularFileContents == nil
    && read.preferredFilename == "package", "children")

let manager = ProgressManager(totalCount: 2)
let share: ProgressManager = manager.subprogress(assigningCount: 1).start(totalCount: 4)
share.complete(count: 2)
let reporter: ProgressReporter = manager.reporter
let counts: (Int?, Int, Double) = (
  reporter.totalCount, reporter.completedCount, manager.fractionCompleted
)
check(counts == (2, 0, 0.25), "counts")
check(!reporter.isIndeterminate && !reporter.isFinished && !manager.isFinished, "state")

try FileManager.default.removeItem(at: folder)
if failures > 0 { exit(1) }
print("the document client found everything as promised")
