import Testing
import TypewardenSwiftFacts

@Suite("A name in a list of types")
struct ResolutionTests {
  private let note = NameReference(name: "note", qualifier: "UTType", scope: "Document")

  private func module(_ files: SwiftFileFacts...) -> SwiftModuleFacts {
    SwiftModuleFacts(files: files + [SwiftFileFacts(path: "Use.swift")])
  }

  private func resolution(
    _ reference: NameReference, in module: SwiftModuleFacts
  ) -> Resolution { module.resolve(reference, in: "Use.swift") }

  @Test("is followed to the literal of a constant in another file")
  func literal() {
    let types = SampleFacts.file("Types.swift") {
      $0.constructors = [SampleFacts.constructor(.exportedAs, .literal("com.example.note"), at: 7)]
      $0.typeConstants = [SampleFacts.type("note", .constructor(0))]
    }
    let place = FilePlace(path: "Types.swift", place: SampleFacts.place(7))
    #expect(
      resolution(note, in: module(types)) == .literal(identifier: "com.example.note", at: place))
  }

  @Test("is the system's where the module has none of that name")
  func system() {
    let png = NameReference(name: "png", qualifier: "UTType")
    #expect(
      resolution(png, in: module()) == .systemConstant(name: "png", identifier: "public.png"))
    let bare = NameReference(name: "png")
    #expect(resolution(bare, in: module()) == .unresolved(.unknownName("png")))
  }

  @Test("is the module's where the system has one of that name too")
  func shadowed() {
    let types = SampleFacts.file("Types.swift") {
      $0.constructors = [SampleFacts.constructor(.exportedAs, .literal("com.example.text"))]
      $0.typeConstants = [SampleFacts.type("text", .constructor(0))]
    }
    let text = NameReference(name: "text", qualifier: "UTType")
    #expect(resolution(text, in: module(types)).identifier == "com.example.text")
  }

  @Test("is followed through a text constant, and text that is made at run time is said to be so")
  func textConstants() {
    let types = SampleFacts.file("Types.swift") {
      $0.constructors = [
        SampleFacts.constructor(
          .exportedAs, .reference(NameReference(name: "id", qualifier: "Names", scope: "UTType"))),
        SampleFacts.constructor(.exportedAs, .nonLiteral(.interpolation)),
      ]
      $0.typeConstants = [
        SampleFacts.type("note", .constructor(0)), SampleFacts.type("other", .constructor(1)),
      ]
    }
    let names = SampleFacts.file("Names.swift") {
      $0.stringConstants = [
        SampleFacts.text("id", in: "Names", .literal("com.example.note"), at: 5)
      ]
    }
    let module = module(types, names)
    let place = FilePlace(path: "Names.swift", place: SampleFacts.place(5))
    #expect(resolution(note, in: module) == .literal(identifier: "com.example.note", at: place))
    let other = NameReference(name: "other", qualifier: "UTType")
    #expect(resolution(other, in: module) == .unresolved(.unreadable(.interpolation)))
  }

  @Test("that goes round in a circle ends")
  func cycle() {
    let types = SampleFacts.file("Types.swift") {
      $0.typeConstants = [
        SampleFacts.type(
          "note", .reference(NameReference(name: "other", qualifier: "UTType")), at: 1),
        SampleFacts.type(
          "other", .reference(NameReference(name: "note", qualifier: "UTType")), at: 2),
      ]
    }
    #expect(resolution(note, in: module(types)) == .unresolved(.cycle("note")))
  }

  @Test("means the constant of the nearest scope, a bare one also the file's")
  func scopes() {
    let types = SampleFacts.file("Types.swift") {
      $0.constructors = [
        SampleFacts.constructor(.identifier, .literal("com.example.inner")),
        SampleFacts.constructor(.identifier, .literal("com.example.outer")),
      ]
      $0.typeConstants = [
        SampleFacts.type("type", in: "App.Document", .constructor(0)),
        SampleFacts.type("type", in: nil, .constructor(1)),
      ]
    }
    let module = module(types)
    func identifier(_ qualifier: String?, _ scope: String?) -> String? {
      resolution(NameReference(name: "type", qualifier: qualifier, scope: scope), in: module)
        .identifier
    }
    #expect(identifier(nil, "App.Document.save()") == "com.example.inner")
    #expect(identifier(nil, "Elsewhere") == "com.example.outer")
    #expect(identifier("Document", "Elsewhere") == "com.example.inner")
  }

  @Test("with two values is told when `#if` separates them, and ambiguous when nothing does")
  func branches() {
    func types(_ conditions: [String?]) -> SwiftFileFacts {
      SampleFacts.file("Types.swift") { facts in
        facts.constructors = ["a", "b"].map {
          SampleFacts.constructor(.identifier, .literal("com.example.\($0)"))
        }
        facts.typeConstants = [0, 1].map {
          SampleFacts.type("note", .constructor($0), condition: conditions[$0], at: $0 + 1)
        }
      }
    }
    let told = module(types(["os(macOS)", "!(os(macOS))"]))
    let expression = TypeExpression(value: .reference(note), place: SampleFacts.place(1))
    #expect(
      told.resolve(expression, in: "Use.swift").compactMap(\.resolution.identifier)
        == ["com.example.a", "com.example.b"])
    let ambiguous = module(types([nil, nil]))
    #expect(resolution(note, in: ambiguous) == .unresolved(.ambiguousName("note")))
  }

  @Test("that is a list is spread, each type named where the list is written")
  func lists() {
    let types = SampleFacts.file("Types.swift") {
      $0.typeConstants = [
        SampleFacts.list(
          "all", in: "Document",
          [
            .reference(NameReference(name: "png", qualifier: "UTType")),
            .identifier("com.example.note"), .legacyConstant("kUTTypeJPEG"),
          ], at: 10)
      ]
    }
    let module = module(types)
    let list = SampleFacts.types([
      .reference(NameReference(name: "all", qualifier: "Document")), .unreadable(.call),
    ])
    let resolved = module.resolve(list, in: "Use.swift")
    #expect(
      resolved.map(\.resolution.identifier)
        == ["public.png", "com.example.note", "public.jpeg", nil])
    #expect(resolved[0].place == FilePlace(path: "Types.swift", place: SampleFacts.place(10)))
  }

  @Test(
    "that is looked up by extension has no identifier",
    arguments: [
      TypeConstructor.Kind.filenameExtension, .mimeType, .tag,
    ])
  func lookups(kind: TypeConstructor.Kind) {
    let constructor = SampleFacts.constructor(kind, .literal("note"))
    #expect(module().resolve(constructor, in: "Use.swift") == .unresolved(.lookup(kind)))
  }
}
