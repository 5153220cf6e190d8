#if !canImport(Darwin)
  import Dispatch
  import Synchronization
  #if canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif

  extension ItemPath {
    /// Makes a copy of an object with all that is in it: contents, times, permissions, owner,
    /// extended attributes. Where the file system can, files share their blocks.
    ///
    /// Complexity: O(files), and O(bytes) where blocks cannot be shared; no file is held in memory.
    func clone(_ source: ItemPath) throws(FileOperationError) {
      try clone(source, source.requiredStatus())
    }

    func clone(_ source: ItemPath, _ status: FileStatus) throws(FileOperationError) {
      switch status.kind {
      case .file: return try cloneFile(source, status)
      case .directory:
        // Open to its owner until all is in it.
        try makeDirectory(mode: 0o700)
        try cloneEntries(of: source)
      case .link: try makeLink(to: source.linkTarget() ?? [])
      case .other: try makeSpecialFile(like: status)
      }
      try takeAttributes(of: source, status)
      try setModified(status.modified)
    }

    /// A large folder is copied by two at a time: most of a copy of small files is waiting for the
    /// system, and not for the disk.
    private func cloneEntries(of source: ItemPath) throws(FileOperationError) {
      let names = try source.entries().filter { !StagingFolder.isStagingName($0) }
      guard names.count > 256 else {
        for name in names { try appending(name).clone(source.appending(name)) }
        return
      }
      let failure = Mutex<FileOperationError?>(nil)
      let middle = names.count / 2
      DispatchQueue.concurrentPerform(iterations: 2) { half in
        do throws(FileOperationError) {
          for name in half == 0 ? names[..<middle] : names[middle...] {
            if half == 1, failure.withLock({ $0 != nil }) { return }
            try appending(name).clone(source.appending(name))
          }
        } catch {
          failure.withLock { $0 = $0 ?? error }
        }
      }
      if let error = failure.withLock({ $0 }) { throw error }
    }

    /// By descriptors, since looking up a path costs as much as what is done with it.
    private func cloneFile(
      _ source: ItemPath, _ status: FileStatus
    ) throws(FileOperationError) {
      let from = try Descriptor(source, O_RDONLY | O_NOFOLLOW)
      let to = try Descriptor(self, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
      try to.copyContents(of: from, size: status.size)
      if status.owner != geteuid() || status.group != getegid() || from.hasExtendedAttributes {
        try takeAttributes(of: source, status)
      } else {
        try to.setPermissions(status.permissions)
      }
      try to.setModified(status.modified)
    }
  }
#endif
