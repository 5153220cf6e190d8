import Testing
import TypeDeclarations
import UniformTypes

@Suite("A type from its identifier")
struct IdentifierTests {
  @Test(
    "is nil when nobody declares it",
    arguments: [
      "com.example.nobody", "", "public", "public.jpeg.", "public/jpeg", "image/jpeg",
      " public.jpeg",
      "com.apple.print-settings/embedded",
    ])
  func unknown(identifier: String) {
    #expect(UTType(identifier) == nil)
    #expect(UTType(identifier: identifier, allowUndeclared: false) == nil)
  }

  @Test("is found in any letter case, and given back in lower case")
  func letterCase() throws {
    #expect(UTType("PUBLIC.JPEG")?.identifier == "public.jpeg")
    let note = try #require(UTType("com.example.Notes.Note", in: SampleTypes.registry))
    #expect(note.identifier == "com.example.notes.note")
  }

  /// Identifiers that macOS made.
  @Test(
    "of the dyn domain is dynamic, with its tags and its supertype",
    arguments: [
      ("dyn.ah62d4rv4ge80e3pbr3v087pssu", "public.filename-extension", "beancount"),
      ("DYN.AH62D4RV4GE80Y65TR24U", "public.filename-extension", "json5"),
      (
        "dyn.ah62d4rv4gu8y63n2nuuhg5pbsm4ca6dbsr4gnkduqf31k3pcr7u1e3basv61a3k",
        "com.apple.nspboard-type", "NeXT smart paste pasteboard type"
      ),
    ])
  func dynamic(identifier: String, tagClass: String, tag: String) throws {
    let type = try #require(UTType(identifier))
    #expect(type.identifier == identifier.lowercased())
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    #expect(!type.isPublic)
    #expect(type.tags == [UTTagClass(rawValue: tagClass): [tag]])
    #expect(type.supertypes == [.data, .item])
    #expect(UTType(identifier: identifier, allowUndeclared: false) == type)
    let again = UTType(tag: tag, tagClass: UTTagClass(rawValue: tagClass), conformingTo: .data)
    #expect(again == type)
  }

  @Test(
    "of the dyn domain is nil when it cannot be decoded",
    arguments: [
      "dyn.", "dyn.a", "dyn.x", "dyn.ah62d4qmxhk4d425try1g44pdsm11g55gsu1e82xnqzv",
      "dyn.ah62d4rv4gu8y", "dyn.ah62d46rv4ge81a3dhq",
    ])
  func malformed(identifier: String) {
    #expect(UTType(identifier) == nil)
    #expect(UTType(identifier: identifier, allowUndeclared: true) == nil)
  }

  @Test("may be undeclared where that is allowed, and then knows nothing")
  func undeclared() throws {
    let type = try #require(UTType(identifier: "com.example.Nobody", allowUndeclared: true))
    #expect(type.identifier == "com.example.nobody")
    #expect(!type.isDeclared)
    #expect(!type.isDynamic)
    #expect(type.supertypes.isEmpty)
    #expect(type.tags.isEmpty)
    #expect(type.preferredFilenameExtension == nil)
    #expect(type.preferredMIMEType == nil)
    #expect(type.localizedDescription == nil)
    #expect(type.version == nil)
    #expect(type.referenceURL == nil)
    #expect(type.conforms(to: type))
    #expect(!type.conforms(to: .item))
    #expect(UTType(identifier: "public.jpeg", allowUndeclared: true) == .jpeg)
  }

  @Test(
    "must be legal even where undeclared ones are allowed",
    arguments: [
      "", "com/example", "com.example:x", "com.example_x", "a b", "a..b", ".a", "a.",
    ])
  func illegal(identifier: String) {
    #expect(UTType(identifier: identifier, allowUndeclared: true) == nil)
  }
}
