/// What files are to hold that still hold something else on disk: reading sees the new content.
///
/// Files are known by the paths that they really have, so that one that is reached in two ways is
/// one.
package struct FileOverlay: Sendable {
  private var contents: [String: [UInt8]] = [:]

  /// Nothing but what is on disk.
  package init() {}

  /// Whether there is anything.
  package var isEmpty: Bool { contents.isEmpty }

  /// The real paths of the files, sorted.
  package var paths: [String] {
    contents.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The new content of a file; nil for one that stays.
  package subscript(realPath: String) -> [UInt8]? {
    get { contents[realPath] }
    set { contents[realPath] = newValue }
  }

  /// The bytes of a file; `isNamed` says that a user gave its name.
  package func read(path: String, isNamed: Bool = true) throws(FileError) -> [UInt8] {
    if let bytes = changed(path: path) { return bytes }
    return isNamed ? try FileBytes.read(path: path) : try FileBytes.readFound(path: path)
  }

  /// The new bytes of a file; nil when it is read as it is.
  package func changed(path: String) -> [UInt8]? {
    contents.isEmpty ? nil : FileSystem.resolved(path).flatMap { contents[$0] }
  }
}
