#if !canImport(Darwin)
  #if canImport(Musl)
    internal import Musl
  #else
    internal import Glibc
  #endif
  import Foundation

  extension ItemPath {
    /// The names in a folder, in no order.
    func entries() throws(FileOperationError) -> [[UInt8]] {
      guard let folder = withCString({ opendir($0) }) else {
        throw FileOperationError("list the folder", self, errno)
      }
      defer { closedir(folder) }
      var names: [[UInt8]] = []
      errno = 0
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          Array(bytes.prefix { $0 != 0 })
        }
        if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
        errno = 0
      }
      if errno != 0 { throw FileOperationError("list the folder", self, errno) }
      return names
    }

    /// Removes it with all that is in it. That it is not there is no error.
    func removeTree() throws(FileOperationError) {
      guard let status = try status() else { return }
      guard status.kind == .directory else { return try removeFile() }
      // A folder that its owner may not change has to be emptied all the same.
      if status.permissions & 0o700 != 0o700 { try setPermissions(0o700) }
      for name in try entries() { try appending(name).removeTree() }
      try removeDirectory()
    }

    /// Makes a small file and brings it to the disk.
    func makeFile(_ bytes: [UInt8]) throws(FileOperationError) {
      let file = try Descriptor(self, O_WRONLY | O_CREAT | O_EXCL)
      try file.write(Data(bytes))
      try file.synchronize()
    }

    func synchronize() throws(FileOperationError) {
      try Descriptor(self, O_NOFOLLOW).synchronize()
    }
  }
#endif
