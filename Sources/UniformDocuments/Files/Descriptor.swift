#if !canImport(Darwin)
  internal import CTypewardenFiles
  #if canImport(Musl)
    internal import Musl
  #else
    internal import Glibc
  #endif
  import Foundation

  /// An open file, closed when it goes out of scope and never inherited by another program.
  struct Descriptor: ~Copyable, Sendable {
    let number: Int32
    private let path: ItemPath

    /// Never waits for the other end of a pipe.
    init(
      _ path: ItemPath, _ flags: Int32 = O_RDONLY, mode: mode_t = 0o666
    ) throws(FileOperationError) {
      var number: Int32 = -1
      repeat {
        number = path.withCString { open($0, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode) }
      } while number < 0 && errno == EINTR
      if number < 0 { throw FileOperationError("open", path, errno) }
      self.number = number
      self.path = path
    }

    deinit { close(number) }

    func status() throws(FileOperationError) -> FileStatus {
      var status = stat()
      if fstat(number, &status) != 0 { throw FileOperationError("inspect", path, errno) }
      return FileStatus(status)
    }

    /// Brings contents and metadata to the disk. That a file system cannot is no error.
    func synchronize() throws(FileOperationError) {
      while fsync(number) != 0 {
        switch errno {
        case EINTR: continue
        case EINVAL, EOPNOTSUPP, ENOSYS, EROFS: return
        default: throw FileOperationError("write to disk", path, errno)
        }
      }
    }

    /// Brings all that was written to the file system to the disk.
    func synchronizeFileSystem() throws(FileOperationError) {
      if typewarden_sync_file_system(number) != 0, errno != ENOSYS {
        throw FileOperationError("write to disk", path, errno)
      }
    }

    func setPermissions(_ mode: mode_t) throws(FileOperationError) {
      if fchmod(number, mode) != 0 {
        throw FileOperationError("set the permissions of", path, errno)
      }
    }

    func setModified(_ moment: FileStatus.Moment) throws(FileOperationError) {
      let time = timespec(tv_sec: moment.seconds, tv_nsec: .init(moment.nanoseconds))
      if futimens(number, [time, time]) != 0 {
        throw FileOperationError("set the time of", path, errno)
      }
    }

    /// False also where the file system has none.
    var hasExtendedAttributes: Bool { typewarden_list_attributes_of(number, nil, 0) > 0 }

    /// Appends the contents of another file: by sharing its blocks where the file system can, else
    /// within the kernel, else through a buffer.
    ///
    /// - Parameter size: How much that is; a file without a size is read to its end.
    func copyContents(
      of source: borrowing Descriptor, size: Int64
    ) throws(FileOperationError) {
      if typewarden_clone(source.number, number) == 0 { return }
      var rest = size
      while rest > 0 || size == 0 {
        let count = typewarden_copy_range(source.number, number, 1 << 24)
        if count == 0 { return }
        if count > 0 { rest -= Int64(count) }
        if count > 0 || errno == EINTR { continue }
        switch errno {
        case EXDEV, EINVAL, ENOSYS, EOPNOTSUPP, EBADF, EPERM:
          return try copyBuffered(from: source)
        default: throw FileOperationError("write", path, errno)
        }
      }
    }

    private func copyBuffered(from source: borrowing Descriptor) throws(FileOperationError) {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 4096)
      defer { buffer.deallocate() }
      while true {
        let count = read(source.number, buffer.baseAddress, buffer.count)
        if count == 0 { return }
        if count < 0 {
          if errno == EINTR { continue }
          throw FileOperationError("read", source.path, errno)
        }
        try write(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }

    /// All bytes of a regular file, wherever the descriptor has got to.
    func contents() throws(FileOperationError) -> Data {
      let status = try status()
      guard status.kind == .file else {
        throw FileOperationError("read", path, status.kind == .directory ? EISDIR : EINVAL)
      }
      // Files of the process file system have no size, so reading goes on to the end.
      var data = Data(count: Int(status.size) + 1)
      var filled = 0
      while true {
        if filled == data.count { data.count += max(1 << 16, data.count) }
        let count = data.withUnsafeMutableBytes { bytes in
          pread(number, bytes.baseAddress! + filled, bytes.count - filled, off_t(filled))
        }
        if count == 0 { break }
        if count > 0 {
          filled += count
        } else if errno != EINTR {
          throw FileOperationError("read", path, errno)
        }
      }
      data.count = filled
      return data
    }

    func write(_ data: Data) throws(FileOperationError) {
      // The closure of `withUnsafeBytes` has no typed errors.
      let result = data.withUnsafeBytes { bytes in
        Result { () throws(FileOperationError) in try write(bytes) }
      }
      try result.get()
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws(FileOperationError) {
      var rest = bytes
      while let start = rest.baseAddress, !rest.isEmpty {
        #if canImport(Musl)
          let count = Musl.write(number, start, rest.count)
        #else
          let count = Glibc.write(number, start, rest.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          throw FileOperationError("write", path, errno)
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
#endif
