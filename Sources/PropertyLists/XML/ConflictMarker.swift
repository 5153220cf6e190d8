internal import TypewardenSourceText

/// The lines that a merge leaves in a file when it finds a conflict.
enum ConflictMarker {
  static let message = "a merge conflict marker was left in the file"

  /// The line of `<<<<<<<`, `=======` or `>>>>>>>` on which a place lies; nil on any other line.
  static func line(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourceRange? {
    var start = min(place, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    while start < place, XMLDeclaration.isSpace(bytes[start]) { start += 1 }
    guard start + 7 <= bytes.count, [0x3C, 0x3D, 0x3E].contains(bytes[start]) else { return nil }
    for index in start..<(start + 7) where bytes[index] != bytes[start] { return nil }
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return SourceRange(start: start, end: end)
  }
}
