#if canImport(SwiftParser)
  import Testing
  import TypewardenSwiftFacts

  @Suite("A constant")
  struct ConstantTests {
    @Test(
      "is kept with how it is stored",
      arguments: [
        (#"static let t = UTType(exportedAs: "a.b.c")"#, TypeConstant.Storage.storedLet),
        (#"static var t = UTType(exportedAs: "a.b.c")"#, .storedVar),
        (#"static var t: UTType { UTType(exportedAs: "a.b.c") }"#, .computed),
        (#"static var t: UTType { return .init(exportedAs: "a.b.c") }"#, .computed),
        (#"static var t: UTType { get { UTType("a.b.c")! } }"#, .computed),
        (#"public static let t: UTType = .init(importedAs: "a.b.c")"#, .storedLet),
        (#"@available(macOS 11, *) static let t = UTType("a.b.c") ?? .data"#, .storedLet),
      ])
    func storage(source: String, storage: TypeConstant.Storage) throws {
      let facts = Extraction.facts("extension UTType { \(source) }")
      let constant = try #require(facts.typeConstants.first)
      #expect(constant.name == "t")
      #expect(constant.enclosing == "UTType")
      #expect(constant.isStatic)
      #expect(!constant.isList)
      #expect(constant.storage == storage)
      #expect(Extraction.identifiers(constant.value, in: facts) == "a.b.c")
    }

    @Test(
      "that holds a list gives its types",
      arguments: [
        ("static let l: [UTType] = [.png, .json]", "public.png public.json"),
        ("static let l = [UTType.png, .json]", "public.png public.json"),
        (#"static let l = [UTType("a.b.c")!]"#, "a.b.c"),
        ("static var l: [UTType] { [.png] + [.json] }", "public.png public.json"),
        ("static var l: Set<UTType> { Set([.png]) }", "public.png"),
        (#"static let l: [String] = ["a.b.c", UTType.png.identifier]"#, "a.b.c public.png"),
        (#"static let l = ["a.b.c", kUTTypePNG as String]"#, "a.b.c public.png"),
        (#"static let l: [UTType] = ["a.b.c", "a.b.d"].compactMap { UTType($0) }"#, "a.b.c a.b.d"),
        (#"static let l: [UTType] = ["md"].compactMap { UTType(filenameExtension: $0) }"#, ""),
        (
          "static var l: [UTType] { var r: [UTType] = [.png]; r.append(.json); return r }",
          "public.png public.json"
        ),
        ("static var l: [UTType] { if a { [.png] } else { [.json] } }", "public.png public.json"),
        (
          "static var l: [UTType] { if a { return [.png] }; return [.json] }",
          "public.png public.json"
        ),
        (
          "static var l: [UTType] {\n#if A\n[.png]\n#else\n[.json]\n#endif\n}",
          "public.png public.json"
        ),
        ("static let l: [UTType] = { [.png] }()", "public.png"),
        ("static let l: [UTType] = a ? [.png] : [.json]", "public.png public.json"),
        ("static let l: [UTType] = other()", "?"),
        ("static let l = k; static let k: [UTType] = [.png]", ""),
      ])
    func lists(source: String, expected: String) throws {
      let facts = Extraction.facts("struct S { \(source) } // UTType")
      let constant = facts.typeConstants.first { $0.name == "l" }
      let list = constant?.value ?? TypeList(elements: [], place: facts.emptyPlace)
      #expect(Extraction.identifiers(list, in: facts) == expected)
    }

    @Test("of text is found where it may be an identifier")
    func text() {
      let facts = Extraction.facts(
        """
        let a = "com.example.a"
        enum Names: String { case b = "com.example.b", c = "no identifier" }
        struct S { static let d: String = "com.example.d"; let e = "x"; let f = "a/b.c.d" }
        func g() { let h = "com.example.h"; var i = "com.example.i" }
        """)
      #expect(facts.stringConstants.map(\.name) == ["a", "b", "d", "h"])
      #expect(facts.stringConstants.map(\.enclosing) == [nil, "Names", "S", "g()"])
    }

    @Test("is found through names in one file: text, local variables, `Self`")
    func references() throws {
      let facts = Extraction.facts(
        """
        enum Names { static let a = "com.example.a" }
        extension UTType { static let a = UTType(exportedAs: Names.a) }
        struct S {
          static let b = UTType("com.example.b")!
          static var readableContentTypes: [UTType] { [.a, Self.b, S.b, b] }
          func f() {
            let types: [UTType] = [.a]
            panel.allowedContentTypes = types
          }
        }
        """)
      let list = try #require(facts.declarations.first { $0.name == "S" }?.lists.first)
      #expect(
        Extraction.identifiers(list.types, in: facts)
          == "com.example.a com.example.b com.example.b com.example.b")
      let use = try #require(facts.typeUses.first)
      #expect(Extraction.identifiers(use.types, in: facts) == "com.example.a")
    }
  }

  extension SwiftFileFacts {
    fileprivate var emptyPlace: SourcePlace {
      typeConstants.first?.place ?? stringConstants[0].place
    }
  }
#endif
