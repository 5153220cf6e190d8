#if os(Linux)
  /// Reads again what the kernel says has changed.
  struct CatalogWatcher {
    let catalog: DocumentCatalog
    let requests: [ScanRequest]

    func run(
      _ isCancelled: @escaping @Sendable () -> Bool, _ report: ([UInt8], ScanReport) -> Void
    ) throws(CatalogError) {
      let events: FolderEvents
      do throws(SystemError) {
        events = try FolderEvents(ignoring: catalog.store.ownFiles.paths)
      } catch {
        throw failure(error, catalog.path)
      }
      try readAll(events, isCancelled, report)
      while !isCancelled() {
        let batch = events.wait()
        if batch.isEmpty { continue }
        if batch.hasOverflowed {
          try readAll(events, isCancelled, report)
          continue
        }
        for path in Self.outermost(batch.changed) {
          let isRestructured = batch.restructured.contains { RootTable.isInside($0, path) }
          try readAgain(path, batch.changed, events, isRestructured, isCancelled, report)
        }
        // A folder that comes back under the same name is another one, and nobody watches it.
        for request in requests {
          let path = DocumentCatalog.absolutePath(request.path)
          if let error = events.absence(of: path) { throw failure(error, path) }
        }
      }
    }

    /// Watches all folders first, then looks at everything: what changes in between is not missed.
    private func readAll(
      _ events: FolderEvents, _ isCancelled: @escaping @Sendable () -> Bool,
      _ report: ([UInt8], ScanReport) -> Void
    ) throws(CatalogError) {
      for request in requests {
        let path = DocumentCatalog.absolutePath(request.path)
        var isNew = try watchAll(below: path, events)
        repeat {
          let result = try catalog.scan(request, isCancelled: isCancelled) { _ in }
          if result.hasChanges { report(path, result) }
          // Folders that were just found were not watched while they were read.
          isNew = result.hasChanges ? try watchAll(below: path, events) : false
        } while isNew && !isCancelled()
      }
    }

    private func readAgain(
      _ path: [UInt8], _ changed: Set<[UInt8]>, _ events: FolderEvents, _ isRestructured: Bool,
      _ isCancelled: @escaping @Sendable () -> Bool, _ report: ([UInt8], ScanReport) -> Void
    ) throws(CatalogError) {
      guard
        var request = requests.first(where: {
          RootTable.isInside(path, DocumentCatalog.absolutePath($0.path))
        })
      else { return }
      request.path = path
      request.trustsFolders = true
      request.listed = changed
      var mayHaveMissed = isRestructured
      repeat {
        let result: ScanReport
        do throws(CatalogError) {
          result = try catalog.scan(request, isCancelled: isCancelled) { _ in }
        } catch {
          // The folder itself went: the one above it says so, too.
          if error.code == .folder { return }
          throw error
        }
        if result.hasChanges { report(path, result) }
        if mayHaveMissed { mayHaveMissed = try watchAll(below: path, events) }
      } while mayHaveMissed && !isCancelled()
    }

    /// Returns whether any folder was not watched before.
    private func watchAll(
      below path: [UInt8], _ events: FolderEvents
    ) throws(CatalogError) -> Bool {
      var isNew = false
      for folder in try catalog.folders(below: path) {
        do throws(SystemError) {
          if try events.watch(folder) { isNew = true }
        } catch {
          throw failure(error, folder)
        }
      }
      return isNew
    }

    private func failure(_ error: SystemError, _ path: [UInt8]) -> CatalogError {
      // ENOSPC and EMFILE mean the limits of inotify here, not a disk.
      let advice =
        error.code == 28 || error.code == 24
        ? "no more folders can be watched; raise fs.inotify.max_user_watches, or scan now and then"
        : "cannot be watched: \(error.reason)"
      return CatalogError(.folder, path: FileName.shown(path), message: advice)
    }

    private func failure(_ error: SystemError, _ path: String) -> CatalogError {
      failure(error, Array(path.utf8))
    }

    /// Of folders inside each other the outer ones.
    private static func outermost(_ paths: Set<[UInt8]>) -> [[UInt8]] {
      var result: [[UInt8]] = []
      for path in paths.sorted(by: { $0.lexicographicallyPrecedes($1) })
      where !result.contains(where: { RootTable.isInside(path, $0) }) { result.append(path) }
      return result
    }
  }

  extension DocumentCatalog {
    /// The paths of a folder and of all catalogued folders below it.
    fileprivate func folders(below path: [UInt8]) throws(CatalogError) -> [[UInt8]] {
      let connection = try store.connectForReading()
      guard let start = try RootTable(connection).locate(path), start.isExact else { return [] }
      let statement = try connection.prepare(FolderTable.tree + " SELECT id FROM tree")
      statement.bind(1, start.row)
      let paths = try FolderPaths(connection)
      var result: [[UInt8]] = []
      while try statement.step() { result.append(try paths.path(ofFolder: statement.integer(0))) }
      return result
    }
  }
#endif
