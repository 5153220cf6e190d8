import Testing
import TypeDeclarations
import UniformTypes

/// Registrations last as long as the process, so each test has identifiers of its own.
@Suite("Registering types")
struct RegisteringTests {
  @Test("makes them known to values made afterwards, and to no others")
  func snapshots() throws {
    let name = "com.example.registering.note"
    let before = try #require(UTType(filenameExtension: "registeringnote"))
    let old = UTType(exportedAs: name, conformingTo: .text)
    let oldRegistry = TypeRegistry.default
    #expect(UTType(name) == nil)

    UTType.register([
      TypeDeclaration(
        exporting: "com.example.Registering.Note", conformingTo: ["public.data"],
        filenameExtensions: ["registeringnote"], mimeTypes: ["application/x-registering-note"])
    ])

    let new = try #require(UTType(name))
    #expect(new.isDeclared)
    #expect(new.preferredMIMEType == "application/x-registering-note")
    #expect(UTType(filenameExtension: "registeringnote") == new)
    #expect(UTType(exportedAs: name, conformingTo: .text).isDeclared)
    #expect(TypeRegistry.default.type(name) != nil)

    #expect(before.isDynamic)
    #expect(!old.isDeclared)
    #expect(old.conforms(to: .text))
    #expect(old == new)
    #expect(!new.conforms(to: .text))
    #expect(oldRegistry.type(name) == nil)
  }

  @Test("leaves standard types and earlier registrations as they are")
  func precedence() throws {
    UTType.register([
      TypeDeclaration(exporting: "public.png", conformingTo: ["public.text"]),
      TypeDeclaration(
        exporting: "com.example.registering.twice", conformingTo: ["public.image"],
        filenameExtensions: ["registeringtwice", "png"]),
    ])
    UTType.register([
      TypeDeclaration(exporting: "com.example.registering.twice", conformingTo: ["public.text"]),
      TypeDeclaration(exporting: "not/legal", conformingTo: ["public.text"]),
      TypeDeclaration(exporting: "dyn.abc", conformingTo: ["public.text"]),
    ])
    UTType.register([])
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "png") == .png)
    let twice = try #require(UTType("com.example.registering.twice"))
    #expect(twice.conforms(to: .image))
    #expect(!twice.conforms(to: .text))
    #expect(UTType("not/legal") == nil)
    #expect(UTType("dyn.abc") == nil)
  }

  @Test("is safe from many threads at once")
  func threads() async {
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<16 {
        group.addTask {
          UTType.register([
            TypeDeclaration(
              exporting: "com.example.registering.thread\(index)", conformingTo: ["public.data"])
          ])
          #expect(UTType("com.example.registering.thread\(index)")?.conforms(to: .data) == true)
          #expect(UTType.jpeg.conforms(to: .image))
        }
      }
    }
    for index in 0..<16 { #expect(UTType("com.example.registering.thread\(index)") != nil) }
  }

  @Test("bridges to the registry and back")
  func bridge() throws {
    let registered = try #require(SampleTypes.registry.type("com.example.notes.note"))
    let type = try #require(UTType(registeredType: registered))
    #expect(type.isDeclared)
    #expect(type.registeredType(in: SampleTypes.registry) == registered)
    #expect(type.registeredType() == nil)
    #expect(UTType.jpeg.registeredType()?.identifier == "public.jpeg")
    #expect(UTType(filenameExtension: "nobody")?.registeredType() == nil)
    #expect(TypeIdentifier(UTType.jpeg) == "public.jpeg")
    #expect(UTTagClass(TagClass.mimeType) == .mimeType)
    #expect(TagClass(UTTagClass.filenameExtension) == .filenameExtension)
  }
}
