import Foundation
import Testing
import TypewardenTestServers

@Suite("scan and documents")
struct RegistryCommandTests {
  private final class Folder {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("typewarden-scan-\(UUID().uuidString)").resolvingSymlinksInPath().path
    var tree: String { path + "/tree" }
    var registry: String { path + "/files.sqlite" }

    init() throws {
      for (name, size) in [
        ("a.png", 30), ("b.jpeg", 20), ("say \"hi\", you.txt", 5), ("x.nobodyhas", 7),
        ("plan.examplenotebook", 9),
      ] {
        try FileManager.default.createDirectory(
          atPath: tree, withIntermediateDirectories: true)
        try Data(count: size).write(to: URL(fileURLWithPath: "\(tree)/\(name)"))
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func run(_ arguments: [String]) throws -> ToolProcess.Result {
      try ToolProcess.run(arguments + ["--registry", registry])
    }
  }

  @Test("a newcomer gets the largest images and what is unknown with two commands")
  func answersQuestions() throws {
    let folder = try Folder()
    let scan = try folder.run(["scan", folder.tree])
    #expect(scan.exitCode == 0)
    #expect(
      scan.text
        == "\(folder.tree): 5 documents in 1 folder; 5 added, 0 changed, 0 removed\n")
    let images = try folder.run([
      "documents", "--conforming-to", "public.image", "--sort", "size", "--limit", "10",
    ])
    #expect(
      images.text
        == "\(folder.tree)/a.png\tpublic.png\t30\n\(folder.tree)/b.jpeg\tpublic.jpeg\t20\n")
    let unknown = try folder.run(["documents", "--unknown", "--format", "csv"])
    #expect(unknown.text.contains("nobodyhas,dyn."))
    let again = try folder.run(["scan", folder.tree, "--names-only", "--format", "json"])
    #expect(again.text.contains("\"added\":0,\"changed\":0,\"removed\":0"))
  }

  @Test("each form gives names back: quoted, escaped or as they are")
  func writesForms() throws {
    let folder = try Folder()
    _ = try folder.run(["scan", folder.tree, "--quiet"])
    let csv = try folder.run(["documents", "--extension", "txt", "--format", "csv"])
    #expect(csv.text.hasPrefix("path,type,kind,size,modified,mime,declared\r\n"))
    #expect(
      csv.text.contains(
        "\"\(folder.tree)/say \"\"hi\"\", you.txt\",public.plain-text,file,5,20"))
    let json = try folder.run(["documents", "--extension", "txt", "--format", "json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
    #expect(object["path"] as? String == "\(folder.tree)/say \"hi\", you.txt")
    #expect(object["mime"] as? String == "text/plain")
    #expect(object["declared"] as? Bool == true)
    let paths = try folder.run(["documents", "--null"])
    #expect(paths.text.split(separator: "\0").count == 5)
    let summary = try folder.run(["documents", "--summary"])
    #expect(summary.text.hasSuffix("       5     71         total\n"))
  }

  @Test("exit codes tell an unknown type from a registry that cannot be read")
  func endsWithCodes() throws {
    let folder = try Folder()
    #expect(try folder.run(["documents"]).exitCode == 2)
    #expect(try folder.run(["scan", folder.path + "/nowhere"]).exitCode == 2)
    #expect(try folder.run(["scan", folder.tree]).exitCode == 0)
    #expect(try folder.run(["documents", "--type", "public.nope"]).exitCode == 1)
    #expect(try folder.run(["documents", "--under", "/nowhere"]).exitCode == 1)
    #expect(try folder.run(["documents", "--type", "public.html"]).exitCode == 0)
    #expect(try folder.run(["documents", "--sort", "colour"]).exitCode == 64)
  }

  @Test("who opens a document is told by the apps given")
  func tellsWhoOpens() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.tree + "/minutes.examplenotebook", withIntermediateDirectories: true)
    _ = try folder.run(["scan", folder.tree, "--with", "Examples/Notebook"])
    let opens = try folder.run([
      "documents", "--who-opens", folder.tree + "/minutes.examplenotebook", "--app",
      "Examples/Notebook",
    ])
    #expect(opens.exitCode == 0)
    #expect(opens.text.hasPrefix("Examples/Notebook\t"))
    let image = try folder.run([
      "documents", "--who-opens", folder.tree + "/a.png", "--app", "Examples/Notebook",
    ])
    #expect(image.text.isEmpty)
    #expect(image.exitCode == 0)
    #expect(
      image.error
        == "typewarden: none of the apps given opens \(folder.tree)/a.png, which is public.png\n")
    let list = try folder.run([
      "documents", "--who-opens", folder.tree + "/a.png", "--with", "Examples/Notebook",
    ])
    #expect(list.error.contains("nothing given says which apps there are"))
    #expect(
      try folder.run(["documents", "--who-opens", "/nowhere", "--app", "Examples/Notebook"])
        .exitCode == 1)
  }

  @Test("a folder is forgotten on request, before others are scanned")
  func forgets() throws {
    let folder = try Folder()
    _ = try folder.run(["scan", folder.tree])
    let gone = folder.path + "/gone"
    try FileManager.default.moveItem(atPath: folder.tree, toPath: gone)
    let vanished = try folder.run(["scan", folder.tree])
    #expect(vanished.exitCode == 2)
    #expect(vanished.error.contains("`typewarden scan --forget` removes that"))
    let both = try folder.run(["scan", gone, "--forget", folder.tree])
    #expect(both.exitCode == 0)
    #expect(
      both.text.hasPrefix(
        "\(folder.tree): forgotten, with 5 documents\n\(gone): 5 documents in 1 folder; 5 added"))
    let json = try folder.run(["scan", "--forget", gone + "/.", "--format", "json"])
    #expect(json.text == "{\"path\":\"\(gone)\",\"forgotten\":5}\n")
    #expect(try folder.run(["documents"]).text.isEmpty)
    let again = try folder.run(["scan", "--forget", gone])
    #expect(again.exitCode == 1)
    #expect(again.error.contains("is not in the registry"))
    #expect(try folder.run(["scan"]).exitCode == 64)
    #expect(try folder.run(["scan", "--watch", "--forget", gone]).exitCode == 64)
  }

  /// A folder that most machines have, with some thousand files.
  static let real = ["/usr/share/doc", "/usr/include", "/usr/lib"].first {
    (try? FileManager.default.contentsOfDirectory(atPath: $0).count) ?? 0 > 20
  }

  /// How many paths `find` prints.
  private func count(_ arguments: [String]) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/find")
    process.arguments = arguments + ["-print0"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return said.count { $0 == 0 }
  }

  @Test("counts agree with those of find, on a real folder", .enabled(if: real != nil))
  func agreesWithFind() throws {
    let folder = try Folder()
    let real = URL(fileURLWithPath: try #require(Self.real)).resolvingSymlinksInPath().path
    #expect(try folder.run(["scan", real]).exitCode == 0)
    func documents(_ conditions: [String]) throws -> [String] {
      try folder.run(["documents", "--null"] + conditions).text.split(separator: "\0")
        .map(String.init)
    }
    // Packages are one document: `find` leaves out what is in them.
    let packages = try documents(["--conforming-to", "com.apple.package"]).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder)
        && isFolder.boolValue
    }
    let pruned = packages.flatMap { ["-path", $0, "-prune", "-o"] }
    let all = try count([real] + pruned + ["-type", "f"])
    #expect(all > 100)
    #expect(try documents([]).count == all + packages.count)
    for text in ["gz", "h", "txt", "html", "png"] {
      #expect(
        try documents(["--extension", text]).count
          == count([real] + pruned + ["-type", "f", "-iname", "?*.\(text)"]))
    }
    #expect(
      try documents(["--larger-than", "10k"]).count
        == count([real] + pruned + ["-type", "f", "-size", "+10240c"]))
    let summary = try folder.run(["documents", "--summary", "--format", "json"])
    let total = try summary.text.split(separator: "\n").reduce(0) { sum, line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return sum + ((object?["documents"] as? NSNumber)?.intValue ?? 0)
    }
    #expect(total == all + packages.count)
  }

  #if PostgreSQL
    @Test(
      "a server's registry answers as a file does",
      .enabled(
        if: PostgreSQLServer.isInstalled,
        "needs a PostgreSQL server; `scripts/test --all` installs one"))
    func asksServer() throws {
      let folder = try Folder()
      let address = try PostgreSQLServer.running().makeDatabase()
      for registry in [folder.registry, address] {
        let scan = try ToolProcess.run([
          "scan", folder.tree, "--registry", registry, "--with", "Examples/Notebook",
        ])
        #expect(scan.error.isEmpty)
        #expect(
          scan.text == "\(folder.tree): 5 documents in 1 folder; 5 added, 0 changed, 0 removed\n")
      }
      for question in [
        ["--sort", "path"], ["--summary"], ["--unknown", "--format", "csv"],
        ["--conforming-to", "public.image", "--sort", "size", "--format", "json"],
        ["--extension", "TXT", "--null"], ["--mime", "image/png", "--larger-than", "20"],
        ["--under", folder.tree, "--changed-since", "1d", "--sort", "name"],
        ["--who-opens", folder.tree + "/plan.examplenotebook", "--app", "Examples/Notebook"],
        ["--type", "public.nope"], ["--under", "/nowhere"],
      ] {
        let ofFile = try ToolProcess.run(["documents", "--registry", folder.registry] + question)
        let ofServer = try ToolProcess.run(["documents", "--registry", address] + question)
        #expect(ofServer.text == ofFile.text)
        #expect(ofServer.exitCode == ofFile.exitCode)
        #expect(ofServer.error.isEmpty == ofFile.error.isEmpty)
      }
    }
  #else
    @Test("without PostgreSQL the address of a server is an error that says how to build with it")
    func namesTrait() throws {
      let result = try ToolProcess.run(["documents", "--registry", "postgres://localhost/files"])
      #expect(result.exitCode == 2)
      #expect(result.output.isEmpty)
      #expect(
        result.error
          == "typewarden: this typewarden was built without PostgreSQL; in its checkout, "
          + "`TYPEWARDEN_TRAITS=PostgreSQL scripts/typewarden` builds one that has it\n")
    }
  #endif
}
