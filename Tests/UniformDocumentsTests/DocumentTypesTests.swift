import Foundation
import Testing
import TypeDeclarations
import UniformDocuments

@Suite("Document types")
struct DocumentTypesTests {
  final class AnyText: ReadableDocument {
    static let readableContentTypes: [UTType] = [.text, .undeclared]
    func reader(configuration: sending ReadConfiguration) -> sending LetterReader {
      LetterReader(script: LetterScript())
    }
    @MainActor func apply(snapshot: sending String, previous: sending String?) async throws {}
  }

  final class Folders: ReadableDocument {
    static let readableContentTypes: [UTType] = [.directory]
    func reader(configuration: sending ReadConfiguration) -> sending LetterReader {
      LetterReader(script: LetterScript())
    }
    @MainActor func apply(snapshot: sending String, previous: sending String?) async throws {}
  }

  final class Odd: Document {
    static let readableContentTypes: [UTType] = [.letter]
    static let writableContentTypes: [UTType] = [.letter, .undeclared, .undeclared]
    func reader(configuration: sending ReadConfiguration) -> sending LetterReader {
      LetterReader(script: LetterScript())
    }
    func writer(configuration: sending WriteConfiguration) -> sending LetterWriter {
      LetterWriter(script: LetterScript())
    }
    @MainActor func apply(snapshot: sending String, previous: sending String?) async throws {}
    @MainActor func snapshot(contentType: UTType) async throws -> sending String { "" }
  }

  @Test(
    "find the first class that reads what is there",
    arguments: [
      ("a.letter", "Letter"), ("a.LETTER", "Letter"), ("a.privateletter", "Letter"),
      ("notes.md", "AnyText"), ("a.swift", "AnyText"), ("a.png", "nil"), ("a.unknown", "nil"),
      ("plain", "nil"), ("a.binder/", "Binder"), ("other/", "Folders"), ("a.letter/", "Folders"),
      ("missing.binder", "Binder"), ("missing.letter", "Letter"),
    ])
  func choosing(name: String, expected: String) throws {
    let folder = try TemporaryFolder()
    var url = folder.url.appending(path: name)
    if name.hasSuffix("/") {
      url = folder.url.appending(path: String(name.dropLast()))
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } else if !name.hasPrefix("missing") {
      _ = try folder.file(name, "text")
    }
    var types = DocumentTypes(registry: SampleTypes.registry)
    types.register(Letter.self)
    types.register(AnyText.self)
    types.register(Binder.self)
    types.register(Folders.self)
    let found = types.documentType(for: url)
    #expect(found.map { "\($0)" } ?? "nil" == expected)
  }

  @Test("go by the order of registration and not by the closest type")
  func order() throws {
    let folder = try TemporaryFolder()
    let binder = folder.url.appending(path: "a.binder")
    try FileManager.default.createDirectory(at: binder, withIntermediateDirectories: true)
    var types = DocumentTypes(registry: SampleTypes.registry)
    types.register(Folders.self)
    types.register(Binder.self)
    #expect(types.documentType(for: binder) == Folders.self)
    // A link counts as what it leads to.
    let link = folder.url.appending(path: "link.binder")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: binder)
    #expect(types.documentType(for: link) == Folders.self)
  }

  @Test("name the types that nobody declares, by class and role")
  func validating() {
    var types = DocumentTypes(registry: SampleTypes.registry)
    types.register(Letter.self)
    types.register(AnyText.self)
    types.register(Odd.self)
    let problems = types.validate()
    #expect(problems.map(\.documentType) == ["AnyText", "Odd"])
    #expect(problems.map(\.role) == [.readable, .writable])
    #expect(problems.allSatisfy { $0.contentType == .undeclared })
    for problem in problems {
      #expect(problem.description.contains(problem.documentType))
      #expect(problem.description.contains("com.example.nobody-declares-this"))
    }
    var fewer = DocumentTypes(registry: .system)
    fewer.register(Letter.self)
    #expect(fewer.validate().count == 3)
  }

  @Test("are checked by a session, a declaration before anything else") @MainActor
  func session() async throws {
    let folder = try TemporaryFolder()
    let url = try folder.file("dear.letter", "old")
    func code(_ type: UTType) async -> DocumentError.Code? {
      do {
        _ = try await DocumentSession.open(
          Letter(), at: url, as: type, registry: SampleTypes.registry)
        return nil
      } catch {
        let error = error as? DocumentError
        #expect(error?.url == url && error?.contentType == type)
        #expect(error?.description.contains(url.path) == true)
        #expect(error?.description.contains(type.identifier) == true)
        return error?.code
      }
    }
    #expect(await code(.letter) == nil)
    #expect(await code(.privateLetter) == nil)
    #expect(await code(.sheet) == .unreadableType)
    #expect(await code(.undeclared) == .undeclaredType)

    let (session, _) = try await DocumentSession.letter("old", in: folder, named: "other.letter")
    for (type, code): (UTType, DocumentError.Code) in [
      (.privateLetter, .unwritableType), (.undeclared, .undeclaredType),
    ] {
      let error = await #expect(throws: DocumentError.self) {
        try await session.save(to: folder.url.appending(path: "x"), as: type)
      }
      #expect(error?.code == code)
    }
    #expect(try folder.names == ["dear.letter", "other.letter"])
  }

  @Test("are not looked at any more once a session is closed") @MainActor
  func closed() async throws {
    let folder = try TemporaryFolder()
    let script = LetterScript()
    let (session, url) = try await DocumentSession.letter("old", in: folder, script: script)
    let gate = Gate()
    script.whileWriting { _, _, _, _ in await gate.wait() }
    session.document.setText("new", session.undoManager)
    let saving = Task { try await session.save() }
    await gate.hasWaiter()
    let closing = Task { await session.close() }
    for _ in 0..<20 { await Task.yield() }
    #expect(!session.isClosed)
    let late = Task { try await session.save(to: url, as: .undeclared) }
    for _ in 0..<20 { await Task.yield() }
    gate.open()
    try await saving.value
    await closing.value
    #expect(try Disk.text(url) == "new")
    #expect(session.isClosed)
    for task in [late, Task { try await session.save() }, Task { try await session.reload() }] {
      let error = await #expect(throws: DocumentError.self) { try await task.value }
      #expect(error?.code == .closed)
    }
  }
}
