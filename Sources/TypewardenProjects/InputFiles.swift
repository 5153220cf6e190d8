package import TypewardenSourceText

/// The files that a list of paths means.
package struct InputFiles {
  /// One file to read.
  package struct File: Sendable {
    package var path: String
    /// Named by the user, or found in a directory; then it may turn out to be none of ours.
    package var isNamed: Bool
    /// The directory that was given, for a file that was found.
    package var root: String?
  }

  /// The files in the order of the paths, then of their names; each once.
  package var files: [File] = []
  /// The Swift files, with the directory that was given for those that were found.
  package var sources: [File] = []
  /// Paths that could not be looked at.
  package var errors: [FileError] = []

  /// Directories that hold other people's files or build products.
  package static let skippedDirectories: Set<String> = [
    "Pods", "Carthage", ".build", "DerivedData", "node_modules", ".git",
  ]

  private var seen: Set<String> = []
  private let isExcluded: (String) -> Bool

  /// Finds the files. Directories give their property lists, however deep; links inside them are
  /// not followed.
  package init(_ paths: [String], isExcluded: @escaping (String) -> Bool = { _ in false }) {
    self.isExcluded = isExcluded
    for path in paths {
      do throws(FileError) {
        if case .directory = try FileSystem.kind(followingLinks: path) {
          walk(path, root: path, depth: 0)
        } else {
          add(File(path: path, isNamed: true))
        }
      } catch {
        errors.append(error)
      }
    }
  }

  private mutating func add(_ file: File) {
    guard seen.insert(file.path).inserted else { return }
    if file.path.hasSuffix(".swift") { sources.append(file) } else { files.append(file) }
  }

  private mutating func walk(_ directory: String, root: String, depth: Int) {
    guard depth < 256 else { return }
    do throws(FileError) {
      for entry in try FileSystem.entries(of: directory) {
        let path = directory.hasSuffix("/") ? directory + entry.name : directory + "/" + entry.name
        if isExcluded(path) { continue }
        switch entry.kind {
        case .directory where !Self.skippedDirectories.contains(entry.name):
          walk(path, root: root, depth: depth + 1)
        case .file where entry.name.hasSuffix(".plist") || entry.name.hasSuffix(".swift"):
          add(File(path: path, isNamed: false, root: root))
        default: break
        }
      }
    } catch {
      errors.append(error)
    }
  }
}
