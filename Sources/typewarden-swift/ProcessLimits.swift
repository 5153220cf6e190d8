internal import TypewardenSourceText

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Ends this program before a source that no parser gets along with takes the whole machine.
///
/// Whoever started it sees which files are missing and goes on behind the one to blame.
enum ProcessLimits {
  /// At most 4 GB of addresses. A sanitizer takes terabytes of them before the program begins, and
  /// waits for ever for what a limit keeps from it: `scripts/test --sanitize` builds without one.
  static func setMemory() {
    #if !TYPEWARDEN_SANITIZED
      var limit = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
      #else
        setrlimit(RLIMIT_AS, &limit)
      #endif
    #endif
  }

  /// Ten seconds and what reading files takes at a fifth of the usual speed; starts anew each time.
  static func setTime(for paths: [String]) {
    let bytes = paths.reduce(0) { $0 + (FileSystem.size(of: $1) ?? 0) }
    alarm(UInt32(10 + bytes / 100_000))
  }
}
