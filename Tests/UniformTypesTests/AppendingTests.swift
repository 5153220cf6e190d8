import FoundationEssentials
import Testing
import TypeDeclarations
import UniformTypes

@Suite("URLs for a type")
struct AppendingTests {
  private let folder = URL(filePath: "/pets", directoryHint: .isDirectory)

  @Test(
    "get an extension unless the name has one",
    arguments: [
      ("puppy.jpg", UTType.image, "puppy.jpg"), ("puppy.jpg", .plainText, "puppy.jpg.txt"),
      ("puppy.JPG", .jpeg, "puppy.JPG"), ("puppy", .jpeg, "puppy.jpeg"), ("puppy", .image, "puppy"),
      ("puppy", .data, "puppy"), ("puppy.jpg", .data, "puppy.jpg"), ("puppy.", .png, "puppy..png"),
      (".jpg", .jpeg, ".jpg.jpeg"), ("puppy.nobody", .png, "puppy.nobody.png"),
      ("puppy.nobody", .data, "puppy.nobody"), ("a b.x y", .png, "a b.x y.png"),
      ("puppy.jpg", .package, "puppy.jpg"), ("letter", .rtfd, "letter.rtfd"),
    ])
  func names(name: String, type: UTType, expected: String) {
    let component = folder.appendingPathComponent(name, conformingTo: type)
    #expect(component.lastPathComponent == expected)
    #expect(component.hasDirectoryPath == type.conforms(to: .directory))
    var changed = folder
    changed.appendPathComponent(name, conformingTo: type)
    #expect(changed == component)

    let url = folder.appendingPathComponent(name, isDirectory: false)
    let extended = url.appendingPathExtension(for: type)
    #expect(extended.lastPathComponent == expected)
    var appended = url
    appended.appendPathExtension(for: type)
    #expect(appended == extended)
  }

  @Test("are directory URLs for directory types")
  func directories() {
    let letter = URL(filePath: "/pets/letter", directoryHint: .notDirectory)
    #expect(letter.appendingPathExtension(for: .rtfd).absoluteString == "file:///pets/letter.rtfd/")
    let named = URL(filePath: "/pets/letter.rtfd", directoryHint: .notDirectory)
    #expect(named.appendingPathExtension(for: .rtfd).hasDirectoryPath)
    // Nothing to append: unchanged.
    #expect(letter.appendingPathExtension(for: .folder) == letter)
    #expect(folder.appendingPathComponent("x", conformingTo: .folder).hasDirectoryPath)
    // Nobody knows whether this is a package.
    let assumed = UTType(exportedAs: "com.example.appending", in: .system)
    #expect(!folder.appendingPathComponent("x", conformingTo: assumed).hasDirectoryPath)
  }

  @Test(
    "stay as they are for a name that cannot be used",
    arguments: [
      "", "/", "//", ".", "..", "a/..", "a\0b",
    ])
  func unusable(name: String) {
    #expect(folder.appendingPathComponent(name, conformingTo: .jpeg) == folder)
  }

  @Test("keep what surrounds the path")
  func surroundings() throws {
    let url = try #require(URL(string: "https://example.com/a/b?q=1#f"))
    #expect(
      url.appendingPathExtension(for: .png).absoluteString == "https://example.com/a/b.png?q=1#f")
    #expect(
      url.appendingPathComponent("c/d.jpg/", conformingTo: .image).absoluteString
        == "https://example.com/a/b/c/d.jpg?q=1#f")
    let root = URL(filePath: "/")
    #expect(root.appendingPathExtension(for: .png) == root)
  }

  @Test("take the tag of a dynamic type, once")
  func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "nobody"))
    let once = folder.appendingPathComponent("x", conformingTo: type)
    #expect(once.lastPathComponent == "x.nobody")
    #expect(once.appendingPathExtension(for: type) == once)
  }

  @Test("never leave their folder by an extension that a dynamic identifier encodes")
  func hostileExtension() throws {
    let identifier = DynamicIdentifier(
      conformingTo: nil, tag: "/../../etc/passwd", tagClass: .filenameExtension
    ).identifier
    let type = try #require(UTType(identifier))
    #expect(type.preferredFilenameExtension == "/../../etc/passwd")
    #expect(folder.appendingPathComponent("x", conformingTo: type).path == "/pets/x")
  }
}
