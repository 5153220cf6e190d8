import Foundation
import Testing

@Suite("--with")
struct GivenFileTests {
  private let list = ToolProcess.root + "/Examples/Notebook/Info.plist"

  @Test("takes a property list from standard input")
  func standardInput() throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: list))
    let result = try ToolProcess.run(
      ["resolve", "a.examplenotebook", "--name-only", "--with", "-"], input: bytes)
    #expect(result.exitCode == 0)
    #expect(result.text.contains("com.example.notebook"))
  }

  @Test("says that a list without a dictionary declares nothing")
  func array() throws {
    let bytes = Data("<plist version=\"1.0\"><array/></plist>".utf8)
    let result = try ToolProcess.run(
      ["resolve", "a.txt", "--name-only", "--with", "-"], input: bytes)
    #expect(result.exitCode == 2)
    #expect(
      result.error
        == "typewarden: <standard input>: the root is no dictionary, so that it declares no types\n"
    )
    #expect(result.text.contains("public.plain-text"))
  }
}

@Suite("Files that would be overwritten")
struct OverwritingTests {
  @Test(
    "are refused when they are checked in the same run",
    arguments: ["--output", "--write-baseline"])
  func input(option: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("typewarden-overwriting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = folder.appendingPathComponent("Info.plist")
    try FileManager.default.copyItem(
      atPath: ToolProcess.root + "/Examples/Notebook/Info.plist", toPath: list.path)
    let link = folder.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: list.path)
    for target in ["Info.plist", "link", list.path] {
      let result = try ToolProcess.run(["lint", ".", option, target], folder: folder.path)
      #expect(result.exitCode == 64)
      #expect(result.error.contains("would overwrite a file that is read"))
    }
    #expect(
      try Data(contentsOf: list)
        == Data(
          contentsOf: URL(fileURLWithPath: ToolProcess.root + "/Examples/Notebook/Info.plist")))
  }

  @Test(
    "are refused by each command that names them",
    arguments: [
      ["resolve", "file.txt"], ["explain", "file.txt"], ["types", "--with", "file.txt"],
      ["show", "public.jpeg", "--with", "file.txt"],
    ])
  func named(arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("typewarden-overwriting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("file.txt")
    let text = Data("<plist><dict/></plist>".utf8)
    try text.write(to: file)
    let result = try ToolProcess.run(arguments + ["--output", "file.txt"], folder: folder.path)
    #expect(result.exitCode == 64)
    #expect(result.error.contains("would overwrite a file that is read"))
    #expect(try Data(contentsOf: file) == text)
  }

  @Test(
    "are refused where they were found in a folder that is read",
    arguments: [
      ["lint", ".", "--output", "Note.swift"], ["lint", ".", "--output", "project.yml"],
      ["lint", ".", "--write-baseline", ".typewarden.json"],
      ["lint", ".", "--write-baseline", "Package.swift"],
      ["migration", ".", "--output", "Note.swift"],
      ["generate", "swift", ".", "--output", "Info.plist"],
      ["generate", "plist", ".", "--output", "Info.plist"],
      ["generate", "swift", ".", "--into", "Info.plist"],
    ])
  func found(arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("typewarden-overwriting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "Note.swift": "struct Note: FileDocument {}\n", "project.yml": "name: App\n",
      ".typewarden.json": "{}\n", "Package.swift": "// swift-tools-version: 6.0\n",
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let list = folder.appendingPathComponent("Info.plist")
    try FileManager.default.copyItem(
      atPath: ToolProcess.root + "/Examples/Notebook/Info.plist", toPath: list.path)
    let result = try ToolProcess.run(arguments, folder: folder.path)
    #expect(result.exitCode == 64, "\(result.error)")
    for (name, text) in files {
      #expect(try Data(contentsOf: folder.appendingPathComponent(name)) == Data(text.utf8))
    }
    #expect(
      FileManager.default.contentsEqual(
        atPath: list.path, andPath: ToolProcess.root + "/Examples/Notebook/Info.plist"))
  }

  @Test(
    "stay when what was to replace them could not be read",
    arguments: [["export", "json", "--of"], ["graph", "--with"]])
  func unread(arguments: [String]) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("typewarden-kept-\(UUID().uuidString)")
    try Data("good".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try ToolProcess.run(arguments + ["/nowhere/Info.plist", "--output", file.path])
    #expect(result.exitCode == 2)
    #expect(result.error.hasSuffix("not written, since not everything could be read\n"))
    #expect(try Data(contentsOf: file) == Data("good".utf8))
  }

  @Test("are refused when they are a document registry", arguments: ["scan", "documents"])
  func registry(command: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("typewarden-overwriting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("files"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scan = ["scan", "files", "--registry", "files.sqlite"]
    #expect(try ToolProcess.run(scan, folder: folder.path).exitCode == 0)
    let before = try Data(contentsOf: folder.appendingPathComponent("files.sqlite"))
    let result = try ToolProcess.run(
      (command == "scan" ? scan : ["documents", "--registry", "files.sqlite"])
        + ["--output", "files.sqlite"], folder: folder.path)
    #expect(result.exitCode == 64)
    #expect(try Data(contentsOf: folder.appendingPathComponent("files.sqlite")) == before)
  }
}
