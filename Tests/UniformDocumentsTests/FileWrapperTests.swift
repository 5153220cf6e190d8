import Foundation
import Testing
import UniformDocuments

@Suite("A file wrapper")
struct FileWrapperTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func sample() -> FileWrapper {
    let pages = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("1".utf8)),
      "b.txt": FileWrapper(regularFileWithContents: Data("2".utf8)),
    ])
    return FileWrapper(directoryWithFileWrappers: [
      "pages": pages,
      "latest": FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/nowhere")),
    ])
  }

  @Test("is written and read as it is")
  func roundTrip() throws {
    let url = folder.url.appending(path: "package")
    try sample().write(to: url, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory && !read.isRegularFile)
    #expect(read.preferredFilename == "package")
    #expect(read.fileWrappers?.keys.sorted() == ["latest", "pages"])
    let page = try #require(read.fileWrappers?["pages"]?.fileWrappers?["a.txt"])
    #expect(page.isRegularFile && page.fileWrappers == nil)
    #expect(page.regularFileContents == Data("1".utf8))
    #expect(page.filename == "a.txt")
    let link = try #require(read.fileWrappers?["latest"])
    #expect(link.isSymbolicLink)
    #expect(link.symbolicLinkDestinationURL?.path == "/nowhere")
    #expect(link.regularFileContents == nil)
  }

  @Test("reads contents when they are asked for, and at once only if told so")
  func laziness() throws {
    let file = try folder.file("package/text", "old")
    let url = folder.url.appending(path: "package")
    let lazy = try FileWrapper(url: url)
    let eager = try FileWrapper(url: url, options: .immediate)
    try Data("new".utf8).write(to: file)
    #expect(eager.fileWrappers?["text"]?.regularFileContents == Data("old".utf8))
    #expect(lazy.fileWrappers?["text"]?.regularFileContents == Data("new".utf8))
    let vanishing = try FileWrapper(url: url)
    try FileManager.default.removeItem(at: file)
    #expect(vanishing.fileWrappers?["text"]?.regularFileContents == nil)
    #expect(throws: FileOperationError.self) { try FileWrapper(url: file) }
  }

  @Test("finds another name where one is taken, and none that leads out of the folder")
  func names() throws {
    let root = FileWrapper(directoryWithFileWrappers: [:])
    let names = ["a.txt", "a.txt", "a.txt", "..", "x/y", "", ".hidden", ".hidden"].map {
      root.addRegularFile(withContents: Data(), preferredFilename: $0)
    }
    #expect(
      names == [
        "a.txt", "a 2.txt", "a 3.txt", "Untitled", "x:y", "Untitled 2", ".hidden", ".hidden 2",
      ])
    let second = try #require(root.fileWrappers?["a 2.txt"])
    #expect(root.keyForChildFileWrapper(second) == "a 2.txt")
    root.removeFileWrapper(second)
    root.removeFileWrapper(second)
    #expect(root.fileWrappers?.count == 7)
    #expect(root.keyForChildFileWrapper(second) == nil)
  }

  @Test("links what has not changed, where it replaces what it was read from, and copies elsewhere")
  func incremental() throws {
    let url = folder.url.appending(path: "package")
    try sample().write(to: url, originalContentsURL: nil)
    let a = url.appending(path: "pages/a.txt")
    let inode = try Disk.inode(a)
    let read = try FileWrapper(url: url)
    let pages = try #require(read.fileWrappers?["pages"])
    pages.removeFileWrapper(try #require(pages.fileWrappers?["b.txt"]))
    pages.addRegularFile(withContents: Data("3".utf8), preferredFilename: "c.txt")
    try read.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: url)
    let tree = try Disk.tree(url.appending(path: "pages"))
    #expect(tree == ["a.txt": "1", "c.txt": "3"])
    #expect(try Disk.inode(a) == inode)
    let other = folder.url.appending(path: "other")
    try read.write(to: other, originalContentsURL: url)
    #expect(try Disk.inode(other.appending(path: "pages/a.txt")) != inode)
    #expect(try Disk.text(other.appending(path: "pages/a.txt")) == "1")
    #expect(try folder.names == ["other", "package"])
  }

  @Test("says whether it is what is on disk")
  func matching() throws {
    let url = folder.url.appending(path: "package")
    let wrapper = sample()
    #expect(!wrapper.matchesContents(of: url))
    try wrapper.write(to: url, originalContentsURL: nil)
    #expect(wrapper.matchesContents(of: url))
    #expect(sample().matchesContents(of: url))
    let read = try FileWrapper(url: url)
    #expect(read.matchesContents(of: url))
    try Data("x".utf8).write(to: url.appending(path: "pages/a.txt"))
    #expect(!read.matchesContents(of: url))
    #expect(!wrapper.matchesContents(of: url))
    try FileManager.default.removeItem(at: url.appending(path: "pages/a.txt"))
    #expect(!wrapper.matchesContents(of: url))
  }

  @Test("sets permissions that it was given, and keeps those of what it replaces")
  func permissions() throws {
    let url = folder.url.appending(path: "text")
    let wrapper = FileWrapper(regularFileWithContents: Data("1".utf8))
    wrapper.fileAttributes = [FileAttributeKey.posixPermissions.rawValue: 0o640]
    try wrapper.write(to: url, originalContentsURL: nil)
    #expect(try Disk.permissions(url) == 0o640)
    try FileWrapper(regularFileWithContents: Data("2".utf8))
      .write(to: url, options: .atomic, originalContentsURL: nil)
    #expect(try Disk.permissions(url) == 0o640)
    #expect(try Disk.text(url) == "2")
  }
}
