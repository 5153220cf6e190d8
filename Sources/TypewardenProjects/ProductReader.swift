public import InfoPlists
internal import PropertyLists
public import TypewardenSourceText

/// Reads the files that belong to products, on all cores.
public struct ProductReader: Sendable {
  private let settings: BuildSettings
  private let jobs: Int?
  private let isExcluded: @Sendable (String) -> Bool

  /// A reader; `settings` fill placeholders, `jobs` nil uses every core, and files found in
  /// directories are left out when `isExcluded` says so of their path.
  public init(
    settings: BuildSettings = BuildSettings(), jobs: Int? = nil,
    isExcluded: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.settings = settings
    self.jobs = jobs
    self.isExcluded = isExcluded
  }

  /// What was read.
  public struct Output: Sendable {
    /// The products, in the order of the paths.
    public var products: [Product] = []
    /// The files and directories that could not be read.
    public var errors: [FileError] = []
  }

  /// Reads files, and directories with all property lists in them that are information property
  /// lists or cannot be read as property lists at all.
  public func read(_ paths: [String]) -> Output {
    let inputs = InputFiles(paths, isExcluded: isExcluded)
    let workingDirectory = FileSystem.workingDirectory
    let results = ParallelMap.map(
      inputs.files, jobs: jobs, batch: 16, state: { PropertyListReader() }
    ) { reader, file -> Result<InfoPlist?, FileError> in
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileBytes.read(path: file.path)
      } catch {
        return .failure(error)
      }
      let name = FileSystem.displayed(file.path, workingDirectory: workingDirectory)
      let list = reader.read(bytes, name: name)
      let infoPlist = InfoPlist(list, settings: settings)
      return .success(file.isNamed || Self.isOurs(infoPlist) ? infoPlist : nil)
    }
    var output = Output(errors: inputs.errors)
    var roots: [String?] = []
    for (file, result) in zip(inputs.files, results) {
      if case .success(_?) = result { roots.append(file.root) }
      switch result {
      case .success(let infoPlist?):
        output.products.append(Product(infoPlists: [infoPlist]))
      case .success(nil): break
      case .failure(let error): output.errors.append(error)
      }
    }
    let sources = Dictionary(grouping: inputs.sources, by: \.root).mapValues { files in
      files.map { FileSystem.displayed($0.path, workingDirectory: workingDirectory) }
    }
    for (index, root) in roots.enumerated() where root != nil {
      output.products[index].sourcePaths = sources[root] ?? []
    }
    for (root, files) in sources where !roots.contains(root) || root == nil {
      var product = Product(infoPlists: [])
      product.sourcePaths = files
      output.products.append(product)
    }
    return output
  }

  /// A product of one list that did not come from a file.
  public func read(bytes: [UInt8], name: String) -> Product {
    let list = PropertyListReader().read(bytes, name: name)
    return Product(infoPlists: [InfoPlist(list, settings: settings)])
  }

  /// Whether a list found in a directory is one to check: an information property list, or one that
  /// is broken, since nobody can tell what it was meant to be. Old-style lists are left alone.
  private static func isOurs(_ infoPlist: InfoPlist) -> Bool {
    infoPlist.hasInfoPlistKeys
      || infoPlist.list.isBroken && infoPlist.list.format != .openStep
  }
}
