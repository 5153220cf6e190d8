#if !canImport(Darwin)
  #if canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif

  /// Writes a tree of wrappers to where nothing is.
  struct WrapperTreeWriter {
    /// Files from within this item may be linked instead of copied, because the tree is about to take
    /// its place. A link to anything else would be one file in two documents.
    let linkable: ItemPath?

    /// Where each wrapper came to lie; taken over only once the tree is in its place.
    private(set) var origins: [(wrapper: FileWrapper, origin: FileWrapper.Origin, name: String)] =
      []

    init(linkable: ItemPath?) { self.linkable = linkable }

    /// - Parameters:
    ///   - path: Where it is written.
    ///   - place: Where it will be once the tree is in its place.
    mutating func write(
      _ wrapper: FileWrapper, to path: ItemPath, for place: ItemPath, as name: String
    ) throws(FileOperationError) {
      switch wrapper.content {
      case .file(let data): try writeFile(wrapper, data, to: path)
      case .link(let target):
        if try !carryOver(wrapper, to: path) { try path.makeLink(to: target) }
      case .special:
        guard try carryOver(wrapper, to: path) else {
          throw FileOperationError("find", wrapper.origin?.path ?? path, ENOENT)
        }
      case .directory(let children):
        try path.makeDirectory()
        for (key, child) in children {
          let bytes = child.nameOnDisk(for: key)
          try write(
            child, to: path.appending(bytes), for: place.appending(bytes), as: key)
        }
        try finishFolder(wrapper, children, path)
      }
      if let permissions = wrapper.permissions, !wrapper.isSymbolicLink {
        try path.setPermissions(mode_t(truncatingIfNeeded: permissions) & 0o7777)
      }
      origins.append(
        (wrapper, FileWrapper.Origin(path: place, status: try path.requiredStatus()), name))
    }

    private func writeFile(
      _ wrapper: FileWrapper, _ data: Data?, to path: ItemPath
    ) throws(FileOperationError) {
      if try carryOver(wrapper, to: path) { return }
      if let data = data ?? (wrapper.held == nil ? nil : wrapper.regularFileContents) {
        let file = try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL)
        for part in data.regions { try file.write(part) }
        return
      }
      // Never read, and changed on disk since: what is there now is what was left alone.
      guard let origin = wrapper.origin else { throw FileOperationError("find", path, ENOENT) }
      try path.clone(origin.path)
    }

    /// Links or copies what is still on disk as it was. Nothing is read into memory.
    private func carryOver(
      _ wrapper: FileWrapper, to path: ItemPath
    ) throws(FileOperationError) -> Bool {
      guard let origin = wrapper.origin, let status = try origin.path.status(),
        status.isUntouched(since: origin.status)
      else { return false }
      // Other permissions would be those of the live file too.
      if let linkable, origin.path.isWithin(linkable), wrapper.permissions == nil,
        SaveEnvironment.current.hasHardLinks, try path.makeHardLink(to: origin.path)
      {
        return true
      }
      try path.clone(origin.path, status)
      return true
    }

    /// A folder keeps its attributes, and its time if nothing was added or removed.
    private func finishFolder(
      _ wrapper: FileWrapper, _ children: [String: FileWrapper], _ path: ItemPath
    ) throws(FileOperationError) {
      guard let origin = wrapper.origin, let status = try origin.path.status(),
        status.kind == .directory, status.isSameObject(as: origin.status)
      else { return }
      try path.takeAttributes(of: origin.path, status)
      let isSame =
        status.modified == origin.status.modified
        && children.allSatisfy { key, child in
          child.origin?.path == origin.path.appending(child.nameOnDisk(for: key))
        }
      if isSame, try origin.path.entries().count == children.count {
        try path.setModified(status.modified)
      }
    }
  }

  extension FileWrapper {
    /// The bytes of the name. One that is no UTF-8 is kept as long as nobody gives another.
    fileprivate func nameOnDisk(for key: String) -> [UInt8] {
      if let origin, key.utf8.contains(0xEF),
        String(decoding: origin.path.name, as: UTF8.self) == key
      {
        return Array(origin.path.name)
      }
      return Array(key.utf8)
    }
  }
#endif
