internal import TypewardenSourceText

/// What lies in the directories that were given, as far as products are made of it.
///
/// Links are followed only to files inside of the directories, so that nothing outside is ever read
/// and nothing is seen twice. All paths have the normal form of ``FilePath``.
struct FileTree {
  /// The directories that were given.
  private(set) var roots: [String] = []
  /// Property lists outside of bundles, by name.
  private(set) var lists: [String] = []
  /// Swift files outside of bundles.
  private(set) var swiftFiles: [String] = []
  /// What XcodeGen makes projects of.
  private(set) var specifications: [String] = []
  /// Folders with a `Package.swift`.
  private(set) var packages: [String] = []
  /// Folders that Xcode keeps a project in: `App.xcodeproj`.
  private(set) var projects: [String] = []
  /// Bundles that come out of a build.
  private(set) var bundles: [String] = []
  /// Directories that could not be looked at.
  private(set) var errors: [FileError] = []
  /// What was passed over, and why.
  private(set) var remarks: [Remark] = []
  /// All files found, to tell missing ones.
  private(set) var files: Set<String> = []

  /// Directories that hold other people's files or build products.
  static let skippedDirectories: Set<String> = [
    "Pods", "Carthage", ".build", "DerivedData", "node_modules", ".git",
  ]

  /// Directories in which Xcode keeps things of its own.
  private static let opaqueExtensions: Set<String> = ["xcworkspace", "xcassets", "xcdatamodeld"]

  private var links: [String] = []
  private var folders: Set<String> = []
  /// What the directories that were given lead to.
  private var realRoots: [(root: String, real: String)] = []

  let isExcluded: (String) -> Bool

  init(isExcluded: @escaping (String) -> Bool) { self.isExcluded = isExcluded }

  /// Adds a directory with all that is in it.
  mutating func add(_ directory: String) {
    guard !roots.contains(where: { FilePath.isInside(directory, $0) }) else { return }
    roots.append(directory)
    if let real = FileSystem.resolved(directory) { realRoots.append((directory, real)) }
    walk(directory, depth: 0)
  }

  /// The path under which a file or folder is known here that is reached by another way; nil when
  /// it lies outside.
  private func known(_ path: String) -> String? {
    guard !realRoots.isEmpty, let real = FileSystem.resolved(path) else { return nil }
    for (root, realRoot) in realRoots where FilePath.isInside(real, realRoot) {
      return real == realRoot
        ? root : FilePath.joined(root, FilePath.relative(real, to: realRoot))
    }
    return nil
  }

  /// The path under which a file was found; the path itself when it was not.
  func canonical(_ path: String) -> String {
    if files.contains(path) { return path }
    guard let known = known(path), files.contains(known) else { return path }
    return known
  }

  /// Takes in what links lead to. That is done last: most of it has been found by then.
  mutating func followLinks() {
    for link in links {
      let kind: FileSystem.Kind
      do throws(FileError) {
        kind = try FileSystem.kind(followingLinks: link)
      } catch {
        if error.isTrouble { errors.append(error) }
        passOver(link, "a link that leads nowhere")
        continue
      }
      let target = known(link)
      if kind == .directory {
        if let target, folders.contains(target) { continue }
        passOver(link, "a link to a folder that is not checked: links to folders are not followed")
      } else if let target {
        if !files.contains(target) || Self.kind(of: target) != Self.kind(of: link) { take(link) }
      } else {
        passOver(link, "a link to a file outside of what is checked: not followed")
      }
    }
    links = []
  }

  private mutating func passOver(_ path: String, _ message: String) {
    let isBundle = BuiltBundle.extensions.contains(FilePath.pathExtension(of: path))
    guard Self.kind(of: path) != .other || isBundle || FilePath.pathExtension(of: path).isEmpty
    else { return }
    remarks.append(Remark(path, message, isDetail: true))
  }

  /// Whether a path lies in a directory that was given.
  func contains(_ path: String) -> Bool {
    roots.contains { FilePath.isInside(path, $0) }
  }

  /// Whether a file may be read for a project: it was found, or lies where nobody looked (in a
  /// skipped directory) and is reached without a link that leads outside.
  func admits(_ path: String) -> Bool {
    files.contains(path) || !isExcluded(path) && known(path) != nil
  }

  private mutating func walk(_ directory: String, depth: Int) {
    guard depth < 256 else { return }
    if isBuiltBundle(directory) {
      if !bundles.contains(directory) { bundles.append(directory) }
      return
    }
    folders.insert(directory)
    var unreadable: [FileSystem.Entry] = []
    let entries: [FileSystem.Entry]
    do throws(FileError) {
      entries = try FileSystem.entries(of: directory, unreadable: &unreadable)
    } catch {
      errors.append(error)
      return
    }
    for entry in entries {
      let path = FilePath.joined(directory, entry.name)
      if isExcluded(path) { continue }
      switch entry.kind {
      case .directory: visit(path, named: entry.name, depth)
      case .file: take(path)
      case .symbolicLink: links.append(path)
      case .special: break
      }
    }
    for entry in unreadable.sorted(by: { $0.name < $1.name })
    where entry.kind == .directory || Self.kind(of: entry.name) != .other {
      let what = entry.kind == .directory ? "the folder" : "the file"
      remarks.append(
        Remark(
          FilePath.joined(directory, entry.name),
          "\(what) is not checked: its name is not in UTF-8"))
    }
  }

  private mutating func isBuiltBundle(_ directory: String) -> Bool {
    guard BuiltBundle.extensions.contains(FilePath.pathExtension(of: directory)) else {
      return false
    }
    do throws(FileError) {
      return try BuiltBundle.isBuilt(directory)
    } catch {
      errors.append(error)
      return false
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

  /// What a file is for, by its name.
  private enum Kind { case list, package, source, specification, other }

  private static func kind(of path: String) -> Kind {
    if path.hasSuffix(".plist") { return .list }
    guard path.hasSuffix(".swift") else {
      return path.hasSuffix("ml")
        && XcodeGenSpecification.fileNames.contains(FilePath.name(of: path))
        ? .specification : .other
    }
    return FilePath.name(of: path) == "Package.swift" ? .package : .source
  }

  private mutating func take(_ path: String) {
    guard files.insert(path).inserted else { return }
    switch Self.kind(of: path) {
    case .list: lists.append(path)
    case .package: packages.append(FilePath.folder(of: path))
    case .source: swiftFiles.append(path)
    case .specification: specifications.append(path)
    case .other: break
    }
  }
}
