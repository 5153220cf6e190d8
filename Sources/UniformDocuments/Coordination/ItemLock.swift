#if !canImport(Darwin)
  #if canImport(Musl)
    internal import Musl
  #else
    internal import Glibc
  #endif

  /// A lock of the system on what is at a path, which other processes see if they ask.
  ///
  /// It is `flock`, which works for folders too and ends with the process, so that a dead process
  /// locks nothing. It belongs to the object and not to the path: once a document has been replaced,
  /// a lock on the old object says nothing, which is why the path is looked at again afterwards.
  final class ItemLock: Sendable {
    private let descriptor: Descriptor

    private init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }

    /// What trying gives.
    enum Attempt: Sendable {
      case locked(ItemLock)
      /// Somebody else has it.
      case busy
      /// There is nothing to lock, or nothing that may be opened.
      case nothing
      /// The file system has no locks.
      case unsupported
    }

    static func attempt(_ path: ItemPath, isExclusive: Bool) -> Attempt {
      while true {
        // Opening a pipe or a device can have effects, and there is nothing to lock in it.
        guard let status = try? path.status(), status.kind == .file || status.kind == .directory,
          let descriptor = try? Descriptor(path)
        else { return .nothing }
        let environment = SaveEnvironment.current
        guard environment.hasLocks else { return .unsupported }
        environment.opened()
        if flock(descriptor.number, (isExclusive ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0 {
          switch errno {
          case EINTR: continue
          case EWOULDBLOCK: return .busy
          default: return .unsupported
          }
        }
        guard let locked = try? descriptor.status() else { return .unsupported }
        if let now = try? path.status(), now.isSameObject(as: locked) {
          return .locked(ItemLock(descriptor))
        }
      }
    }
  }
#endif
