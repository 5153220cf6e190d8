#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension stat {
  /// When the content last changed, in nanoseconds since 1970; no overflow before the year 2262.
  @inline(__always)
  var modificationTime: Int64 {
    #if canImport(Darwin)
      Int64(st_mtimespec.tv_sec) &* 1_000_000_000 &+ Int64(st_mtimespec.tv_nsec)
    #else
      Int64(st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(st_mtim.tv_nsec)
    #endif
  }

  /// The inode as SQLite can keep it.
  @inline(__always)
  var inodeNumber: Int64 { Int64(truncatingIfNeeded: st_ino) }

  @inline(__always)
  var deviceNumber: Int64 { Int64(truncatingIfNeeded: st_dev) }
}

/// The time of the wall clock.
enum WallClock {
  /// Nanoseconds since 1970.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
