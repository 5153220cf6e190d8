#if !canImport(Darwin)
  #if canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif

  /// What a document is on disk at one moment, to tell later whether somebody changed it.
  struct ItemIdentity: Sendable {
    private(set) var root: FileStatus

    /// What is in a package, by path within it.
    private(set) var contents: [[UInt8]: FileStatus] = [:]

    /// Of a document of one file. People set them on documents (tags, comments, where it came from),
    /// and on what is inside of a package hardly ever.
    private var attributes: [[CChar]: [UInt8]] = [:]

    /// Complexity: O(files in the package); none is opened.
    ///
    /// - Throws: `ENOENT` when nothing is there.
    init(of item: ItemPath) throws(FileOperationError) {
      root = try item.requiredStatus()
      guard root.kind == .directory else {
        if root.kind == .file { attributes = item.extendedAttributes() }
        return
      }
      var folders: [(path: ItemPath, relative: [UInt8])] = [(item, [])]
      while let folder = folders.popLast() {
        for name in try folder.path.entries() where !StagingFolder.isStagingName(name) {
          let path = folder.path.appending(name)
          // What is gone again was somebody's temporary file.
          guard let status = try path.status() else { continue }
          let relative = folder.relative.isEmpty ? name : folder.relative + [0x2F] + name
          contents[relative] = status
          if status.kind == .directory { folders.append((path, relative)) }
        }
      }
    }

    /// Whether nothing in it was added, removed or changed since `earlier`.
    func hasContents(of earlier: ItemIdentity) -> Bool {
      // Other attributes explain another time of change, as other permissions do.
      let isSameRoot =
        root.hasContents(of: earlier.root)
        || attributes != earlier.attributes && root.isUntouched(since: earlier.root)
      guard isSameRoot, contents.count == earlier.contents.count else { return false }
      return contents.allSatisfy { path, status in
        earlier.contents[path].map { status.hasContents(of: $0) } ?? false
      }
    }

    /// What is known of each file now, as long as it is certain to be the one known before; else what
    /// was known. For after an operation of our own that changed names and links only.
    func trusted(since earlier: ItemIdentity) -> ItemIdentity {
      var result = earlier
      if root.isUntouched(since: earlier.root) {
        (result.root, result.attributes) = (root, attributes)
      }
      for (path, old) in earlier.contents {
        if let now = contents[path], now.isUntouched(since: old) { result.contents[path] = now }
      }
      return result
    }

    /// When anything in it was changed last.
    private var lastChange: FileStatus.Moment {
      contents.values.reduce(root.changed) { max($0, $1.changed) }
    }

    /// When contents were changed last.
    var lastModification: FileStatus.Moment {
      contents.values.reduce(root.modified) { max($0, $1.modified) }
    }

    /// Waits until a further change gets another time than all that is known.
    ///
    /// Time stamps move in steps of some milliseconds, so a change directly after the last one could
    /// have its time and then not be seen (git calls that racily clean).
    func waitForNextTick() {
      for _ in 0..<20 {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &now)
        let moment = FileStatus.Moment(seconds: now.tv_sec, nanoseconds: Int(now.tv_nsec))
        if moment > lastChange { return }
        usleep(1000)
      }
    }
  }
#endif
