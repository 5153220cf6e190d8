import Foundation
import Testing
import TypewardenSourceText

/// Files that are being written, and what is left of them.
@Suite struct `Files in the making` {
  private final class Folder {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("typewarden-pending-\(UUID().uuidString)").path
    var target: String { path + "/file" }
    var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }
  }

  @Test func `are for their owner alone, under names that nobody can guess`() throws {
    let folder = try Folder()
    let files = try (0..<3).map { _ in try PendingFile(beside: folder.target) }
    defer { for file in files { file.abandon() } }
    #expect(Set(files.map(\.path)).count == 3)
    for file in files {
      #expect(file.path.hasPrefix(folder.target + "."))
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func `take the place of the other, and nothing is left`() throws {
    let folder = try Folder()
    try folder.write("old", to: "file")
    let file = try PendingFile(beside: folder.target)
    #expect(write(file.descriptor, "new", 3) == 3)
    try file.finish(at: folder.target)
    #expect(try FileBytes.read(path: folder.target) == Array("new".utf8))
    #expect(try folder.names == ["file"])
  }

  @Test func `are removed when their place cannot be taken`() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.target + "/full", withIntermediateDirectories: true)
    let file = try PendingFile(beside: folder.target)
    #expect(throws: FileError.self) { try file.finish(at: folder.target) }
    #expect(try folder.names == ["file"])
  }

  @Test func `that a killed process has left are removed, but not those of one that lives`() throws
  {
    let folder = try Folder()
    let left = try PendingFile(beside: folder.target)
    let living = try PendingFile(beside: folder.target)
    defer { living.abandon() }
    // All that the end of a process does.
    close(left.descriptor)
    PendingFile.removeLeftovers(beside: folder.target)
    #expect(try folder.names.map { "\(folder.path)/\($0)" } == [living.path])
  }

  @Test func `are told from other files`() throws {
    let folder = try Folder()
    let names = [
      "file.tmp", "file.typewarden-tmp.plist", "other.x.typewarden-tmp",
      "file.longer.x.typewarden-tmp",
    ]
    for name in names { try folder.write("mine", to: name) }
    try FileManager.default.createDirectory(
      atPath: folder.target + ".x.typewarden-tmp", withIntermediateDirectories: true)
    try folder.write("outside", to: "outside")
    try FileManager.default.createSymbolicLink(
      atPath: folder.target + ".y.typewarden-tmp", withDestinationPath: "outside")
    let before = try folder.names
    PendingFile.removeLeftovers(beside: folder.target)
    #expect(try folder.names == before)
    try folder.write("left", to: "file.z.typewarden-tmp")
    PendingFile.removeLeftovers(beside: folder.target)
    #expect(try folder.names == before)
  }
}
