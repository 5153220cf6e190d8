// swift-tools-version: 6.2
import PackageDescription

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

/// Fixtures and snapshots are found from the test's own source file, so they are not resources.
let exclusions: [String: [String]] = [
  "TypeDeclarationsTests": ["Fixtures"],
  "TypewardenCommandLineTests": ["Snapshots"],
  "TypewardenCommandsTests": ["Fixtures", "Snapshots"],
  "TypewardenLintingTests": ["Fixtures"],
  "UniformTypesTests": ["Fixtures"],
]

let package = Package(
  name: "Typewarden",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "UniformTypes", targets: ["UniformTypes"]),
    .library(name: "TypeDeclarations", targets: ["TypeDeclarations"]),
    .library(name: "PropertyLists", targets: ["PropertyLists"]),
    .library(name: "InfoPlists", targets: ["InfoPlists"]),
    .library(name: "TypewardenLinting", targets: ["TypewardenLinting"]),
    .executable(name: "typewarden", targets: ["typewarden"]),
  ],
  targets: [
    .systemLibrary(
      name: "CTypewardenXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),

    library("TypewardenSourceText"),
    library("PropertyLists", ["TypewardenSourceText", "CTypewardenXML"]),
    library("TypeDeclarations"),
    library("UniformTypes", ["TypeDeclarations"]),
    library("InfoPlists", ["PropertyLists", "TypeDeclarations", "TypewardenSourceText"]),
    library(
      "TypewardenProjects",
      ["InfoPlists", "PropertyLists", "TypeDeclarations", "TypewardenSourceText"]),
    library("TypewardenSwiftFacts", ["TypewardenSourceText"]),
    library(
      "TypewardenLinting",
      [
        "TypewardenProjects", "InfoPlists", "PropertyLists", "TypeDeclarations",
        "TypewardenSourceText",
      ]),
    library("TypewardenCommandLine", ["TypewardenSourceText"]),
    library(
      "TypewardenCommands",
      [
        "TypewardenCommandLine", "TypewardenLinting", "TypewardenProjects", "InfoPlists",
        "PropertyLists", "TypeDeclarations", "TypewardenSourceText",
      ]),

    .executableTarget(
      name: "typewarden", dependencies: ["TypewardenCommands"], swiftSettings: settings),
    .executableTarget(
      name: "typewarden-generate",
      dependencies: ["InfoPlists", "PropertyLists", "TypeDeclarations"],
      swiftSettings: settings),

    tests("TypewardenSourceTextTests", ["TypewardenSourceText"]),
    tests("PropertyListsTests", ["PropertyLists", "TypewardenSourceText"]),
    tests("TypeDeclarationsTests", ["TypeDeclarations"]),
    tests("UniformTypesTests", ["UniformTypes", "TypeDeclarations"]),
    tests(
      "InfoPlistsTests",
      ["InfoPlists", "PropertyLists", "TypeDeclarations", "TypewardenSourceText"]),
    tests(
      "TypewardenLintingTests",
      [
        "TypewardenLinting", "TypewardenProjects", "InfoPlists", "PropertyLists",
        "TypeDeclarations", "TypewardenSourceText",
      ]),
    tests("TypewardenCommandsTests", ["typewarden"]),
    tests("TypewardenCommandLineTests", ["TypewardenCommandLine", "TypewardenSourceText"]),
  ]
)
