import Foundation

/// Files in a folder that is there as long as this is.
final class TemporaryTree {
  let path: String

  /// Makes files from their paths and texts; a path that ends in `/` is an empty folder.
  init(_ files: [String: String] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("typewarden-projects-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let file = self / name
    if name.hasSuffix("/") {
      return try FileManager.default.createDirectory(
        atPath: file, withIntermediateDirectories: true)
    }
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self / name, withDestinationPath: target)
  }

  /// A path without the folder's own, to compare with.
  func short(_ path: String) -> String {
    path.hasPrefix(self.path + "/") ? String(path.dropFirst(self.path.utf8.count + 1)) : path
  }

  static func / (tree: TemporaryTree, name: String) -> String { "\(tree.path)/\(name)" }
}
