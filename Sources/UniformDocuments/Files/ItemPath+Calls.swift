#if !canImport(Darwin)
  internal import CTypewardenFiles
  #if canImport(Musl)
    internal import Musl
  #else
    internal import Glibc
  #endif

  /// The system's calls on one path, with errors that name it.
  extension ItemPath {
    private func check(_ operation: String, _ result: Int32) throws(FileOperationError) {
      if result != 0 { throw FileOperationError(operation, self, errno) }
    }

    func makeDirectory(mode: mode_t = 0o777) throws(FileOperationError) {
      try check("create the folder", withCString { mkdir($0, mode) })
    }

    func removeFile() throws(FileOperationError) {
      try check("remove", withCString { unlink($0) })
    }

    func removeDirectory() throws(FileOperationError) {
      try check("remove the folder", withCString { rmdir($0) })
    }

    func setPermissions(_ mode: mode_t) throws(FileOperationError) {
      try check("set the permissions of", withCString { chmod($0, mode) })
    }

    /// Only what the process may do; that it may not is no error.
    func setOwner(_ owner: uid_t, _ group: gid_t) {
      if withCString({ lchown($0, owner, group) }) != 0 {
        _ = withCString { lchown($0, uid_t.max, group) }
      }
    }

    func setModified(_ moment: FileStatus.Moment) throws(FileOperationError) {
      let time = timespec(tv_sec: moment.seconds, tv_nsec: .init(moment.nanoseconds))
      let times = [time, time]
      try check(
        "set the time of", withCString { utimensat(AT_FDCWD, $0, times, AT_SYMLINK_NOFOLLOW) })
    }

    func makeLink(to target: [UInt8]) throws(FileOperationError) {
      let result = withCString { path in
        (target + [0]).withUnsafeBufferPointer { target in
          target.withMemoryRebound(to: CChar.self) { symlink($0.baseAddress!, path) }
        }
      }
      try check("create the link", result)
    }

    /// A pipe, socket or device like another.
    func makeSpecialFile(like status: FileStatus) throws(FileOperationError) {
      try check("create", withCString { mknod($0, status.mode, 0) })
    }

    /// Gives the file one more name. False when the file system, or a rule of it, does not allow that.
    func makeHardLink(to existing: ItemPath) throws(FileOperationError) -> Bool {
      let result = withCString { path in
        existing.withCString { linkat(AT_FDCWD, $0, AT_FDCWD, path, 0) }
      }
      if result == 0 { return true }
      switch errno {
      case EXDEV, EPERM, EMLINK, EOPNOTSUPP, ENOSYS, EACCES: return false
      default: throw FileOperationError("link", self, errno)
      }
    }

    /// Puts it in the place of what is at `target`, if that is possible for their kinds.
    func move(onto target: ItemPath) throws(FileOperationError) {
      let result = withCString { path in
        target.withCString { typewarden_rename(path, $0, 0) }
      }
      try target.check("replace", result)
    }

    /// What became of a renaming that not all file systems know.
    enum Renaming { case done, unsupported, occupied }

    /// Moves it to where nothing is.
    func move(toFree target: ItemPath) throws(FileOperationError) -> Renaming {
      try rename(target, flags: 1)
    }

    /// Swaps two objects of any kind in one step.
    func exchange(with target: ItemPath) throws(FileOperationError) -> Renaming {
      try rename(target, flags: 2)
    }

    private func rename(
      _ target: ItemPath, flags: UInt32
    ) throws(FileOperationError) -> Renaming {
      let result = withCString { path in
        target.withCString { typewarden_rename(path, $0, flags) }
      }
      if result == 0 { return .done }
      switch errno {
      case EEXIST: return .occupied
      // The last one is for folders in lower layers of an overlay.
      case EINVAL, ENOSYS, EOPNOTSUPP, EXDEV: return .unsupported
      default: throw FileOperationError("replace", target, errno)
      }
    }
  }
#endif
