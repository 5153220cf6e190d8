import Testing

@testable import TypeDeclarations

@Suite("The index of direct subtypes")
struct DirectSubtypesTests {
  @Test("says the same as each standard type does")
  func standardTypes() {
    let registry = TypeRegistry.system
    let index = DirectSubtypes(registry)
    for type in registry.types {
      #expect(type.directSubtypes(in: index) == type.directSubtypes)
    }
  }

  @Test("knows types that stand on others, circles and a supertype that is listed twice")
  func added() throws {
    let registry = TypeRegistry.system.adding([
      TypeDeclaration(exporting: "com.example.a", conformingTo: ["public.data", "public.data"]),
      TypeDeclaration(
        exporting: "com.example.b", conformingTo: ["com.example.c", "com.example.b"]),
      TypeDeclaration(
        exporting: "com.example.c", conformingTo: ["com.example.b", "com.example.no"]),
    ])
    let index = DirectSubtypes(registry)
    for name in ["public.data", "com.example.a", "com.example.b", "com.example.c"] {
      let type = try #require(registry.type(name))
      #expect(type.directSubtypes(in: index) == type.directSubtypes)
    }
    let data = try #require(registry.type("public.data"))
    #expect(
      data.directSubtypes(in: index).filter { $0.identifier == "com.example.a" }.count == 1)
  }
}
