/// The difference of two versions of a file in the form that `patch -p0` takes.
package enum UnifiedDiff {
  /// How many unchanged lines stand around a change.
  private static let context = 3

  /// The bytes of the difference; empty when there is none.
  ///
  /// A binary file has a line that says so: no diff can hold it.
  package static func bytes(
    path: String, old: [UInt8], new: [UInt8], isBinary: Bool = false
  ) -> [UInt8] {
    if old == new { return [] }
    let name = quoted(path)
    if isBinary { return Array("Binary files \(name) and \(name) differ\n".utf8) }
    let diff = LineDiff(old, new)
    // A name with a space in it ends at a tab, as in diffs of GNU.
    let end = name.contains(" ") && !name.hasPrefix("\"") ? "\t" : ""
    var result = Array("--- \(name)\(end)\n+++ \(name)\(end)\n".utf8)
    var index = 0
    while index < diff.changes.count {
      var last = index
      while last + 1 < diff.changes.count,
        diff.changes[last + 1].old.lowerBound - diff.changes[last].old.upperBound <= 2 * context
      {
        last += 1
      }
      appendHunk(diff, index...last, to: &result)
      index = last + 1
    }
    return result
  }

  private static func appendHunk(
    _ diff: LineDiff, _ changes: ClosedRange<Int>, to result: inout [UInt8]
  ) {
    let first = diff.changes[changes.lowerBound]
    let last = diff.changes[changes.upperBound]
    let start = max(0, first.old.lowerBound - context)
    let end = min(diff.old.count, last.old.upperBound + context)
    let newStart = first.new.lowerBound - (first.old.lowerBound - start)
    let newEnd = last.new.upperBound + (end - last.old.upperBound)
    result += "@@ -\(span(start..<end)) +\(span(newStart..<newEnd)) @@\n".utf8
    var cursor = start
    for change in diff.changes[changes] {
      for line in cursor..<change.old.lowerBound { append(diff.old[line], " ", &result) }
      for line in change.old { append(diff.old[line], "-", &result) }
      for line in change.new { append(diff.new[line], "+", &result) }
      cursor = change.old.upperBound
    }
    for line in cursor..<end { append(diff.old[line], " ", &result) }
  }

  /// A range of lines as headers have it: an empty one is named by the line before it.
  private static func span(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  private static func append(
    _ line: ArraySlice<UInt8>, _ mark: Unicode.Scalar, _ result: inout [UInt8]
  ) {
    result.append(UInt8(ascii: mark))
    result += line
    if line.last != 0x0A { result += "\n\\ No newline at end of file\n".utf8 }
  }

  /// A name with control characters, quotes or backslashes as GNU's programs quote it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }
    if isPlain { return path }
    var result = "\""
    for byte in path.utf8 {
      switch byte {
      case 0x0A: result += "\\n"
      case 0x09: result += "\\t"
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x21..<0x7F, 0x20: result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "\\"
        for shift in [6, 3, 0] { result += String(byte >> UInt8(shift) & 7) }
      }
    }
    return result + "\""
  }
}
