import Testing
import TypewardenSwiftFacts

@Suite("The look at bytes before parsing")
struct NameHintsTests {
  @Test(
    "lets through what may have facts",
    arguments: [
      "let a = UTType.png", "struct A: FileDocument {}", "kUTTypePNG",
      "let id = \"com.example.note\"", ".onDrop(of: x)", "undo.registerUndo(withTarget: x) {}",
      "class A: NSDocument {}", "[UTType exportedTypeWithIdentifier:@\"a.b.c\"]",
      "// typewarden:disable x",
    ])
  func passes(source: String) { #expect(NameHints.mayHaveFacts(Array(source.utf8))) }

  @Test(
    "stops everything else",
    arguments: [
      "", "\"", "\"com.example", "let x = 1", "print(\"hello world. a. b.\")",
      "let host = \"example.com\"", "import Foundation\nstruct A { var b: [Int] }",
      "let url = \"https://a.b.c/d\"", "\"1.2.3\"",
    ])
  func stops(source: String) { #expect(!NameHints.mayHaveFacts(Array(source.utf8))) }
}

@Suite("The system's constants")
struct SystemConstantsTests {
  @Test("are 141, sorted and each named once")
  func table() {
    let names = SystemConstants.entries.map(\.name)
    #expect(names.count == 141)
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(names).count == names.count)
  }

  @Test("have their identifiers, under old names too where those differ in case only")
  func identifiers() {
    #expect(SystemConstants.identifier(ofConstant: "utf8PlainText") == "public.utf8-plain-text")
    #expect(SystemConstants.identifier(ofLegacyConstant: "kUTTypePNG") == "public.png")
    #expect(SystemConstants.identifier(ofLegacyConstant: "kUTTypeUTF8PlainText") != nil)
    #expect(SystemConstants.identifier(ofConstant: "nothing") == nil)
    #expect(SystemConstants.identifier(ofLegacyConstant: "kUTTagClassOSType") == nil)
  }
}
