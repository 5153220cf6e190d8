import DocumentRegistry
import Foundation
import Synchronization
import Testing

@Suite("A registry inside of the folder that it catalogues")
struct OwnFilesTests {
  private func contents(of catalog: DocumentCatalog, below root: String) throws -> Set<String> {
    var found: Set<String> = []
    let rows = try catalog.documents()
    while let document = try rows.next() {
      found.insert(String(String(decoding: document.path, as: UTF8.self).dropFirst(root.count + 1)))
    }
    return found
  }

  @Test(
    "leaves out its own files and nothing else, and finds the folder as it left it",
    arguments: ["files.sqlite", "inner/files.sqlite", "./inner/../files.sqlite"])
  func leavesOutItself(name: String) throws {
    let tree = try SampleTree()
    for path in ["a.txt", "inner/b.txt", "other/files.sqlite", "files.sqlite-old"] {
      try tree.write(path)
    }
    let catalog = DocumentCatalog(path: tree.root + "/" + name)
    let expected: Set = ["a.txt", "inner/b.txt", "other/files.sqlite", "files.sqlite-old"]
    #expect(try catalog.scan(tree.request()) { _ in }.added == 4)
    #expect(try contents(of: catalog, below: tree.root) == expected)
    // Open, so that the files beside the database are there.
    let reader = try catalog.documents()
    let again = try catalog.scan(tree.request()) { _ in }
    #expect(!again.hasChanges)
    #expect(try contents(of: catalog, below: tree.root) == expected)
    _ = try reader.next()
  }

  @Test("leaves out its own files behind a link, too")
  func followsLinks() throws {
    let tree = try SampleTree()
    try tree.write("a.txt")
    try tree.makeFolder("real")
    try FileManager.default.createSymbolicLink(
      atPath: tree.folder + "/link.sqlite", withDestinationPath: tree.root + "/real/files.sqlite")
    try Data().write(to: URL(fileURLWithPath: tree.root + "/real/files.sqlite"))
    let catalog = DocumentCatalog(path: tree.folder + "/link.sqlite")
    _ = try catalog.scan(tree.request()) { _ in }
    #expect(try !catalog.scan(tree.request()) { _ in }.hasChanges)
    #expect(try contents(of: catalog, below: tree.root) == ["a.txt"])
  }

  #if os(Linux)
    @Test("is not kept busy by watching itself")
    func watchesOthersOnly() async throws {
      let tree = try SampleTree()
      try tree.write("a.txt")
      let catalog = DocumentCatalog(path: tree.root + "/files.sqlite")
      let request = tree.request()
      let isDone = Mutex(false)
      let ended = AsyncStream<Result<Void, any Error>>.makeStream()
      Thread.detachNewThread {
        ended.continuation.yield(
          Result {
            try catalog.watch(
              [request], isCancelled: { isDone.withLock { $0 } }, report: { _, _ in })
          })
        ended.continuation.finish()
      }
      defer { isDone.withLock { $0 = true } }
      for number in 0..<3 {
        try tree.write("b\(number).txt")
        // Before the first scan there is no registry.
        for _ in 0..<600
        where ((try? contents(of: catalog, below: tree.root)) ?? []).count < number + 2 {
          try await Task.sleep(for: .milliseconds(50))
        }
      }
      #expect(try contents(of: catalog, below: tree.root).count == 4)
      // Each scan writes to the registry: were that a change, there would be no end of scans.
      #expect(try await comesToRest(tree.root))
      isDone.withLock { $0 = true }
      for await result in ended.stream { try result.get() }
    }

    /// Whether for a second nothing in a folder is written to.
    private func comesToRest(_ folder: String) async throws -> Bool {
      var before: [String] = []
      for _ in 0..<30 {
        let manager = FileManager.default
        let names = try manager.contentsOfDirectory(atPath: folder).sorted()
        let now = names.map { name in
          let facts = try? manager.attributesOfItem(atPath: folder + "/" + name)
          return "\(name) \(facts?[.size] ?? 0) \(facts?[.modificationDate] ?? 0)"
        }
        if now == before { return true }
        before = now
        try await Task.sleep(for: .seconds(1))
      }
      return false
    }
  #endif
}
