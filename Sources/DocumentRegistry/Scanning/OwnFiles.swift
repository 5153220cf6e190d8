#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// The files of a registry. In a folder that is scanned they are no documents: each scan changes them,
/// so that no scan would ever find the folder as it left it.
package struct OwnFiles: Sendable {
  private struct Folder: Sendable {
    var device: Int64
    var inode: Int64
    var names: Set<[UInt8]>
  }

  private var folders: [Folder] = []
  private(set) var paths: Set<[UInt8]> = []

  /// No files.
  package init() {}

  /// The files whose names begin as the registry's, wherever a link leads from there.
  init(_ registry: String, suffixes: [String]) {
    let path = Array(registry.utf8)
    for path in Set([Self.besideLinks(path), DocumentCatalog.absolutePath(path)]) {
      add(path, suffixes)
    }
  }

  private mutating func add(_ path: [UInt8], _ suffixes: [String]) {
    let (folder, name) = Self.split(path)
    for suffix in suffixes { paths.insert(path + suffix.utf8) }
    var status = stat()
    let result = (folder + [0]).withUnsafeBytes {
      stat($0.baseAddress!.assumingMemoryBound(to: CChar.self), &status)
    }
    guard result == 0 else { return }
    folders.append(
      Folder(
        device: status.deviceNumber, inode: status.inodeNumber,
        names: Set(suffixes.map { name + $0.utf8 })))
  }

  /// The names of such files in a folder; nil where there are none.
  func names(inFolder device: Int64, _ inode: Int64) -> Set<[UInt8]>? {
    let found = folders.filter { $0.inode == inode && $0.device == device }
    return found.isEmpty ? nil : found.reduce(into: []) { $0.formUnion($1.names) }
  }

  /// The absolute path of a name, with the links on the way followed but not the name itself.
  private static func besideLinks(_ path: [UInt8]) -> [UInt8] {
    let (folder, name) = split(path)
    var result = DocumentCatalog.absolutePath(folder)
    if result.last != UInt8(ascii: "/") { result.append(UInt8(ascii: "/")) }
    return result + name
  }

  private static func split(_ path: [UInt8]) -> (folder: [UInt8], name: [UInt8]) {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else {
      return ([UInt8(ascii: ".")], path)
    }
    return (slash == 0 ? [path[0]] : Array(path[..<slash]), Array(path[(slash + 1)...]))
  }
}
