import InfoPlists
import Testing
import TypewardenProjects

@Suite("Settings of Xcode projects")
struct XcodeVariantTests {
  /// The app of a project with some settings.
  private func app(
    _ settings: String, configuration: String = "", objects: String = "",
    targets: String = "T", files: [String: String] = [:]
  ) throws -> (products: [Product], remarks: [Remark]) {
    let tree = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": SampleProject.app(
        settings: settings, configuration: configuration, objects: objects
      ).replacing("targets = (T)", with: "targets = (\(targets))"),
      "App/Info.plist": SampleList.app(), "App/Main.swift": "struct App {}",
    ])
    for (name, text) in files { try tree.write(name, text) }
    let output = ProductReader().read([tree.path])
    #expect(output.errors == [])
    return (output.products, output.remarks)
  }

  @Test(
    "platforms come from the SDK and from those that are supported",
    arguments: [
      ("SDKROOT = macosx;", [Platform.macos]), ("SDKROOT = iphoneos;", [.ios]),
      (
        "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";",
        [.ios, .macos]
      ),
      ("SDKROOT = xros;", [.visionos]), ("SDKROOT = appletvos;", []),
      ("SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"iphoneos xros\";", [.ios, .visionos]),
    ])
  func platforms(settings: String, expected: [Platform]) throws {
    let (products, _) = try app("INFOPLIST_FILE = App/Info.plist; \(settings)")
    #expect(products.count == 1)
    #expect(products.first?.platforms == Set(expected))
  }

  @Test("nothing is known of the platform where nothing says it")
  func unknownPlatform() throws {
    #expect(try app("INFOPLIST_FILE = App/Info.plist;").products.first?.platforms == nil)
  }

  @Test(
    "the path of the list may be quoted, hold settings, or be absolute in the end",
    arguments: [
      "App/Info.plist", "\"$(SRCROOT)/App/Info.plist\"", "\"$(TARGET_NAME)/Info.plist\"",
      "\"${PROJECT_DIR}/App/../App/Info.plist\"", "\"\\\"App/Info.plist\\\"\"",
      "\"$(FOLDER:default=App)/Info.plist\"",
    ])
  func listPaths(path: String) throws {
    let (products, remarks) = try app("INFOPLIST_FILE = \(path); SDKROOT = macosx;")
    #expect(remarks == [])
    #expect(products.count == 1 && products.first?.infoPlists.count == 1)
    #expect(products.first?.kind == .app)
  }

  @Test("platforms with lists of their own are variants")
  func variants() throws {
    let (products, _) = try app(
      """
      SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos macosx";
      INFOPLIST_FILE = App/Info.plist; "INFOPLIST_FILE[sdk=macosx*]" = "App/Info-Mac.plist";
      """, files: ["App/Info-Mac.plist": SampleList.app()])
    #expect(products.map(\.kind) == [.app, .app])
    #expect(Set(products.compactMap { $0.variant?.name }) == ["Release, ios", "Release, macos"])
    #expect(Set(products.compactMap { $0.variant?.group }) == ["App"])
  }

  @Test("a list that the build writes has no file, but keys")
  func generated() throws {
    let (products, _) = try app(
      "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UISupportsDocumentBrowser = YES; SDKROOT = iphoneos;"
    )
    let app = try #require(products.first { $0.kind == .app })
    #expect(app.infoPlists.isEmpty && app.parts[0].isGenerated)
    #expect(app.parts[0].addedKeys == ["UISupportsDocumentBrowser": "YES"])
    // The list that nobody uses any more is still looked at.
    #expect(products.contains { $0.infoPlists.count == 1 })
  }

  @Test("without the switch such keys have no effect")
  func notGenerated() throws {
    let (products, _) = try app(
      "INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_UISupportsDocumentBrowser = YES;")
    #expect(products.first?.parts.first?.addedKeys == [:])
  }

  @Test("a framework of another project in the folder belongs to the app that embeds it")
  func otherProject() throws {
    let core = SampleProject.app(settings: "INFOPLIST_FILE = Info.plist; SDKROOT = macosx;")
      .replacing("product-type.application", with: "product-type.framework")
      .replacing("App.app", with: "Core.framework").replacing("name = App;", with: "name = Core;")
    let tree = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": SampleProject.app(
        phases: ", E",
        objects: """
          E = { isa = PBXCopyFilesBuildPhase; files = (EF); };
          EF = { isa = PBXBuildFile; fileRef = ER; };
          ER = { isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
          """),
      "App/Info.plist": SampleList.app(),
      "Core/Core.xcodeproj/project.pbxproj": core,
      "Core/Info.plist": SampleList.xml(
        "<key>CFBundlePackageType</key><string>FMWK</string>"),
    ])
    let products = ProductReader().read([tree.path]).products
    #expect(products.map(\.name) == ["App"])
    #expect(products.first?.parts.map(\.role) == [.app, .framework])
    #expect(products.first?.infoPlists.count == 2)
  }

  @Test("two targets with one list are one product, which checks it once")
  func sharedList() throws {
    let (products, _) = try app(
      "INFOPLIST_FILE = App/Info.plist; SDKROOT = macosx; PRODUCT_NAME = One; SAME = yes;",
      objects: """
        T2 = {
          isa = PBXNativeTarget; name = Lite; buildConfigurationList = L2; buildPhases = (B);
          productType = "com.apple.product-type.application";
        };
        L2 = { isa = XCConfigurationList; buildConfigurations = (C2); };
        C2 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = App/Info.plist; SDKROOT = macosx; PRODUCT_NAME = Two; SAME = yes;
        }; };
        """, targets: "T, T2")
    #expect(products.map(\.name) == ["App, Lite"])
    let app = try #require(products.first)
    #expect(app.infoPlists.count == 1 && app.sourcePaths.count == 1)
    #expect(app.infoPlists[0].settings.expand("$(SAME) $(PRODUCT_NAME)") == "yes $(PRODUCT_NAME)")
  }
}
