/// The lines that a version control system leaves in a file that it could not merge.
///
/// The parser steps over everything between them, so they are blanked: both sides can then be read,
/// every byte at its place.
enum ConflictMarkers {
  /// The source with spaces for its markers; nil when it has none.
  static func blanked(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8]?
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end]
      // Only behind an opening marker are the others none of the source's own.
      if line.starts(with: "<<<<<<< ".utf8)
        || result != nil && others.contains(where: { line.starts(with: $0.utf8) })
      {
        var blank = result ?? bytes
        for index in line.indices where bytes[index] != 0x0D { blank[index] = 0x20 }
        result = blank
      }
      start = end + 1
    }
    return result
  }

  private static let others = ["=======", ">>>>>>> ", "||||||| "]
}
