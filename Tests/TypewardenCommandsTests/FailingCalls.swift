import Foundation

/// Runs of the tool in which one call into the C library fails, by the library of Tests/Faults.
enum FailingCalls {
  /// Why there may be no such runs.
  static let needs: String = "needs clang and the GNU C library, and no sanitizer"

  /// The library, built beside the tool; nil where it cannot be built or loaded.
  static let library: String? = try? built()

  private static func built() throws -> String? {
    #if canImport(Glibc)
      // A sanitizer has to be loaded first itself.
      if ProcessInfo.processInfo.environment["TYPEWARDEN_SANITIZER"] != nil { return nil }
      let folder = try ToolProcess.executable.deletingLastPathComponent()
      let file = folder.appendingPathComponent("failing-calls.so")
      let made = folder.appendingPathComponent("failing-calls-\(UUID().uuidString).so")
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = [
        "clang", "-O1", "-shared", "-fPIC", "-o", made.path,
        "\(ToolProcess.root)/Tests/Faults/failing-calls.c", "-ldl",
      ]
      compiler.standardError = FileHandle.nullDevice
      try compiler.run()
      compiler.waitUntilExit()
      guard compiler.terminationStatus == 0, rename(made.path, file.path) == 0 else { return nil }
      return file.path
    #else
      return nil
    #endif
  }

  /// What one run came to.
  struct Run {
    /// The call that failed; nil when the command made none so far on.
    var call: String?
    var result: ToolProcess.Result
    /// What the output file holds then; empty when there is none.
    var output: String
  }

  /// Runs a command in a new folder; with a number, the call of that number about what lies at
  /// `path` in it fails with EIO.
  static func run(
    _ arguments: [String], failing number: Int?, at path: String, output: String,
    _ prepare: (TemporaryFolder) throws -> Void
  ) throws -> Run {
    let folder = try TemporaryFolder()
    try prepare(folder)
    let own = try TemporaryFolder()
    var environment = ["HOME": own.path, "TMPDIR": own.path]
    if let number, let library {
      environment.merge(
        [
          "LD_PRELOAD": library, "FAIL_UNDER": "\(folder.path)/\(path)", "FAIL_AT": "\(number)",
          "FAIL_WITH": "EIO", "FAIL_REPORT": "\(own.path)/report",
        ]) { $1 }
    }
    let result = try ToolProcess.run(arguments, folder: folder.path, environment: environment)
    return Run(
      call: try? own.text(of: "report"), result: result,
      output: (try? folder.text(of: output)) ?? "")
  }
}
