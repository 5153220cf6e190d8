#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// The arguments of this process, without the name it was started under.
///
/// On Unix an argument is any bytes without NUL. A Swift string repairs what is not UTF-8 by
/// replacing it with U+FFFD, and then a path no longer names its file. So parse ``strings()``, and
/// take paths from ``rawBytes()`` through ``ParsedArguments/rawPositionals(from:)`` and
/// ``ParsedArguments/rawValues(_:from:)``. Both lists have the same count and order.
package enum ProcessArguments {
  /// The arguments as they were given.
  package static func rawBytes() -> [[UInt8]] {
    rawBytes(count: Int(CommandLine.argc), vector: CommandLine.unsafeArgv)
  }

  /// Whether the arguments could be read. On Linux Swift takes them from `/proc`, and in a changed
  /// root without it every command line looks like an empty one.
  package static var areKnown: Bool {
    #if os(Linux)
      return CommandLine.argc > 1 || access("/proc/self/cmdline", R_OK) == 0
    #else
      return true
    #endif
  }

  /// The arguments as text, repaired where they are not UTF-8.
  package static func strings() -> [String] { strings(from: rawBytes()) }

  static func strings(from arguments: [[UInt8]]) -> [String] {
    arguments.map { String(decoding: $0, as: UTF8.self) }
  }

  static func rawBytes(
    count: Int, vector: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>
  ) -> [[UInt8]] {
    (0..<count).dropFirst().compactMap { index in
      guard let start = vector[index] else { return nil }
      var length = 0
      while start[length] != 0 { length += 1 }
      return UnsafeRawBufferPointer(start: start, count: length).map { $0 }
    }
  }
}
