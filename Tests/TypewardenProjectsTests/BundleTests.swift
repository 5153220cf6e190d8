import InfoPlists
import Testing
import TypewardenLinting
import TypewardenProjects

@Suite("A built bundle")
struct BundleTests {
  /// An app for the Mac with an extension, an icon and names in two languages.
  private func app(icon: String = "Note.icns", name: String = "com.example.app.name") throws
    -> TemporaryTree
  {
    try TemporaryTree([
      "App.app/Contents/Info.plist": SampleList.app(icon: icon, name: name),
      "App.app/Contents/PkgInfo": "APPL????",
      "App.app/Contents/MacOS/App": "",
      "App.app/Contents/Resources/Note.icns": "icns",
      "App.app/Contents/Resources/de.lproj/InfoPlist.strings":
        "/* Namen */\n\"com.example.app.name\" = \"Notiz\";\n",
      "App.app/Contents/Resources/en.lproj/InfoPlist.strings":
        "\"com.example.app.name\" = \"Note\";\nCFBundleName = App;\n",
      "App.app/Contents/PlugIns/Preview.appex/Contents/Info.plist": SampleList.preview(),
      "App.app/Contents/PlugIns/Preview.appex/Contents/MacOS/Preview": "",
    ])
  }

  private func findings(_ tree: TemporaryTree, _ path: String = "App.app") -> [String] {
    let output = ProductReader().read([tree / path])
    return Linter().check(output.products).map { "\($0.rule) \($0.severity) \($0.about)" }
  }

  @Test("is one product with the bundles inside it")
  func nested() throws {
    let tree = try app()
    let output = ProductReader().read([tree / "App.app"])
    #expect(output.errors == [] && output.remarks == [])
    let product = try #require(output.products.first)
    #expect(output.products.count == 1)
    #expect(product.kind == .app && product.isBuilt == true && product.name == "App.app")
    #expect(product.parts.map(\.role) == [.app, .appExtension])
    #expect(product.parts.map(\.name) == ["App", "Preview"])
  }

  @Test("has names in its languages")
  func names() throws {
    let tree = try app()
    let product = try #require(ProductReader().read([tree / "App.app"]).products.first)
    let resources = try #require(product.parts.first?.resources)
    #expect(resources.localizedNames["de"] == ["com.example.app.name": "Notiz"])
    #expect(resources.localizes("com.example.app.name") && !resources.localizes("CFBundleVersion"))
    #expect(product.reasons.contains { $0.hasSuffix("with names in de, en") })
  }

  @Test("may name a document by what its languages replace")
  func localizedName() throws {
    let localized = try app()
    #expect(!findings(localized).contains { $0.hasPrefix("document-type-name-is-identifier") })
    let other = try app(name: "com.example.app.other")
    #expect(findings(other).contains { $0.hasPrefix("document-type-name-is-identifier") })
  }

  @Test("that lacks an icon file gets a warning at its name")
  func missingIcon() throws {
    #expect(!findings(try app()).contains { $0.hasPrefix("missing-type-icon") })
    #expect(!findings(try app(icon: "Note")).contains { $0.hasPrefix("missing-type-icon") })
    #expect(
      findings(try app(icon: "Letter.icns")).contains("missing-type-icon warning Letter.icns"))
  }

  @Test(
    "has an icon under any of the names that the system tries",
    arguments: [
      ("Icon", ["Icon.png"], true), ("Icon", ["Icon@2x.png"], true),
      ("Icon.png", ["Icon@3x~ipad.png"], true), ("Icon", ["Icon~ipad.png"], true),
      ("Icon", ["Icon.icns"], true), ("Icon.icns", ["Icon.png"], false),
      ("Icon", ["Icons.png"], false),
      ("Icon", ["Icon.txt"], false), ("Icon", ["Assets.car"], true),
      ("Icon.png", ["Assets.car"], false),
      ("Images/Icon.png", ["Icon.png"], true), ("v1.2", ["v1.2.png"], true),
    ])
  func iconNames(name: String, files: [String], isThere: Bool) throws {
    let tree = try TemporaryTree([
      "App.app/Info.plist": SampleList.app(icon: name), "App.app/App": "", "App.app/PkgInfo": "",
    ])
    for file in files { try tree.write("App.app/\(file)", "") }
    let reported = findings(tree).contains { $0.hasPrefix("missing-type-icon warning") }
    #expect(reported != isThere)
  }

  @Test("with a table of names that is broken says where, and is still checked")
  func brokenNames() throws {
    let tree = try app()
    try tree.write(
      "App.app/Contents/Resources/fr.lproj/InfoPlist.strings", "\"a\" = \"b\";\n\"c\" = \"d")
    let output = ProductReader().read([tree / "App.app"])
    #expect(
      output.remarks.map { "\(tree.short($0.path)):\($0.line ?? 0)" } == [
        "App.app/Contents/Resources/fr.lproj/InfoPlist.strings:2"
      ])
    #expect(output.products.count == 1)
  }

  @Test("inside a folder is found, and its app inside another stands for itself")
  func appInApp() throws {
    let tree = try app()
    let helper = "App.app/Contents/Library/LoginItems/Helper.app/Contents"
    try tree.write(
      "\(helper)/Info.plist", SampleList.xml("<key>CFBundleIdentifier</key><string>a.b</string>"))
    try tree.write("\(helper)/MacOS/Helper", "")
    try tree.write(
      "App.app/Contents/Frameworks/Core.framework/Versions/A/Resources/Info.plist",
      SampleList.xml("<key>CFBundlePackageType</key><string>FMWK</string>"))
    try tree.link("App.app/Contents/Frameworks/Core.framework/Versions/Current", to: "A")
    try tree.link(
      "App.app/Contents/Frameworks/Core.framework/Resources", to: "Versions/Current/Resources")
    let products = ProductReader().read([tree.path]).products
    #expect(Set(products.map(\.name)) == ["App.app", "Helper.app"])
    let app = try #require(products.first { $0.name == "App.app" })
    #expect(Set(app.parts.map(\.name)) == ["App", "Preview", "Core"])
  }

  @Test("without an executable or signature is a folder of sources")
  func sources() throws {
    let tree = try TemporaryTree([
      "Template.bundle/Info.plist": SampleList.app(), "Template.bundle/Main.swift": "struct A {}",
    ])
    let products = ProductReader().read([tree.path]).products
    #expect(products.map(\.kind) == [.folder] && products.first?.isBuilt != true)
  }
}
