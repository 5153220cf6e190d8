#if !canImport(Darwin)
  internal import CTypewardenFiles
  #if canImport(Musl)
    internal import Musl
  #else
    internal import Glibc
  #endif

  extension ItemPath {
    /// Takes over permissions, owner and extended attributes, access lists among them.
    ///
    /// What the process may not set, or the file system does not have, stays as it is; only the
    /// permissions have to succeed.
    func takeAttributes(of other: ItemPath, _ status: FileStatus) throws(FileOperationError) {
      // Nothing to do for what the process made itself, as a rule.
      if status.owner != geteuid() || status.group != getegid() {
        setOwner(status.owner, status.group)
      }
      copyExtendedAttributes(of: other)
      // Last, since a change of the owner takes bits away. Links have no permissions.
      if status.kind != .link { try setPermissions(status.permissions) }
    }

    private func copyExtendedAttributes(of other: ItemPath) {
      for (name, value) in other.extendedAttributes() {
        name.withUnsafeBufferPointer { name in
          _ = withCString {
            typewarden_set_attribute($0, name.baseAddress!, value, value.count)
          }
        }
      }
    }

    /// The extended attributes, access lists among them, by name with its NUL. What cannot be read is
    /// left out.
    func extendedAttributes() -> [[CChar]: [UInt8]] {
      var attributes: [[CChar]: [UInt8]] = [:]
      for name in extendedAttributeNames() {
        name.withUnsafeBufferPointer { name in
          let name = name.baseAddress!
          var size = withCString { typewarden_get_attribute($0, name, nil, 0) }
          guard size >= 0 else { return }
          var value = [UInt8](repeating: 0, count: size)
          size = value.withUnsafeMutableBytes { value in
            withCString { typewarden_get_attribute($0, name, value.baseAddress, value.count) }
          }
          guard size >= 0 else { return }
          attributes[Array(UnsafeBufferPointer(start: name, count: strlen(name) + 1))] =
            Array(value[..<size])
        }
      }
      return attributes
    }

    /// The names, each with its NUL.
    private func extendedAttributeNames() -> [[CChar]] {
      let size = withCString { typewarden_list_attributes($0, nil, 0) }
      guard size > 0 else { return [] }
      var list = [CChar](repeating: 0, count: size)
      let count = list.withUnsafeMutableBufferPointer { list in
        withCString { typewarden_list_attributes($0, list.baseAddress, list.count) }
      }
      guard count > 0 else { return [] }
      return list[..<count].split(separator: 0).map { Array($0) + [0] }
    }
  }
#endif
