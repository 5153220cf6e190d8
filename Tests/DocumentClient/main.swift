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

/// As documents were before.
struct OldNote: FileDocument {
  static let readableContentTypes: [UTType] = [.clientNote]
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

final class OlderNote: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.clientNote] }
  @Published var text = ""
  init() {}
  required init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func snapshot(contentType: UTType) throws -> String { text }
  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}

// What follows is only compiled: requirements and defaults with the types that are promised.

func requirements<D: Document>(_ document: D) where D.Reader.Source == URL {
  let readable: [UTType] = D.readableContentTypes
  let writable: [UTType] = D.writableContentTypes
  precondition(readable == writable, "the default of writable types")
  func reader(_ configuration: sending DocumentReadConfiguration) -> sending D.Reader {
    document.reader(configuration: configuration)
  }
  func writer(_ configuration: sending DocumentWriteConfiguration) -> sending D.Writer {
    document.writer(configuration: configuration)
  }
}

@MainActor
func mainActor<D: Document>(
  _ document: D, _ snapshot: sending D.Reader.Snapshot, _ previous: sending D.Reader.Snapshot?
) async throws -> sending D.Writer.Snapshot {
  try await document.apply(snapshot: snapshot, previous: previous)
  return try await document.snapshot(contentType: .plainText)
}

func read<R: DocumentReader>(
  _ reader: R, _ source: sending R.Source, _ progress: consuming Subprogress
) async throws -> sending R.Snapshot {
  try await reader.read(from: source, progress: progress)
}

func write<W: DocumentWriter>(
  _ writer: W, _ snapshot: sending W.Snapshot, _ destination: sending W.Destination,
  _ previous: sending W.Snapshot?, _ progress: consuming Subprogress
) async throws {
  try await writer.write(
    snapshot: snapshot, to: destination, previous: previous, progress: progress)
}

func constrained(_: some DocumentReader<String>, _: some DocumentWriter<String>) {}

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
do {
  try await session.save()
  check(false, "saving a closed session")
} catch let error as DocumentError {
  let parts: (DocumentError.Code, URL?, UTType?, String) = (
    error.code, error.url, error.contentType, error.description
  )
  let everybody: any Error & Hashable & Sendable & CustomStringConvertible = error
  check(parts.0 == .closed && everybody.description == parts.3, "closed")
}
constrained(NoteCoder(), NoteCoder())

let other: DocumentSession<Note> = try await DocumentSession.open(
  Note(), at: url, as: .clientNote, registry: registry)
check(other.document.text == "two", "opened")
_ = DocumentSession(Wrapped(), registry: nil)
let observed: any Observable = other
check(observed is DocumentSession<Note>, "a session can be observed")
let copy = folder.appending(path: "copy.txt")
try await other.export(to: copy, as: .plainText)
let autosaver = DocumentAutosaver(other)
try await autosaver.close()
for old in [
  try await DocumentSession.open(FileDocumentAdapter(OldNote()), at: url, as: .clientNote)
    .document.value.text,
  try await DocumentSession.open(
    ReferenceFileDocumentAdapter(OlderNote()), at: url, as: .clientNote
  ).document.value.text,
] { check(old == "two", "documents of before") }

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
var fewer = DocumentTypes(registry: .system)
fewer.register(Wrapped.self)
fewer.register(Viewer.self)
let named: [(String, UTType, DocumentTypes.Problem.Role, String)] = fewer.validate().map {
  ($0.documentType, $0.contentType, $0.role, $0.description)
}
check(named.map(\.0) == ["Wrapped", "Wrapped"] && named[0].1 == .clientNote, "problems")
requirements(Wrapped())

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
NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: url) { _ in }
let options: (NSFileCoordinator.ReadingOptions, NSFileCoordinator.WritingOptions) = ([], [])
check(options.0.isEmpty && options.1.isEmpty, "options")
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
let none: (FileWrapper.ReadingOptions, FileWrapper.WritingOptions) = ([], [.atomic])
try wrapper.write(to: place, options: none.1, originalContentsURL: place)
try wrapper.write(to: place, originalContentsURL: place)
check(try FileWrapper(url: place).fileWrappers?["a"]?.isRegularFile == true, "a child")
check(try FileWrapper(url: place, options: none.0).isDirectory, "a folder")
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
let unknown = ProgressManager(totalCount: nil)
check(
  unknown.isIndeterminate && unknown.totalCount == nil && unknown.completedCount == 0, "unknown")
check(reporter.fractionCompleted == manager.fractionCompleted, "a reporter shows the same")
let _: Subprogress = manager.subprogress(assigningCount: 1)

try FileManager.default.removeItem(at: folder)
if failures > 0 { exit(1) }
print("the document client found everything as promised")
