internal import TypewardenSourceText
internal import TypewardenSwiftFacts

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// The program `typewarden-swift`, which reads Swift sources.
struct SwiftFactsHelper: Sendable {
  var path: String

  static let name = "typewarden-swift"

  /// The one beside this program, else the first on `PATH`.
  static func find() -> SwiftFactsHelper? {
    var folders: [String] = []
    if let own = ownPath, let slash = own.lastIndex(of: "/") {
      folders.append(String(own[..<slash]))
    }
    if let path = getenv("PATH") {
      folders += String(cString: path).split(separator: ":").map(String.init)
    }
    return folders.lazy.map { $0 + "/" + name }.first { path in
      if case .file(isExecutable: true)? = try? FileSystem.kind(followingLinks: path) {
        return true
      }
      return false
    }.map(SwiftFactsHelper.init(path:))
  }

  /// The path of the running program.
  private static var ownPath: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(size)) { buffer in
        _NSGetExecutablePath(buffer.baseAddress!, &size) == 0
          ? String(cString: buffer.baseAddress!) : nil
      }
    #else
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
        let count = readlink("/proc/self/exe", buffer.baseAddress!, Int(PATH_MAX))
        guard count > 0 else { return nil }
        buffer[count] = 0
        return String(cString: buffer.baseAddress!)
      }
    #endif
  }

  /// What became of a run.
  enum Outcome {
    /// Facts for the first files; fewer than there are paths when the program stopped early.
    case facts([SwiftFileFacts])
    /// The program could not be started.
    case notStarted
    /// It prints another version of the facts.
    case otherVersion
  }

  /// Runs the program on files; the facts are in the order of the paths.
  ///
  /// - Parameter progress: called with the number of files whose facts have come, now and then.
  func run(on paths: [String], progress: (Int) -> Void = { _ in }) -> Outcome {
    guard let output = output(on: paths, progress) else { return .notStarted }
    let lines = output.split(separator: 0x0A).map(Array.init)
    let facts = ParallelMap.map(lines, batch: 16) { SwiftFileFacts(jsonLine: $0) }
    let readable = facts.prefix { $0 != nil }.compactMap { $0 }
    if readable.isEmpty, !lines.isEmpty, SwiftFileFacts.isOtherVersion(jsonLine: lines[0]) {
      return .otherVersion
    }
    return .facts(readable)
  }

  /// Everything that the program prints. The paths go through a file: a pipe would break, and end
  /// this program, when the other one ends before it has read them.
  private func output(on paths: [String], _ progress: (Int) -> Void) -> [UInt8]? {
    guard let input = TemporaryFile() else { return nil }
    defer { input.close() }
    guard input.write(paths.flatMap { Array($0.utf8) + [0] }) else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    let process = ChildProcess(
      [path], input: input.descriptor, output: ends[1], errors: nil, reportsCrashes: false)
    close(ends[1])
    defer { close(ends[0]) }
    guard let process else { return nil }
    let bytes = Self.readAll(ends[0], progress)
    return process.wait() == 127 && bytes.isEmpty ? nil : bytes
  }

  private static func readAll(_ descriptor: Int32, _ progress: (Int) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    let room = 1 << 16
    withUnsafeTemporaryAllocation(byteCount: room, alignment: 16) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress!, room)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        let part = UnsafeRawBufferPointer(start: buffer.baseAddress!, count: count)
        progress(part.count { $0 == 0x0A })
        bytes.append(contentsOf: part)
      }
    }
    return bytes
  }
}
