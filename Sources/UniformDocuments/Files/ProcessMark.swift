#if !canImport(Darwin)
  #if canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif

  /// Says which process made something, so that others can tell later whether it still runs.
  ///
  /// Only for file systems without locks: a lock ends with its process and needs no reasoning.
  struct ProcessMark: Hashable, Sendable {
    /// The system since it was started, its process names, its host, the process and when it began.
    private let parts: [String]

    /// This process; nil where the system does not say enough of it.
    static let current: ProcessMark? = {
      guard let boot = text("/proc/sys/kernel/random/boot_id"),
        let names = ItemPath("/proc/self/ns/pid".utf8).linkTarget(),
        let host = text("/proc/sys/kernel/hostname"),
        let begin = beginning(of: getpid())
      else { return nil }
      return ProcessMark(
        parts: [boot, String(decoding: names, as: UTF8.self), host, "\(getpid())", begin])
    }()

    private init(parts: [String]) { self.parts = parts }

    init?(_ bytes: some Sequence<UInt8>) {
      parts = String(decoding: Array(bytes), as: UTF8.self).split(separator: "\n").map(String.init)
      if parts.count != 5 { return nil }
    }

    var bytes: [UInt8] { Array(parts.joined(separator: "\n").utf8) }

    /// Whether it can be told if the process is gone.
    var isKnown: Bool {
      guard let current = Self.current else { return false }
      return parts[0] == current.parts[0]
        ? parts[1] == current.parts[1] : parts[2] == current.parts[2]
    }

    /// Whether the process is certainly gone. Of one on another machine or in another container
    /// nothing is known.
    var isDead: Bool {
      guard isKnown, let process = pid_t(parts[3]) else { return false }
      // Nothing outlives the system.
      if parts[0] != Self.current?.parts[0] { return true }
      // The number may have been given to another process since.
      return Self.beginning(of: process) != parts[4]
    }

    /// In ticks since the system was started.
    private static func beginning(of process: pid_t) -> String? {
      // The name of the program comes second, in parentheses, and may have anything in it.
      guard let status = text("/proc/\(process)/stat"), let end = status.lastIndex(of: ")") else {
        return nil
      }
      let fields = status[end...].split(separator: " ")
      return fields.count > 20 ? String(fields[20]) : nil
    }

    private static func text(_ path: String) -> String? {
      guard let data = try? ItemPath(path.utf8).contents() else { return nil }
      let text = String(decoding: data, as: UTF8.self).filter { $0 != "\n" }
      return text.isEmpty ? nil : text
    }
  }
#endif
