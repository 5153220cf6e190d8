#if !canImport(Darwin)
  #if canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif

  /// A private folder beside a document in which its next version is made.
  ///
  /// It is beside the document because only within one file system can a version take the other's
  /// place in one step. Its maker holds a lock on it; a folder that nobody locks was left by a
  /// process that died, and is removed by the next one that opens or saves the document. Names are
  /// numbered and not random, so that this needs no search through a large folder.
  final class StagingFolder: Sendable {
    let path: ItemPath
    private let item: ItemPath
    private let lock: ItemLock?

    /// Where the new version is made, under the document's own name.
    var product: ItemPath { path.appending("new").appending(item.name) }

    /// Where the old version goes when the two cannot be swapped.
    var setAside: ItemPath { path.appending("old").appending(item.name) }

    /// - Throws: the system's error, as in a folder that may not be written to.
    init(for item: ItemPath) throws(FileOperationError) {
      self.item = item
      for number in 0..<1000 {
        let path = Self.path(of: item, number: number)
        // Only a dead process's folder is in the way.
        if try path.status() != nil, !Self.removeIfDead(path, of: item) { continue }
        do {
          try path.makeDirectory(mode: 0o700)
        } catch  where error.errorNumber == EEXIST {
          continue
        }
        // Somebody else may take it for dead before it is locked; then the next number will do.
        switch ItemLock.attempt(path, isExclusive: true) {
        case .busy, .nothing: continue
        case .locked(let lock): self.lock = lock
        case .unsupported: self.lock = nil
        }
        self.path = path
        do {
          try path.appending("new").makeDirectory()
          try path.appending("old").makeDirectory()
        } catch {
          try? path.removeTree()
          throw error
        }
        return
      }
      throw FileOperationError("find room beside", item, EEXIST)
    }

    deinit {
      // What cannot be removed now is removed by whoever opens or saves next.
      try? path.removeTree()
    }

    /// Removes what dead processes left beside a document, after putting back a version that was set
    /// aside and never replaced. What fails is left to the next time.
    static func removeDead(of item: ItemPath) {
      for number in 0..<4 {
        let path = path(of: item, number: number)
        guard (try? path.status()) != nil else { return }
        _ = removeIfDead(path, of: item)
      }
    }

    /// Whether a document is not in its place because a save has set it aside.
    static func hasSetAside(_ item: ItemPath) -> Bool {
      guard item.isAbsent else { return false }
      return (0..<4).contains { number in
        let old = path(of: item, number: number).appending("old").appending(item.name)
        return (try? old.status()) != nil && item.isAbsent
      }
    }

    private static func removeIfDead(_ path: ItemPath, of item: ItemPath) -> Bool {
      guard let status = try? path.status(), status.kind == .directory, status.owner == geteuid(),
        case .locked(let lock) = ItemLock.attempt(path, isExclusive: true)
      else { return false }
      return withExtendedLifetime(lock) {
        let old = path.appending("old").appending(item.name)
        // Set aside, and its successor never arrived: this is the document.
        if item.isAbsent, (try? old.status()) != nil, (try? old.move(onto: item)) == nil {
          return false
        }
        return (try? path.removeTree()) != nil
      }
    }

    private static let prefix = Array(".typewarden-".utf8)

    static func isStagingName(_ name: [UInt8]) -> Bool { name.starts(with: prefix) }

    /// The document's name may be as long as names can be, so only a hash of it is used.
    private static func path(of item: ItemPath, number: Int) -> ItemPath {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in item.name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      let name = Self.prefix + Array("\(String(hash, radix: 16))-\(number)".utf8)
      return item.parent.appending(name)
    }
  }
#endif
