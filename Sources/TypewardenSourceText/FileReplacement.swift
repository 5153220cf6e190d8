#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Puts new content in the place of a file: whoever looks sees the old or the new file, whole.
///
/// The new content is written beside the file, made sure of on disk and moved into its place, with
/// the mode and owner of the old one. A symbolic link stays, and what it leads to is replaced.
package enum FileReplacement {
  /// A file that was not replaced, and why; it is as it was.
  package struct Failure: Error, Hashable, Sendable {
    package var path: String
    package var reason: String
  }

  /// Replaces a file that still holds `old`.
  ///
  /// - Throws: ``Failure`` when it holds something else by now, when nobody may write to it, when it
  ///   is no file any more, or when the system refuses; nothing is left behind.
  package static func replace(path: String, old: [UInt8], new: [UInt8]) throws(Failure) {
    guard let target = FileSystem.resolved(path) else { throw failure(path, errno) }
    var before = stat()
    guard stat(target, &before) == 0 else { throw failure(path, errno) }
    if let reason = refusal(target, before) { throw Failure(path: path, reason: reason) }
    try check(path, target, holds: old)
    let file = try written(new, beside: target, like: before, path)
    var now = stat()
    guard stat(target, &now) == 0, now.st_ino == before.st_ino, now.st_dev == before.st_dev,
      now.st_size == before.st_size, now.isModified(as: before)
    else {
      file.abandon()
      throw changed(path)
    }
    do throws(FileError) {
      try file.finish(at: target)
    } catch {
      throw failure(path, error.code)
    }
    synchronizeFolder(of: target)
  }

  private static func written(
    _ bytes: [UInt8], beside target: String, like before: stat, _ path: String
  ) throws(Failure) -> PendingFile {
    let file: PendingFile
    do throws(FileError) {
      file = try PendingFile(beside: target)
    } catch {
      throw failure(path, error.code)
    }
    do throws(Failure) {
      try fill(file.descriptor, bytes, like: before, path)
    } catch {
      file.abandon()
      throw error
    }
    return file
  }

  /// Why a file would not be replaced, as far as can be told before; nil when it would.
  package static func refusal(path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return FileError(path: path, code: errno).reason }
    return refusal(path, status)
  }

  private static func refusal(_ path: String, _ status: stat) -> String? {
    guard status.st_mode & S_IFMT == S_IFREG else { return "it is no longer a file: not fixed" }
    // Who may do everything could write to a file that nobody may write to: it was meant to stay.
    let isWritable = status.st_mode & 0o222 != 0 && access(path, W_OK) == 0
    return isWritable ? nil : "the file is read-only: not fixed"
  }

  private static func check(
    _ path: String, _ target: String, holds old: [UInt8]
  ) throws(Failure) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(path: target)
    } catch {
      throw failure(path, error.code)
    }
    guard bytes == old else { throw changed(path) }
  }

  private static func fill(
    _ descriptor: Int32, _ bytes: [UInt8], like before: stat, _ path: String
  ) throws(Failure) {
    var made = stat()
    guard fstat(descriptor, &made) == 0 else { throw failure(path, errno) }
    if made.st_uid != before.st_uid || made.st_gid != before.st_gid {
      guard fchown(descriptor, before.st_uid, before.st_gid) == 0 else {
        throw Failure(path: path, reason: "its owner cannot be kept: not fixed")
      }
    }
    guard fchmod(descriptor, before.st_mode & 0o7777) == 0 else { throw failure(path, errno) }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress! + done, bytes.count - done)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path, errno)
      }
      done += count
    }
    guard fsync(descriptor) == 0 else { throw failure(path, errno) }
  }

  /// Removes what killed processes have left beside files; to be called before any is replaced.
  package static func removeLeftovers(beside paths: [String]) {
    var folders: Set<String> = []
    for path in paths {
      guard let target = FileSystem.resolved(path), let slash = target.lastIndex(of: "/"),
        folders.insert(String(target[..<slash])).inserted
      else { continue }
      PendingFile.removeLeftovers(in: slash == target.startIndex ? "/" : String(target[..<slash]))
    }
  }

  /// The move itself has to reach the disk too. Some file systems refuse this, and then it does so
  /// in its own time.
  private static func synchronizeFolder(of path: String) {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let folder = open(slash == path.startIndex ? "/" : String(path[..<slash]), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = fsync(folder)
    _ = close(folder)
  }

  private static func changed(_ path: String) -> Failure {
    Failure(path: path, reason: "the file has changed since it was read: not fixed")
  }

  private static func failure(_ path: String, _ code: Int32) -> Failure {
    Failure(path: path, reason: FileError(path: path, code: code).reason)
  }
}

extension stat {
  /// Whether the time of the last change is the same.
  fileprivate func isModified(as other: stat) -> Bool {
    #if canImport(Darwin)
      st_mtimespec.tv_sec == other.st_mtimespec.tv_sec
        && st_mtimespec.tv_nsec == other.st_mtimespec.tv_nsec
    #else
      st_mtim.tv_sec == other.st_mtim.tv_sec && st_mtim.tv_nsec == other.st_mtim.tv_nsec
    #endif
  }
}
