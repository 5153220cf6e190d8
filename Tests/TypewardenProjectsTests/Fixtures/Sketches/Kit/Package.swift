// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kit", products: [.library(name: "SketchKit", targets: ["SketchKit"])],
  targets: [.target(name: "SketchKit")])
