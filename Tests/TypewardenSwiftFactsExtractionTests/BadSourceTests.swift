import Testing
import TypewardenSourceText
import TypewardenSwiftFacts
import TypewardenSwiftFactsExtraction

@Suite("A source that is not as it should be")
struct BadSourceTests {
  #if canImport(SwiftParser)
    @Test(
      "gives what can be read of it",
      arguments: [
        "<<<<<<< HEAD\nlet a = UTType(\"a.b.c\")\n=======\nlet b = 1\n>>>>>>> other\n",
        "struct S { let a = UTType(\"a.b.c\")", "let a = UTType(\"a.b.c\"",
        "}}} let a = UTType(\"a.b.c\")",
        "func f( { let a = UTType(\"a.b.c\") }",
      ])
    func broken(source: String) {
      let facts = Extraction.facts(source)
      #expect(facts.notes == [.doesNotParse])
      #expect(facts.constructors.map(\.argument) == [.literal("a.b.c")])
    }

    @Test("that could not be merged is read on both sides")
    func conflict() {
      let source = """
        <<<<<<< HEAD
        let a = UTType("a.b.a")
        =======
        let a = UTType("a.b.b")
        >>>>>>> branch
        """
      let facts = Extraction.facts(source)
      #expect(facts.constructors.map(\.argument) == [.literal("a.b.a"), .literal("a.b.b")])
      #expect(facts.constructors.map(\.place.start.line) == [2, 4])
      #expect(facts.notes == [.doesNotParse])
    }

    @Test("never ends the program: every prefix of a source can be read")
    func prefixes() {
      let source = Array(
        """
        import SwiftUI
        extension UTType { static let a = UTType(exportedAs: "a.b.c", conformingTo: .data)! }
        @objc(X) class N: NSDocument { override class var readableTypes: [String] { ["a", k + "b"] } }
        var s: some Scene { DocumentGroup(newDocument: { N() }) { f in V() } editor: { } }
        // typewarden:disable x
        func f() { #if A
          p.allowedContentTypes = c ? [.a] : [] + x.map { $0 } ; u.registerUndo(withTarget: s) {}
        #endif }
        """.utf8)
      for count in 0...source.count {
        _ = SwiftFactsExtractor.facts(bytes: Array(source[..<count]), path: "a.swift")
      }
    }
  #endif

  @Test("is noted when it is too large, too deep, no text or not there")
  func notes() {
    let large = [UInt8](repeating: 0x20, count: NameHints.largestFile + 1)
    #expect(
      SwiftFactsExtractor.facts(bytes: large, path: "a.swift").notes == [.tooLarge(large.count)])
    for opening in ["(", "[", "{", "\"\\(", "#if A\n"] {
      let deep = "UTType" + String(repeating: opening, count: 50_000)
      #expect(Extraction.facts(deep).notes == [.tooDeep])
    }
    // The parser would need longer than anybody waits, for less than a line.
    let brackets = "import UTType" + String(repeating: "[", count: 120) + "ists\nstruct Tests {}\n"
    #expect(Extraction.facts(brackets).notes == [.tooDeep])
    #expect(Extraction.facts("let a: [[[[[UTType]]]]] = [ [ [ [ [.png] ] ] ] ]").notes == [])
    #expect(
      SwiftFactsExtractor.facts(bytes: Array("UTType".utf8) + [0], path: "a.swift").notes
        == [.notText])
    #expect(
      SwiftFactsExtractor.facts(path: "/no/such/file.swift").notes
        == [.unreadable("No such file or directory")])
  }

  @Test("with a byte order mark has places behind it")
  func mark() throws {
    let source = "let a = UTType(\"a.b.c\")"
    let facts = SwiftFactsExtractor.facts(
      bytes: [0xEF, 0xBB, 0xBF] + Array(source.utf8), path: "a.swift")
    #if canImport(SwiftParser)
      let place = try #require(facts.constructors.first).place
      #expect(Extraction.text(place, in: source) == "\"a.b.c\"")
      #expect(place.start.column == 16)
    #else
      #expect(facts.notes == [.noParser])
    #endif
  }
}

@Suite("An Objective-C source")
struct ObjectiveCTests {
  @Test("gives types made from literals, classes and the old API")
  func facts() {
    let facts = Extraction.facts(
      """
      // [UTType typeWithIdentifier:@"a.b.comment"];
      @interface Note : NSDocument
      @end
      @implementation Note
      - (void)f { NSString *s = @"exportedTypeWithIdentifier:";
        UTType *a = [UTType exportedTypeWithIdentifier:@"a.b.a" conformingToType:UTTypeData];
        UTType *b = [UTType importedTypeWithIdentifier: @"a.b.b"];
        UTType *c = [UTType typeWithIdentifier:kNote];
        UTTypeConformsTo(x, kUTTypePNG); [u registerUndoWithTarget:self selector:@selector(f) object:nil];
      }
      @end
      """, path: "Note.m")
    #expect(facts.constructors.map(\.kind) == [.exportedAs, .importedAs, .identifier])
    #expect(
      facts.constructors.map(\.argument)
        == [.literal("a.b.a"), .literal("a.b.b"), .nonLiteral(.variable)])
    #expect(facts.declarations.map(\.name) == ["Note", "Note"])
    #expect(SwiftModuleFacts(files: [facts]).documentClasses.map(\.kinds) == [[.nsDocument]])
    #expect(facts.legacyUses.map(\.name) == ["UTTypeConformsTo", "kUTTypePNG"])
    #expect(facts.undoRegistrations.count == 1)
  }

  @Test(
    "may end anywhere",
    arguments: ["@\"", "/*", "//", "@interface", "[UTType typeWithIdentifier:", "'"])
  func cut(source: String) { _ = Extraction.facts("UTType " + source, path: "a.m") }
}
