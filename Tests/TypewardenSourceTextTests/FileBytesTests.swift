import Foundation
import Testing
import TypewardenSourceText

@Suite struct `Files as bytes` {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func failure(_ path: String) -> FileError? {
    do throws(FileError) {
      _ = try FileBytes.read(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 300_000])
  func `a file comes whole`(count: Int) throws {
    try withFolder { folder in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try Data(bytes).write(to: URL(fileURLWithPath: folder + "/file"))
      #expect(try FileBytes.read(path: folder + "/file") == bytes)
    }
  }

  @Test func `a missing file is an error with the path and the system's reason`() throws {
    let error = try #require(failure("/nowhere/at all.plist"))
    #expect(error.code == ENOENT)
    #expect(error.description == "/nowhere/at all.plist: No such file or directory")
  }

  @Test func `a folder is an error`() throws {
    try withFolder { #expect(failure($0)?.code == EISDIR) }
  }

  @Test func `a file that this user may not read is an error`() throws {
    try withFolder { folder in
      let path = folder + "/secret"
      try Data([1]).write(to: URL(fileURLWithPath: path))
      chmod(path, 0)
      // The superuser may read everything.
      #expect(geteuid() == 0 || failure(path)?.code == EACCES)
    }
  }

  #if os(Linux)
    @Test func `a file of the proc file system, whose size is said to be 0, comes whole`() throws {
      let status = String(decoding: try FileBytes.read(path: "/proc/self/status"), as: UTF8.self)
      #expect(status.hasPrefix("Name:"))
      #expect(status.contains("nonvoluntary_ctxt_switches:"))
      let maps = try FileBytes.read(path: "/proc/self/maps")
      #expect(maps.count > 4096 && maps.last == UInt8(ascii: "\n"))
    }
  #endif

  @Test func `a pipe in a folder to which nobody writes is empty, and holds nothing up`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/typewarden-pipe-\(UUID().uuidString)"
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    #expect(try FileBytes.readFound(path: path) == [])
  }

  @Test func `a pipe is read until its writer is done`() throws {
    try withFolder { folder in
      let path = folder + "/pipe"
      #expect(mkfifo(path, 0o600) == 0)
      let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
      let writer = Thread {
        let descriptor = open(path, O_WRONLY)
        var written = 0
        while written < bytes.count {
          let count = bytes[written...].withUnsafeBytes {
            write(descriptor, $0.baseAddress, $0.count)
          }
          if count <= 0 { break }
          written += count
        }
        close(descriptor)
      }
      writer.start()
      let read = try FileBytes.read(path: path)
      #expect(read == bytes)
    }
  }
}
