public import TypeDeclarations

/// What a catalogued document is on disk.
public enum DocumentKind: Int, Hashable, Sendable {
  /// A regular file that nobody may execute.
  case file = 1
  /// A regular file with an execute bit.
  case executableFile = 2
  /// A folder whose type makes it one document.
  case package = 3

  /// The kind that the registry of types is asked with.
  public var objectKind: ObjectKind {
    switch self {
    case .file: .file
    case .executableFile: .executableFile
    case .package: .directory
    }
  }

  /// The kind as a word: `file`, `executable-file` or `package`.
  public var word: String {
    switch self {
    case .file: "file"
    case .executableFile: "executable-file"
    case .package: "package"
    }
  }
}
