#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// How many files this process may have open.
enum DescriptorLimit {
  /// Asks for as many as a walk through a deep tree can use: with too few, folders are opened again
  /// and again. Only a process as a whole may decide this, so the library does not.
  static func raise() {
    var limits = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard getrlimit(resource, &limits) == 0 else { return }
    limits.rlim_cur = max(limits.rlim_cur, min(limits.rlim_max, 16_384))
    setrlimit(resource, &limits)
  }
}
