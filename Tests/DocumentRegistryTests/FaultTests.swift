import DocumentRegistry
import Foundation
import Synchronization
import Testing
import TypeDeclarations

/// The error that a call ends with.
private func error(_ body: () throws -> Void) -> CatalogError? {
  do { try body() } catch { return error as? CatalogError }
  return nil
}

@Suite("Registries in trouble")
struct FaultTests {
  @Test("a registry that is not there is an error that names it, and no file is made")
  func isMissing() throws {
    let tree = try SampleTree()
    let failure = error { _ = try tree.catalog.documents() }
    #expect(failure?.code == .cannotOpen)
    #expect(failure?.path == tree.registry)
    #expect(!FileManager.default.fileExists(atPath: tree.registry))
  }

  @Test("a file that is no database is refused, and stays as it is")
  func isText() throws {
    let tree = try SampleTree()
    try tree.write("a.txt")
    let text = String(repeating: "this is no database\n", count: 100)
    try text.write(toFile: tree.registry, atomically: true, encoding: .utf8)
    #expect(error { _ = try tree.scan() }?.code == .corrupt)
    #expect(error { _ = try tree.catalog.summary() }?.code == .corrupt)
    #expect(try String(contentsOfFile: tree.registry, encoding: .utf8) == text)
  }

  @Test(
    "a folder that is not there is an error of the folder, and the registry keeps its rows",
    arguments: Keeper.available)
  func rootIsMissing(_ keeper: Keeper) throws {
    let tree = try SampleTree(keeper)
    try tree.write("a.txt")
    try tree.scan()
    try FileManager.default.moveItem(atPath: tree.root, toPath: tree.root + "-away")
    #expect(error { _ = try tree.scan() }?.code == .folder)
    #expect(try tree.catalog.summary().count == 1)
  }

  @Test("a database of a newer version, or of another program, is left alone")
  func isForeign() throws {
    let tree = try SampleTree()
    try tree.write("a.txt")
    try tree.scan()
    let file = URL(fileURLWithPath: tree.registry)
    let sound = try Data(contentsOf: file)
    // The header keeps the version of the tables at byte 60, the owner's mark at 68.
    for (offset, code) in [(63, CatalogError.Code.newerVersion), (68, .notARegistry)] {
      var bytes = sound
      bytes[offset] = 0x63
      try bytes.write(to: file)
      #expect(error { _ = try tree.scan() }?.code == code)
      #expect(error { _ = try tree.catalog.documents() }?.code == code)
      #expect(try Data(contentsOf: file) == bytes)
    }
    try sound.write(to: file)
    #expect(try tree.contents().count == 1)
  }

  @Test(
    "a registry that cannot be written to can be read, and a scan says what to do",
    .disabled(if: geteuid() == 0, "permissions do not bind the superuser"))
  func isReadOnly() throws {
    let tree = try SampleTree()
    try tree.write("a.txt")
    try tree.scan()
    chmod(tree.registry, 0o444)
    chmod(tree.folder, 0o555)
    defer { chmod(tree.folder, 0o755) }
    #expect(try tree.contents().count == 1)
    #expect(error { _ = try tree.scan() }?.code == .readOnly)
    chmod(tree.folder, 0o755)
    #expect(error { _ = try tree.scan() }?.code == .readOnly)
  }

  @Test("damage anywhere in the file is an error or goes unnoticed, never a crash")
  func isDamaged() throws {
    let tree = try SampleTree()
    for index in 0..<300 { try tree.write("folder\(index % 7)/\(index).txt") }
    try tree.scan()
    let file = URL(fileURLWithPath: tree.registry)
    let sound = try Data(contentsOf: file)
    var random = SystemRandomNumberGenerator()
    for round in 0..<60 {
      var bytes = sound
      if round % 3 == 0 {
        bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))
      } else {
        for _ in 0..<40 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255)
        }
      }
      try bytes.write(to: file)
      _ = error { _ = try tree.contents() }
      _ = error { _ = try tree.catalog.summary() }
      _ = error { _ = try tree.scan() }
      for ending in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: tree.registry + ending)
      }
    }
  }

  @Test("of two scans at once the second says that it must wait, and the first goes on")
  func twoScans() throws {
    let tree = try SampleTree()
    try tree.write("a.txt")
    let second = Mutex<CatalogError?>(nil)
    let report = try tree.catalog.scan(
      tree.request(),
      isCancelled: {
        second.withLock { found in
          guard found == nil else { return }
          found = error { _ = try tree.catalog.scan(tree.request()) { _ in } }
        }
        return false
      }, progress: { _ in })
    #expect(second.withLock { $0?.code } == .busy)
    #expect(report.added == 1)
    #expect(try tree.scan().documents == 1)
    let left = try FileManager.default.contentsOfDirectory(atPath: tree.folder)
    #expect(Set(left) == ["tree", "files.sqlite"])
  }

  @Test(
    "a cancelled scan keeps what it has found, removes nothing, and the next completes it",
    arguments: Keeper.available)
  func isCancelled(_ keeper: Keeper) throws {
    let tree = try SampleTree(keeper)
    for index in 0..<50 { try tree.write("folder\(index)/file.txt") }
    let calls = Atomic<Int>(0)
    let report = try tree.catalog.scan(
      tree.request(), isCancelled: { calls.add(1, ordering: .relaxed).newValue > 20 },
      progress: { _ in })
    #expect(!report.isComplete)
    #expect(report.documents < 50)
    #expect(try tree.contents().count == report.documents)
    #expect(try tree.scan { $0.trustsFolders = true }.added == 50 - report.documents)
    #expect(try tree.contents().count == 50)
  }

  @Test(
    "files that come and go during scans end in a registry that agrees with the folder",
    arguments: Keeper.available)
  func changesMeanwhile(_ keeper: Keeper) async throws {
    let tree = try SampleTree(keeper)
    for index in 0..<200 { try tree.write("f\(index % 20)/s\(index % 3)/\(index).txt") }
    let isDone = Atomic<Bool>(false)
    let changing = Task.detached {
      var round = 0
      while !isDone.load(ordering: .relaxed) {
        round += 1
        try? tree.remove("f\(round % 20)")
        try? tree.write("f\((round + 7) % 20)/s\(round % 5)/\(round).png")
        try? tree.move("f\((round + 3) % 20)", to: "f\((round + 4) % 20)/moved\(round)")
      }
    }
    for _ in 0..<40 { try tree.scan() }
    isDone.store(true, ordering: .relaxed)
    await changing.value
    try tree.scan()
    let fresh = try SampleTree.newCatalog(keeper, tree.folder + "/fresh.sqlite")
    _ = try fresh.scan(tree.request()) { _ in }
    let expected = try fresh.summary().map { "\($0.type.identifier) \($0.documents)" }
    #expect(try tree.catalog.summary().map { "\($0.type.identifier) \($0.documents)" } == expected)
  }

  @Test("a folder dated in the future is never trusted", arguments: Keeper.available)
  func clockGoesBack(_ keeper: Keeper) throws {
    let tree = try SampleTree(keeper)
    try tree.write("a/one.txt")
    let future = [FileAttributeKey.modificationDate: Date().addingTimeInterval(86_400)]
    try FileManager.default.setAttributes(future, ofItemAtPath: tree.root + "/a")
    try tree.scan()
    try tree.write("a/two.txt")
    try FileManager.default.setAttributes(future, ofItemAtPath: tree.root + "/a")
    #expect(try tree.scan { $0.trustsFolders = true }.added == 1)
  }

  @Test("folders may be nested far deeper than a path may be long", arguments: Keeper.available)
  func isDeep(_ keeper: Keeper) throws {
    let tree = try SampleTree(keeper)
    let depth = 900
    var folder = open(tree.root, O_RDONLY | O_DIRECTORY)
    for level in 0..<depth {
      mkdirat(folder, "deeper", 0o755)
      mkdirat(folder, "side", 0o755)
      close(openat(folder, "\(level).txt", O_CREAT | O_WRONLY, 0o644))
      let next = openat(folder, "deeper", O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = next
    }
    close(folder)
    #expect(try tree.scan().documents == depth)
    #expect(try tree.scan().changed == 0)
    #expect(try tree.catalog.summary().map(\.documents) == [depth])
    // The system's own removal fails at such depth; the folders are folded up instead.
    for _ in 0..<depth {
      rename(tree.root + "/deeper", tree.root + "-rest")
      try FileManager.default.removeItem(atPath: tree.root)
      rename(tree.root + "-rest", tree.root)
    }
    #expect(try tree.scan().removed == depth)
    #expect(try tree.contents().isEmpty)
  }
}
