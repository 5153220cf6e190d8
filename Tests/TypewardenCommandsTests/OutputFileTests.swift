import Foundation
import Testing

@Suite("--output")
struct OutputFileTests {
  private func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("typewarden-output-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  private func show(to path: String) throws -> ToolProcess.Result {
    try ToolProcess.run(["show", "public.jpeg", "--output", path])
  }

  @Test("writes a new file and replaces an old one, keeping its mode")
  func file() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/out"
    #expect(try show(to: path).exitCode == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("public.jpeg"))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(try show(to: path).exitCode == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["out"])
  }

  @Test("follows a symbolic link and leaves the link there")
  func link() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "old".write(toFile: folder + "/file", atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link", withDestinationPath: folder + "/file")
    #expect(try show(to: folder + "/link").exitCode == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link")
        == folder + "/file")
    #expect(
      try String(contentsOfFile: folder + "/file", encoding: .utf8).hasPrefix("public.jpeg"))
  }

  @Test("writes to a device without putting a file in its place")
  func device() throws {
    #expect(try show(to: "/dev/null").exitCode == 0)
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test("says why it cannot write")
  func failures() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let missing = try show(to: folder + "/no/out")
    #expect(missing.exitCode == 2)
    #expect(missing.error.hasSuffix("No such file or directory\n"))
    let directory = try show(to: folder)
    #expect(directory.exitCode == 2)
    #expect(directory.error.hasSuffix("Is a directory\n"))
  }
}
