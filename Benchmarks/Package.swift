// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Typewarden", path: "..")],
  targets: [
    .systemLibrary(name: "CAllocation"),
    .executableTarget(
      name: "typewarden-bench",
      dependencies: [
        "CAllocation",
        .product(name: "TypeDeclarations", package: "Typewarden"),
        .product(name: "PropertyLists", package: "Typewarden"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
      ])
  ]
)
