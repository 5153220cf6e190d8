import Foundation
import InfoPlists
import PropertyLists
import Testing
import TypewardenProjects
import TypewardenSourceText

@Suite("The files of a folder")
struct FileTreeTests {
  private func lists(_ output: ProductReader.Output, _ tree: TemporaryTree) -> [String] {
    output.products.flatMap(\.infoPlists).map { tree.short($0.list.source.name) }
  }

  private func remarks(_ output: ProductReader.Output, _ tree: TemporaryTree) -> [String] {
    output.remarks.map { "\(tree.short($0.path)): \($0.message)\($0.isDetail ? " (detail)" : "")" }
  }

  @Test("links to folders, in circles or not, are not followed")
  func loops() throws {
    let tree = try TemporaryTree(["App/Info.plist": SampleList.app()])
    try tree.link("App/Again", to: ".")
    try tree.link("Up", to: "..")
    try tree.link("Self", to: "Self")
    let output = ProductReader().read([tree.path])
    #expect(lists(output, tree) == ["App/Info.plist"] && output.errors == [])
    #expect(
      remarks(output, tree) == [
        "Self: a link that leads nowhere (detail)",
        "Up: a link to a folder that is not checked: links to folders are not followed (detail)",
      ])
  }

  @Test("a link to a file in the folder is the file, checked once")
  func linkInside() throws {
    let tree = try TemporaryTree(["App/Info.plist": SampleList.app()])
    try tree.link("Link.plist", to: "App/Info.plist")
    let output = ProductReader().read([tree.path])
    #expect(lists(output, tree) == ["App/Info.plist"] && output.remarks == [])
  }

  @Test("a link to a file that is not found otherwise is checked under the link's name")
  func linkToOther() throws {
    let tree = try TemporaryTree([
      "Shared/info.txt": SampleList.app(), "Pods/Kit/Info.plist": SampleList.app("com.example.kit"),
    ])
    try tree.link("Info.plist", to: "Shared/info.txt")
    try tree.link("Kit.plist", to: "Pods/Kit/Info.plist")
    #expect(lists(ProductReader().read([tree.path]), tree).sorted() == ["Info.plist", "Kit.plist"])
  }

  @Test("a link that leads outside is passed over, and said to be when everything is asked for")
  func linkOutside() throws {
    let other = try TemporaryTree(["Info.plist": SampleList.app()])
    let tree = try TemporaryTree()
    try tree.link("Info.plist", to: other / "Info.plist")
    let output = ProductReader().read([tree.path])
    #expect(output.products.isEmpty)
    #expect(
      remarks(output, tree) == [
        "Info.plist: a link to a file outside of what is checked: not followed (detail)"
      ])
  }

  @Test("a project's list behind a link is the list itself")
  func linkedList() throws {
    let tree = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": SampleProject.app(), "Shared/Info.plist": SampleList.app(),
      "App/": "",
    ])
    try tree.link("App/Info.plist", to: "../Shared/Info.plist")
    let output = ProductReader().read([tree.path])
    #expect(lists(output, tree) == ["Shared/Info.plist"] && output.remarks == [])
    #expect(output.products.map(\.kind) == [.app])
  }

  @Test("names that are not UTF-8 are said not to be checked")
  func oddNames() throws {
    let tree = try TemporaryTree(["App/Info.plist": SampleList.app()])
    for name in ["App/caf\\351.plist", "App/\\377.txt", "d\\351/"] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      let command = name.hasSuffix("/") ? "mkdir" : "touch"
      process.arguments = ["-c", "\(command) \"$(printf '\(name)')\""]
      process.currentDirectoryURL = URL(fileURLWithPath: tree.path)
      try process.run()
      process.waitUntilExit()
    }
    let output = ProductReader().read([tree.path])
    #expect(
      remarks(output, tree) == [
        "App/caf\\xE9.plist: the file is not checked: its name is not in UTF-8",
        "d\\xE9: the folder is not checked: its name is not in UTF-8",
      ])
    #expect(lists(output, tree) == ["App/Info.plist"])
  }

  @Test("one file under several names is checked once")
  func spellings() throws {
    let tree = try TemporaryTree(["App/Info.plist": SampleList.app(), "App/Sub/": ""])
    try tree.link("Link", to: "App")
    let names = [
      "App/Info.plist", "App/./Info.plist", "App//Sub/../Info.plist", "Link/Info.plist", "App",
      "Link",
      ".", "App/Sub",
    ]
    for start in names.indices {
      let order = Array(names[start...] + names[..<start])
      let output = ProductReader().read(order.map { tree / $0 })
      #expect(lists(output, tree).count == 1, "\(order)")
      #expect(output.errors == [])
    }
  }

  @Test("behind a link, `..` is where the system says it is")
  func parentOfLink() throws {
    let tree = try TemporaryTree([
      "A/B/Info.plist": SampleList.app("com.example.b"),
      "A/Info.plist": SampleList.app("com.example.a"),
      "Info.plist": SampleList.app("com.example.top"),
    ])
    try tree.link("Link", to: "A/B")
    let output = ProductReader().read([tree / "Link/../Info.plist"])
    #expect(output.products.first?.infoPlists.first?.bundleIdentifier == "com.example.a")
  }

  @Test(
    "other people's folders and what is excluded are left out",
    arguments: ["Pods", "Carthage", ".build", "DerivedData", "node_modules", "Excluded"])
  func skipped(folder: String) throws {
    let tree = try TemporaryTree(["\(folder)/Info.plist": SampleList.app()])
    let reader = ProductReader { $0.hasSuffix("Excluded") }
    #expect(reader.read([tree.path]).products.isEmpty)
  }

  @Test("a folder that cannot be read is an error, and the rest is checked")
  func missing() throws {
    let tree = try TemporaryTree(["Info.plist": SampleList.app()])
    let output = ProductReader().read([tree / "Gone", tree.path])
    #expect(output.errors.map { tree.short($0.path) } == ["Gone"])
    #expect(output.products.count == 1)
  }
}
