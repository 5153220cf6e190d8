public import InfoPlists
package import PropertyLists
public import TypewardenSourceText

/// Finds out what belongs together in files and directories, and reads it on all cores.
public struct ProductReader: Sendable {
  private let settings: BuildSettings
  private let jobs: Int?
  private let isExcluded: @Sendable (String) -> Bool
  /// What property lists are taken to hold already.
  package var overlay = FileOverlay()
  /// Called on any thread for each property list that was read, with the number of all.
  package var progress: (@Sendable (_ total: Int) -> Void)?

  /// A reader; `settings` fill placeholders before those of projects do, `jobs` nil uses every core,
  /// and files found in directories are left out when `isExcluded` says so of their path.
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
    /// The products, in the order of their first files.
    public var products: [Product] = []
    /// The files and directories that could not be read.
    public var errors: [FileError] = []
    /// What kept projects from being understood in full.
    public var remarks: [Remark] = []
    /// The files that something was or may have been read from: nothing is to be written over them.
    public var inputFiles: [String] = []
  }

  /// Reads files, and directories with the projects, bundles, packages, property lists and sources
  /// in them. Of the lists that no project names, those count that are information property lists or
  /// that cannot be read at all.
  public func read(_ paths: [String]) -> Output {
    var output = Output()
    let inputs = ProductInputs(paths, isExcluded: isExcluded)
    output.errors = inputs.errors
    output.remarks = inputs.tree.remarks
    output.inputFiles = inputs.inputFiles
    let projects = readProjects(inputs, &output)
    let packages = SwiftPackages(inputs.tree.packages)
    let planner = XcodePlanner(projects, inputs.tree, packages)
    output.remarks += planner.remarks
    output.errors += packages.errors + planner.errors
    var plans = planner.plans.filter { inputs.wants($0) }
    for bundle in inputs.bundles {
      plans += BundlePlanner.plans(for: bundle, &output.remarks, &output.errors)
    }

    let claimed = planner.claimedLists.union(plans.flatMap { $0.parts.compactMap(\.list) })
    let loose = inputs.looseLists.filter { !claimed.contains($0) }
    let lists = readLists(
      Set(plans.flatMap { $0.parts.compactMap(\.list) } + loose + inputs.namedLists),
      named: Set(inputs.namedLists), &output)
    plans.removeAll { $0.product.kind == .list && !Self.isOurs($0.parts.first?.list, lists) }

    let files = inputs.looseSources.filter { !planner.claimedSources.contains($0) }
    let folders = FolderPlanner(
      loose.filter { Self.isOurs($0, lists) }.compactMap { path in lists[path].map { (path, $0) } },
      files, packageFolders: Set(inputs.tree.packages))
    plans += folders.plans()
    let (packagePlans, rest) = PackagePlanner.plans(packages, folders.rest)
    plans += packagePlans
    plans += Self.sourcePlans(rest + inputs.namedSources)
    for path in inputs.namedLists where !claimed.contains(path) && !loose.contains(path) {
      plans.append(Self.listPlan(path))
    }
    note(Self.generatedLists(inputs.tree.specifications, &output), in: &plans)
    plans.sort { ($0.sortKey, $0.product.name) < ($1.sortKey, $1.product.name) }
    output.products += ParallelMap.map(plans, jobs: jobs, batch: 64) { plan in
      plan.product(lists, defined: settings)
    }.filter { $0.kind != .list || !$0.infoPlists.isEmpty }
    // A bundle is looked at more than once.
    var known: Set<FileError> = []
    output.errors.removeAll { !known.insert($0).inserted }
    return output
  }

  /// What generators write into the lists of the tree, by path.
  private static func generatedLists(
    _ specifications: [String], _ output: inout Output
  ) -> [String: Product.Part.GeneratedList] {
    var lists: [String: Product.Part.GeneratedList] = [:]
    for path in specifications {
      do throws(FileError) {
        let text = String(decoding: try FileBytes.readFound(path: path), as: UTF8.self)
        for (list, generated) in XcodeGenSpecification.lists(in: text, of: path) {
          lists[FilePath.joined(FilePath.folder(of: path), list)] = generated
        }
      } catch {
        output.errors.append(error)
      }
    }
    return lists
  }

  private func note(
    _ lists: [String: Product.Part.GeneratedList], in plans: inout [ProductPlan]
  ) {
    if lists.isEmpty { return }
    for plan in plans.indices {
      for part in plans[plan].parts.indices {
        guard let path = plans[plan].parts[part].list else { continue }
        plans[plan].parts[part].part.generatedList = lists[path]
      }
    }
  }

  /// A product of one list that did not come from a file.
  public func read(bytes: [UInt8], name: String) -> Product {
    let list = PropertyListReader().read(bytes, name: name)
    return Product(infoPlists: [InfoPlist(list, settings: settings)])
  }

  /// The products of an Xcode project of which only the project file is there; none when it is not
  /// understood.
  package func read(project list: PropertyList, path: String) -> [Product] {
    guard !list.isBroken, let project = XcodeProject(list, path: path) else { return [] }
    let planner = XcodePlanner([project], FileTree { _ in false }, SwiftPackages([]))
    return planner.plans.map { $0.product([:], defined: settings) }
  }

  /// The projects that can be understood. One that is no sound list is a product of that list alone,
  /// so that rules report what is wrong with it.
  private func readProjects(_ inputs: ProductInputs, _ output: inout Output) -> [XcodeProject] {
    let reader = PropertyListReader()
    var projects: [XcodeProject] = []
    for path in inputs.tree.projects {
      let file = "\(path)/project.pbxproj"
      do throws(FileError) {
        guard try FileSystem.found(file) != nil else {
          output.remarks.append(Remark(path, "a project without a project.pbxproj"))
          continue
        }
      } catch {
        output.errors.append(error)
        continue
      }
      if FileSystem.isLink(file), !inputs.tree.admits(file) {
        output.remarks.append(
          Remark(file, "a link to a file outside of what is checked: not followed"))
        continue
      }
      let list: PropertyList
      do throws(FileError) {
        list = reader.read(try FileBytes.readFound(path: file), name: file)
      } catch {
        output.errors.append(error)
        continue
      }
      if list.isBroken {
        output.products.append(Product(infoPlists: [InfoPlist(list)]))
      } else if let project = XcodeProject(list, path: path) {
        projects.append(project)
        output.remarks += Self.remarks(on: list, file)
      } else {
        output.remarks.append(Remark(file, "no Xcode project: it has no objects"))
      }
    }
    return projects
  }

  private static func remarks(on list: PropertyList, _ file: String) -> [Remark] {
    guard let problem = list.problems.first(where: { $0.code != .duplicateKey }) else { return [] }
    let line = LineTable(list.source).location(of: problem.range.start).line
    return [Remark(file, line: line, problem.message)]
  }

  private func readLists(
    _ paths: Set<String>, named: Set<String>, _ output: inout Output
  ) -> [String: PropertyList] {
    let overlay = overlay
    let progress = progress
    let results = ParallelMap.map(
      paths.sorted(), jobs: jobs, batch: 16, state: { PropertyListReader() }
    ) { reader, path -> (String, Result<PropertyList, FileError>) in
      defer { progress?(paths.count) }
      do throws(FileError) {
        let bytes = try overlay.read(path: path, isNamed: named.contains(path))
        return (path, .success(reader.read(bytes, name: path)))
      } catch {
        return (path, .failure(error))
      }
    }
    var lists: [String: PropertyList] = [:]
    for (path, result) in results {
      switch result {
      case .success(let list): lists[path] = list
      case .failure(let error): output.errors.append(error)
      }
    }
    return lists
  }

  /// Whether a list that no project names is one to check: an information property list, or one that
  /// is broken, since nobody can tell what it was meant to be. Any text is a broken old-style list:
  /// it has to look like one of ours.
  private static func isOurs(_ path: String?, _ lists: [String: PropertyList]) -> Bool {
    guard let path, let list = lists[path] else { return false }
    if !list.isBroken { return InfoPlist(list).hasInfoPlistKeys }
    return list.format != .openStep || path.lowercased().hasSuffix("info.plist")
      || ByteSearch.contains("CFBundle", in: list.source.bytes)
  }

  private static func sourcePlans(_ files: [String]) -> [ProductPlan] {
    guard let first = files.first else { return [] }
    var plan = ProductPlan(.sources, first)
    var part = Product.Part(role: .sources, name: first)
    part.sourcePaths = files
    plan.parts = [ProductPlan.Part(part: part)]
    plan.product.reasons = [
      "\(files.count) Swift file\(files.count == 1 ? "" : "s") without a list, project or package"
    ]
    return [plan]
  }

  private static func listPlan(_ path: String) -> ProductPlan {
    var plan = ProductPlan(.list, path)
    plan.parts = [ProductPlan.Part(part: Product.Part(role: .unknown, name: path), list: path)]
    plan.product.reasons = ["\(path): given by name"]
    return plan
  }
}
