#if !canImport(Darwin)
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
      case .file: try cloneFile(source)
      case .directory:
        // Open to its owner until all is in it.
        try makeDirectory(mode: 0o700)
        for name in try source.entries() where !StagingFolder.isStagingName(name) {
          try appending(name).clone(source.appending(name))
        }
      case .link: try makeLink(to: source.linkTarget() ?? [])
      case .other: try makeSpecialFile(like: status)
      }
      try takeAttributes(of: source, status)
      try setModified(status.modified)
    }

    /// The contents alone.
    func cloneFile(_ source: ItemPath) throws(FileOperationError) {
      let from = try Descriptor(source, O_RDONLY | O_NOFOLLOW)
      let to = try Descriptor(self, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
      try to.copyContents(of: from)
    }
  }
#endif
