internal import TypewardenCommandLine
internal import TypewardenProjects

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Graphviz' program `dot`, which makes a picture of a drawing.
enum GraphvizProcess {
  /// The picture as SVG.
  static func svg(_ dot: String) throws(CommandError) -> String {
    guard let input = TemporaryFile(), let output = TemporaryFile(), let errors = TemporaryFile()
    else { throw .failed("no temporary file can be made for Graphviz") }
    defer {
      input.close()
      output.close()
      errors.close()
    }
    guard input.write(Array(dot.utf8)) else { throw .failed("a temporary file is not writable") }
    let status = run(["dot", "-Tsvg"], input.descriptor, output.descriptor, errors.descriptor)
    guard let status, status >> 8 & 0xFF != 127 else {
      throw .failed(
        "svg needs Graphviz' `dot`, which is not on PATH: apt-get install graphviz, or brew install "
          + "graphviz; --format html needs nothing")
    }
    let picture = contents(output.descriptor)
    guard status == 0, !picture.isEmpty else {
      let said = contents(errors.descriptor).split(separator: "\n").first.map(String.init)
      throw .failed("dot: \(Terminal.escaped(said ?? "ended without a picture"))")
    }
    return picture
  }

  /// Runs a program found on `PATH`; gives what `waitpid` says of it, nil when it cannot start.
  private static func run(
    _ words: [String], _ input: Int32, _ output: Int32, _ errors: Int32
  ) -> Int32? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var process = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard posix_spawnp(&process, words[0], &actions, nil, &arguments, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private static func contents(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { return "" }
    let room = 1 << 16
    withUnsafeTemporaryAllocation(byteCount: room, alignment: 16) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress!, room)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        bytes.append(contentsOf: UnsafeRawBufferPointer(start: buffer.baseAddress!, count: count))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
