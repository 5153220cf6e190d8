/// A product of a Swift package that a target links, and where the package is.
struct PackageUse: Hashable {
  var product: String
  var place: Place

  enum Place: Hashable {
    /// In a folder that the project names.
    case folder(String)
    /// In a repository of this name. A folder of the same name in the project stands in for it.
    case repository(String)
    /// The project does not say: a package that it shows among its files.
    case unknown
  }
}

extension XcodeProject {
  /// The folders of the packages that the project takes from the disk.
  var localPackages: [String] {
    objects("packageReferences", of: project).compactMap { package in
      package.text("relativePath").map { FilePath.joined(root, $0) }
    }
  }

  /// The use that an object of a target's package products stands for.
  func packageUse(_ dependency: XcodeObject) -> PackageUse? {
    guard let product = dependency.text("productName") else { return nil }
    guard let package = object(dependency.text("package")) else {
      return PackageUse(product: product, place: .unknown)
    }
    if let path = package.text("relativePath") {
      return PackageUse(product: product, place: .folder(FilePath.joined(root, path)))
    }
    guard let address = package.text("repositoryURL") else {
      return PackageUse(product: product, place: .unknown)
    }
    let name = FilePath.name(of: address)
    return PackageUse(
      product: product,
      place: .repository(name.hasSuffix(".git") ? String(name.dropLast(4)) : name))
  }
}

extension SwiftPackages {
  /// The packages that uses in a project mean, with those that they depend on by path.
  func linked(_ uses: [PackageUse], in project: XcodeProject) -> [SwiftPackage] {
    let shown = Set(project.places.values).union(project.localPackages)
    var found: Set<Int> = []
    for use in Set(uses) { found.formUnion(matches(use, in: project, shown: shown)) }
    return withDependencies(found)
  }

  private func matches(
    _ use: PackageUse, in project: XcodeProject, shown: Set<String>
  ) -> [Int] {
    switch use.place {
    case .folder(let folder): return packages.indices.filter { packages[$0].folder == folder }
    case .repository(let name):
      return packages.indices.filter { index in
        let package = packages[index]
        return shown.contains(package.folder) && package.names(use.product)
          && FilePath.name(of: package.folder).lowercased() == name.lowercased()
      }
    case .unknown:
      let offering = packages.indices.filter { packages[$0].names(use.product) }
      let own = offering.filter { shown.contains(packages[$0].folder) }
      if !own.isEmpty { return own }
      let nearest = offering.max {
        Self.commonDepth(packages[$0].folder, project.root)
          < Self.commonDepth(packages[$1].folder, project.root)
      }
      return nearest.map { [$0] } ?? []
    }
  }

  /// How many folders two paths share, counted from the top.
  private static func commonDepth(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
