import Foundation

/// Runs the built tool as users do, in a process of its own.
enum ToolProcess {
  struct Result {
    var output: Data
    var error: String
    var exitCode: Int32
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The repository's root, from this file's own place.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The tool, which stands beside the test bundle.
  static var executable: URL {
    get throws {
      let folder = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }?
        .deletingLastPathComponent()
      let candidates = [
        folder?.appendingPathComponent("typewarden"),
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
          .appendingPathComponent("typewarden"),
        URL(fileURLWithPath: "\(root)/.build/debug/typewarden"),
      ].compactMap { $0 }
      for candidate in candidates
      where FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      throw CocoaError(.fileNoSuchFile)
    }
  }

  /// Runs the tool, or another program as the tool would be run.
  static func run(
    _ arguments: [String], input: Data = Data(), folder: String = root,
    environment: [String: String] = [:], executable other: URL? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = try other ?? executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
      .merging(environment) { $1 }
    let files = try Files(input)
    defer { files.remove() }
    process.standardInput = try FileHandle(forReadingFrom: files.input)
    process.standardOutput = try FileHandle(forWritingTo: files.output)
    process.standardError = try FileHandle(forWritingTo: files.error)
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try Data(contentsOf: files.output),
      error: String(decoding: try Data(contentsOf: files.error), as: UTF8.self),
      exitCode: process.terminationStatus)
  }

  /// Files instead of pipes, so that no amount of output can block.
  private struct Files {
    let folder: URL
    var input: URL { folder.appendingPathComponent("input") }
    var output: URL { folder.appendingPathComponent("output") }
    var error: URL { folder.appendingPathComponent("error") }

    init(_ content: Data) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("typewarden-test-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try content.write(to: input)
      try Data().write(to: output)
      try Data().write(to: error)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }
}
