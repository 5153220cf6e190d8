#if !canImport(Darwin)
  import Dispatch
  import Synchronization
  #if canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif

  /// Calls somebody when an item is changed or replaced, by whomever.
  ///
  /// The folder that the item is in is watched, because a replaced item is another object. Where the
  /// system cannot watch, or has lost events, it looks once in a while.
  final class FileWatch: Sendable {
    private let path: ItemPath
    private let last: Mutex<FileStatus?>
    private let changed: @Sendable () -> Void
    private let id = Mutex<Int?>(nil)

    init(_ path: ItemPath, changed: @escaping @Sendable () -> Void) {
      self.path = path
      self.changed = changed
      last = Mutex(try? path.status())
      let number = WatchTable.shared.add(path) { [weak self] in self?.look() }
      id.withLock { $0 = number }
    }

    deinit {
      if let number = id.withLock({ $0 }) { WatchTable.shared.remove(number) }
    }

    private func look() {
      let now = try? path.status()
      let isNew = last.withLock { last in
        defer { last = now }
        return now != last
      }
      if isNew { changed() }
    }
  }

  /// The watches of this process. The system allows few instances of its watching, so there is one.
  final class WatchTable: Sendable {
    private struct Watch: Sendable {
      let folder: ItemPath
      let look: @Sendable () -> Void
    }

    private struct State: Sendable {
      var lastID = 0
      var watches: [Int: Watch] = [:]
      /// The folder of each watch that the system keeps.
      var folders: [Int32: ItemPath] = [:]
    }

    static let shared = WatchTable()

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "UniformDocuments.watching")
    private let descriptor: Int32
    private let events: Handover<(any DispatchSourceRead)?>
    private let timer: Handover<any DispatchSourceTimer>

    private init() {
      descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
      events = Handover(
        descriptor < 0
          ? nil : DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue))
      timer = Handover(DispatchSource.makeTimerSource(queue: queue))
      events.value?.setEventHandler { [unowned self] in readEvents() }
      events.value?.resume()
      timer.value.setEventHandler { [unowned self] in lookAtAll { !$0 } }
      // Only for folders that cannot be watched; the system may put it off.
      timer.value.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(500))
      timer.value.resume()
    }

    func add(_ path: ItemPath, look: @escaping @Sendable () -> Void) -> Int {
      let folder = path.parent
      let mask = UInt32(
        IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB
      )
      return state.withLock { state in
        state.lastID += 1
        state.watches[state.lastID] = Watch(folder: folder, look: look)
        if descriptor >= 0, !state.folders.values.contains(folder) {
          let number = folder.withCString { inotify_add_watch(descriptor, $0, mask) }
          if number >= 0 { state.folders[number] = folder }
        }
        return state.lastID
      }
    }

    func remove(_ id: Int) {
      state.withLock { state in
        guard let folder = state.watches.removeValue(forKey: id)?.folder,
          !state.watches.values.contains(where: { $0.folder == folder }),
          let number = state.folders.first(where: { $0.value == folder })?.key
        else { return }
        state.folders[number] = nil
        inotify_rm_watch(descriptor, number)
      }
    }

    private func readEvents() {
      var folders: Set<Int32> = []
      var hasLost = false
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
        while true {
          let count = read(descriptor, buffer.baseAddress, buffer.count)
          guard count > 0 else { return }
          var offset = 0
          while offset + MemoryLayout<inotify_event>.size <= count {
            let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            folders.insert(event.wd)
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { hasLost = true }
            offset += MemoryLayout<inotify_event>.size + Int(event.len)
          }
        }
      }
      let changed = state.withLock { state in
        Set(folders.compactMap { state.folders[$0] })
      }
      look { watch, _ in hasLost || changed.contains(watch.folder) }
    }

    private func lookAtAll(where condition: (_ isWatched: Bool) -> Bool) {
      look { _, isWatched in condition(isWatched) }
    }

    private func look(where condition: (Watch, Bool) -> Bool) {
      let watches = state.withLock { state in
        let watched = Set(state.folders.values)
        return state.watches.values.filter { condition($0, watched.contains($0.folder)) }
      }
      for watch in watches { watch.look() }
    }
  }
#endif
