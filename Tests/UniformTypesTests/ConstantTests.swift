import Testing
import TypeDeclarations
import UniformTypes

@Suite("Constants")
struct ConstantTests {
  @Test("are the 141 that Apple documents")
  func names() {
    #expect(ConstantRow.all.count == 141)
    #expect(ConstantNames.all.map(\.name) == ConstantRow.all.map(\.name))
    #expect(Set(ConstantNames.all.map(\.type)).count == 141)
  }

  /// Documented supertypes that the declarations of macOS do not have; those count.
  private static let missing = [
    "executable": "public.item", "osaScriptBundle": "public.script", "mpeg4Audio": "public.mpeg-4",
  ]

  @Test("have the documented identifier and conform as documented", arguments: ConstantRow.all)
  func facts(row: ConstantRow) throws {
    let type = try #require(ConstantNames.all.first { $0.name == row.name }?.type)
    #expect(type.identifier == row.identifier)
    #expect(type == UTType(row.identifier))
    #expect(type.isDeclared)
    #expect(!type.isDynamic)
    for name in row.supertypes where Self.missing[row.name] != name {
      let supertype = try #require(UTType(name), "\(name) is not declared")
      #expect(type.isSubtype(of: supertype), "\(row.name) does not conform to \(name)")
      #expect(type.supertypes.contains(supertype))
    }
  }

  @Test("answer as before when a registration stands above the standard types")
  func afterRegistration() throws {
    let before = UTType.jpeg
    UTType.register([
      TypeDeclaration(exporting: "com.example.constants.photo", conformingTo: ["public.jpeg"])
    ])
    #expect(UTType.jpeg == before)
    let photo = try #require(UTType("com.example.constants.photo"))
    #expect(photo.conforms(to: .jpeg))
    #expect(photo.conforms(to: before))
    #expect(UTType.jpeg.isSupertype(of: photo))
    #expect(photo.supertypes == UTType.jpeg.supertypes.union([.jpeg]))
  }

  @Test("answer from a registration that replaces an imported standard declaration")
  func replaced() throws {
    let before = UTType.markdown
    #expect(before.version == nil)
    UTType.register([
      TypeDeclaration(
        "net.daringfireball.markdown", kind: .exported,
        conformingTo: ["public.utf8-plain-text"],
        tags: [.filenameExtension: ["md", "markdown"]], version: 7)
    ])
    #expect(UTType.markdown.version == 7)
    #expect(before.version == nil)
    #expect(UTType.markdown == before)
    #expect(UTType.markdown.hashValue == before.hashValue)
    #expect(UTType.markdown.conforms(to: before))
    #expect(before.conforms(to: .text))
    #expect(before.supertypes == UTType.markdown.supertypes)
    #expect(UTType(filenameExtension: "md") == before)
    #expect(UTType.jpeg.conforms(to: .image))
  }
}
