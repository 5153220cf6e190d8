public import TypeDeclarations

/// What a scan is to read, and how.
public struct ScanRequest: Sendable {
  /// The folder, as bytes, which need not be UTF-8.
  public var path: [UInt8]
  /// The registry of types that answers.
  public var types: TypeRegistry
  /// Patterns of what is left out: a name anywhere, or with a slash a path below the folder.
  public var excludes: [String] = []
  /// Whether packages are entered as folders too; they are documents in any case.
  public var entersPackages = false
  /// Whether other file systems that are mounted inside are left out.
  public var staysOnFileSystem = false
  /// Whether folders that did not change are not read again. Sizes and dates of the files in them
  /// stay as they were when they were last read.
  public var trustsFolders = false
  /// Folders that are read in any case, as paths, while others are trusted.
  var listed: Set<[UInt8]> = []
  /// How many folders are read at once; nil for as many as the machine's cores suggest.
  public var jobs: Int?

  /// A scan of a folder.
  public init(path: [UInt8], types: TypeRegistry = .system) {
    self.path = path
    self.types = types
  }
}

/// How far a scan is.
public struct ScanProgress: Hashable, Sendable {
  /// The documents that have been looked at.
  public var documents = 0
  /// The folders that have been looked at.
  public var folders = 0
  /// How many documents the folder held when it was last scanned; nil the first time.
  public var expected: Int?
}

/// What a scan found.
public struct ScanReport: Hashable, Sendable {
  /// The documents below the folder; those in folders that were not read again are not counted.
  public var documents = 0
  /// The folders that were looked at.
  public var folders = 0
  /// Documents that were not there before.
  public var added = 0
  /// Documents whose content, kind or type changed.
  public var changed = 0
  /// Documents that are gone.
  public var removed = 0
  /// Folders that were found in another place than before.
  public var moved = 0
  /// Whether it went to its end; what a cancelled scan has found is kept.
  public var isComplete = true
  /// How many things could not be read.
  public var problemCount = 0
  /// The first thousand of them; the registry holds all.
  public var problems: [ScanProblem] = []
}
