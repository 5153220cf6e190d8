#if !canImport(Darwin)
  #if canImport(Musl)
    internal import Musl
  #else
    internal import Glibc
  #endif
  import Foundation

  /// What the system says of one object, without following a link.
  struct FileStatus: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case file, directory, link, other }

    var kind: Kind
    var device: UInt64
    var inode: UInt64
    var size: Int64
    var modified: Moment
    /// When anything about it changed last; nobody can set that.
    var changed: Moment
    var mode: mode_t
    var owner: uid_t
    var group: gid_t
    var links: UInt64

    struct Moment: Hashable, Sendable, Comparable {
      var seconds: Int
      var nanoseconds: Int

      static func < (left: Moment, right: Moment) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
      }
    }

    init(_ status: stat) {
      kind =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .directory
        case S_IFLNK: .link
        default: .other
        }
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
      size = Int64(status.st_size)
      modified = Moment(
        seconds: status.st_mtim.tv_sec, nanoseconds: Int(status.st_mtim.tv_nsec))
      changed = Moment(
        seconds: status.st_ctim.tv_sec, nanoseconds: Int(status.st_ctim.tv_nsec))
      mode = status.st_mode
      owner = status.st_uid
      group = status.st_gid
      links = UInt64(status.st_nlink)
    }

    /// The bits that `chmod` sets.
    var permissions: mode_t { mode & 0o7777 }

    func isSameObject(as other: FileStatus) -> Bool {
      device == other.device && inode == other.inode
    }

    /// Whether it is the same file with the same size and time, which is all that can be said of one
    /// that got or lost a hard link.
    func isUntouched(since earlier: FileStatus) -> Bool {
      kind == earlier.kind && isSameObject(as: earlier)
        && (kind == .directory || size == earlier.size && modified == earlier.modified)
    }

    /// Whether the contents must be the same as when `earlier` was taken.
    ///
    /// Size and modification time can be put back after a change, the time of the last change of any
    /// kind cannot. But that one also moves with permissions, owner and hard links, none of which
    /// are contents; so it counts only if none of these explains it. For a folder only its being
    /// one counts, since what is in it is compared by itself.
    func hasContents(of earlier: FileStatus) -> Bool {
      guard kind == earlier.kind else { return false }
      if kind == .directory { return true }
      guard isSameObject(as: earlier), size == earlier.size, modified == earlier.modified else {
        return false
      }
      return changed == earlier.changed || mode != earlier.mode || owner != earlier.owner
        || group != earlier.group || links != earlier.links
    }
  }

  extension FileStatus.Moment {
    var date: Date {
      Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000)
    }
  }

  extension ItemPath {
    /// What is there; nil when nothing is.
    func status() throws(FileOperationError) -> FileStatus? {
      var status = stat()
      if withCString({ lstat($0, &status) }) == 0 { return FileStatus(status) }
      let reason = errno
      if reason == ENOENT || reason == ENOTDIR { return nil }
      throw FileOperationError("inspect", self, reason)
    }

    /// Whether it is certain that nothing is there.
    var isAbsent: Bool {
      do { return try status() == nil } catch { return false }
    }

    /// What is there.
    ///
    /// - Throws: `ENOENT` when nothing is.
    func requiredStatus() throws(FileOperationError) -> FileStatus {
      guard let status = try status() else { throw FileOperationError("find", self, ENOENT) }
      return status
    }
  }
#endif
