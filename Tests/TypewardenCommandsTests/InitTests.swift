import Foundation
import Testing

@Suite("init")
struct InitTests {
  @Test(
    "prints lists that lint clean", arguments: ["--flat", "--package"],
    ["macos", "ios", "visionos"])
  func lintsClean(shape: String, platform: String) throws {
    let folder = try TemporaryFolder()
    let list = "\(folder.path)/Info.plist"
    let made = try ToolProcess.run([
      "init", "com.example.note", "--extension", "note", shape, "--description", "Note",
      "--only", "plist", "--output", list,
    ])
    #expect(made.exitCode == 0, "\(made.error)")
    let lint = try ToolProcess.run(["lint", "--strict", "--platform", platform, list])
    #expect(lint.exitCode == 0)
    #expect(lint.text.isEmpty, "\(lint.text)")
  }

  @Test(
    "declares a known type as its owner does, and that lints clean too",
    arguments: ["net.daringfireball.markdown", "org.matroska.mkv", "public.json"])
  func knownType(identifier: String) throws {
    let folder = try TemporaryFolder()
    let list = "\(folder.path)/Info.plist"
    let made = try ToolProcess.run([
      "init", identifier, "--extension", "mkv", "--flat", "--only", "plist", "--output", list,
    ])
    #expect(made.exitCode == 0, "\(made.error)")
    for platform in ["macos", "ios"] {
      let lint = try ToolProcess.run(["lint", "--strict", "--platform", platform, list])
      #expect(lint.text.isEmpty, "\(lint.text)")
    }
  }

  @Test(
    "names the owner of a known extension",
    arguments: [
      ("md", "net.daringfireball.markdown"), ("mkv", "org.matroska.mkv"), ("png", "public.png"),
    ])
  func knownExtension(text: String, owner: String) throws {
    let arguments = ["init", "com.example.note", "--extension", text, "--flat"]
    let result = try ToolProcess.run(arguments)
    #expect(result.exitCode == 1)
    #expect(result.text.isEmpty)
    #expect(result.error.contains("typewarden init \(owner) --extension \(text) --flat"))
    #expect(try ToolProcess.run(arguments + ["--own"]).exitCode == 0)
  }

  @Test(
    "says what is wrong with an identifier or extension, and what was meant",
    arguments: [
      ("com.example.My Note", "note", "did you mean `com.example.my-note`?"),
      ("com.example.Note", "note", "did you mean `com.example.note`?"),
      ("com..example", "note", "did you mean `com.example`?"),
      ("note", "note", "too short"), ("public.note", "note", "Apple's domain"),
      ("dyn.ah62d4rv4ge80s6xbsbyhc5a", "note", "dynamic identifier"),
      ("com.example.note", ".note", "did you mean `note`?"),
      ("com.example.note", "*.Note", "did you mean `note`?"),
      ("com.example.note", "tar.gz", "behind the last dot"),
      ("com.example.note", "no te", "not a file name extension"),
    ])
  func badInput(identifier: String, text: String, words: String) throws {
    let result = try ToolProcess.run(["init", identifier, "--extension", text, "--flat"])
    #expect(result.exitCode == 64)
    #expect(result.text.isEmpty)
    #expect(result.error.contains(words), "\(result.error)")
  }

  @Test("needs to know whether a document is a file or a folder, and its extension")
  func incomplete() throws {
    for arguments in [
      ["--extension", "note"], ["--flat"], ["--extension", "note", "--flat", "--package"],
    ] {
      #expect(try ToolProcess.run(["init", "com.example.note"] + arguments).exitCode == 64)
    }
  }
}
