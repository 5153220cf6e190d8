import DocumentRegistry
import Foundation
import Testing

@Suite("Scanning folders")
struct ScanTests {
  @Test(
    "files get the type of their names, packages are one document, links are none",
    arguments: Keeper.available)
  func findsDocuments(_ keeper: Keeper) throws {
    let tree = try SampleTree(keeper)
    try tree.write("photo.JPG")
    try tree.write("a/b/notes.md")
    try tree.write("a/script")
    try tree.write("Bundle.rtfd/TXT.rtf")
    try tree.write("unknown.nobodyhasthis")
    try tree.makeFolder("empty")
    try FileManager.default.createSymbolicLink(
      atPath: tree.root + "/link.jpg", withDestinationPath: "photo.JPG")
    try FileManager.default.createSymbolicLink(
      atPath: tree.root + "/loop", withDestinationPath: ".")
    let report = try tree.scan()
    #expect(report.documents == 5)
    #expect(report.added == 5)
    #expect(report.folders == 4)
    let contents = try tree.contents()
    #expect(contents["photo.JPG"] == "public.jpeg")
    #expect(contents["a/b/notes.md"] == "net.daringfireball.markdown")
    #expect(contents["a/script"] == "public.data")
    #expect(contents["Bundle.rtfd"] == "com.apple.rtfd")
    #expect(contents["unknown.nobodyhasthis"]?.hasPrefix("dyn.") == true)
    #expect(contents.count == 5)
  }

  @Test("the inside of packages is catalogued when it is asked for", arguments: Keeper.available)
  func entersPackages(_ keeper: Keeper) throws {
    let tree = try SampleTree(keeper)
    try tree.write("Bundle.rtfd/TXT.rtf")
    try tree.scan { $0.entersPackages = true }
    #expect(try Set(tree.contents().keys) == ["Bundle.rtfd", "Bundle.rtfd/TXT.rtf"])
    try tree.scan()
    #expect(try Set(tree.contents().keys) == ["Bundle.rtfd"])
  }

  @Test(
    "a second scan finds what was added, changed and deleted", arguments: [false, true],
    Keeper.available)
  func followsChanges(trustsFolders: Bool, _ keeper: Keeper) throws {
    let tree = try SampleTree(keeper)
    try tree.write("keep.txt")
    try tree.write("change.txt")
    try tree.write("gone/one.txt")
    try tree.write("gone/deeper/two.txt")
    try tree.write("swap")
    try tree.scan()
    try tree.write("change.txt", "longer text")
    try tree.write("new/three.png")
    try tree.remove("gone")
    try tree.remove("swap")
    try tree.write("swap/inside.txt")
    let report = try tree.scan { $0.trustsFolders = trustsFolders }
    #expect(report.added == 2)
    #expect(report.changed == 1)
    #expect(report.removed == 3)
    let contents = try tree.contents()
    #expect(
      Set(contents.keys) == ["keep.txt", "change.txt", "new/three.png", "swap/inside.txt"])
    let again = try tree.scan()
    #expect(again.added + again.changed + again.removed == 0)
    #expect(again.documents == 4)
  }

  @Test("a folder that moved keeps its documents, wherever it went", arguments: Keeper.available)
  func followsMoves(_ keeper: Keeper) throws {
    let tree = try SampleTree(keeper)
    for index in 0..<20 { try tree.write("a/deep/er/\(index).txt") }
    try tree.write("z/other.txt")
    try tree.scan()
    try tree.move("a/deep", to: "z/moved")
    var report = try tree.scan()
    #expect(report.moved == 1)
    #expect(report.added + report.removed == 0)
    #expect(try tree.contents().keys.contains("z/moved/er/7.txt"))
    // Turned inside out: the inner folder becomes the outer one.
    try tree.move("z/moved/er", to: "er")
    try tree.move("z/moved", to: "er/moved")
    report = try tree.scan()
    #expect(report.moved == 2)
    #expect(report.added + report.removed == 0)
    #expect(try tree.contents().keys.contains("er/7.txt"))
    #expect(try tree.contents().count == 21)
  }

  @Test(
    "names are bytes: line feeds, invalid UTF-8 and quotes come back as they were",
    arguments: Keeper.available)
  func keepsOddNames(_ keeper: Keeper) throws {
    let tree = try SampleTree(keeper)
    let names: [[UInt8]] = [
      Array("a\nb.txt".utf8), [0x66, 0xFF, 0xFE, 0x2E, 0x70, 0x6E, 0x67],
      Array("it's \"quoted\".txt".utf8), Array("é.txt".utf8), Array("e\u{301}.txt".utf8),
      [0x80], Array(" ".utf8), Array("-rf".utf8),
    ]
    for name in names { tree.write(bytes: name) }
    try tree.scan()
    let again = try tree.scan()
    #expect(again.added + again.changed + again.removed == 0)
    var found: Set<[UInt8]> = []
    let rows = try tree.catalog.documents()
    while let document = try rows.next() {
      found.insert(Array(document.path.dropFirst(tree.root.utf8.count + 1)))
    }
    #expect(found == Set(names))
    var filter = DocumentFilter()
    filter.fileExtension = "PNG"
    let images = try tree.catalog.documents(matching: filter)
    let image = try #require(try images.next())
    #expect(image.type.identifier == "public.png")
    #expect(FileName.shown(image.path).hasSuffix("f\\xFF\\xFE.png"))
  }

  @Test("a folder inside a known one is brought up to date there", arguments: Keeper.available)
  func scansPart(_ keeper: Keeper) throws {
    let tree = try SampleTree(keeper)
    try tree.write("a/one.txt")
    try tree.write("b/two.txt")
    try tree.scan()
    try tree.write("a/three.txt")
    try tree.write("b/four.txt")
    let report = try tree.catalog.scan(tree.request(tree.root + "/a")) { _ in }
    #expect(report.added == 1)
    #expect(try Set(tree.contents().keys) == ["a/one.txt", "a/three.txt", "b/two.txt"])
  }

  @Test(
    "a folder around known ones takes them in, so that nothing is there twice",
    arguments: Keeper.available)
  func absorbsRoots(_ keeper: Keeper) throws {
    let tree = try SampleTree(keeper)
    try tree.write("a/one.txt")
    try tree.write("b/two.txt")
    _ = try tree.catalog.scan(tree.request(tree.root + "/a")) { _ in }
    try tree.scan()
    #expect(try Set(tree.contents().keys) == ["a/one.txt", "b/two.txt"])
    #expect(try tree.catalog.summary().map(\.documents) == [2])
  }

  @Test("what is excluded is not there, also when it was", arguments: Keeper.available)
  func excludes(_ keeper: Keeper) throws {
    let tree = try SampleTree(keeper)
    try tree.write(".git/config")
    try tree.write("a/build/x.o")
    try tree.write("build/y.txt")
    try tree.scan()
    try tree.scan { $0.excludes = [".git", "a/build"] }
    #expect(try Set(tree.contents().keys) == ["build/y.txt"])
  }
}
