import Foundation
import Testing
import TypewardenSourceText

/// A file is replaced whole or not at all.
@Suite struct `Replacing files` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("typewarden-replace-\(UUID().uuidString)").path

  private func path(_ content: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/file"
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test func `that still hold what was read`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try path("old")
    try FileReplacement.replace(path: path, old: Array("old".utf8), new: Array("new".utf8))
    #expect(try FileBytes.read(path: path) == Array("new".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
  }

  @Test func `but not when they changed since`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try path("other")
    let error = #expect(throws: FileReplacement.Failure.self) {
      try FileReplacement.replace(path: path, old: Array("old".utf8), new: Array("new".utf8))
    }
    #expect(error?.reason == "the file has changed since it was read: not fixed")
    #expect(try FileBytes.read(path: path) == Array("other".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
  }

  @Test func `but not when a folder stands there, or nothing`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try path("old")
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: FileReplacement.Failure.self) {
      try FileReplacement.replace(path: path, old: [], new: Array("new".utf8))
    }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let error = #expect(throws: FileReplacement.Failure.self) {
      try FileReplacement.replace(path: path, old: [], new: Array("new".utf8))
    }
    #expect(error?.reason == "it is no longer a file: not fixed")
  }
}

/// Edits and differences of text.
@Suite struct `Edits of source text` {
  @Test func `are applied from front to back, insertions first`() throws {
    let source = SourceText(name: "a", text: "0123456789")
    let edits = [
      SourceEdit(SourceRange(start: 4, end: 6), "X".utf8), SourceEdit(SourceRange(at: 4), "a".utf8),
      SourceEdit(SourceRange(at: 4), "b".utf8), SourceEdit(SourceRange(at: 10), "!".utf8),
    ]
    #expect(String(decoding: try source.applying(edits), as: UTF8.self) == "0123abX6789!")
    #expect(throws: SourceText.EditConflict.self) {
      try source.applying([
        SourceEdit(SourceRange(start: 1, end: 3), []),
        SourceEdit(SourceRange(start: 2, end: 4), []),
      ])
    }
  }

  @Test func `differences are the fewest lines with their ends`() {
    let diff = UnifiedDiff.bytes(
      path: "a b", old: Array("1\n2\n3\n4\n5\n6\n7\n8\n9".utf8),
      new: Array("1\n2\n3\n4\n5x\n6\n7\n8\n9\n".utf8))
    #expect(
      String(decoding: diff, as: UTF8.self)
        == "--- a b\t\n+++ a b\t\n@@ -2,8 +2,8 @@\n 2\n 3\n 4\n-5\n+5x\n 6\n 7\n 8\n-9\n"
        + "\\ No newline at end of file\n+9\n")
  }
}
