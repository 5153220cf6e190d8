internal import TypeDeclarations
internal import TypewardenSourceText

/// What stands at a path, links not followed.
struct ObjectAtPath {
  /// What it is; only the name counts when nothing is there, or when nobody may look.
  var kind: ObjectKind
  /// Why it cannot be told whether something is there; nil when that can be told.
  var error: FileError?

  init(_ path: String) {
    do throws(FileError) {
      switch try FileSystem.kind(of: path) {
      case .file(let isExecutable): kind = isExecutable ? .executableFile : .file
      case .directory: kind = path.allSatisfy { $0 == "/" } ? .volume : .directory
      case .symbolicLink: kind = .symbolicLink
      case .special: kind = .special
      }
    } catch {
      kind = .nameOnly
      if !error.isMissing { self.error = error }
    }
  }
}
