internal import TypewardenSourceText

/// What lies in the directories that were given, as far as products are made of it.
///
/// Links are not followed, so that nothing outside of the directories is ever read and none is seen
/// twice. All paths have the normal form of ``FilePath``.
struct FileTree {
  /// The directories that were given.
  private(set) var roots: [String] = []
  /// Property lists outside of bundles, by name.
  private(set) var lists: [String] = []
  /// Swift files outside of bundles.
  private(set) var swiftFiles: [String] = []
  /// Folders with a `Package.swift`.
  private(set) var packages: [String] = []
  /// Folders that Xcode keeps a project in: `App.xcodeproj`.
  private(set) var projects: [String] = []
  /// Bundles that come out of a build.
  private(set) var bundles: [String] = []
  /// Directories that could not be looked at.
  private(set) var errors: [FileError] = []
  /// All files found, to tell missing ones.
  private(set) var files: Set<String> = []

  /// Directories that hold other people's files or build products.
  static let skippedDirectories: Set<String> = [
    "Pods", "Carthage", ".build", "DerivedData", "node_modules", ".git",
  ]

  /// Directories in which Xcode keeps things of its own.
  private static let opaqueExtensions: Set<String> = ["xcworkspace", "xcassets", "xcdatamodeld"]

  let isExcluded: (String) -> Bool

  init(isExcluded: @escaping (String) -> Bool) { self.isExcluded = isExcluded }

  /// Adds a directory with all that is in it.
  mutating func add(_ directory: String) {
    guard !roots.contains(where: { FilePath.isInside(directory, $0) }) else { return }
    roots.append(directory)
    walk(directory, depth: 0)
  }

  /// Whether a path lies in a directory that was given.
  func contains(_ path: String) -> Bool {
    roots.contains { FilePath.isInside(path, $0) }
  }

  /// Whether a file may be read for a project: it was found, or lies where nobody looked (in a
  /// skipped directory) and is reached without a link that leads outside.
  func admits(_ path: String) -> Bool {
    if files.contains(path) { return true }
    guard !isExcluded(path), let real = FileSystem.resolved(path) else { return false }
    return roots.contains { root in
      FileSystem.resolved(root).map { FilePath.isInside(real, $0) } ?? false
    }
  }

  private mutating func walk(_ directory: String, depth: Int) {
    guard depth < 256 else { return }
    if BuiltBundle.extensions.contains(FilePath.pathExtension(of: directory)),
      BuiltBundle.isBuilt(directory)
    {
      if !bundles.contains(directory) { bundles.append(directory) }
      return
    }
    let entries: [FileSystem.Entry]
    do throws(FileError) {
      entries = try FileSystem.entries(of: directory)
    } catch {
      errors.append(error)
      return
    }
    for entry in entries {
      let path = FilePath.joined(directory, entry.name)
      if isExcluded(path) { continue }
      switch entry.kind {
      case .directory: visit(path, named: entry.name, depth)
      case .file: add(path, named: entry.name, in: directory)
      case .symbolicLink, .special: break
      }
    }
  }

  private mutating func visit(_ path: String, named name: String, _ depth: Int) {
    if Self.skippedDirectories.contains(name) { return }
    let pathExtension = FilePath.pathExtension(of: name)
    if pathExtension == "xcodeproj" {
      if !projects.contains(path) { projects.append(path) }
      return
    }
    if Self.opaqueExtensions.contains(pathExtension) { return }
    walk(path, depth: depth + 1)
  }

  private mutating func add(_ path: String, named name: String, in directory: String) {
    guard files.insert(path).inserted else { return }
    if name.hasSuffix(".plist") {
      lists.append(path)
    } else if name == "Package.swift" {
      packages.append(directory)
    } else if name.hasSuffix(".swift") {
      swiftFiles.append(path)
    }
  }
}
