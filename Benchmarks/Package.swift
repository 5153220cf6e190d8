// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Typewarden", path: "..")],
  targets: [
    .executableTarget(
      name: "typewarden-bench",
      dependencies: [
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
