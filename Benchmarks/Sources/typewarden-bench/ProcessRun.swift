#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// One run of a command to its end.
struct ProcessRun {
  /// From start to end, in milliseconds.
  var wall: Double
  /// What all its threads had of the processors, in milliseconds.
  var processor: Double
  /// The most memory it had at once, in MiB. Never less than what this program has itself.
  var memory: Double
  var status: Int32

  /// Runs a shell command with its output thrown away.
  init(_ command: String) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // `exec` makes the shell the command, so that its start is all that is added.
    let words = ["sh", "-c", command]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    var usage = rusage()
    var status: Int32 = 0
    let start = Self.now()
    guard posix_spawn(&child, "/bin/sh", &actions, nil, &arguments, environ) == 0 else {
      fatalError("cannot start /bin/sh")
    }
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    wall = Self.now() - start
    processor = Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
    #if canImport(Darwin)
      memory = Double(usage.ru_maxrss) / 1_048_576
    #else
      memory = Double(usage.ru_maxrss) / 1024
    #endif
    self.status = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
  }
}
