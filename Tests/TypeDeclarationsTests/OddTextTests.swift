import Testing

@testable import TypeDeclarations

/// Identifiers and tags that are long, empty, foreign or not text at all.
@Suite struct OddTextTests {
  @Test func identifiersAreComparedWithoutRegardToCase() throws {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(exporting: "com.Example.KaitoFinder", conformingTo: ["PUBLIC.Text"])
    ])
    for spelling in [
      "com.example.kaitofinder", "COM.EXAMPLE.KAITOFINDER", "com.Example.KaitoFinder",
    ] {
      let type = try #require(registry.type(spelling))
      #expect(type.identifier.rawValue == "com.example.kaitofinder")
      #expect(type.declaration.spelling == "com.Example.KaitoFinder")
      #expect(type.conforms(to: "Public.DATA"))
    }
    #expect(TypeIdentifier("PUBLIC.x").isPublic && TypeIdentifier("DYN.a").isDynamic)
    // Only ASCII has a case here.
    #expect(TypeIdentifier("com.example.\u{c9}").rawValue == "com.example.\u{c9}")
  }

  @Test func aLongIdentifierIsOneLikeOthers() throws {
    let long = "com.example." + String(repeating: "Ab", count: 5_000)
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(
        exporting: long, conformingTo: ["public.data"], filenameExtensions: [long + "x"]),
      TypeDeclaration(exporting: long + "b", conformingTo: [long]),
    ])
    #expect(registry.type(long.uppercased())?.declaration.spelling == long)
    #expect(registry.type(long + "B")?.conforms(to: TypeIdentifier(long)) == true)
    #expect(registry.type(long + "c") == nil)
    #expect(registry.type(String(long.dropLast())) == nil)
    let name = "x." + String(repeating: "Ab", count: 5_000)
    #expect(registry.type(forName: name).tags[.filenameExtension]?.first?.count == 10_000)
  }

  @Test(arguments: [
    "", ".", "a.", ".a", "a..b", "a b", "a/b", "a:b", "a_b", "a\0b", "\0", "a\n", "*",
    "dyn.a", "dyn.age8u", "DYN.AGE8U", "dyn.",
  ]) func whatIsNoIdentifierIsDropped(text: String) {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(exporting: text, conformingTo: ["public.data"], filenameExtensions: ["odd"])
    ])
    #expect(registry.count == TypeRegistry.system.count)
    #expect(registry.type(text) == nil)
    #expect(registry.types(tag: "odd", tagClass: .filenameExtension).isEmpty)
  }

  @Test(arguments: ["a", "a-b.c", "com.example.\u{200b}x", "com.example.\u{e9}", "1.2", "-"])
  func oddIdentifiersThatAreLegal(text: String) {
    let registry = TypeRegistry().adding([TypeDeclaration(exporting: text, conformingTo: [])])
    #expect(registry.type(text)?.identifier.rawValue == text)
    #expect(TypeIdentifier(text).isLegal)
  }

  @Test func emptySupertypesTagsAndUnknownClassesSayNothing() throws {
    let registry = TypeRegistry().adding([
      TypeDeclaration(
        "com.example.x", kind: .exported, conformingTo: ["", "a b"],
        tags: [
          .filenameExtension: ["", "x", ""], .mimeType: [""], TagClass(rawValue: "my.class"): ["y"],
        ], localizedDescription: "", referenceURL: "", version: .max)
    ])
    let type = try #require(registry.type("com.example.x"))
    #expect(type.declaration.supertypes == ["a b"])
    #expect(type.tags == [.filenameExtension: ["x"]])
    #expect(type.preferredTag(.mimeType) == nil)
    #expect(type.localizedDescription == "")
    #expect(type.declaration.referenceURL == "")
    #expect(type.declaration.version == Int(Int32.max))
    #expect(registry.types(tag: "", tagClass: .filenameExtension).isEmpty)
    #expect(registry.types(tag: "y", tagClass: TagClass(rawValue: "my.class")).isEmpty)
    #expect(ConformanceGraph(registry).danglingEdges.map(\.supertype) == ["a b"])
  }

  @Test func tagsThatDifferByNulOrLengthAreDifferent() {
    let tags = [
      "a", "a\0", "a\0\0", "\0", "\0a", "1234567", "12345678", "123456789", "\u{e9}", "e\u{301}",
    ]
    let registry = TypeRegistry().adding(
      tags.enumerated().map { number, tag in
        TypeDeclaration(
          exporting: "com.example.t\(number)", conformingTo: [], filenameExtensions: [tag])
      })
    for (number, tag) in tags.enumerated() {
      let found = registry.types(tag: tag, tagClass: .filenameExtension)
      #expect(
        found.map(\.identifier.rawValue) == ["com.example.t\(number)"], "\(tag.debugDescription)")
    }
  }

  @Test func extensionsOfAnyCaseAreOneAndMIMETypesAreGivenSmall() throws {
    let registry = TypeRegistry().adding([
      TypeDeclaration(
        "com.example.x", kind: .exported,
        tags: [
          .filenameExtension: ["savedSearch", "SAVEDSEARCH", "Z"], .mimeType: ["Text/X-Y"],
          .osType: ["TeXt"],
        ])
    ])
    let type = try #require(registry.type("com.example.x"))
    for tag in ["savedsearch", "SavedSearch", "z", "Z"] {
      #expect(registry.types(tag: tag, tagClass: .filenameExtension) == [type])
    }
    #expect(registry.types(tag: "TEXT/x-y", tagClass: .mimeType) == [type])
    #expect(registry.types(tag: "TEXT", tagClass: .osType).isEmpty)
    #expect(type.preferredTag(.mimeType) == "text/x-y")
    #expect(type.preferredTag(.filenameExtension) == "savedSearch")
    #expect(type.tags[.osType] == ["TeXt"])
    #expect(type.declaration.tags[.mimeType] == ["Text/X-Y"])
  }

  @Test func spellingAndIdentifierOfADeclarationStayTogether() {
    var declaration = TypeDeclaration(exporting: "com.Example.A", conformingTo: [])
    declaration.identifier = "com.example.b"
    #expect(declaration.spelling == "com.example.b")
    declaration.spelling = "com.Example.C"
    #expect(declaration.identifier == "com.example.c")
    declaration.identifier = "com.example.c"
    #expect(declaration.spelling == "com.Example.C")
  }
}
