import DocumentRegistry
import Foundation
import Testing

@Suite("Forgetting a folder")
struct ForgettingTests {
  private func bytes(_ path: String) -> [UInt8] { Array(path.utf8) }

  /// Two roots beside each other, of which the left one is not on disk any more.
  private func halfGone(_ keeper: Keeper) throws -> SampleTree {
    let tree = try SampleTree(keeper)
    for path in ["left/a.png", "left/deep/er/b.txt", "left/c.made1", "right/d.png"] {
      try tree.write(path)
    }
    for side in ["left", "right"] {
      _ = try tree.catalog.scan(tree.request(tree.root + "/" + side)) { _ in }
    }
    try tree.remove("left")
    return tree
  }

  @Test(
    "removes all of it, whether it is there or not, and nothing else", arguments: Keeper.available)
  func removes(_ keeper: Keeper) throws {
    let tree = try halfGone(keeper)
    #expect(try tree.contents().count == 4)
    #expect(try tree.catalog.forget(bytes(tree.root + "/left")) == 3)
    #expect(try tree.contents() == ["right/d.png": "public.png"])
    #expect(try tree.catalog.forget(bytes(tree.root + "/right")) == 1)
    #expect(FileManager.default.fileExists(atPath: tree.root + "/right/d.png"))
    #expect(try tree.contents().isEmpty)
    // What was forgotten is scanned as if for the first time.
    #expect(try tree.catalog.scan(tree.request(tree.root + "/right")) { _ in }.added == 1)
    #expect(try tree.catalog.scan(tree.request()) { _ in }.added == 0)
    #expect(try tree.contents().count == 1)
  }

  @Test(
    "a vanished folder is said to be known still, and how to forget it", arguments: Keeper.available
  )
  func saysHow(_ keeper: Keeper) throws {
    let tree = try halfGone(keeper)
    let error = try #require(throws: CatalogError.self) {
      try tree.catalog.scan(tree.request(tree.root + "/left")) { _ in }
    }
    #expect(error.code == .folder)
    #expect(error.message.contains("scan --forget"))
    let other = try #require(throws: CatalogError.self) {
      try tree.catalog.scan(tree.request(tree.root + "/nowhere")) { _ in }
    }
    #expect(!other.message.contains("--forget"))
  }

  @Test("only folders that scans were asked for can be forgotten", arguments: Keeper.available)
  func refuses(_ keeper: Keeper) throws {
    let tree = try halfGone(keeper)
    func refusal(_ path: String) throws -> String {
      let error = try #require(throws: CatalogError.self) { try tree.catalog.forget(bytes(path)) }
      #expect(error.code == .unknownFolder)
      return error.description
    }
    #expect(
      try refusal(tree.root + "/left/deep")
        .contains("is known as a part of \(tree.root)/left only"))
    #expect(
      try refusal(tree.root)
        .contains("which has \(tree.root)/left, \(tree.root)/right"))
    #expect(try tree.contents().count == 4)
  }

  @Test("makes no registry where there is none")
  func makesNothing() throws {
    let tree = try SampleTree()
    let error = try #require(throws: CatalogError.self) {
      try tree.catalog.forget(bytes(tree.root))
    }
    #expect(error.code == .cannotOpen)
    #expect(!FileManager.default.fileExists(atPath: tree.registry))
  }
}
