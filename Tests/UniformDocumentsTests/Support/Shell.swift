import Foundation

/// Programs of the system, for what Foundation cannot do or must not be trusted to show.
enum Shell {
  /// The exit status; 127 when there is no such program.
  static func run(_ arguments: String...) throws -> Int32 {
    try start(arguments, FileHandle.nullDevice)
  }

  static func run(_ arguments: [String]) throws -> Int32 {
    try start(arguments, FileHandle.nullDevice)
  }

  static func output(_ arguments: String...) throws -> String { try output(arguments) }

  static func output(_ arguments: [String]) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "out-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    _ = try start(arguments, FileHandle(forWritingTo: file))
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private static func start(_ arguments: [String], _ output: FileHandle) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
