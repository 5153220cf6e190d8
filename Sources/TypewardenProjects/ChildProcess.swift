#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Another program that was started, with its streams on files or pipes of ours.
package struct ChildProcess {
  private let process: pid_t

  /// Starts a program; nil when that is not possible.
  ///
  /// - Parameters:
  ///   - words: the program, looked for on `PATH` unless it is a path, and its arguments.
  ///   - errors: where its standard error goes; nil for nowhere.
  ///   - reportsCrashes: false to leave out the report that Swift makes of a crash, which takes
  ///     longer than to go on without the program.
  package init?(
    _ words: [String], input: Int32, output: Int32, errors: Int32?, reportsCrashes: Bool = true
  ) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    if let errors {
      posix_spawn_file_actions_adddup2(&actions, errors, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    var process = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let status = Self.withEnvironment(reportsCrashes: reportsCrashes) { environment in
      posix_spawnp(&process, words[0], &actions, nil, &arguments, environment)
    }
    guard status == 0 else { return nil }
    self.process = process
  }

  /// Waits for the end; gives the exit status, or nil for a program that a signal ended.
  ///
  /// 127 is how a program that was not found or lacks its libraries ends.
  package func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  private static func withEnvironment<Result>(
    reportsCrashes: Bool, _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    if reportsCrashes { return body(environ) }
    var entries: [UnsafeMutablePointer<CChar>?] = []
    var index = 0
    while let entry = environ[index] {
      if strncmp(entry, "SWIFT_BACKTRACE=", 16) != 0 { entries.append(entry) }
      index += 1
    }
    let own = strdup("SWIFT_BACKTRACE=enable=no")
    defer { free(own) }
    entries += [own, nil]
    return entries.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  }
}
