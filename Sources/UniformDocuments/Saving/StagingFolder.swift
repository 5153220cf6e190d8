#if !canImport(Darwin)
  #if canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif
  import Synchronization

  /// A private folder beside a document in which its next version is made.
  ///
  /// It is beside the document because only within one file system can a version take the other's
  /// place in one step. Its maker holds a lock on it; a folder that nobody locks was left by a
  /// process that died, and is removed by the next one that opens or saves the document. Where there
  /// are no locks it says in it who the maker is. Names are numbered and not random, so that this
  /// needs no search through a large folder.
  final class StagingFolder: Sendable {
    let path: ItemPath
    private let item: ItemPath
    private let lock: ItemLock?
    private let isKept = Atomic(false)

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
          if lock == nil, let mark = ProcessMark.current {
            try path.appending("maker").makeFile(mark.bytes)
          }
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
      if !isKept.load(ordering: .relaxed) { try? path.removeTree() }
    }

    /// Leaves the folder to whoever opens or saves the document next: what is in it is the document.
    func keep() { isKept.store(true, ordering: .relaxed) }

    /// Lies in a package that is being removed because it cannot be moved.
    static let oldMark = Array(".typewarden-old".utf8)

    /// Notes that the new version is the document from now on, wherever it is.
    func decide() throws(FileOperationError) {
      try path.appending("decided").makeFile([])
      try path.synchronize()
    }

    /// Removes what dead processes left beside a document, after putting back a version that was set
    /// aside and never replaced. What fails is left to the next time.
    static func removeDead(of item: ItemPath) {
      for number in 0..<4 {
        let path = path(of: item, number: number)
        if path.isAbsent { continue }
        _ = removeIfDead(path, of: item)
      }
    }

    /// Whether a document is not in its place because a save has set it aside, and will be there
    /// again: the save goes on, or its process is dead.
    static func hasSetAside(_ item: ItemPath) -> Bool {
      guard item.isAbsent else { return false }
      return (0..<4).contains { number in
        let path = path(of: item, number: number)
        guard version("old", of: item, in: path) != nil || decided(path, of: item) != nil else {
          return false
        }
        if case .unsupported = ItemLock.attempt(path, isExclusive: false) {
          return maker(of: path)?.isKnown == true && item.isAbsent
        }
        return item.isAbsent
      }
    }

    private static func removeIfDead(_ path: ItemPath, of item: ItemPath) -> Bool {
      guard let status = try? path.status(), status.kind == .directory, status.owner == geteuid()
      else { return false }
      switch ItemLock.attempt(path, isExclusive: true) {
      case .locked(let lock): return withExtendedLifetime(lock) { settle(path, of: item) }
      case .unsupported: return maker(of: path)?.isDead == true && settle(path, of: item)
      case .busy, .nothing: return false
      }
    }

    private static func maker(of path: ItemPath) -> ProcessMark? {
      (try? path.appending("maker").contents()).flatMap { ProcessMark($0) }
    }

    /// Finishes what a dead process has begun, and removes its folder.
    private static func settle(_ path: ItemPath, of item: ItemPath) -> Bool {
      let mark = item.appending(oldMark)
      if let new = decided(path, of: item) {
        // What is left of the old version has the mark to the last. Without it somebody else has put
        // a document there since, and that is theirs.
        let isOld = !mark.isAbsent || (try? item.entries())?.isEmpty == true
        if item.isAbsent || isOld {
          guard (try? item.removeTree()) != nil, (try? new.move(onto: item)) != nil else {
            return false
          }
        }
      } else if !mark.isAbsent {
        try? mark.removeFile()
      }
      // Set aside, and its successor never arrived: this is the document.
      if item.isAbsent, let old = version("old", of: item, in: path),
        (try? old.move(onto: item)) == nil
      {
        return false
      }
      return (try? path.removeTree()) != nil
    }

    /// The new version, if it is the document already.
    private static func decided(_ path: ItemPath, of item: ItemPath) -> ItemPath? {
      (try? path.appending("decided").status()) == nil ? nil : version("new", of: item, in: path)
    }

    private static func version(_ name: String, of item: ItemPath, in path: ItemPath) -> ItemPath? {
      let version = path.appending(name).appending(item.name)
      return (try? version.status()) == nil ? nil : version
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
