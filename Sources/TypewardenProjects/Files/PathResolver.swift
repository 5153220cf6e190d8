internal import TypewardenSourceText

/// What paths lead to. What their folders lead to is kept: many paths lie in one folder, and to follow
/// each component of each would be most of the work of a run over many files.
struct PathResolver {
  private var folders: [String: String?] = [:]

  /// What a path leads to, and its absolute path without links; nil when that has no name in UTF-8.
  mutating func resolve(
    _ path: String
  ) throws(FileError) -> (kind: FileSystem.Kind, real: String?) {
    let kind = try FileSystem.kind(of: path)
    let name = FilePath.name(of: path)
    if kind == .symbolicLink || name.isEmpty || name == "." || name == ".." {
      return (try FileSystem.kind(followingLinks: path), FileSystem.resolved(path))
    }
    return (kind, real(FilePath.folder(of: path)).map { $0 == "/" ? "/" + name : $0 + "/" + name })
  }

  private mutating func real(_ folder: String) -> String? {
    if let known = folders[folder] { return known }
    let real = FileSystem.resolved(folder)
    folders[folder] = .some(real)
    return real
  }
}
