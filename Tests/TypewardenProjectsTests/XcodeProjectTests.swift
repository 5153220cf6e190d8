import Foundation
import InfoPlists
import PropertyLists
import Testing
import TypewardenProjects
import TypewardenSourceText

/// A project as Xcode 16 writes it: an app with an extension, a folder in step with the disk, tests,
/// settings in files and a package.
@Suite("An Xcode project")
struct XcodeProjectTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Sketches").path

  let products: [Product]
  let output: ProductReader.Output

  init() {
    output = ProductReader().read([Self.folder])
    products = output.products
  }

  private func product(_ name: String) throws -> Product {
    try #require(products.first { $0.name == name }, "\(products.map(\.name))")
  }

  private func short(_ paths: [String]) -> [String] {
    paths.map { path in
      path.range(of: "Fixtures/Sketches/").map { String(path[$0.upperBound...]) } ?? path
    }.sorted()
  }

  @Test("is an app with its extension, tests by themselves, a package, and what is left over")
  func grouping() {
    #expect(output.errors == [] && output.remarks == [])
    #expect(
      Set(products.map { "\($0.kind) \($0.name)" }) == [
        "app Sketches", "tests SketchesTests", "package Kit",
        "sources \(products.first { $0.kind == .sources }?.name ?? "")",
      ])
  }

  @Test("has the app's list first, then the extension's, each with its part")
  func lists() throws {
    let app = try product("Sketches")
    #expect(
      short(app.infoPlists.map { $0.list.source.name }) == ["App/Info.plist", "Preview/Info.plist"])
    #expect(app.parts.map(\.role) == [.app, .appExtension])
    #expect(app.part(ofList: 1)?.name == "Preview")
  }

  @Test("takes the sources of a folder but for the exceptions, and a file for two targets once")
  func sources() throws {
    let app = try product("Sketches")
    #expect(
      short(app.sourcePaths) == [
        "App/DrawingDocument.swift", "App/Model/Stroke.swift", "Preview/PreviewProvider.swift",
        "Preview/Shared.swift",
      ])
    #expect(
      short(app.parts[1].sourcePaths) == ["Preview/PreviewProvider.swift", "Preview/Shared.swift"])
    #expect(short(app.linkedSourcePaths) == ["Kit/Sources/SketchKit/Canvas.swift"])
    #expect(short(try product("SketchesTests").sourcePaths) == ["Tests/DrawingTests.swift"])
    let rest = try #require(products.first { $0.kind == .sources })
    #expect(short(rest.sourcePaths) == ["App/Old/Forgotten.swift", "Leftover.swift"])
  }

  @Test("fills placeholders from targets, projects and the files that settings include")
  func settings() throws {
    let app = try product("Sketches")
    let settings = app.infoPlists[0].settings
    #expect(settings.expand("$(PRODUCT_BUNDLE_IDENTIFIER)") == "com.example.sketches")
    #expect(app.infoPlists[0].declaredTypes.map(\.identifier) == ["com.example.sketches.drawing"])
    #expect(app.infoPlists[1].settings.expand("$(PRODUCT_MODULE_NAME).X") == "Preview.X")
    #expect(
      app.infoPlists[1].settings.expand("${PRODUCT_BUNDLE_IDENTIFIER}")
        == "com.example.sketches.preview")
  }

  @Test("says for which systems, and what the build adds to a list")
  func facts() throws {
    let app = try product("Sketches")
    #expect(app.platforms == [.macos] && app.deploymentTargets == [.macos: "14.0"])
    #expect(app.isBuilt == false && app.variant == nil)
    #expect(app.parts[0].isGenerated && !app.parts[1].isGenerated)
    #expect(app.parts[0].addedKeys == ["NSHumanReadableCopyright": "Example Company"])
  }

  @Test("says what was put together, and why")
  func reasons() throws {
    let reasons = try product("Sketches").reasons.joined(separator: "\n")
    for part in [
      "Release, Debug", "Info.plist: of Sketches, with 3 Swift files",
      "Info.plist: of Preview, embedded in Sketches, with 2 Swift files", "packages: Kit",
    ] { #expect(reasons.contains(part), "\(part) in \(reasons)") }
  }

  @Test(
    "given itself, it is the same without what else lies around it",
    arguments: ["Sketches.xcodeproj", "Sketches.xcodeproj/project.pbxproj"])
  func givenItself(path: String) {
    let output = ProductReader().read(["\(Self.folder)/\(path)"])
    #expect(Set(output.products.map(\.name)) == ["Sketches", "SketchesTests"])
    #expect(output.errors == [])
  }
}
