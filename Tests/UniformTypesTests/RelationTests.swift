import Testing
import TypeDeclarations
import UniformTypes

@Suite("Relations")
struct RelationTests {
  @Test("conforming is reflexive, being a sub- or supertype is not")
  func strictness() {
    #expect(UTType.jpeg.conforms(to: .jpeg))
    #expect(!UTType.jpeg.isSubtype(of: .jpeg))
    #expect(!UTType.jpeg.isSupertype(of: .jpeg))
    #expect(UTType.jpeg.isSubtype(of: .image))
    #expect(UTType.image.isSupertype(of: .jpeg))
    #expect(!UTType.image.isSubtype(of: .jpeg))
    #expect(!UTType.jpeg.conforms(to: .png))
    #expect(UTType.jpeg.supertypes == [.image, .data, .item, .content])
    #expect(UTType.item.supertypes.isEmpty)
  }

  @Test("survive declarations that go in circles")
  func circles() throws {
    let a = try #require(UTType("com.example.loop-a", in: SampleTypes.registry))
    let b = try #require(UTType("com.example.loop-b", in: SampleTypes.registry))
    #expect(a.conforms(to: b) && b.conforms(to: a))
    #expect(a.supertypes == [b, .text, .data, .content, .item])
  }

  @Test("hold between values of different registries")
  func acrossRegistries() throws {
    let note = try #require(UTType("com.example.notes.note", in: SampleTypes.registry))
    #expect(note.conforms(to: .data))
    #expect(UTType.data.isSupertype(of: note))
    #expect(!UTType.data.conforms(to: note))
    let bare = try #require(UTType("public.data", in: TypeRegistry.system(layers: [.core])))
    #expect(note.conforms(to: bare))
    #expect(bare == .data)
    #expect(bare.hashValue == UTType.data.hashValue)
    let lonely = TypeRegistry().adding([
      TypeDeclaration(exporting: "com.example.notes.note", conformingTo: ["public.data"])
    ])
    let other = try #require(UTType("com.example.notes.note", in: lonely))
    #expect(other == note)
    #expect(Set([other, note]).count == 1)
    #expect(!other.conforms(to: .data))
    #expect(other.conforms(to: note))
  }

  @Test("equality ignores letter case and looks at identifiers only")
  func equality() throws {
    let name = "com.example.Equal"
    let left = try #require(UTType(identifier: name, allowUndeclared: true))
    let right = UTType(exportedAs: name.lowercased(), conformingTo: .text, in: .system)
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect(left != .text)
    let declared = try #require(UTType("com.example.notes.note", in: SampleTypes.registry))
    let undeclared = try #require(
      UTType(identifier: "com.example.Notes.NOTE", allowUndeclared: true, in: .system))
    #expect(declared == undeclared)
    #expect(declared.hashValue == undeclared.hashValue)
    #expect(declared.conforms(to: undeclared))
    #expect(undeclared.conforms(to: declared))
  }
}
