#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// The few questions that are asked of the file system, without Foundation.
package enum FileSystem {
  /// What stands at a path.
  package enum Kind: Sendable, Hashable {
    case file(isExecutable: Bool)
    case directory
    case symbolicLink
    case special
  }

  /// What stands at a path, links not followed; nil with the system's error when nothing does.
  package static func kind(of path: String) throws(FileError) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw FileError(path: path, code: errno) }
    return kind(status)
  }

  /// What a path leads to, links followed.
  package static func kind(followingLinks path: String) throws(FileError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(path: path, code: errno) }
    return kind(status)
  }

  /// What stands at a path, links not followed; nil when nothing does or nobody here may look, and
  /// an error only when the system failed.
  package static func found(_ path: String) throws(FileError) -> Kind? {
    try orNil { () throws(FileError) in try kind(of: path) }
  }

  /// The same of what a path leads to, links followed.
  package static func found(followingLinks path: String) throws(FileError) -> Kind? {
    try orNil { () throws(FileError) in try kind(followingLinks: path) }
  }

  /// What `look` gives; nil for what is not there or nobody here may look at, and an error only when
  /// the system failed.
  package static func orNil<Found>(
    _ look: () throws(FileError) -> Found
  ) throws(FileError) -> Found? {
    do throws(FileError) {
      return try look()
    } catch {
      if error.isTrouble { throw error }
      return nil
    }
  }

  /// The size in bytes of the file that a path leads to; nil when there is none.
  package static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      ? Int(status.st_size) : nil
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file(isExecutable: status.st_mode & 0o111 != 0)
    case S_IFDIR: .directory
    case S_IFLNK: .symbolicLink
    default: .special
    }
  }

  /// One entry of a directory.
  package struct Entry: Sendable {
    package var name: String
    package var kind: Kind
  }

  /// The entries of a directory sorted by name, without `.` and `..`; links are not followed.
  ///
  /// A name that is not UTF-8 is left out: nothing can be read or reported under it.
  package static func entries(of path: String) throws(FileError) -> [Entry] {
    var unreadable: [Entry] = []
    return try entries(of: path, unreadable: &unreadable)
  }

  /// The entries of a directory; those whose names are not UTF-8 are added to `unreadable`, with
  /// `\xE9` for a byte that is none of a character's.
  package static func entries(
    of path: String, unreadable: inout [Entry]
  ) throws(FileError) -> [Entry] {
    guard let directory = opendir(path) else { throw FileError(path: path, code: errno) }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while true {
      // The end and a failure look alike but for the error number.
      errno = 0
      guard let entry = readdir(directory) else {
        if errno != 0 { throw FileError(path: path, code: errno) }
        break
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      if name == "." || name == ".." { continue }
      guard let name else {
        let shown = withUnsafeBytes(of: &entry.pointee.d_name) { shownName($0) }
        let isDirectory = Int32(entry.pointee.d_type) == Int32(DT_DIR)
        unreadable.append(
          Entry(name: shown, kind: isDirectory ? .directory : .file(isExecutable: false)))
        continue
      }
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_DIR): entries.append(Entry(name: name, kind: .directory))
      case Int32(DT_LNK): entries.append(Entry(name: name, kind: .symbolicLink))
      case Int32(DT_REG): entries.append(Entry(name: name, kind: .file(isExecutable: false)))
      default:
        if let kind = try found(path + "/" + name) {
          entries.append(Entry(name: name, kind: kind))
        }
      }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// A name that is not UTF-8, with all bytes outside of ASCII in hexadecimal digits.
  private static func shownName(_ bytes: UnsafeRawBufferPointer) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var shown: [UInt8] = []
    for byte in bytes.prefix(while: { $0 != 0 }) {
      if byte < 0x80 {
        shown.append(byte)
      } else {
        shown += [0x5C, 0x78, digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }

  /// Whether anything stands at a path.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a symbolic link stands at a path.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The absolute path that a path leads to with all links followed; nil when it leads nowhere.
  package static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(validatingCString: real)
  }

  /// The working directory; nil when it cannot be told.
  package static var workingDirectory: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// A path as it is shown: relative to the working directory where it lies inside, without `./`
  /// at its start and without doubled slashes.
  package static func displayed(_ path: String, workingDirectory: String?) -> String {
    var path = path
    if let workingDirectory, path.hasPrefix(workingDirectory + "/") {
      path = String(path.dropFirst(workingDirectory.utf8.count + 1))
    }
    while path.hasPrefix("./"), path.utf8.count > 2 { path = String(path.dropFirst(2)) }
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
