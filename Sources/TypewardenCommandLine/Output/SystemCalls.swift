#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The few calls into the C library; no other file of this module imports it.
enum SystemCalls {
  /// Writes all bytes, however many calls that takes; returns 0 or the error number.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let slice = UnsafeRawBufferPointer(rebasing: rest)
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, slice.baseAddress, slice.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, slice.baseAddress, slice.count)
      #else
        let count = Darwin.write(descriptor, slice.baseAddress, slice.count)
      #endif
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        // Another process may have made a shared terminal or pipe non-blocking.
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        waitUntilReady(&poll)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  private static func waitUntilReady(_ descriptor: inout pollfd) { _ = poll(&descriptor, 1, -1) }

  static let brokenPipe: Int32 = EPIPE

  static func ignoreBrokenPipe() { _ = signal(SIGPIPE, SIG_IGN) }

  static func describe(errorNumber: Int32) -> String { String(cString: strerror(errorNumber)) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal behind a descriptor, or `nil` if it is none or does not say.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    let result = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
