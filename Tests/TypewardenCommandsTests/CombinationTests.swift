import Foundation
import Testing

/// Options that would have no effect beside others, or undo each other's work.
@Suite("Options that do not go together")
struct CombinationTests {
  private static let apps = "Examples/Notebook"

  @Test(
    "are refused by documents, with the option that is idle",
    arguments: [
      ["--who-opens", "a.png", "--app", apps, "--limit", "3"],
      ["--who-opens", "a.png", "--app", apps, "--type", "public.png"],
      ["--who-opens", "a.png", "--app", apps, "--summary"],
      ["--who-opens", "a.png"], ["--app", apps], ["--with", apps], ["--layers", "core"],
      ["--no-system-types"], ["--summary", "--unknown"], ["--summary", "--sort", "size"],
      ["--unknown", "--sort", "name"], ["--summary", "--null"],
      ["--null", "--format", "json"], ["--null", "--format", "csv"],
    ])
  func documents(options: [String]) throws {
    let result = try ToolProcess.run(["documents", "--registry", "no-such.sqlite"] + options)
    #expect(result.exitCode == 64, "\(options)")
    #expect(result.error.hasPrefix("typewarden: `--"), "\(result.error)")
    #expect(result.text.isEmpty)
  }

  @Test(
    "a dry run that is to print a diff as something else is refused",
    arguments: ["json", "sarif", "html", "xcode"])
  func dryRun(format: String) throws {
    let list = "Tests/TypewardenCommandsTests/Fixtures/Faulty"
    let result = try ToolProcess.run(["lint", list, "--fix", "--dry-run", "--format", format])
    #expect(result.exitCode == 64)
    #expect(
      result.error.hasPrefix("typewarden: `--dry-run` prints a diff, which is not `\(format)`\n"))
    let text = try ToolProcess.run(["lint", list, "--fix", "--dry-run", "--format", "text"])
    #expect(text.text.hasPrefix("--- "))
  }

  @Test(
    "one file cannot be both the baseline and the output, however it is spelt",
    arguments: ["base.json", "./base.json", "inner/../base.json"], [false, true])
  func oneFile(other: String, isThere: Bool) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/inner", withIntermediateDirectories: true)
    try folder.copy("Tests/TypewardenCommandsTests/Fixtures/Faulty/Info.plist")
    if isThere { try folder.write("kept", to: "base.json") }
    let arguments = ["lint", "--write-baseline", "base.json", "--output"]
    let result = try ToolProcess.run(arguments + [other], folder: folder.path)
    #expect(result.exitCode == 64)
    #expect(result.error.contains("`--write-baseline` and `--output` both write to base.json"))
    #expect((try? folder.text(of: "base.json")) == (isThere ? "kept" : nil))
    #expect(
      try ToolProcess.run(arguments + ["found.txt"], folder: folder.path).exitCode == 0)
  }
}

@Suite("Names that are nearly right")
struct NearNameTests {
  @Test(
    "are answered with the one that was meant",
    arguments: [
      (["lint", "--severity", "ostype-length=eror"], "error"),
      (["lint", "--severity", "ostype-lenght=error"], "ostype-length"),
      (["lint", "--rule", "ostype-lenght"], "ostype-length"),
      (["rules", "ostype-lenght"], "ostype-length"),
      (["lint", "--format", "sarfi"], "sarif"), (["lint", "--frmat", "sarif"], "--format"),
      (["help", "resolv"], "resolve"), (["dynamic", "decod"], "decode"),
      (["completions", "fihs"], "fish"), (["export", "freedesktpo"], "freedesktop"),
      (["show", "public.jepg"], "public.jpeg"), (["graph", "public.jepg"], "public.jpeg"),
      (["conforms", "public.jpeg", "public.imge"], "public.image"),
      (["types", "--conforming-to", "public.imge"], "public.image"),
      (["types", "--layers", "croe"], "core"), (["types", "--layer", "croe"], "core"),
      (["resolve", "a.b", "--conforming-to", "public.dta"], "public.data"),
      (["resolve", "--tag", "public.mime-tpye=text/html"], "public.mime-type"),
      (["resolve", "--tag", "extension=ts"], "public.filename-extension"),
      (["dynamic", "encode", "--extension", "x", "--conforming-to", "public.dta"], "public.data"),
    ])
  func suggestion(arguments: [String], meant: String) throws {
    let result = try ToolProcess.run(arguments)
    #expect(result.error.contains("did you mean `\(meant)`?"), "\(result.error)")
  }

  @Test(
    "in a configuration, too",
    arguments: [
      (#"{"profile": "app-stor"}"#, "app-store"),
      (#"{"severity": {"ostype-length": "of"}}"#, "off"),
      (#"{"severty": {}}"#, "severity"), (#"{"only": ["ostype-lenght"]}"#, "ostype-length"),
    ])
  func configuration(text: String, meant: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: ".typewarden.json")
    try folder.copy("Examples/Notebook/Info.plist")
    let result = try ToolProcess.run(["lint"], folder: folder.path)
    #expect(result.error.contains("did you mean `\(meant)`?"), "\(result.error)")
  }

  @Test(
    "the address of a registry that is none is refused",
    arguments: ["mysql://h/d", "postgre://h/d"])
  func address(text: String) throws {
    let result = try ToolProcess.run(["documents", "--registry", text])
    #expect(result.exitCode == 64)
    #expect(result.error.contains("postgres://"))
  }
}

@Suite("Paths at which nobody may look")
struct UnreadablePathTests {
  /// Below a link to itself nothing can be looked at, not even by the superuser.
  private func loop() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop", withDestinationPath: "loop")
    return folder
  }

  @Test("are resolved by their names, and said", arguments: [false, true])
  func resolve(isStream: Bool) throws {
    let folder = try loop()
    let result = try ToolProcess.run(
      isStream ? ["resolve", "--stdin"] : ["resolve", "loop/a.png", "absent.png"],
      input: Data("loop/a.png\nabsent.png\n".utf8), folder: folder.path)
    #expect(result.exitCode == 2)
    #expect(result.text == "loop/a.png\tpublic.png\nabsent.png\tpublic.png\n")
    let lines = result.error.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("typewarden: loop/a.png: ") == true)
    let byName = try ToolProcess.run(
      ["resolve", "--name-only", "loop/a.png"], folder: folder.path)
    #expect(byName.exitCode == 0 && byName.error.isEmpty)
  }

  @Test("are not explained as absent")
  func explain() throws {
    let folder = try loop()
    let result = try ToolProcess.run(["explain", "loop/a.png"], folder: folder.path)
    #expect(result.exitCode == 2)
    #expect(result.text.contains("1. what is there cannot be looked at ("))
    #expect(!result.text.contains("nothing of this name"))
    let absent = try ToolProcess.run(["explain", "absent.png"], folder: folder.path)
    #expect(absent.exitCode == 0)
    #expect(absent.text.contains("1. nothing of this name is on disk"))
  }
}
