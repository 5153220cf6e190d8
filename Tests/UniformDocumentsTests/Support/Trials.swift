import Foundation

/// Runs `document-trials`, which stands beside the test bundle, in a process of its own.
enum Trials {
  struct Result {
    var output: String
    var status: Int32
    var wasKilled: Bool
  }

  static var executable: URL {
    get throws {
      let folder = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }?
        .deletingLastPathComponent()
      let candidates = [
        folder?.appending(path: "document-trials"),
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
          .appending(path: "document-trials"),
      ]
      for case let candidate? in candidates
      where FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      throw CocoaError(.fileNoSuchFile)
    }
  }

  /// - Parameter killedAfter: Kills the process after that time in microseconds.
  static func run(_ arguments: String..., killedAfter delay: UInt32? = nil) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "out-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let process = Process()
    process.executableURL = try executable
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: file)
    try process.run()
    if let delay {
      usleep(delay)
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    return Result(
      output: String(decoding: try Data(contentsOf: file), as: UTF8.self),
      status: process.terminationStatus,
      wasKilled: process.terminationReason == .uncaughtSignal)
  }
}
