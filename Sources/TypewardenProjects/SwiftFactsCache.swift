internal import TypewardenSourceText
internal import TypewardenSwiftFacts

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Facts of sources on disk, a small file for each content that was ever read.
///
/// Whatever goes wrong with a cache only costs time, so nothing here reports an error.
struct SwiftFactsCache: Sendable {
  /// The folder of this version's facts.
  private let folder: String

  /// The user's cache: `$XDG_CACHE_HOME/typewarden`, else `~/.cache/typewarden`; nil without either.
  static var standardFolder: String? {
    func absolute(_ name: String) -> String? {
      guard let value = getenv(name) else { return nil }
      let path = String(cString: value)
      return path.hasPrefix("/") ? path : nil
    }
    if let cache = absolute("XDG_CACHE_HOME") { return cache + "/typewarden" }
    return absolute("HOME").map { $0 + "/.cache/typewarden" }
  }

  init(folder: String) {
    self.folder = folder + "/swift-facts-\(SwiftFileFacts.version)"
  }

  /// The name of a source's entry. The language is part of it: equal bytes mean other things there.
  static func name(of bytes: [UInt8], path: String) -> String {
    ContentHash.name(of: bytes) + (path.hasSuffix(".swift") ? "" : "-c")
  }

  /// The facts of an entry, under another path.
  func facts(named name: String, path: String) -> SwiftFileFacts? {
    guard let bytes = try? FileBytes.read(path: self.path(of: name)),
      var facts = SwiftFileFacts(jsonLine: bytes)
    else { return nil }
    facts.path = path
    return facts
  }

  /// Keeps facts. A file under another name is moved into place, so that nobody reads half of one.
  func keep(_ facts: SwiftFileFacts, named name: String) {
    var facts = facts
    facts.path = ""
    let path = path(of: name)
    guard let slash = path.lastIndex(of: "/"), makeFolder(String(path[..<slash])) else { return }
    var temporary = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&temporary)
    guard descriptor >= 0 else { return }
    let isWritten = facts.jsonLine.withUnsafeBytes { WholeWrite.write($0, to: descriptor) }
    close(descriptor)
    if !isWritten || rename(temporary, path) != 0 { unlink(temporary) }
  }

  /// 256 folders, so that none becomes slow.
  private func path(of name: String) -> String {
    "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))"
  }

  private func makeFolder(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex,
      makeFolder(String(path[..<slash]))
    else { return false }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }
}
