#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// A file that is being written beside the one whose place it is to take.
///
/// Nobody can guess its name, and it is made, never opened: what somebody else put there is not
/// written to. It is locked as long as its process lives, so that a later one can tell what a killed
/// one has left from what another is writing.
package struct PendingFile: Sendable {
  private static let ending = ".typewarden-tmp"

  /// Where it is as long as it is not finished.
  package let path: String
  /// The open file, to write to.
  package let descriptor: Int32

  /// Makes an empty file beside `target`; for its owner alone, unless `mode` says otherwise.
  package init(beside target: String, mode: UInt16 = 0o600) throws(FileError) {
    // Whoever removes what was left may have taken it for that before it was locked.
    for _ in 0..<16 {
      let name = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = "\(target).\(name)\(Self.ending)"
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
      let descriptor = Self.uninterrupted { open(path, flags, mode_t(mode)) }
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw FileError(path: target, code: errno) }
      // Some file systems have no locks; what is left there stays.
      _ = Self.uninterrupted { flock(descriptor, LOCK_EX) }
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_nlink == 0 {
        _ = close(descriptor)
        continue
      }
      self.path = path
      self.descriptor = descriptor
      return
    }
    throw FileError(path: target, code: EEXIST)
  }

  /// Moves it to its place and closes it; it is removed when that fails.
  package func finish(at target: String) throws(FileError) {
    // Closing tells of what could not be written, but the lock has to stay until the move.
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy < 0 || close(copy) == 0 || errno == EINTR else { throw failed(target) }
    guard rename(path, target) == 0 else { throw failed(target) }
    _ = close(descriptor)
  }

  /// Closes and removes it.
  package func abandon() {
    unlink(path)
    _ = close(descriptor)
  }

  private func failed(_ target: String) -> FileError {
    let error = FileError(path: target, code: errno)
    abandon()
    return error
  }

  /// Removes what processes that were killed have left beside a file.
  package static func removeLeftovers(beside target: String) {
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? "./"
    let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
    removeLeftovers(in: folder) { entry in
      entry.hasPrefix(name + ".")
        && !entry.dropFirst(name.utf8.count + 1).dropLast(ending.utf8.count).contains(".")
    }
  }

  /// Removes what processes that were killed have left in a folder.
  ///
  /// A file that somebody writes to is locked, and one of somebody else is none of our business.
  package static func removeLeftovers(
    in folder: String, where isMeant: (String) -> Bool = { _ in true }
  ) {
    guard let entries = try? FileSystem.entries(of: folder) else { return }
    for entry in entries
    where entry.name.hasSuffix(ending) && entry.kind == .file(isExecutable: false)
      && isMeant(entry.name)
    {
      removeLeftover("\(folder)/\(entry.name)")
    }
  }

  private static func removeLeftover(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { _ = close(descriptor) }
    var opened = stat()
    var present = stat()
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &opened) == 0,
      lstat(path, &present) == 0, opened.st_ino == present.st_ino,
      opened.st_dev == present.st_dev, opened.st_mode & S_IFMT == S_IFREG,
      opened.st_uid == geteuid(), opened.st_nlink == 1
    else { return }
    unlink(path)
  }

  private static func uninterrupted(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
