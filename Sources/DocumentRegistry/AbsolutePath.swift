#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

extension DocumentCatalog {
  /// The path under which a folder would be catalogued: absolute, links followed. A folder that is
  /// gone is still found by its name.
  package static func absolutePath(_ path: [UInt8]) -> [UInt8] {
    let resolved = (path + [0]).withUnsafeBytes {
      realpath($0.baseAddress!.assumingMemoryBound(to: CChar.self), nil)
    }
    if let resolved {
      defer { free(resolved) }
      return UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)).map { $0 }
    }
    var result: [UInt8] = []
    if path.first != UInt8(ascii: "/"), let folder = getcwd(nil, 0) {
      defer { free(folder) }
      result = UnsafeRawBufferPointer(start: folder, count: strlen(folder)).map { $0 }
    }
    for name in path.split(separator: UInt8(ascii: "/")) where name != [UInt8(ascii: ".")] {
      if name.elementsEqual("..".utf8) {
        while let last = result.popLast(), last != UInt8(ascii: "/") {}
      } else {
        result.append(UInt8(ascii: "/"))
        result += name
      }
    }
    return result.isEmpty ? [UInt8(ascii: "/")] : result
  }
}
