#if !canImport(Darwin)
  #if canImport(Musl)
    internal import Musl
  #else
    internal import Glibc
  #endif
  import Foundation

  /// An absolute path as the system has it: bytes, which need not be UTF-8.
  struct ItemPath: Hashable, Sendable {
    /// Without NUL, and without a slash at the end except for the root itself.
    private(set) var bytes: [UInt8]

    init(_ bytes: some Sequence<UInt8>) {
      self.bytes = Array(bytes)
      while self.bytes.count > 1, self.bytes.last == UInt8(ascii: "/") { self.bytes.removeLast() }
    }

    /// - Throws: `EINVAL` for a URL that cannot name a file.
    init(_ url: URL) throws(FileOperationError) {
      var bytes: [UInt8] = []
      // Decoded paths end at a NUL, which would name another file.
      if url.isFileURL, !url.path(percentEncoded: true).contains("%00") {
        url.absoluteURL.withUnsafeFileSystemRepresentation { path in
          if let path { bytes = Array(UnsafeRawBufferPointer(start: path, count: strlen(path))) }
        }
      }
      self.init(bytes)
      guard bytes.first == UInt8(ascii: "/") else {
        throw FileOperationError(
          "use the location", ItemPath(url.absoluteString.utf8.filter { $0 != 0 }), EINVAL)
      }
    }

    var name: ArraySlice<UInt8> {
      guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes[...] }
      return bytes[(slash + 1)...]
    }

    /// The folder that it is in; the root is in itself.
    var parent: ItemPath {
      guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")), slash > 0 else {
        return ItemPath([UInt8(ascii: "/")])
      }
      return ItemPath(bytes[..<slash])
    }

    func appending(_ name: some Collection<UInt8>) -> ItemPath {
      var result = self
      if result.bytes.last != UInt8(ascii: "/") { result.bytes.append(UInt8(ascii: "/")) }
      result.bytes.append(contentsOf: name)
      return ItemPath(result.bytes)
    }

    func appending(_ name: String) -> ItemPath { appending(Array(name.utf8)) }

    /// Whether it is the other or inside of it.
    func isWithin(_ other: ItemPath) -> Bool {
      guard bytes.starts(with: other.bytes) else { return false }
      return bytes.count == other.bytes.count || other.bytes.count == 1
        || bytes[other.bytes.count] == UInt8(ascii: "/")
    }

    func url(isDirectory: Bool) -> URL {
      withCString {
        URL(fileURLWithFileSystemRepresentation: $0, isDirectory: isDirectory, relativeTo: nil)
      }
    }

    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
        for index in bytes.indices { buffer[index] = CChar(bitPattern: bytes[index]) }
        buffer[bytes.count] = 0
        return body(UnsafePointer(buffer.baseAddress!))
      }
    }
  }

  extension ItemPath: CustomStringConvertible {
    var description: String { String(decoding: bytes, as: UTF8.self) }
  }

  extension ItemPath {
    /// The path with all symbolic links followed. What does not exist yet is kept as it is, so that a
    /// link to nothing gives the place where its target would be.
    ///
    /// - Throws: `ENOENT` without the folder, `ELOOP` for links in a circle.
    func resolved() throws(FileOperationError) -> ItemPath {
      var path = self
      for _ in 0..<40 {
        if let real = path.realPath() { return real }
        let reason = errno
        guard reason == ENOENT else { throw FileOperationError("find", self, reason) }
        guard let folder = path.parent.realPath() else {
          throw FileOperationError("find the folder of", self, errno)
        }
        let place = folder.appending(path.name)
        guard let target = place.linkTarget() else { return place }
        path =
          target.first == UInt8(ascii: "/")
          ? ItemPath(target) : folder.appending(target)
      }
      throw FileOperationError("find", self, ELOOP)
    }

    private func realPath() -> ItemPath? {
      withCString { path in
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return ItemPath(UnsafeRawBufferPointer(start: real, count: strlen(real)))
      }
    }

    /// What a symbolic link says; nil when it is none.
    func linkTarget() -> [UInt8]? {
      withCString { path in
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
          let count = readlink(path, buffer.baseAddress!, buffer.count)
          return count < 0 ? nil : buffer[..<count].map { UInt8(bitPattern: $0) }
        }
      }
    }
  }
#endif
