import DocumentRegistry
import Foundation
import Testing
import TypeDeclarations

@Suite("Questions to a registry")
struct QueryTests {
  private func sample(_ keeper: Keeper) throws -> SampleTree {
    let tree = try SampleTree(keeper)
    try tree.write("pictures/a.png", String(repeating: "x", count: 300))
    try tree.write("pictures/b.JPEG", String(repeating: "x", count: 100))
    try tree.write("pictures/raw/c.png", String(repeating: "x", count: 200))
    try tree.write("notes/one.md")
    try tree.write("notes/two.outlinex")
    try tree.write("notes/three.outlinex")
    try tree.write("archive.tar.gz")
    try tree.scan()
    return tree
  }

  private func names(
    _ tree: SampleTree, _ change: (inout DocumentFilter) -> Void
  ) throws -> [String] {
    var filter = DocumentFilter()
    change(&filter)
    var names: [String] = []
    let rows = try tree.catalog.documents(matching: filter)
    while let document = try rows.next() {
      names.append(String(decoding: document.path.split(separator: 0x2F).last!, as: UTF8.self))
    }
    return names
  }

  @Test("conditions let through what they say, and add up", arguments: Keeper.available)
  func filters(_ keeper: Keeper) throws {
    let tree = try sample(keeper)
    #expect(
      try Set(names(tree) { $0.conformingTo = "public.image" }) == ["a.png", "b.JPEG", "c.png"])
    #expect(try names(tree) { $0.type = "public.jpeg" } == ["b.JPEG"])
    #expect(try names(tree) { $0.type = "public.image" }.isEmpty)
    #expect(try Set(names(tree) { $0.fileExtension = "PNG" }) == ["a.png", "c.png"])
    #expect(try names(tree) { $0.fileExtension = "jpeg" } == ["b.JPEG"])
    #expect(try names(tree) { $0.fileExtension = "tar.gz" } == ["archive.tar.gz"])
    #expect(
      try Set(names(tree) { $0.fileExtension = "outlinex" }) == ["two.outlinex", "three.outlinex"])
    #expect(try names(tree) { $0.mimeType = "image/JPEG" } == ["b.JPEG"])
    #expect(try Set(names(tree) { $0.isUnknown = true }) == ["two.outlinex", "three.outlinex"])
    #expect(try names(tree) { $0.largerThan = 200 } == ["a.png"])
    #expect(try names(tree) { $0.changedSince = .max }.isEmpty)
    #expect(try names(tree) { $0.changedSince = 0 }.count == 7)
    #expect(try names(tree) { $0.folder = Array((tree.root + "/pictures/raw").utf8) } == ["c.png"])
    #expect(try names(tree) { $0.folder = Array(tree.folder.utf8) }.count == 7)
    #expect(
      try names(tree) {
        $0.conformingTo = "public.image"
        $0.fileExtension = "png"
        $0.largerThan = 250
        $0.folder = Array((tree.root + "/pictures").utf8)
      } == ["a.png"])
  }

  @Test(
    "sorted, the largest, the latest and the first by name come first", arguments: Keeper.available)
  func sorts(_ keeper: Keeper) throws {
    let tree = try sample(keeper)
    #expect(
      try names(tree) {
        $0.order = .size
        $0.limit = 2
      } == ["a.png", "c.png"])
    #expect(try names(tree) { $0.order = .name }.first == "a.png")
    #expect(
      try names(tree) {
        $0.order = .path
        $0.limit = 2
      } == ["archive.tar.gz", "one.md"])
  }

  @Test(
    "a type or a folder that is not there is said, not answered with nothing",
    arguments: Keeper.available)
  func isUnknown(_ keeper: Keeper) throws {
    let tree = try sample(keeper)
    for change: (inout DocumentFilter) -> Void in [
      { $0.type = "public.nope" }, { $0.conformingTo = "public.nope" },
    ] {
      #expect { _ = try names(tree, change) } throws: { error in
        (error as? CatalogError)?.code == .unknownType
      }
    }
    #expect { _ = try names(tree) { $0.folder = Array("/nowhere".utf8) } } throws: { error in
      (error as? CatalogError)?.code == .unknownFolder
    }
  }

  @Test("a misspelt type is answered with the one that was meant", arguments: Keeper.available)
  func suggestsTypes(_ keeper: Keeper) throws {
    let tree = try sample(keeper)
    for change: (inout DocumentFilter) -> Void in [
      { $0.type = "public.jpg" }, { $0.conformingTo = "Public.Jepg" },
    ] {
      #expect { _ = try names(tree, change) } throws: { error in
        (error as? CatalogError)?.message.hasSuffix("; did you mean `public.jpeg`?") == true
      }
    }
  }

  @Test(
    "after new declarations the documents concerned have the new type, in all folders",
    arguments: Keeper.available)
  func learnsTypes(_ keeper: Keeper) throws {
    let tree = try sample(keeper)
    try tree.write("elsewhere/x.txt")
    let outline = TypeDeclaration(
      exporting: "com.example.outline", conformingTo: ["public.text"],
      filenameExtensions: ["outlinex"])
    let types = TypeRegistry.system.adding([outline])
    var request = tree.request(tree.root + "/elsewhere")
    request.types = types
    request.trustsFolders = true
    // The folder is new: the scan starts at the root, which is known.
    let report = try tree.catalog.scan(request) { _ in }
    #expect(report.changed == 2)
    #expect(report.added == 1)
    #expect(
      try Set(names(tree) { $0.type = "com.example.outline" }) == [
        "two.outlinex", "three.outlinex",
      ])
    #expect(try names(tree) { $0.conformingTo = "public.text" }.contains("two.outlinex"))
    #expect(try names(tree) { $0.isUnknown = true }.isEmpty)
    // And back again: types that nobody has and nobody declares are forgotten.
    #expect(try tree.scan().changed == 2)
    #expect { _ = try names(tree) { $0.type = "com.example.outline" } } throws: { _ in true }
    #expect(try names(tree) { $0.isUnknown = true }.count == 2)
  }

  @Test("an answer is of one moment, also while somebody scans", arguments: Keeper.available)
  func isOfOneMoment(_ keeper: Keeper) throws {
    let tree = try sample(keeper)
    let rows = try tree.catalog.documents()
    _ = try rows.next()
    try tree.remove("pictures")
    try tree.scan()
    var count = 1
    while try rows.next() != nil { count += 1 }
    #expect(count == 7)
    #expect(try tree.contents().count == 4)
  }

  @Test("the asynchronous scan ends with its report", arguments: Keeper.available)
  func scansAsynchronously(_ keeper: Keeper) async throws {
    let tree = try sample(keeper)
    try tree.write("new.txt")
    var added: Int?
    for try await event in tree.catalog.scan(tree.request()) {
      if case .finished(let report) = event { added = report.added }
    }
    #expect(added == 1)
  }
}
