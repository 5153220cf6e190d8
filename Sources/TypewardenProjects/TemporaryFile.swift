internal import TypewardenSourceText

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// A file without a name, for bytes that another program reads or writes.
package struct TemporaryFile {
  /// The open file.
  package let descriptor: Int32

  /// Makes one in `TMPDIR` or `/tmp`; nil when that is not possible.
  package init?() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array((folder + "/typewarden-XXXXXX").utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return nil }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.descriptor = descriptor
  }

  /// Writes all bytes and goes back to the first.
  package func write(_ bytes: [UInt8]) -> Bool {
    let isWritten = bytes.withUnsafeBytes { WholeWrite.write($0, to: descriptor) }
    return isWritten && lseek(descriptor, 0, SEEK_SET) == 0
  }

  /// Everything that was written, by whomever; empty when it cannot be read.
  package var bytes: [UInt8] {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { return [] }
    return (try? FileBytes.read(descriptor: descriptor, path: "")) ?? []
  }

  /// Closes the file, which is gone then.
  package func close() { closeDescriptor(descriptor) }
}

/// A source with new content in a folder of its own, for the helper to read.
struct CopiedSource {
  let path: String
  private let folder: String

  /// Writes the content into a file with the same ending; nil when that is not possible.
  init?(_ bytes: [UInt8], of original: String) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((parent + "/typewarden-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let name = original.split(separator: "/").last.map(String.init) ?? "Source.swift"
    path = "\(folder)/\(name)"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    let isWritten =
      descriptor >= 0 && bytes.withUnsafeBytes { WholeWrite.write($0, to: descriptor) }
    if descriptor >= 0 { closeDescriptor(descriptor) }
    if !isWritten {
      remove()
      return nil
    }
  }

  func remove() {
    unlink(path)
    rmdir(folder)
  }
}

/// Writing that goes on until everything is written.
enum WholeWrite {
  /// False when something could not be written.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = systemWrite(descriptor, bytes.baseAddress! + done, bytes.count - done)
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      done += count
    }
    return true
  }
}

// Inside a type with a method of the same name the system's function needs its module's name.
#if canImport(Darwin)
  private func systemWrite(_ to: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    Darwin.write(to, bytes, count)
  }
  private func closeDescriptor(_ descriptor: Int32) { _ = Darwin.close(descriptor) }
#elseif canImport(Musl)
  private func systemWrite(_ to: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    Musl.write(to, bytes, count)
  }
  private func closeDescriptor(_ descriptor: Int32) { _ = Musl.close(descriptor) }
#else
  private func systemWrite(_ to: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    Glibc.write(to, bytes, count)
  }
  private func closeDescriptor(_ descriptor: Int32) { _ = Glibc.close(descriptor) }
#endif
