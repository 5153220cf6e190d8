/// What a name stands for on disk, as whoever asks has found out.
///
/// The registry never touches the disk: callers bring their own `stat`.
public enum ObjectKind: String, Hashable, Sendable {
  /// Not on disk, or nobody looked: only the name counts.
  case nameOnly = "name"
  /// A regular file that nobody may execute.
  case file
  /// A regular file with an execute bit.
  case executableFile = "executable-file"
  /// A directory.
  case directory
  /// A symbolic link, which is not followed.
  case symbolicLink = "symbolic-link"
  /// The root of a volume; on Linux only `/`.
  case volume
  /// A device, a socket or a pipe.
  case special
}
