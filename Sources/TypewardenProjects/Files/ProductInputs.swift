internal import TypewardenSourceText

/// What the paths of a run mean.
struct ProductInputs {
  private(set) var tree: FileTree
  /// Files that were given by name and are not in a directory that was given.
  private(set) var namedLists: [String] = []
  private(set) var namedSources: [String] = []
  /// Paths that could not be looked at.
  private(set) var errors: [FileError] = []
  /// The projects that were given themselves; nothing else of the folder around them is wanted.
  private var namedProjects: Set<String> = []
  /// The directories that were given whole.
  private var wholeRoots: [String] = []
  private var namedFiles: Set<String> = []

  init(_ paths: [String], isExcluded: @escaping (String) -> Bool) {
    tree = FileTree(isExcluded: isExcluded)
    let workingDirectory = FileSystem.workingDirectory
    var files: [String] = []
    var directories: [(path: String, real: String)] = []
    var known: Set<String> = []
    var resolver = PathResolver()
    for path in paths {
      do throws(FileError) {
        let (kind, real) = try resolver.resolve(path)
        let normal = FilePath.normal(path, workingDirectory: workingDirectory)
        // One thing under two names is one thing.
        guard known.insert(real ?? normal).inserted else { continue }
        if kind == .directory {
          directories.append((normal, real ?? normal))
        } else {
          files.append(normal)
        }
      } catch {
        errors.append(error)
      }
    }
    let all = Set(directories.map(\.real))
    for (path, real) in directories
    where FilePath.pathExtension(of: path) == "xcodeproj"
      || !Ancestors(of: real).contains(where: { $0 != real && all.contains($0) })
    {
      addDirectory(path)
    }
    for file in files { addFile(file) }
    tree.followLinks()
    errors += tree.errors
  }

  /// What is read: files given by name, and those in the directories that lists, projects and sources
  /// are made of.
  var inputFiles: [String] {
    namedLists + namedSources + tree.projects.map { "\($0)/project.pbxproj" }
      + tree.files.filter { Self.inputExtensions.contains(FilePath.pathExtension(of: $0)) }
  }

  private static let inputExtensions: Set<String> = [
    "plist", "strings", "loctable", "xcstrings", "entitlements", "xcconfig", "yml", "yaml", "swift",
    "m", "mm", "h",
  ]

  /// The bundles out of builds.
  var bundles: [String] { tree.bundles.filter(isWanted) }

  /// The lists that are in the directories.
  var looseLists: [String] { tree.lists.filter(isWanted) }

  /// The sources that are in the directories.
  var looseSources: [String] {
    tree.swiftFiles.filter { isWanted($0) && !FilePath.name(of: $0).hasPrefix("Package@") }
  }

  /// Whether a product of a project is wanted.
  func wants(_ plan: ProductPlan) -> Bool {
    guard !namedProjects.isEmpty, let project = plan.project else { return true }
    return namedProjects.contains(project) || isWanted(project)
  }

  private func isWanted(_ path: String) -> Bool {
    wholeRoots.contains { FilePath.isInside(path, $0) }
  }

  private mutating func addDirectory(_ directory: String) {
    if FilePath.pathExtension(of: directory) == "xcodeproj" {
      namedProjects.insert(directory)
      tree.add(FilePath.folder(of: directory))
    } else {
      wholeRoots.append(directory)
      tree.add(directory)
    }
  }

  private mutating func addFile(_ file: String) {
    let folder = FilePath.folder(of: file)
    if FilePath.name(of: file) == "project.pbxproj",
      FilePath.pathExtension(of: folder) == "xcodeproj"
    {
      return addDirectory(folder)
    }
    let canonical = tree.canonical(file)
    if tree.files.contains(canonical), isWanted(canonical) { return }
    guard namedFiles.insert(file).inserted else { return }
    if FilePath.pathExtension(of: file) == "swift" {
      namedSources.append(file)
    } else {
      namedLists.append(file)
    }
  }
}
