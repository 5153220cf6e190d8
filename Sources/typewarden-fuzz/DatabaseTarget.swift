#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import DocumentRegistry

extension FuzzTarget {
  static let database = FuzzTarget(
    name: "database", promise: "a file that is no document registry of ours is refused"
  ) { bytes in
    let path = "/tmp/typewarden-fuzz-\(getpid()).sqlite"
    defer { for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) } }
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    let catalog = DocumentCatalog(path: path)
    do {
      let rows = try catalog.documents(matching: DocumentFilter())
      var count = 0
      while let document = try rows.next(), count < 1000 {
        _ = document.type.identifier
        count += 1
      }
    } catch {}
  }
}
