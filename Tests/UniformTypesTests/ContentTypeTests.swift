import FoundationEssentials
import Testing
import TypeDeclarations
import UniformTypes

#if canImport(Glibc)
  import Glibc
#endif

@Suite("The type of what is on disk")
struct ContentTypeTests {
  /// A temporary folder that goes away with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "uniform-types-\(UUID().uuidString)", directoryHint: .isDirectory)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String, mode: mode_t = 0o644) throws -> URL {
      let file = url.appending(path: name, directoryHint: .notDirectory)
      try Data("x".utf8).write(to: file)
      try #require(chmod(file.path, mode) == 0)
      return file
    }

    func directory(_ name: String) throws -> URL {
      let directory = url.appending(path: name, directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
      return directory
    }
  }

  @Test("is that of the extension for files")
  func files() throws {
    let folder = try Folder()
    #expect(try folder.file("puppy.jpg").contentType() == .jpeg)
    #expect(try folder.file("tool.sh", mode: 0o755).contentType() == .shellScript)
    #expect(try folder.file("README").contentType() == .data)
    #expect(try folder.file("tool", mode: 0o711).contentType() == .unixExecutable)
    #expect(try folder.file(".hidden").contentType() == .data)
    let dynamic = try folder.file("x.nobody").contentType()
    #expect(dynamic == UTType(filenameExtension: "nobody"))
    // A flat file is no package, whatever its name says.
    #expect(try folder.file("letter.rtfd").contentType().conforms(to: .data))
  }

  @Test("is a package or a folder for directories")
  func directories() throws {
    let folder = try Folder()
    #expect(try folder.directory("plain").contentType() == .folder)
    #expect(try folder.directory("puppy.jpg").contentType() == .folder)
    #expect(try folder.directory("letter.rtfd").contentType() == .rtfd)
    #expect(try URL(filePath: "/").contentType() == .volume)
    #expect(try URL(filePath: "/usr/..").contentType() == .volume)
  }

  @Test("is that of the link for links, even with a slash behind")
  func links() throws {
    let folder = try Folder()
    let target = try folder.directory("target")
    let link = folder.url.appending(path: "link.jpg")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    #expect(try link.contentType() == .symbolicLink)
    let slashed = URL(filePath: link.path + "/", directoryHint: .isDirectory)
    #expect(try slashed.contentType() == .symbolicLink)
    let broken = folder.url.appending(path: "broken")
    try FileManager.default.createSymbolicLink(
      at: broken, withDestinationURL: folder.url.appending(path: "nowhere"))
    #expect(try broken.contentType() == .symbolicLink)
  }

  @Test("is an item for special files")
  func specialFiles() throws {
    let folder = try Folder()
    let pipe = folder.url.appending(path: "pipe.txt", directoryHint: .notDirectory)
    try #require(mkfifo(pipe.path, 0o600) == 0)
    #expect(try pipe.contentType().conforms(to: .item))
    #expect(try !pipe.contentType().conforms(to: .data))
    #expect(try !URL(filePath: "/dev/null").contentType().conforms(to: .data))
  }

  @Test("is an error when there is nothing")
  func errors() throws {
    let folder = try Folder()
    let missing = folder.url.appending(path: "missing.jpg", directoryHint: .notDirectory)
    let error = #expect(throws: FileStatusError.self) { try missing.contentType() }
    #expect(error?.errorNumber == ENOENT)
    #expect(error?.path == missing.path)
    #expect(error?.description.hasPrefix("cannot inspect `\(missing.path)`: ") == true)
    let web = try #require(URL(string: "https://example.com/puppy.jpg"))
    #expect(throws: FileStatusError.self) { try web.contentType() }
    #expect(throws: FileStatusError.self) { try URL(filePath: "/etc\0/x").contentType() }
  }

  @Test("comes from types that the program registered, too")
  func registered() throws {
    UTType.register([
      TypeDeclaration(
        exporting: "com.example.content-type.shelf", conformingTo: ["com.apple.package"],
        filenameExtensions: ["contenttypeshelf"])
    ])
    let folder = try Folder()
    let type = try folder.directory("Books.contenttypeshelf").contentType()
    #expect(type.identifier == "com.example.content-type.shelf")
  }
}
