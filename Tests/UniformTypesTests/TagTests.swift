import Testing
import TypeDeclarations
import UniformTypes

@Suite("A type from a tag")
struct TagTests {
  @Test(
    "is the declared one",
    arguments: [
      ("jpg", UTType.jpeg), ("JPEG", .jpeg), ("c++", .cPlusPlusSource), ("png", .png),
      ("zip", .zip),
      ("ts", .mpeg2TransportStream), ("json", .json), ("pdf", .pdf), ("tar", .tarArchive),
    ])
  func declared(name: String, type: UTType) {
    #expect(UTType(filenameExtension: name) == type)
    #expect(UTType(tag: name, tagClass: .filenameExtension, conformingTo: nil) == type)
  }

  @Test(
    "is nil for what is no extension",
    arguments: [
      "", ".png", ".", "tar.gz", "f.glsl", "blade.php", "cmakelists.txt", "ssh/config",
      "script editor", "a\tb", "a\0b", "jpg ", " jpg", "/",
    ])
  func noExtension(text: String) {
    #expect(UTType(filenameExtension: text) == nil)
    #expect(UTType(filenameExtension: text, conformingTo: .package) == nil)
    #expect(UTType(tag: text, tagClass: .filenameExtension, conformingTo: nil) == nil)
    #expect(UTType.types(tag: text, tagClass: .filenameExtension, conformingTo: nil) == [])
  }

  @Test(
    "is dynamic for other words",
    arguments: [
      "*", "_coffee-nobody", "sh-session", "001", "nobody-has-this", "ÄÖ", "😀",
    ])
  func unknownExtension(text: String) throws {
    let type = try #require(UTType(filenameExtension: text))
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    #expect(type.identifier.hasPrefix("dyn.ah"))
    #expect(type.supertypes == [.data, .item])
    #expect(type.conforms(to: .data))
    #expect(!type.conforms(to: .content))
    #expect(!type.conforms(to: .text))
    #expect(type.preferredFilenameExtension == text.lowercased())
    #expect(type.tags == [.filenameExtension: [text.lowercased()]])
    #expect(type.localizedDescription == nil)
    #expect(UTType(type.identifier) == type)
    #expect(
      UTType.types(tag: text, tagClass: .filenameExtension, conformingTo: .data) == [type])
  }

  @Test("is a flat file unless a package is asked for")
  func packages() throws {
    #expect(UTType(filenameExtension: "app")?.identifier == "com.apple.application-file")
    #expect(UTType(filenameExtension: "app", conformingTo: .package) == .applicationBundle)
    #expect(UTType(filenameExtension: "rtfd", conformingTo: .directory) == .rtfd)
    let shelf = try #require(
      UTType(
        tag: "sampleshelf", tagClass: .filenameExtension, conformingTo: .data,
        in: SampleTypes.registry))
    #expect(shelf.isDynamic)
    let unknown = try #require(UTType(filenameExtension: "nobody", conformingTo: .package))
    #expect(unknown.supertypes == [.package, .directory, .item])
  }

  @Test("is dynamic when the declared one does not conform to what is asked for")
  func supertypeFilters() throws {
    let type = try #require(UTType(filenameExtension: "mp3", conformingTo: .text))
    #expect(type.isDynamic)
    #expect(type.supertypes == UTType.text.supertypes.union([.text]))
    let undeclared = try #require(UTType(identifier: "com.example.any", allowUndeclared: true))
    let odd = try #require(UTType(filenameExtension: "jpg", conformingTo: undeclared))
    #expect(odd.isDynamic)
    #expect(odd.conforms(to: undeclared))
    #expect(!odd.conforms(to: .data))
    let parent = try #require(UTType(filenameExtension: "nobody"))
    let child = try #require(UTType(filenameExtension: "nobody-else", conformingTo: parent))
    #expect(child.supertypes == [parent, .data, .item])
    #expect(UTType(child.identifier)?.supertypes == child.supertypes)
  }

  @Test("without a supertype conforms to nothing when it is dynamic")
  func withoutSupertype() throws {
    let type = try #require(
      UTType(tag: "dev.kaya/note", tagClass: .mimeType, conformingTo: nil))
    #expect(type.identifier == "dyn.agq80k3p0f3z0c8pbf71g87df")
    #expect(type.supertypes.isEmpty)
    #expect(!type.conforms(to: .item))
    #expect(UTType(mimeType: "dev.kaya/note") != type)
  }

  @Test("is found by whole MIME types only")
  func mimeTypes() throws {
    #expect(UTType(mimeType: "image/jpeg") == .jpeg)
    #expect(UTType(mimeType: "Image/JPEG") == .jpeg)
    #expect(UTType(mimeType: "text/plain;charset=utf-8") == .utf8PlainText)
    for text in ["text/html; charset=utf-8", "image/*", "x/nonsense", "nonsense"] {
      let type = try #require(UTType(mimeType: text))
      #expect(type.isDynamic)
      #expect(type.preferredMIMEType == text)
    }
    #expect(UTType(mimeType: "") == nil)
  }

  @Test("is found by other classes, and by no unknown one")
  func otherClasses() {
    let osType = UTTagClass(rawValue: "com.apple.ostype")
    #expect(UTType(tag: "JPEG", tagClass: osType, conformingTo: .data) == .jpeg)
    let unknown = UTTagClass(rawValue: "com.example.class")
    #expect(UTType(tag: "jpg", tagClass: unknown, conformingTo: nil) == nil)
    #expect(UTType.types(tag: "jpg", tagClass: unknown, conformingTo: nil) == [])
  }

  @Test("comes with all others that have the tag, the preferred one first")
  func all() throws {
    let registry = SampleTypes.registry
    func identifiers(_ supertype: UTType?) -> [String] {
      UTType.types(
        tag: "SampleNote", tagClass: .filenameExtension, conformingTo: supertype, in: registry
      ).map(\.identifier)
    }
    #expect(
      identifiers(nil) == [
        "com.example.notes.note", "com.example.foreign-note", "com.example.foreign-shelf",
      ])
    #expect(identifiers(.data) == ["com.example.notes.note", "com.example.foreign-note"])
    #expect(identifiers(.package) == ["com.example.foreign-shelf"])
    #expect(identifiers(.image).count == 1)
    #expect(identifiers(.image)[0].hasPrefix("dyn."))
    let texts = UTType.types(tag: "txt", tagClass: .filenameExtension, conformingTo: .text)
    #expect(texts.first == .plainText)
  }
}
