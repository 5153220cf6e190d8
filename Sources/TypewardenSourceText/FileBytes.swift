#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// A file that could not be read: its path and the system's error number.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  public var path: String

  /// The system's error number (`errno`).
  public var code: Int32

  /// An error from a path and an error number.
  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// What went wrong, in the system's words, without the path.
  public var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  /// A file that could not be read for a reason that only somebody else knows.
  package static func trouble(at path: String) -> FileError { FileError(path: path, code: EIO) }

  /// Whether nothing stands at the path, as opposed to something that cannot be looked at. No file has
  /// a name that is too long for one.
  package var isMissing: Bool { [ENOENT, ENOTDIR, ENAMETOOLONG].contains(code) }

  /// Whether the system failed, as opposed to an answer about what stands there: who looks for a
  /// file that need not be there must not take this for its absence.
  package var isTrouble: Bool {
    ![ENOENT, ENOTDIR, EACCES, EPERM, ELOOP, ENAMETOOLONG, EINVAL].contains(code)
  }

  /// The path, then what went wrong.
  public var description: String { "\(path): \(reason)" }
}

/// Reads whole files into memory.
public enum FileBytes {
  /// The most bytes that are read: 2 GiB, so that a device without an end does not fill the memory.
  public static let limit = Int(Int32.max)

  /// The bytes of a file. Reads until the end, so that files whose size is reported as 0 (pipes,
  /// devices, the proc file system) come whole.
  ///
  /// - Throws: ``FileError`` with the system's error number; `EISDIR` for a directory, `EFBIG` for
  ///   more than ``limit`` bytes.
  public static func read(path: String) throws(FileError) -> [UInt8] {
    try read(path: path, flags: 0)
  }

  /// The bytes of a file that nobody named: a pipe in its place to which nobody writes is empty, where
  /// a pipe that was named is waited for.
  package static func readFound(path: String) throws(FileError) -> [UInt8] {
    try read(path: path, flags: O_NONBLOCK)
  }

  private static func read(path: String, flags: Int32) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(descriptor) }
    if flags != 0 { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~flags) }
    return try read(descriptor: descriptor, path: path)
  }

  /// Everything that standard input still holds.
  public static func readStandardInput(name: String) throws(FileError) -> [UInt8] {
    try read(descriptor: 0, path: name)
  }

  /// Everything from where an open file stands to its end; `path` is what an error names.
  package static func read(descriptor: Int32, path: String) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, code: errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(path: path, code: EISDIR) }
    if status.st_size > limit { throw FileError(path: path, code: EFBIG) }
    // One byte more than the size shows the end with the same call that reads the content.
    let expected = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) + 1 : 1 << 16
    var bytes: [UInt8] = []
    var failure: Int32 = 0
    var room = max(expected, 1 << 12)
    while true {
      let before = bytes.count
      let grown = [UInt8](unsafeUninitializedCapacity: before + room) { buffer, count in
        if before > 0 {
          bytes.withUnsafeBytes { old in
            UnsafeMutableRawPointer(buffer.baseAddress!).copyMemory(
              from: old.baseAddress!, byteCount: before)
          }
          bytes = []
        }
        count = before
        while count < before + room {
          let got = systemRead(descriptor, buffer.baseAddress! + count, before + room - count)
          if got < 0 {
            if errno == EINTR { continue }
            failure = errno
            return
          }
          if got == 0 { return }
          count += got
        }
      }
      bytes = grown
      if failure != 0 { throw FileError(path: path, code: failure) }
      if bytes.count < before + room { return bytes }
      if bytes.count > limit { throw FileError(path: path, code: EFBIG) }
      room = bytes.count
    }
  }

  private static func systemRead(
    _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      return Darwin.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      return Musl.read(descriptor, buffer, count)
    #else
      return Glibc.read(descriptor, buffer, count)
    #endif
  }
}
