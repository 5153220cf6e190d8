#if canImport(SwiftParser)
  import Foundation
  import Testing
  import TypewardenProjects
  import TypewardenSwiftFacts
  import TypewardenSwiftFactsExtraction

  @Suite("The reader of sources")
  struct ReaderTests {
    /// A folder of its own, taken away at the end.
    private final class Folder {
      let path = NSTemporaryDirectory() + "typewarden-facts-\(UUID().uuidString)"
      init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      deinit { try? FileManager.default.removeItem(atPath: path) }

      func write(_ text: String, _ name: String) throws -> String {
        let file = path + "/" + name
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        return file
      }

      func script(_ body: String) throws -> String {
        let file = try write("#!/bin/sh\n" + body + "\n", "script-\(UUID().uuidString)")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        return file
      }
    }

    /// The helper, which stands beside the test bundle.
    private var helper: String {
      get throws {
        let folders: [String?] = [
          Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }?
            .deletingLastPathComponent().path,
          URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path,
          URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path + "/.build/debug",
        ]
        let paths = folders.compactMap { $0 }.map { $0 + "/typewarden-swift" }
        return try #require(paths.first { FileManager.default.isExecutableFile(atPath: $0) })
      }
    }

    @Test("gives facts in the order of the paths, and the second time without the helper")
    func cached() throws {
      let folder = try Folder()
      let paths = [
        try folder.write("let a = UTType(\"a.b.a\")", "A b.swift"),
        try folder.write("let a = 1", "Plain.swift"), folder.path + "/missing.swift",
        try folder.write("let a = UTType(\"a.b.c\")", "-c.swift"),
      ]
      let cache = SwiftFactsReader.Cache.folder(folder.path + "/cache/deep")
      let first = SwiftFactsReader(helper: .path(try helper), cache: cache).facts(for: paths)
      #expect(first.note == nil)
      #expect(first.facts.map(\.path) == paths)
      #expect(
        first.facts.map { $0.constructors.map(\.argument) }
          == [[.literal("a.b.a")], [], [], [.literal("a.b.c")]])
      #expect(first.facts[2].notes == [.unreadable("No such file or directory")])
      let second = SwiftFactsReader(helper: .path("/no/helper"), cache: cache).facts(for: paths)
      #expect(second.note == nil)
      #expect(second.facts == first.facts)
    }

    @Test("reads again what is damaged in the cache")
    func damaged() throws {
      let folder = try Folder()
      let path = try folder.write("let a = UTType(\"a.b.a\")", "A.swift")
      let cache = folder.path + "/cache"
      let reader = SwiftFactsReader(helper: .path(try helper), cache: .folder(cache))
      let first = reader.facts(for: [path])
      for case let name as String in try #require(FileManager.default.enumerator(atPath: cache))
      where !name.contains("/.") {
        let file = cache + "/" + name
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        if !isFolder.boolValue {
          try "{\"version\":1,".write(toFile: file, atomically: true, encoding: .utf8)
        }
      }
      #expect(reader.facts(for: [path]).facts == first.facts)
    }

    @Test("says so when the helper is missing, cannot be started or is of another version")
    func notes() throws {
      let folder = try Folder()
      let path = try folder.write("let a = UTType(\"a.b.a\")", "A.swift")
      func note(_ helper: String) -> String? {
        SwiftFactsReader(helper: .path(helper), cache: .none).facts(for: [path]).note
      }
      #expect(note("/no/helper")?.contains("cannot be started") == true)
      let old = try folder.script(#"cat >/dev/null; echo '{"version":0,"path":"x"}'"#)
      #expect(note(old)?.contains("another version") == true)
      let plain = SwiftFactsReader(helper: .path("/no/helper"), cache: .none)
        .facts(for: [try folder.write("let a = 1", "B.swift")])
      #expect(plain.note == nil)
    }

    @Test("goes on behind a file that ends the helper")
    func stopped() throws {
      let folder = try Folder()
      let chain = "let a: UTType" + String(repeating: "<A", count: 50_000)
      var paths: [String] = []
      for index in 0..<6 {
        paths.append(try folder.write("let a = UTType(\"a.b.\(index)\")", "\(index).swift"))
      }
      paths.insert(try folder.write(chain, "chain.swift"), at: 3)
      let read = SwiftFactsReader(helper: .path(try helper), cache: .none).facts(for: paths)
      #expect(read.facts.map(\.path) == paths)
      #expect(read.facts[3].notes == [.stopped])
      #expect(read.note?.contains("chain.swift") == true)
      #expect(read.facts.filter { $0.constructors.count == 1 }.count == 6)
    }
  }
#endif
