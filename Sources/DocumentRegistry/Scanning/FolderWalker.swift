internal import Synchronization
internal import TypeDeclarations
internal import TypewardenSourceText

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Reads folders and hands on what is in them. Any number of walkers share one pool.
///
/// Each name is met once: its kind comes with it from the folder, and one `fstatat` gives a document
/// its size and dates. Symbolic links, sockets and devices are no documents.
struct FolderWalker: Sendable {
  let pool: FolderPool
  let queue: ListingQueue
  let packages: PackageNames
  let ownFiles: OwnFiles
  let request: ScanRequest
  let known: KnownFolders?
  let budget: DescriptorBudget
  let numbers: NumberSource
  let isCancelled: @Sendable () -> Bool
  /// The descriptor of the first folder, and its device.
  let root: Int32
  let device: Int64
  /// Folders that changed after this moment, in nanoseconds since 1970, count as changed next time.
  let settled: Int64

  /// Reads folders until there are no more.
  func run() {
    let excludes = request.excludes.map(GlobPattern.init)
    while let folder = pool.next() {
      if isCancelled() {
        pool.stop()
        break
      }
      pool.finished(read(folder, excludes))
    }
    queue.finish()
  }

  private func read(_ folder: FolderPool.Folder, _ excludes: [GlobPattern]) -> [FolderPool.Folder] {
    var listing = FolderListing(number: folder.number)
    listing.row = folder.known.flatMap { known?[$0].row }
    let opened = folder.parent.map { $0.open(folder.name) } ?? .success(root)
    switch opened {
    case .failure(let error):
      fail(&listing, error, folder)
      return []
    case .success(let descriptor):
      let node = OpenFolder(
        name: folder.name, parent: folder.parent, descriptor: descriptor, budget: budget)
      var status = stat()
      guard fstat(descriptor, &status) == 0 else {
        fail(&listing, SystemError(code: errno), folder)
        return []
      }
      listing.device = status.deviceNumber
      listing.inode = status.inodeNumber
      let modified = status.modificationTime
      if request.staysOnFileSystem, listing.device != device {
        queue.append(listing)
        return []
      }
      if let place = folder.known, let known, modified < settled, !mustList(node),
        known[place].modified == modified, known[place].inode == listing.inode,
        known[place].device == listing.device
      {
        return passOver(place, known, node, &listing)
      }
      listing.modified = modified < settled ? modified : 0
      list(node, descriptor, folder, excludes, &listing)
      let places = folder.known.flatMap { known?.childrenByName(of: $0) }
      let found = listing.subfolders.map { subfolder in
        let name = Array(listing.names[subfolder.range])
        return FolderPool.Folder(
          parent: node, name: name, number: subfolder.number, known: places?[name])
      }
      queue.append(listing)
      node.closeIfDescriptorsAreScarce()
      return found
    }
  }

  private func mustList(_ node: OpenFolder) -> Bool {
    !request.listed.isEmpty && request.listed.contains(node.path)
  }

  private func fail(
    _ listing: inout FolderListing, _ error: SystemError, _ folder: FolderPool.Folder
  ) {
    listing.state = error.meansVanished ? .vanished : .unreadable
    if !error.meansVanished {
      let parent = folder.parent.map { $0.path + [UInt8(ascii: "/")] } ?? []
      listing.problems.append(ScanProblem(path: parent + folder.name, reason: error.reason))
    }
    queue.append(listing)
  }

  private func passOver(
    _ place: Int, _ known: KnownFolders, _ node: OpenFolder, _ listing: inout FolderListing
  ) -> [FolderPool.Folder] {
    listing.state = .unchanged
    queue.append(listing)
    return known.children(of: place).map { child in
      FolderPool.Folder(parent: node, name: known.name(child), number: 0, known: child)
    }
  }

  private func list(
    _ node: OpenFolder, _ descriptor: Int32, _ folder: FolderPool.Folder,
    _ excludes: [GlobPattern], _ listing: inout FolderListing
  ) {
    // A stream owns its descriptor, and this one is still needed.
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, let stream = fdopendir(copy) else {
      listing.problems.append(
        ScanProblem(path: node.path, reason: SystemError(code: errno).reason))
      listing.state = .unreadable
      if copy >= 0 { close(copy) }
      return
    }
    defer { closedir(stream) }
    let prefix = excludes.isEmpty ? [] : node.path.dropFirst(request.path.count)
    let ownNames = ownFiles.names(inFolder: listing.device, listing.inode)
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        let code = errno
        for index in listing.problems.indices {
          listing.problems[index].path.insert(contentsOf: node.path + [UInt8(ascii: "/")], at: 0)
        }
        if code != 0 {
          // What is not listed must not be taken for deleted.
          listing.state = .unreadable
          listing.problems.append(
            ScanProblem(path: node.path, reason: SystemError(code: code).reason))
        }
        return
      }
      let start = UnsafeRawPointer(entry).advanced(by: Self.nameOffset)
      let text = start.assumingMemoryBound(to: CChar.self)
      let name = UnsafeBufferPointer(
        start: start.assumingMemoryBound(to: UInt8.self), count: strlen(text))
      if Self.isDots(name) { continue }
      if !excludes.isEmpty, isExcluded(name, prefix, excludes) { continue }
      if let ownNames, ownNames.contains(Array(name)) { continue }
      add(name, text, Int32(entry.pointee.d_type), Int64(entry.pointee.d_ino), descriptor, &listing)
    }
  }

  @inline(__always)
  private func add(
    _ name: UnsafeBufferPointer<UInt8>, _ text: UnsafePointer<CChar>, _ type: Int32,
    _ inode: Int64, _ descriptor: Int32, _ listing: inout FolderListing
  ) {
    switch type {
    case Int32(DT_DIR):
      let isPackage = packages.isPackage(name)
      if isPackage { addDocument(name, text, descriptor, &listing) }
      if !isPackage || request.entersPackages { addFolder(name, inode, &listing) }
    case Int32(DT_REG), Int32(DT_UNKNOWN): addDocument(name, text, descriptor, &listing)
    default: break
    }
  }

  private func addFolder(
    _ name: UnsafeBufferPointer<UInt8>, _ inode: Int64, _ listing: inout FolderListing
  ) {
    listing.subfolders.append(
      FolderListing.Subfolder(
        nameStart: listing.append(name), nameLength: UInt16(clamping: name.count), inode: inode,
        number: numbers.next()))
  }

  @inline(__always)
  private func addDocument(
    _ name: UnsafeBufferPointer<UInt8>, _ text: UnsafePointer<CChar>, _ descriptor: Int32,
    _ listing: inout FolderListing
  ) {
    var status = stat()
    guard fstatat(descriptor, text, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      let error = SystemError(code: errno)
      if !error.meansVanished {
        listing.problems.append(ScanProblem(path: Array(name), reason: error.reason))
      }
      return
    }
    let kind: DocumentKind
    var size: Int64 = -1
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      kind = status.st_mode & 0o111 != 0 ? .executableFile : .file
      size = Int64(status.st_size)
    case S_IFDIR:
      // Only where the folder does not say what its entries are, or one was just replaced.
      guard packages.isPackage(name) else {
        return addFolder(name, status.inodeNumber, &listing)
      }
      kind = .package
    default: return
    }
    listing.entries.append(
      FolderListing.Entry(
        nameStart: listing.append(name), nameLength: UInt16(clamping: name.count), kind: kind,
        size: size, modified: status.modificationTime, inode: status.inodeNumber))
  }

  private func isExcluded(
    _ name: UnsafeBufferPointer<UInt8>, _ prefix: ArraySlice<UInt8>, _ excludes: [GlobPattern]
  ) -> Bool {
    let path = FileName.shown(Array(prefix) + [UInt8(ascii: "/")] + Array(name))
    return excludes.contains { $0.matches(path) }
  }

  @inline(__always)
  private static func isDots(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name[0] == UInt8(ascii: ".")
      && (name.count == 1 || (name.count == 2 && name[1] == UInt8(ascii: ".")))
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name)!
}

/// Numbers for folders, each given once.
final class NumberSource: Sendable {
  private let last = Atomic<Int>(0)

  func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
