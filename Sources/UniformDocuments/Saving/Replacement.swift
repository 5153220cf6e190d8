#if !canImport(Darwin)
  #if canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif

  /// Makes a new version of an item beside it, and puts it in the item's place in one step.
  ///
  /// Whatever fails before that step, the item is as it was; a process that dies leaves a hidden
  /// folder and nothing else.
  final class Replacement {
    let item: ItemPath
    let staging: StagingFolder

    /// Where the new version is to be made. Nothing is there at first.
    var product: ItemPath { staging.product }

    /// Where the item waits when it cannot be swapped with its new version.
    var aside: ItemPath { staging.setAside }

    /// - Parameter item: Its path without links.
    /// - Throws: the system's error, such as `EACCES` in a folder that may not be written to.
    init(of item: ItemPath) throws(FileOperationError) {
      self.item = item
      staging = try StagingFolder(for: item)
    }

    /// Starts from a copy of the item.
    func copyItem() throws(FileOperationError) { try product.clone(item) }

    /// Puts the new version in the item's place.
    ///
    /// - Parameters:
    ///   - claim: What goes on to hold for the new version; nil when nobody coordinates.
    ///   - check: Looks for the last time whether the item may be replaced.
    /// - Returns: What is there now, as far as it is what was made.
    func commit(
      claim: Claim? = nil, check: () throws -> Void = {}
    ) throws -> ItemIdentity {
      var live = try item.status()
      let before = try live.map { _ in try ItemIdentity(of: item) }
      if let live, try product.requiredStatus().kind == live.kind {
        try product.takeAttributes(of: item, live)
      }
      let made = try keepPermissions(of: before)
      try SaveStep.attributed.reached()
      try synchronize(made, except: before)
      try SaveStep.synchronized.reached()
      try check()
      try SaveStep.checked.reached()
      if case .locked(let lock) = ItemLock.attempt(product, isExclusive: true) { claim?.add(lock) }
      // Who was first to create the item has to be asked for it, as if it had been there before.
      var way = try replace(live)
      while way == .occupied {
        live = try item.status()
        way = try replace(live)
      }
      do {
        try SaveStep.replaced.reached()
        try item.parent.synchronize()
      } catch {
        takeBack(way)
        throw error
      }
      // The document is saved; what goes wrong from here on is not worth an error.
      try? staging.path.removeTree()
      try? SaveStep.finished.reached()
      let identity = (try? ItemIdentity(of: item))?.trusted(since: made) ?? made
      identity.waitForNextTick()
      return identity
    }

    /// Gives files that were made anew the permissions of what they replace. Foundation's atomic
    /// writing drops them (Swift 6.3), which would open private files to everybody.
    private func keepPermissions(of before: ItemIdentity?) throws -> ItemIdentity {
      let made = try ItemIdentity(of: product)
      guard let before, made.root.kind == .directory else { return made }
      let usual = try usualPermissions()
      let usualOfFolder = usual | (usual & 0o444) >> 2
      var isChanged = false
      for (path, status) in made.contents where status.kind != .link {
        guard let old = before.contents[path], old.kind == status.kind,
          !old.isSameObject(as: status), old.permissions != status.permissions,
          status.permissions & 0o777 == (status.kind == .directory ? usualOfFolder : usual)
        else { continue }
        try product.appending(path).setPermissions(old.permissions)
        isChanged = true
      }
      return isChanged ? try ItemIdentity(of: product) : made
    }

    /// What a new file gets in this process, which is the only safe way to learn the mask.
    private func usualPermissions() throws(FileOperationError) -> mode_t {
      let probe = staging.path.appending("probe")
      defer { try? probe.removeFile() }
      return try Descriptor(probe, O_WRONLY | O_CREAT).status().permissions
    }

    /// Brings what is new to the disk: the files one by one if they are few, else all at once.
    private func synchronize(_ made: ItemIdentity, except before: ItemIdentity?) throws {
      let known = Set((before?.contents.values).map { $0.map(\.inode) } ?? [])
      let new = made.contents.filter { _, status in
        status.kind == .directory || status.kind == .file && !known.contains(status.inode)
      }
      if new.count > 32 {
        return try Descriptor(staging.path).synchronizeFileSystem()
      }
      // Folders after what is in them.
      for (path, _) in new.sorted(by: { $0.key.count > $1.key.count }) {
        try product.appending(path).synchronize()
      }
      if made.root.kind == .file || made.root.kind == .directory { try product.synchronize() }
      try product.parent.synchronize()
    }
  }
#endif
