import Foundation
import Testing
import UniformDocuments

@Suite("A save keeps") @MainActor
struct KeepingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("the permissions of a file", arguments: [0o600, 0o640, 0o444, 0o755])
  func filePermissions(permissions: Int) async throws {
    let (session, url) = try await DocumentSession.letter("old", in: folder)
    try Disk.setPermissions(permissions, of: url)
    for text in ["new", "newer"] {
      session.document.setText(text, session.undoManager)
      try await session.save()
      #expect(try Disk.text(url) == text)
      #expect(try Disk.permissions(url) == permissions)
    }
  }

  @Test(
    "the permissions of a package and of what is in it, rewritten or not", arguments: [true, false])
  func packagePermissions(hasExchange: Bool) async throws {
    var environment = SaveEnvironment()
    environment.hasExchange = hasExchange
    try await SaveEnvironment.$current.withValue(environment) {
      let (session, url) = try await DocumentSession.binder(["a": "1", "b": "2"], in: folder)
      try Disk.setPermissions(0o750, of: url)
      try Disk.setPermissions(0o710, of: url.appending(path: "pages"))
      try Disk.setPermissions(0o600, of: url.appending(path: "pages/a"))
      try Disk.setPermissions(0o440, of: url.appending(path: "pages/b"))
      // The first save writes all of it, the second one what has changed.
      for text in ["1a", "1b"] {
        session.document.setPage("a", text, session.undoManager)
        try await session.save()
        #expect(try Disk.permissions(url) == 0o750)
        #expect(try Disk.permissions(url.appending(path: "pages")) == 0o710)
        #expect(try Disk.permissions(url.appending(path: "pages/a")) == 0o600)
        #expect(try Disk.permissions(url.appending(path: "pages/b")) == 0o440)
      }
    }
  }

  /// Needs attr(1), and a file system that has them.
  nonisolated static let hasAttributes: Bool = {
    guard let folder = try? TemporaryFolder(), let file = try? folder.file("file") else {
      return false
    }
    return (try? Shell.run("setfattr", "-n", "user.colour", "-v", "green", file.path)) == 0
  }()

  private func setColour(_ colour: String, _ url: URL) throws {
    #expect(try Shell.run("setfattr", "-n", "user.colour", "-v", colour, url.path) == 0)
  }

  private func colour(_ url: URL) throws -> String {
    try Shell.output("getfattr", "--only-values", "-n", "user.colour", url.path)
  }

  @Test(
    "extended attributes of a file, and takes new ones for no change of its contents",
    .enabled(if: hasAttributes, "there is no setfattr, or no extended attributes"))
  func extendedAttributes() async throws {
    let (session, url) = try await DocumentSession.letter("old", in: folder)
    for colour in ["green", "blue", "red"] {
      try setColour(colour, url)
      session.document.setText("a \(colour) text", session.undoManager)
      try await session.save()
      #expect(try Disk.text(url) == "a \(colour) text")
      #expect(try self.colour(url) == colour)
    }
  }

  @Test(
    "extended attributes in a package, of what was left alone",
    .enabled(if: hasAttributes, "there is no setfattr, or no extended attributes"))
  func extendedAttributesInside() async throws {
    let (session, url) = try await DocumentSession.binder(["a": "1", "b": "2"], in: folder)
    session.document.setPage("a", "1a", session.undoManager)
    try await session.save()
    try setColour("green", url)
    try setColour("blue", url.appending(path: "pages"))
    session.document.setPage("a", "1b", session.undoManager)
    try await session.save()
    #expect(try colour(url) == "green")
    #expect(try colour(url.appending(path: "pages")) == "blue")
    // On a file inside they look like a change, so they are set before the session looks at it.
    try setColour("red", url.appending(path: "pages/b"))
    try await session.save(to: url, as: .binder)
    session.document.setPage("a", "1c", session.undoManager)
    try setColour("yellow", url)
    try await session.save()
    #expect(try colour(url) == "yellow")
  }

  @Test(
    "unchanged files of a package as they are, by their links or as copies",
    arguments: [true, false])
  func wrappers(hasHardLinks: Bool) async throws {
    var environment = SaveEnvironment()
    environment.hasHardLinks = hasHardLinks
    try await SaveEnvironment.$current.withValue(environment) {
      let url = folder.url.appending(path: "work.binder")
      let image = try folder.file("work.binder/images/big.bin", "a picture")
      let page = try folder.file("work.binder/pages/a.txt", "1")
      _ = try folder.file("work.binder/pages/b.txt", "2")
      let date = Date(timeIntervalSince1970: 1_234_567_890)
      for file in [image, page, image.deletingLastPathComponent()] {
        try Disk.setModified(date, of: file)
      }
      try Disk.setPermissions(0o600, of: image)
      let inode = try Disk.inode(image)
      let session = try await DocumentSession.open(
        WrappedBinder(), at: url, as: .binder, registry: SampleTypes.registry)
      for text in ["2b", "2c"] {
        session.document.setPage("b.txt", text, session.undoManager)
        try await session.save()
      }
      session.document.setPage("b.txt", nil, session.undoManager)
      session.document.setPage("c.txt", "3", session.undoManager)
      try await session.save()
      #expect(
        try Disk.tree(url) == [
          "images/": "", "images/big.bin": "a picture", "pages/": "", "pages/a.txt": "1",
          "pages/c.txt": "3",
        ])
      for file in [image, page, image.deletingLastPathComponent()] {
        #expect(try Disk.modified(file) == date)
      }
      #expect(try Disk.permissions(image) == 0o600)
      #expect(try (Disk.inode(image) == inode) == hasHardLinks)
      // No other name of it is left anywhere.
      let links: NSNumber? = try Disk.attribute(.referenceCount, of: image)
      #expect(links?.intValue == 1)
    }
  }

  @Test("a file that is linked from elsewhere elsewhere: the other name keeps the old contents")
  func hardLink() async throws {
    let (session, url) = try await DocumentSession.letter("old", in: folder)
    let other = folder.url.appending(path: "other.letter")
    try FileManager.default.linkItem(at: url, to: other)
    session.document.setText("new", session.undoManager)
    try await session.save()
    #expect(try Disk.text(url) == "new")
    #expect(try Disk.text(other) == "old")
  }

  @Test("names that are no UTF-8 in a package")
  func rawNames() async throws {
    let url = folder.url.appending(path: "work.binder")
    _ = try folder.file("work.binder/pages/a.txt", "1")
    #expect(try Shell.run("sh", "-c", "printf odd > \"$(printf '%s/x\\377y' '\(url.path)')\"") == 0)
    let session = try await DocumentSession.open(
      WrappedBinder(), at: url, as: .binder, registry: SampleTypes.registry)
    for text in ["1a", "1b"] {
      session.document.setPage("a.txt", text, session.undoManager)
      try await session.save()
    }
    let found = try Shell.output("sh", "-c", "cat \"$(printf '%s/x\\377y' '\(url.path)')\"")
    #expect(found == "odd")
    #expect(try Disk.text(url.appending(path: "pages/a.txt")) == "1b")
  }

  @Test("links and pipes in a package")
  func specialFiles() async throws {
    let url = folder.url.appending(path: "work.binder")
    _ = try folder.file("work.binder/pages/a.txt", "1")
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: "latest").path, withDestinationPath: "pages/a.txt")
    #expect(try Shell.run("mkfifo", url.appending(path: "pipe").path) == 0)
    let session = try await DocumentSession.open(
      WrappedBinder(), at: url, as: .binder, registry: SampleTypes.registry)
    session.document.setPage("a.txt", "1a", session.undoManager)
    try await session.save()
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: url.appending(path: "latest").path) == "pages/a.txt")
    #expect(
      try Disk.attribute(.type, of: url.appending(path: "pipe")) == FileAttributeType.typeUnknown
        || Shell.run("test", "-p", url.appending(path: "pipe").path) == 0)
  }
}
