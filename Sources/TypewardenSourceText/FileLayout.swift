/// How the lines of a text begin and end, so that what is added to a file looks like the rest of it.
package struct FileLayout: Hashable, Sendable {
  /// What one level of indentation is: a tab or some spaces.
  package var indentation: String
  /// What ends a line.
  package var lineEnd: String

  /// A layout from its parts.
  package init(indentation: String, lineEnd: String = "\n") {
    self.indentation = indentation
    self.lineEnd = lineEnd
  }

  /// The layout of a text; what the text does not show is as in `fallback`.
  ///
  /// Spaces are counted by how much deeper a line is than the one before: the step that is taken most
  /// often is one level. Complexity: O(n).
  package init(of bytes: [UInt8], fallback: FileLayout) {
    self = fallback
    var steps: [Int: Int] = [:]
    var tabs = 0
    var previous = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: true) {
      let depth = line.prefix { $0 == 0x20 }.count
      guard depth < line.count, line[line.startIndex + depth] != 0x0D else { continue }
      if line.first == 0x09 {
        tabs += 1
      } else {
        // One space more is how the lines of a block comment are aligned.
        if depth > previous + 1 { steps[depth - previous, default: 0] += 1 }
        previous = depth
      }
    }
    let step = steps.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    if tabs > 0, tabs >= step?.value ?? 0 {
      indentation = "\t"
    } else if let step {
      indentation = String(repeating: " ", count: step.key)
    }
    if let first = bytes.firstIndex(of: 0x0A) {
      lineEnd = first > 0 && bytes[first - 1] == 0x0D ? "\r\n" : "\n"
    } else if bytes.contains(0x0D) {
      lineEnd = "\r"
    }
  }
}

extension FileLayout {
  /// The white space that the line of a byte begins with.
  package static func leadingSpace(ofLineAt offset: Int, in bytes: [UInt8]) -> String {
    let start = startOfLine(at: offset, in: bytes)
    let space = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: space, as: UTF8.self)
  }

  /// The first byte of the line that a byte is in.
  package static func startOfLine(at offset: Int, in bytes: [UInt8]) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// Whether nothing but white space stands before a byte in its line.
  package static func isFirstInLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
    bytes[startOfLine(at: offset, in: bytes)..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
