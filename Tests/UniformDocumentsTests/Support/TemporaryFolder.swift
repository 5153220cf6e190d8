import Foundation

/// A folder of its own for a test, removed afterwards.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "documents-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ text: String = "") throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The names in the folder, those beginning with a dot too.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

/// What is on disk, to be compared as a whole.
enum Disk {
  static func text(_ url: URL) throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// Each file of a folder with its text, by path within it; folders have a slash at the end.
  static func tree(_ url: URL) throws -> [String: String] {
    var tree: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      let file = url.appending(path: path)
      if isFolder(file) {
        tree[path + "/"] = ""
      } else {
        tree[path] = try text(file)
      }
    }
    return tree
  }

  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  static func attribute<Value>(_ key: FileAttributeKey, of url: URL) throws -> Value? {
    try FileManager.default.attributesOfItem(atPath: url.path)[key] as? Value
  }

  static func permissions(_ url: URL) throws -> Int? {
    try (attribute(.posixPermissions, of: url) as NSNumber?)?.intValue
  }

  static func setPermissions(_ permissions: Int, of url: URL) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
  }

  static func modified(_ url: URL) throws -> Date? { try attribute(.modificationDate, of: url) }

  static func setModified(_ date: Date, of url: URL) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
  }

  static func inode(_ url: URL) throws -> Int? {
    try (attribute(.systemFileNumber, of: url) as NSNumber?)?.intValue
  }
}
