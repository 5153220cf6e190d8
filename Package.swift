// swift-tools-version: 6.2
import PackageDescription

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclusions[name] ?? [],
    swiftSettings: settings)
}

/// The folder in which the toolchain keeps its Swift parser; nil when it has none.
///
/// `TYPEWARDEN_SWIFT_HOST` names another folder, or none when it is empty. Otherwise it is found from
/// the library that every manifest runs with: `swift` on the path may be a version manager's proxy.
let swiftHost: String? = {
  func checked(_ folder: String) -> String? {
    access(folder + "/SwiftParser.swiftmodule", R_OK) == 0 ? folder : nil
  }
  if let folder = Context.environment["TYPEWARDEN_SWIFT_HOST"] { return checked(folder) }
  #if canImport(Darwin)
    for index in 0..<_dyld_image_count() {
      guard let name = _dyld_get_image_name(index) else { continue }
      if let folder = hostFolder(in: String(cString: name)[...]) { return checked(folder) }
    }
    return nil
  #else
    guard let file = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, file) > 0 {
      guard let text = line.map({ String(cString: $0) }), let slash = text.firstIndex(of: "/")
      else { continue }
      if let folder = hostFolder(in: text[slash...]) { return checked(folder) }
    }
    return nil
  #endif
}()

/// The folder beside a manifest library's: `…/lib/swift/pm/…` gives `…/lib/swift/host`.
func hostFolder(in path: Substring) -> String? {
  var start = path.startIndex
  while start < path.endIndex {
    if path[start...].hasPrefix("/lib/swift/pm/") { return path[..<start] + "/lib/swift/host" }
    start = path.index(after: start)
  }
  return nil
}

/// Only for targets that no library product contains: such a product could not be depended on.
let parserSettings: [SwiftSetting] =
  settings + (swiftHost.map { [.unsafeFlags(["-I", $0])] } ?? [])
let parserLinking: [LinkerSetting] =
  swiftHost.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

/// What only the trait of that name brings in.
let withPostgreSQL = TargetDependencyCondition.when(traits: ["PostgreSQL"])

/// Fixtures and snapshots are found from the test's own source file, so they are not resources.
let exclusions: [String: [String]] = [
  "TypeDeclarationsTests": ["Fixtures"],
  "TypewardenCommandLineTests": ["Snapshots"],
  "TypewardenCommandsTests": ["Fixtures", "Snapshots"],
  "TypewardenExportingTests": ["Snapshots"],
  "TypewardenLintingTests": ["Fixtures"],
  "TypewardenProjectsTests": ["Fixtures"],
  "UniformTypesTests": ["Fixtures"],
]

let package = Package(
  name: "Typewarden",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "UniformTypes", targets: ["UniformTypes"]),
    .library(name: "UniformDocuments", targets: ["UniformDocuments"]),
    .library(name: "TypeDeclarations", targets: ["TypeDeclarations"]),
    // With the modules whose types their interfaces name.
    .library(name: "PropertyLists", targets: ["PropertyLists", "TypewardenSourceText"]),
    .library(name: "InfoPlists", targets: ["InfoPlists"]),
    .library(name: "TypewardenLinting", targets: ["TypewardenLinting", "TypewardenProjects"]),
    .library(name: "DocumentRegistry", targets: ["DocumentRegistry"]),
    .library(name: "DocumentRegistryPostgreSQL", targets: ["DocumentRegistryPostgreSQL"]),
    .executable(name: "typewarden", targets: ["typewarden"]),
    .executable(name: "typewarden-swift", targets: ["typewarden-swift"]),
    .plugin(name: "LintTypes", targets: ["LintTypes"]),
  ],
  traits: [
    // Off unless asked for: few need it, and libpq takes longer to load than most commands to run.
    .trait(name: "PostgreSQL", description: "Document registries on a PostgreSQL server, by libpq.")
  ],
  targets: [
    .systemLibrary(
      name: "CTypewardenXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CTypewardenSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .systemLibrary(
      name: "CTypewardenPostgreSQL", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .systemLibrary(name: "CTypewardenFiles"),

    library("TypewardenSourceText"),
    library("PropertyLists", ["TypewardenSourceText", "CTypewardenXML"]),
    library("TypeDeclarations"),
    library("UniformTypes", ["TypeDeclarations"]),
    library("UniformDocuments", ["UniformTypes", "TypeDeclarations", "CTypewardenFiles"]),
    library("InfoPlists", ["PropertyLists", "TypeDeclarations", "TypewardenSourceText"]),
    library(
      "TypewardenProjects",
      [
        "TypewardenSwiftFacts", "InfoPlists", "PropertyLists", "TypeDeclarations",
        "TypewardenSourceText",
      ]),
    library("TypewardenSwiftFacts", ["TypewardenSourceText"]),
    library(
      "TypewardenLinting",
      [
        "TypewardenProjects", "TypewardenSwiftFacts", "InfoPlists", "PropertyLists",
        "TypeDeclarations", "TypewardenSourceText",
      ]),
    library(
      "DocumentRegistry", ["TypeDeclarations", "TypewardenSourceText", "CTypewardenSQLite"]),
    // Without the trait nothing is in it.
    library(
      "DocumentRegistryPostgreSQL",
      ["DocumentRegistry", .target(name: "CTypewardenPostgreSQL", condition: withPostgreSQL)]),
    library("TypewardenExporting", ["TypeDeclarations", "TypewardenSourceText"]),
    library("TypewardenCommandLine", ["TypewardenSourceText"]),
    library(
      "TypewardenCommands",
      [
        "TypewardenCommandLine", "DocumentRegistry",
        .target(name: "DocumentRegistryPostgreSQL", condition: withPostgreSQL),
        "TypewardenExporting", "TypewardenLinting",
        "TypewardenProjects", "TypewardenSwiftFacts",
        "InfoPlists", "PropertyLists", "TypeDeclarations", "TypewardenSourceText",
      ]),

    .executableTarget(
      name: "typewarden", dependencies: ["TypewardenCommands"], swiftSettings: settings),
    // Without typewarden-swift: who adds the plugin would have to compile the toolchain's parser.
    .plugin(
      name: "LintTypes",
      capability: .command(
        intent: .custom(
          verb: "lint-types", description: "Check declarations of Uniform Type Identifiers")),
      dependencies: ["typewarden"]),
    .target(
      name: "TypewardenSwiftFactsExtraction",
      dependencies: ["TypewardenSwiftFacts", "TypewardenSourceText"],
      swiftSettings: parserSettings, linkerSettings: parserLinking),
    .executableTarget(
      name: "typewarden-swift",
      dependencies: [
        "TypewardenSwiftFactsExtraction", "TypewardenSwiftFacts", "TypewardenSourceText",
      ],
      swiftSettings: parserSettings, linkerSettings: parserLinking),
    .executableTarget(
      name: "typewarden-generate",
      dependencies: ["InfoPlists", "PropertyLists", "TypeDeclarations"],
      swiftSettings: settings),

    // What tests of several targets start.
    .target(name: "TypewardenTestServers", path: "Tests/TestServers", swiftSettings: settings),

    tests("TypewardenSourceTextTests", ["TypewardenSourceText"]),
    tests("PropertyListsTests", ["PropertyLists", "TypewardenSourceText"]),
    tests("TypeDeclarationsTests", ["TypeDeclarations"]),
    tests("UniformTypesTests", ["UniformTypes", "TypeDeclarations"]),
    tests(
      "InfoPlistsTests",
      ["InfoPlists", "PropertyLists", "TypeDeclarations", "TypewardenSourceText"]),
    tests(
      "TypewardenProjectsTests",
      [
        "TypewardenLinting", "TypewardenProjects", "InfoPlists", "PropertyLists",
        "TypewardenSourceText",
      ]),
    .testTarget(
      name: "TypewardenLintingTests",
      dependencies: [
        "TypewardenSwiftFactsExtraction", "TypewardenSwiftFacts", "TypewardenLinting",
        "TypewardenProjects", "InfoPlists", "PropertyLists", "TypeDeclarations",
        "TypewardenSourceText",
      ],
      exclude: exclusions["TypewardenLintingTests"] ?? [], swiftSettings: parserSettings,
      linkerSettings: parserLinking),
    tests(
      "TypewardenSwiftFactsTests",
      ["TypewardenSwiftFacts", "TypewardenProjects", "TypewardenSourceText"]),
    .testTarget(
      name: "TypewardenSwiftFactsExtractionTests",
      dependencies: [
        "typewarden-swift", "TypewardenSwiftFactsExtraction", "TypewardenSwiftFacts",
        "TypewardenProjects", "TypewardenSourceText",
      ],
      swiftSettings: parserSettings, linkerSettings: parserLinking),
    tests(
      "DocumentRegistryTests",
      [
        "DocumentRegistry",
        .target(name: "DocumentRegistryPostgreSQL", condition: withPostgreSQL),
        "TypeDeclarations", "TypewardenTestServers",
      ]),
    tests(
      "TypewardenExportingTests",
      ["TypewardenExporting", "TypeDeclarations", "TypewardenSourceText"]),
    tests("TypewardenCommandsTests", ["typewarden", "TypewardenTestServers"]),
    tests("TypewardenCommandLineTests", ["TypewardenCommandLine", "TypewardenSourceText"]),
  ]
)

// On Apple's systems UniformDocuments is the system's own, without sessions: nothing to test.
#if !canImport(Darwin)
  package.targets += [
    tests(
      "UniformDocumentsTests",
      ["document-trials", "UniformDocuments", "UniformTypes", "TypeDeclarations"]),
    // Not a product: tests and scripts start it to kill it.
    .executableTarget(
      name: "document-trials", dependencies: ["UniformDocuments"], path: "Tests/DocumentTrials",
      swiftSettings: settings),
  ]
#endif

// The fuzzer is built by scripts/fuzz alone: it needs libFuzzer, and all modules instrumented.
if Context.environment["TYPEWARDEN_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CTypewardenFuzzer"),
    .executableTarget(
      name: "typewarden-fuzz",
      dependencies: [
        "CTypewardenFuzzer", "DocumentRegistry", "TypewardenLinting", "TypewardenProjects",
        "TypewardenSwiftFactsExtraction", "TypewardenSwiftFacts", "InfoPlists", "PropertyLists",
        "TypeDeclarations", "TypewardenSourceText",
      ],
      swiftSettings: parserSettings, linkerSettings: parserLinking),
  ]
}
