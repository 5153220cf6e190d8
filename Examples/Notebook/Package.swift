// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Notebook",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Typewarden", path: "../..")],
  targets: [
    .target(
      name: "NotebookModel",
      dependencies: [
        .product(name: "UniformDocuments", package: "Typewarden"),
        .product(name: "UniformTypes", package: "Typewarden"),
        .product(name: "TypeDeclarations", package: "Typewarden"),
      ]),
    .executableTarget(name: "notebook", dependencies: ["NotebookModel"]),
    .testTarget(
      name: "NotebookTests",
      dependencies: ["NotebookModel", .product(name: "InfoPlists", package: "Typewarden")]),
  ],
  swiftLanguageModes: [.v6]
)
