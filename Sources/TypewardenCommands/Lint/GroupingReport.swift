internal import InfoPlists
internal import TypewardenCommandLine
internal import TypewardenProjects

/// What `--verbose` says about the products of a run: what was put together, and why.
enum GroupingReport {
  /// Writes a line for each product and one for each thing that belongs to it.
  static func write(_ products: [Product]) {
    for product in products {
      StandardError.line("checking \(Terminal.escaped(title(product)))")
      for reason in product.reasons { StandardError.line("  \(Terminal.escaped(reason))") }
    }
  }

  /// Writes what kept projects from being understood in full.
  static func write(_ remarks: [Remark]) {
    for remark in remarks {
      let line = remark.line.map { ":\($0)" } ?? ""
      StandardError.line(
        "typewarden: \(Terminal.escaped(remark.path))\(line): \(Terminal.escaped(remark.message))")
    }
  }

  private static func title(_ product: Product) -> String {
    var facts = [word(product)]
    for platform in Platform.allCases where product.platforms?.contains(platform) == true {
      let target = product.deploymentTargets[platform]
      facts.append(([name(platform)] + (target.map { [$0] } ?? [])).joined(separator: " "))
    }
    if product.isBuilt == true { facts.append("built") }
    let variant = product.variant.map { " [\($0.name)]" } ?? ""
    return "\(product.name)\(variant): \(facts.joined(separator: ", "))"
  }

  private static func word(_ product: Product) -> String {
    switch product.kind {
    case .app: "app"
    case .appClip: "app clip"
    case .appExtension: "extension"
    case .framework: "framework"
    case .bundle: "bundle"
    case .tool: "command-line program"
    case .tests: "tests"
    case .package: "Swift package"
    case .folder: "folder with one list"
    case .list: "property list"
    case .sources: "sources"
    }
  }

  private static func name(_ platform: Platform) -> String {
    switch platform {
    case .macos: "macOS"
    case .ios: "iOS"
    case .visionos: "visionOS"
    }
  }
}
