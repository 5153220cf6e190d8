import Testing
import TypeDeclarations

/// Registries that live side by side, with declarations that contradict one another.
@Suite struct SeveralRegistriesTests {
  let text = TypeRegistry.system.adding([
    TypeDeclaration(
      exporting: "com.example.before", conformingTo: ["public.data"], filenameExtensions: ["b"]),
    TypeDeclaration(
      exporting: "com.example.note", conformingTo: ["public.text"], filenameExtensions: ["note"]),
  ])
  let image = TypeRegistry.system.adding([
    TypeDeclaration(
      exporting: "com.example.note", conformingTo: ["public.image"], filenameExtensions: ["note"])
  ])

  @Test func eachAnswersForItself() throws {
    let (one, other) = (
      try #require(text.type("com.example.note")), try #require(image.type("com.example.note"))
    )
    #expect(one.conforms(to: "public.text") && !one.conforms(to: "public.image"))
    #expect(other.conforms(to: "public.image") && !other.conforms(to: "public.text"))
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(one.typeID != other.typeID)
    #expect(Set([one, other]).count == 1)
  }

  @Test func aTypeOfAnotherRegistryCountsByItsIdentifier() throws {
    let (one, other) = (
      try #require(text.type("com.example.note")), try #require(image.type("com.example.note"))
    )
    let foreignText = try #require(image.type("public.text"))
    #expect(one.conforms(to: other) && other.conforms(to: one))
    #expect(one.conforms(to: foreignText) && !other.conforms(to: foreignText))
    #expect(one.path(to: foreignText)?.map(\.identifier) == ["com.example.note", "public.text"])
    #expect(other.path(to: foreignText) == nil)
    let unknownHere = try #require(text.type("com.example.before"))
    #expect(!other.conforms(to: unknownHere))
    #expect(other.path(to: unknownHere) == nil)
    #expect(image.types(tag: "note", tagClass: .filenameExtension, conformingTo: one) == [other])
    #expect(
      image.types(tag: "note", tagClass: .filenameExtension, conformingTo: unknownHere).isEmpty)
    #expect(
      text.types(tag: "note", tagClass: .filenameExtension, conformingTo: foreignText) == [one])
    let found = try #require(
      image.preferredType(tag: "note", tagClass: .filenameExtension, conformingTo: "public.image"))
    #expect(!found.conforms(to: foreignText))
    #expect(found.conforms(to: try #require(text.type("public.data"))))
  }
}
