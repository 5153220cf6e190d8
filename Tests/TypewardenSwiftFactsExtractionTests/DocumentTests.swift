#if canImport(SwiftParser)
  import Testing
  import TypewardenSwiftFacts

  @Suite("Documents in code")
  struct DocumentTests {
    @Test(
      "are classes by protocol or superclass",
      arguments: [
        ("struct N: FileDocument {}", DocumentClass.Kind.fileDocument),
        ("final class N: ReferenceFileDocument {}", .referenceFileDocument),
        ("import SwiftUI\n@Observable final class N: Document {}", .document),
        ("class N: ReadableDocument {}", .readableDocument),
        ("class N: WritableDocument {}", .writableDocument),
        ("class N: NSDocument, Sendable {}", .nsDocument),
        ("class N: UIKit.UIDocument {}", .uiDocument),
        ("struct N {}\nextension N: @preconcurrency FileDocument {}", .fileDocument),
        ("class N: NSObject & ReadableDocument {}", .readableDocument),
      ])
    func kinds(source: String, kind: DocumentClass.Kind) throws {
      let module = SwiftModuleFacts(files: [Extraction.facts(source)])
      #expect(module.documentClasses.map(\.name) == ["N"])
      #expect(module.documentClasses.map(\.kinds) == [[kind]])
    }

    @Test("have lists where they are written, and an Objective-C name")
    func lists() throws {
      let facts = Extraction.facts(
        """
        @objc(LegacyNote) class Note: NSDocument {
          override class var readableTypes: [String] { ["com.example.note"] }
          override func writableTypes(for operation: NSDocument.SaveOperationType) -> [String] {
            ["public.text"]
          }
        }
        struct Other: FileDocument { static let readableContentTypes: [UTType] = [.png] }
        """)
      let classes = SwiftModuleFacts(files: [facts]).documentClasses
      #expect(classes.map(\.objectiveCName) == ["LegacyNote", nil])
      #expect(
        classes.flatMap(\.readable).map { Extraction.identifiers($0.list.types, in: facts) }
          == ["com.example.note", "public.png"])
      #expect(
        classes.flatMap(\.writable).map { Extraction.identifiers($0.list.types, in: facts) }
          == ["public.text"])
    }

    @Test(
      "are opened by groups",
      arguments: [
        ("DocumentGroup(newDocument: N()) { f in V() }", DocumentGroupUse.Mode.editing),
        ("DocumentGroup(newDocument: { N() }) { f in V() }", .editing),
        ("DocumentGroup { N(text: \"\") } editor: { V() }", .editing),
        ("DocumentGroup(viewing: N.self) { f in V() }", .viewing),
        ("DocumentGroup { d in V(d) } makeDocument: { c, x in N(c) }", .editing),
        (
          "DocumentGroup(viewer: { d in V(d) }, makeReadableDocument: { c, x in return N(c) })",
          .viewing
        ),
        ("DocumentGroup(newDocument: N.init) { f in V() }", .editing),
        ("DocumentGroup { (d: N) in V(d) }", .editing),
        ("DocumentGroup(newDocument: { let n = N(); return n }) { f in V() }", .editing),
      ])
    func groups(source: String, mode: DocumentGroupUse.Mode) {
      let facts = Extraction.facts("var body: some Scene { \(source) }")
      #expect(facts.documentGroups.map(\.mode) == [mode])
      #expect(facts.documentGroups.map(\.documentClass) == ["N"])
    }

    @Test("over a data store have content types, and groups keep their order")
    func dataGroups() {
      let facts = Extraction.facts(
        """
        var body: some Scene {
          DocumentGroup(viewing: A.self) { f in V() }
          DocumentGroup(editing: B.self, contentType: .note) { V() }
        }
        """)
      #expect(facts.documentGroups.map(\.documentClass) == ["A", "B"])
      #expect(facts.documentGroups[1].contentTypes?.elements.count == 1)
    }

    @Test(
      "whose readers and writers are given progress are said to use it or not",
      arguments: [
        ("", false, 0, 0, false),
        ("_ = progress", true, 0, 0, false),
        ("let p = progress.start(totalCount: 1); p.complete(count: 1)", true, 1, 0, false),
        (
          "let p = progress.start(totalCount: 1); for x in y { p.complete(count: 1) }", true, 1, 1,
          true
        ),
        (
          "let p = progress.start(totalCount: 1); while a { b() }; p.complete(count: 1)", true, 1,
          0, true
        ),
        (
          "let p = progress.start(totalCount: 1); y.forEach { _ in p.complete(count: 1) }", true, 1,
          1, true
        ),
      ])
    func progress(body: String, isUsed: Bool, count: Int, inLoops: Int, hasLoop: Bool) throws {
      let facts = Extraction.facts(
        """
        struct R: DocumentReader {
          func read(from source: URL, progress: consuming Subprogress) async throws -> S { \(body) }
        }
        """)
      let method = try #require(facts.progressMethods.first)
      #expect(method.enclosing == "R")
      #expect(method.isUsed == isUsed)
      #expect(method.completions == count)
      #expect(method.completionsInLoops == inLoops)
      #expect(method.hasLoop == hasLoop)
    }

    @Test(
      "register undo actions themselves or through a store",
      arguments: [
        ("undoManager?.registerUndo(withTarget: self) { _ in }", 1),
        ("context.undoManager = undoManager", 1), ("let registerUndo = 1", 0),
      ])
    func undo(source: String, count: Int) {
      let facts = Extraction.facts("func f() { \(source) } // Document registerUndo")
      #expect(facts.undoRegistrations.count == count)
    }

    @Test(
      "touch files without a coordinator",
      arguments: [
        ("func f() { try Data(contentsOf: configuration.fileURL!) }", "Data(contentsOf:)", true),
        ("func f() { if let u = document.fileURL { try d.write(to: u) } }", "write(to:)", true),
        (
          "func f() { let u = self.fileURL!.appending(path: \"a\"); try FileManager.default.removeItem(at: u) }",
          "removeItem(at:)", true
        ),
        ("func f() { try FileHandle(forWritingTo: other) }", "FileHandle(forWritingTo:)", false),
      ])
    func access(source: String, call: String, isDocumentURL: Bool) throws {
      let facts = Extraction.facts("class N: ReadableDocument { \(source) }")
      let access = try #require(facts.uncoordinatedAccesses.first)
      #expect(access.call == call)
      #expect(access.enclosing == "N")
      #expect(access.function == "f")
      #expect(access.isDocumentURL == isDocumentURL)
    }

    @Test(
      "touch files rightly",
      arguments: [
        "func read(from u: URL) { try Data(contentsOf: u) }",
        "func write(to u: URL) { try d.write(to: u) }",
        "func f() { c.coordinate(readingItemAt: u, options: [], error: nil) { try Data(contentsOf: $0) } }",
        "func f() { print(contentsOf) }",
      ])
    func coordinated(source: String) {
      let facts = Extraction.facts("class N: ReadableDocument { \(source) }")
      #expect(facts.uncoordinatedAccesses.isEmpty)
    }
  }
#endif
