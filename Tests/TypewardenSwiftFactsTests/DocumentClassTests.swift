import Testing
import TypewardenSwiftFacts

@Suite("Document classes of a module")
struct DocumentClassTests {
  private func declaration(
    _ name: String, _ inherited: [String] = [], _ keyword: SwiftDeclaration.Keyword = .class,
    lists: [DocumentTypeList.Role] = [], at start: Int = 1
  ) -> SwiftDeclaration {
    SwiftDeclaration(
      keyword: keyword, name: name, inherited: inherited,
      lists: lists.map {
        DocumentTypeList(
          role: $0, types: SampleFacts.types([.identifier("public.text")]),
          place: SampleFacts.place(start))
      }, place: SampleFacts.place(start))
  }

  private func module(
    imports: [String] = ["SwiftUI"], _ files: [SwiftDeclaration]...
  ) -> SwiftModuleFacts {
    SwiftModuleFacts(
      files: files.enumerated().map { index, declarations in
        SampleFacts.file("\(index).swift") {
          $0.imports = imports
          $0.declarations = declarations
        }
      })
  }

  @Test("are put together from declarations and extensions in several files")
  func extensions() throws {
    let module = module(
      [declaration("Note")],
      [declaration("Note", ["FileDocument"], .extension, lists: [.readableContentTypes])],
      [declaration("Note", [], .extension, lists: [.writableContentTypes])])
    let note = try #require(module.documentClasses.first)
    #expect(note.kinds == [.fileDocument])
    #expect(note.place.path == "0.swift")
    #expect(note.conformancePlace.path == "1.swift")
    #expect(note.readable.map(\.path) == ["1.swift"])
    #expect(note.writable.map(\.path) == ["2.swift"])
  }

  @Test("include those that inherit from one, with its lists")
  func inheritance() throws {
    let module = module(
      [declaration("Child", ["Base"])],
      [declaration("Base", ["NSDocument"], lists: [.readableTypes])])
    let child = try #require(module.documentClasses.first { $0.name == "Child" })
    #expect(child.kinds == [.nsDocument])
    #expect(child.readable.map(\.path) == ["1.swift"])
    #expect(child.writable.isEmpty)
  }

  @Test("that inherit from each other end")
  func cycle() {
    #expect(module([declaration("A", ["B"]), declaration("B", ["A"])]).documentClasses.isEmpty)
  }

  @Test("are not made by a type of the module's own that is called `Document`")
  func ownName() {
    let classes = module(
      [declaration("Document", ["NSDocument"]), declaration("Note", ["Document"])]
    ).documentClasses
    #expect(classes.map(\.kinds) == [[.nsDocument], [.nsDocument]])
    #expect(
      module(imports: ["Fluent"], [declaration("Note", ["Document"])]).documentClasses.isEmpty)
    #expect(
      module([declaration("Note", ["SwiftUI.Document"])]).documentClasses.map(\.kinds)
        == [[.document]])
  }

  @Test("can be asked for by the names that property lists use")
  func names() {
    var note = declaration("App.Note", ["NSDocument"])
    note.objectiveCName = "LegacyNote"
    let module = module([note])
    #expect(module.declaresType(named: "Note"))
    #expect(module.declaresType(named: "Module.Note"))
    #expect(module.declaresType(named: "LegacyNote"))
    #expect(!module.declaresType(named: "Other"))
  }
}
