#if os(Linux)
  #if canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif

  /// What the kernel says about folders that are watched. Owns the descriptor of inotify.
  final class FolderEvents {
    /// What was said since the last time.
    struct Batch {
      /// Folders in which something changed.
      var changed: Set<[UInt8]> = []
      /// Those of them in which folders came or went.
      var restructured: Set<[UInt8]> = []
      /// Whether more happened than the kernel could remember.
      var hasOverflowed = false

      var isEmpty: Bool { changed.isEmpty && !hasOverflowed }
    }

    private let descriptor: Int32
    private var paths: [Int32: [UInt8]] = [:]
    private let ignoredFiles: Set<[UInt8]>

    private static let mask = UInt32(
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_ATTRIB)
    private static let overflow = UInt32(0x4000)
    private static let ignored = UInt32(0x8000)
    private static let isFolder = UInt32(0x4000_0000)
    private static let onlyFolders = UInt32(0x0100_0000)
    private static let notFollowingLinks = UInt32(0x0200_0000)

    /// Watches nothing yet. Of changes of some files nothing is ever said.
    init(ignoring ignoredFiles: Set<[UInt8]>) throws(SystemError) {
      self.ignoredFiles = ignoredFiles
      descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw SystemError(code: errno) }
    }

    deinit { close(descriptor) }

    /// Watches a folder, or learns that one that is watched has moved. Returns whether it is new; a
    /// folder that is gone is none.
    func watch(_ path: [UInt8]) throws(SystemError) -> Bool {
      let watch = (path + [0]).withUnsafeBytes {
        inotify_add_watch(
          descriptor, $0.baseAddress!.assumingMemoryBound(to: CChar.self),
          Self.mask | Self.onlyFolders | Self.notFollowingLinks)
      }
      guard watch >= 0 else {
        let error = SystemError(code: errno)
        if error.meansVanished || error.code == EACCES { return false }
        throw error
      }
      return paths.updateValue(path, forKey: watch) == nil
    }

    /// The system's error when nothing stands at a path; nil when something does.
    func absence(of path: [UInt8]) -> SystemError? {
      var status = stat()
      let result = (path + [0]).withUnsafeBytes {
        lstat($0.baseAddress!.assumingMemoryBound(to: CChar.self), &status)
      }
      return result == 0 ? nil : SystemError(code: errno)
    }

    /// Waits for something to happen, then until it is quiet for a moment; empty when nothing
    /// happened in half a second.
    func wait() -> Batch {
      var batch = Batch()
      guard isReadable(within: 500) else { return batch }
      // Many changes come together: they are answered together, but not later than in a second.
      for _ in 0..<10 {
        read(into: &batch)
        guard isReadable(within: 100) else { break }
      }
      return batch
    }

    private func isReadable(within milliseconds: Int32) -> Bool {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&watched, 1, milliseconds) > 0
    }

    private func isIgnored(_ name: Slice<UnsafeMutableRawBufferPointer>, in path: [UInt8]) -> Bool {
      guard !ignoredFiles.isEmpty, !name.isEmpty else { return false }
      return ignoredFiles.contains(
        path + (path.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name)
    }

    private func read(into batch: inout Batch) {
      withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 8) { buffer in
        #if canImport(Musl)
          let count = Musl.read(descriptor, buffer.baseAddress!, buffer.count)
        #else
          let count = Glibc.read(descriptor, buffer.baseAddress!, buffer.count)
        #endif
        var offset = 0
        while offset + 16 <= count {
          let watch = buffer.load(fromByteOffset: offset, as: Int32.self)
          let mask = buffer.load(fromByteOffset: offset + 4, as: UInt32.self)
          let length = Int(buffer.load(fromByteOffset: offset + 12, as: UInt32.self))
          offset += 16 + length
          if mask & Self.overflow != 0 { batch.hasOverflowed = true }
          if mask & Self.ignored != 0 { paths[watch] = nil }
          guard let path = paths[watch] else { continue }
          let name = buffer[(offset - length)..<min(offset, count)].prefix { $0 != 0 }
          if isIgnored(name, in: path) { continue }
          batch.changed.insert(path)
          if mask & Self.isFolder != 0 { batch.restructured.insert(path) }
        }
      }
    }
  }
#endif
