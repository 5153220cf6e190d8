import Testing
import TypewardenSourceText
import TypewardenSwiftFacts

@Suite("A line of facts")
struct CodingTests {
  private var full: SwiftFileFacts {
    let place = SampleFacts.place(3)
    let reference = NameReference(name: "note", qualifier: "UTType", scope: "A.b()")
    let types = TypeList(
      elements: [
        TypeExpression(value: .constructor(0), place: place),
        TypeExpression(value: .reference(reference), place: place),
        TypeExpression(value: .identifier("a \"quoted\"\n\u{1F600}"), place: place),
        TypeExpression(value: .legacyConstant("kUTTypePNG"), place: place),
        TypeExpression(value: .unreadable(.choice), place: place),
      ], place: place, isComplete: false)
    return SampleFacts.file("Folder/A b.swift") {
      $0.notes = [
        .unreadable("no"), .tooLarge(7), .notText, .doesNotParse, .tooDeep, .noParser, .stopped,
      ]
      $0.imports = ["SwiftUI"]
      $0.typeConstants = [SampleFacts.list("all", in: nil, [.identifier("x")], condition: "DEBUG")]
      $0.stringConstants = [
        SampleFacts.text("a", in: "B", .literal("com.example.a")),
        SampleFacts.text("b", .reference(reference)), SampleFacts.text("c", .nonLiteral(.call)),
      ]
      $0.constructors = [
        TypeConstructor(
          kind: .identifier, spelling: .reference, argument: .literal("x"), place: place,
          callPlace: place, conformingTo: types.elements[1], unwrapping: .forced, condition: "A")
      ]
      $0.declarations = [
        SwiftDeclaration(
          keyword: .class, name: "N", objectiveCName: "O", inherited: ["P"],
          lists: [DocumentTypeList(role: .writableTypes, types: types, place: place)],
          place: place, condition: "C")
      ]
      $0.documentGroups = [
        DocumentGroupUse(mode: .viewing, documentClass: "N", contentTypes: types, place: place)
      ]
      $0.typeUses = [TypeUse(kind: .drop, api: "onDrop", types: types, place: place)]
      $0.legacyUses = [LegacyUse(kind: .import, name: "M", place: place)]
      $0.uncoordinatedAccesses = [
        UncoordinatedAccess(
          call: "write(to:)", enclosing: "N", function: "f", isDocumentURL: true, place: place)
      ]
      $0.progressMethods = [
        ProgressMethod(
          enclosing: "R", name: "read", parameter: "p", isUsed: true, completions: 2,
          completionsInLoops: 1, hasLoop: true, place: place)
      ]
      $0.undoRegistrations = [place]
      $0.suppressions = [
        SourceSuppression(
          rules: ["a", "b"], reason: "why", place: place, covered: SourceRange(start: 1, end: 9))
      ]
    }
  }

  @Test("is read back as it was written")
  func roundTrip() throws {
    let line = full.jsonLine
    #expect(!line.contains(0x0A))
    #expect(try #require(SwiftFileFacts(jsonLine: line)) == full)
    #expect(!full.isEmpty)
  }

  @Test("of a file without facts is short")
  func empty() throws {
    let facts = SwiftFileFacts(path: "a.swift")
    #expect(String(decoding: facts.jsonLine, as: UTF8.self) == #"{"version":1,"path":"a.swift"}"#)
    #expect(try #require(SwiftFileFacts(jsonLine: facts.jsonLine)).isEmpty)
  }

  @Test(
    "is refused when it is none of this version",
    arguments: [
      "", "{}", "[1]", #"{"version":0,"path":"a"}"#, #"{"version":1}"#, "{\"version\":1,",
    ])
  func refused(line: String) {
    #expect(SwiftFileFacts(jsonLine: Array(line.utf8)) == nil)
  }

  @Test("leaves out what cannot be read and keeps the rest")
  func damaged() throws {
    let line = #"{"version":1,"path":"a","typeUses":[{"kind":"other"}],"imports":["A",3]}"#
    let facts = try #require(SwiftFileFacts(jsonLine: Array(line.utf8)))
    #expect(facts.typeUses.isEmpty)
    #expect(facts.imports == ["A"])
  }
}
