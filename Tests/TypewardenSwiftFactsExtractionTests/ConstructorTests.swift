#if canImport(SwiftParser)
  import Testing
  import TypewardenSourceText
  import TypewardenSwiftFacts
  import TypewardenSwiftFactsExtraction

  @Suite("A call that makes a type")
  struct ConstructorTests {
    struct Sample: CustomTestStringConvertible, Sendable {
      var source: String
      var kind: TypeConstructor.Kind
      var unwrapping = TypeConstructor.Unwrapping.none
      var spelling = TypeConstructor.Spelling.value
      var testDescription: String { source }
    }

    private static let samples: [Sample] = [
      Sample(source: #"let t = UTType(exportedAs: "a.b.c")"#, kind: .exportedAs),
      Sample(source: #"let t = UTType(importedAs: "a.b.c")"#, kind: .importedAs),
      Sample(source: #"let t: UTType = .init(exportedAs: "a.b.c")"#, kind: .exportedAs),
      Sample(source: #"let t = UTType.init(importedAs: "a.b.c")"#, kind: .importedAs),
      Sample(
        source: #"extension UTType { static let t = Self(exportedAs: "a.b.c") }"#, kind: .exportedAs
      ),
      Sample(source: #"f(.init(exportedAs: "a.b.c")) // UTType"#, kind: .exportedAs),
      Sample(
        source: #"let t = UniformTypeIdentifiers.UTType(exportedAs: "a.b.c")"#, kind: .exportedAs),
      Sample(
        source: #"let t = UTTypeReference(exportedAs: "a.b.c")"#, kind: .exportedAs,
        spelling: .reference),
      Sample(source: #"let t = UTType("a.b.c")"#, kind: .identifier),
      Sample(source: #"let t = UTType("a.b.c")!"#, kind: .identifier, unwrapping: .forced),
      Sample(source: #"let t = (UTType("a.b.c"))!"#, kind: .identifier, unwrapping: .forced),
      Sample(
        source: #"let t = UTType("a.b.c") ?? .data"#, kind: .identifier, unwrapping: .defaulted),
      Sample(source: #"if let t = UTType("a.b.c") {}"#, kind: .identifier, unwrapping: .bound),
      Sample(
        source: #"func f() { guard let t = UTType("a.b.c") else { return } }"#, kind: .identifier,
        unwrapping: .bound),
      Sample(
        source: #"let t = UTType("a.b.c")?.identifier"#, kind: .identifier, unwrapping: .bound),
      Sample(
        source: #"let t = [UTType("a.b.c")].compactMap { $0 }"#, kind: .identifier,
        unwrapping: .bound),
      Sample(source: #"let t: UTType? = .init("a.b.c")"#, kind: .identifier),
      Sample(
        source: #"let t = UTType(identifier: "a.b.c", allowUndeclared: true)"#,
        kind: .allowUndeclared),
      Sample(
        source: #"let t = UTType(filenameExtension: "a.b.c")!"#, kind: .filenameExtension,
        unwrapping: .forced),
      Sample(source: #"let t = UTType(mimeType: "a.b.c")"#, kind: .mimeType),
      Sample(
        source: #"let t = UTType(tag: "a.b.c", tagClass: .mimeType, conformingTo: nil)"#, kind: .tag
      ),
      Sample(
        source: #"let t = UTType.types(tag: "a.b.c", tagClass: .mimeType, conformingTo: nil)"#,
        kind: .tag),
      Sample(source: #"let t = NSPasteboard.PasteboardType("a.b.c")"#, kind: .pasteboardType),
      Sample(
        source: #"let t = NSPasteboard.PasteboardType(rawValue: "a.b.c")"#, kind: .pasteboardType),
    ]

    @Test("is found once, with its literal and what becomes of the result", arguments: samples)
    func literals(sample: Sample) throws {
      let facts = Extraction.facts(sample.source)
      try #require(facts.constructors.count == 1)
      let constructor = facts.constructors[0]
      #expect(constructor.kind == sample.kind)
      #expect(constructor.argument == .literal("a.b.c"))
      #expect(constructor.unwrapping == sample.unwrapping)
      #expect(constructor.spelling == sample.spelling)
      #expect(Extraction.text(constructor.place, in: sample.source) == "\"a.b.c\"")
    }

    @Test(
      "says why its text is no literal",
      arguments: [
        (#"UTType(exportedAs: "\(prefix).note")"#, TextArgument.nonLiteral(.interpolation)),
        (#"UTType(exportedAs: prefix + ".note")"#, .nonLiteral(.concatenation)),
        (#"UTType(exportedAs: name())"#, .nonLiteral(.call)),
        (#"UTType(exportedAs: a ? "b.c" : "d.e")"#, .nonLiteral(.choice)),
        (
          #"UTType(exportedAs: Names.note)"#,
          .reference(NameReference(name: "note", qualifier: "Names"))
        ),
        (
          #"UTType(exportedAs: Names.note.rawValue)"#,
          .reference(NameReference(name: "note", qualifier: "Names"))
        ),
        (#"UTType(exportedAs: note)"#, .reference(NameReference(name: "note"))),
        (##"UTType(exportedAs: #"a.b.c"#)"##, .literal("a.b.c")),
        ("UTType(exportedAs: \"a.\\u{62}.c\")", .literal("a.b.c")),
      ])
    func nonLiterals(source: String, argument: TextArgument) throws {
      let facts = Extraction.facts("let t = " + source)
      #expect(try #require(facts.constructors.first).argument == argument)
    }

    @Test("keeps the type that it is said to conform to")
    func conformance() throws {
      let facts = Extraction.facts(
        #"let t = UTType(exportedAs: "a.b.c", conformingTo: .json)"#)
      let type = try #require(facts.constructors[0].conformingTo)
      #expect(
        type.value == .reference(NameReference(name: "json", qualifier: "UTType")))
    }

    @Test("knows the `#if` branches around it")
    func conditions() {
      let facts = Extraction.facts(
        """
        #if os(macOS)
        let a = UTType("a.b.a")
        #elseif DEBUG
        let a = UTType("a.b.b")
        #else
        let a = UTType("a.b.c")
        #endif
        """)
      #expect(
        facts.constructors.map(\.condition) == [
          "os(macOS)", "!(os(macOS)) && DEBUG", "!(os(macOS)) && !(DEBUG)",
        ])
    }

    @Test(
      "is not seen where none is",
      arguments: [
        "// UTType(exportedAs: \"a.b.c\")", #"let s = "UTType(exportedAs: 1)""#,
        #"let t = MyUTType("a.b.c")"#, "let t = UTType.self", "UTType()",
      ])
    func nothing(source: String) { #expect(Extraction.facts(source).constructors.isEmpty) }

    @Test("has line and column in characters, whatever stands before it")
    func columns() throws {
      let facts = Extraction.facts("// UTType\r\nlet \u{1F600}é = UTType(\"a.b.c\")")
      let place = try #require(facts.constructors.first).place
      #expect(place.start.line == 2)
      #expect(place.start.column == 17)
    }
  }
#endif
