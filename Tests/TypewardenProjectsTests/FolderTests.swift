import Testing
import TypewardenLinting
import TypewardenProjects

@Suite("A folder without a project")
struct FolderTests {
  private func products(_ files: [String: String]) throws -> [Product] {
    let tree = try TemporaryTree(files)
    return withExtendedLifetime(tree) { ProductReader().read([tree.path]).products }
  }

  @Test("with one list and sources is a product")
  func one() throws {
    let products = try products([
      "App/Info.plist": SampleList.app(), "App/Main.swift": "struct A {}",
      "App/Model/Note.swift": "struct B {}",
    ])
    #expect(products.map(\.kind) == [.folder] && products.first?.name == "App")
    #expect(products.first?.sourcePaths.count == 2)
  }

  @Test(
    "an extension goes with the app whose identifier its own begins with, or with the only one",
    arguments: [
      ("com.example.app.preview", true), ("$(PRODUCT_BUNDLE_IDENTIFIER)", true),
      ("com.example.other.preview", false),
    ])
  func extensionOfApp(identifier: String, isTogether: Bool) throws {
    let products = try products([
      "App/Info.plist": SampleList.app(), "Preview/Info.plist": SampleList.preview(identifier),
    ])
    #expect((products.count == 1) == isTogether)
    #expect(!Linter().check(products).contains { $0.rule == "quicklook-type-undeclared" })
  }

  @Test("lists side by side are products of their own, and other property lists are none")
  func several() throws {
    let products = try products([
      "A-Info.plist": SampleList.app(), "B-Info.plist": SampleList.app("com.example.b"),
      "Main.swift": "struct A {}",
      "Settings.plist": SampleList.xml("<key>Colour</key><string>blue</string>"),
    ])
    #expect(products.map(\.kind) == [.list, .list, .sources])
  }

  @Test("a package is sources without an app, its tests apart")
  func package() throws {
    let products = try products([
      "Package.swift": "// swift-tools-version: 6.0", "Sources/Kit/A.swift": "struct A {}",
      "Tests/KitTests/ATests.swift": "struct T {}", "Package@swift-5.9.swift": "",
    ])
    #expect(products.map(\.kind) == [.package, .tests])
    #expect(products.map(\.sourcePaths.count) == [1, 1])
  }

  @Test(
    "a broken list is one to check when it is one of ours",
    arguments: [
      ("Info.plist", "<plist><dict><key>a</dict></plist>", true),
      ("Other.plist", "<plist><dict>", true),
      ("App-Info.plist", "{ CFBundleName = App", true), ("Notes.plist", "These are notes.", false),
      ("Template.plist", "{ CFBundleName = {{ name }}; }", true),
    ])
  func broken(name: String, text: String, isChecked: Bool) throws {
    #expect(try products([name: text]).isEmpty != isChecked)
  }
}
