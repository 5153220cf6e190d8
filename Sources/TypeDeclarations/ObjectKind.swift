/// What a name stands for on disk, as whoever asks has found out.
///
/// The registry never touches the disk: callers bring their own `stat`.
public struct ObjectKind: Hashable, Sendable, RawRepresentable {
  /// A stable word.
  public let rawValue: String

  /// A kind from its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not on disk, or nobody looked: only the name counts.
  public static let nameOnly = ObjectKind(rawValue: "name")
  /// A regular file that nobody may execute.
  public static let file = ObjectKind(rawValue: "file")
  /// A regular file with an execute bit.
  public static let executableFile = ObjectKind(rawValue: "executable-file")
  /// A directory.
  public static let directory = ObjectKind(rawValue: "directory")
  /// A symbolic link, which is not followed.
  public static let symbolicLink = ObjectKind(rawValue: "symbolic-link")
  /// The root of a volume; on Linux only `/`.
  public static let volume = ObjectKind(rawValue: "volume")
  /// A device, a socket or a pipe.
  public static let special = ObjectKind(rawValue: "special")
}
