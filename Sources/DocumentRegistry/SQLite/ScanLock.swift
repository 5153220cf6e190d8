#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Keeps two scans from filling one registry at once: they would undo each other's work.
///
/// A file of its own beside the registry, because closing any descriptor of a database's file drops
/// SQLite's locks on it. The system releases the lock when its holder dies, however it dies.
final class ScanLock {
  private let path: String
  private let descriptor: Int32

  /// What is behind the registry's name in that of the file.
  static let suffix = "-scan"

  init(registry: String) throws(CatalogError) {
    path = registry + Self.suffix
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        let reason = SystemError(code: errno).reason
        throw CatalogError(
          .readOnly, path: registry,
          message: "the file \(path) beside it cannot be made (\(reason)); make the folder writable"
        )
      }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        close(descriptor)
        throw CatalogError(
          .busy, path: registry,
          message: "another scan is filling it; wait for that one to end, or use another file")
      }
      // The last holder removes the file: what was opened may be one that is gone.
      var opened = stat()
      var present = stat()
      if fstat(descriptor, &opened) == 0, stat(path, &present) == 0,
        opened.st_ino == present.st_ino
      {
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
  }

  deinit {
    unlink(path)
    close(descriptor)
  }
}
