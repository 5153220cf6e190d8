/// Products of Swift packages: sources without an app, and their tests.
enum PackagePlanner {
  /// The products of the packages among files that belong to nothing else; the files that belong to
  /// no package come back.
  static func plans(
    _ packages: SwiftPackages, _ files: [String]
  ) -> (plans: [ProductPlan], rest: [String]) {
    let folders = Dictionary(
      packages.packages.map { ($0.folder, $0) }, uniquingKeysWith: { first, _ in first })
    var sources: [String: [String]] = [:]
    var tests: [String: [String]] = [:]
    var rest: [String] = []
    for file in files {
      guard let folder = Ancestors(of: file).first(where: { folders[$0] != nil }) else {
        rest.append(file)
        continue
      }
      if isTest(file, in: [folder]) {
        tests[folder, default: []].append(file)
      } else {
        sources[folder, default: []].append(file)
      }
    }
    var plans: [ProductPlan] = []
    for package in packages.packages {
      if let files = sources[package.folder] {
        plans.append(plan(.package, package.name, .sources, files, package.folder))
      }
      if let files = tests[package.folder] {
        plans.append(plan(.tests, "\(package.name) tests", .tests, files, package.folder))
      }
    }
    return (plans, rest)
  }

  /// Whether a file is a test of a package in one of some folders.
  static func isTest(_ file: String, in folders: [String]) -> Bool {
    folders.contains { folder in
      FilePath.isInside(file, folder)
        && FilePath.relative(file, to: folder).split(separator: "/").dropLast().contains("Tests")
    }
  }

  private static func plan(
    _ kind: Product.Kind, _ name: String, _ role: Product.Part.Role, _ files: [String],
    _ folder: String
  ) -> ProductPlan {
    var plan = ProductPlan(kind, name)
    var part = Product.Part(role: role, name: name)
    part.sourcePaths = files
    plan.parts = [ProductPlan.Part(part: part)]
    plan.product.isBuilt = false
    plan.product.reasons = [
      "\(files.count) Swift file\(files.count == 1 ? "" : "s") in the package at \(folder)"
    ]
    return plan
  }
}

/// The folders around a path, the innermost first, up to and with `.` or `/`.
struct Ancestors: Sequence, IteratorProtocol {
  private var path: String?

  init(of path: String) { self.path = path }

  mutating func next() -> String? {
    guard let current = path else { return nil }
    let folder = FilePath.folder(of: current)
    path = folder == current ? nil : folder
    return path
  }
}
