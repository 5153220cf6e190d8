import Foundation

/// A folder for one test, removed when the test is done with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("typewarden-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file; gives its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
    return "\(path)/\(name)"
  }

  /// Copies a file of the repository; gives its path.
  @discardableResult
  func copy(_ file: String) throws -> String {
    let target = "\(path)/\((file as NSString).lastPathComponent)"
    try FileManager.default.copyItem(atPath: "\(ToolProcess.root)/\(file)", toPath: target)
    return target
  }

  func text(of name: String) throws -> String {
    String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }
}
