/// What would change in a text, in the form that `diff -u` has.
enum LineDifference {
  /// The lines of the difference; empty when the texts are equal.
  ///
  /// Complexity: O(n · m) in the lines between the first and the last that differ.
  static func lines(from old: [UInt8], to new: [UInt8], name: String) -> [String] {
    guard old != new else { return [] }
    let before = split(old)
    let after = split(new)
    let steps = steps(before, after)
    var output = ["--- \(name)", "+++ \(name)"]
    for hunk in hunks(steps) {
      let part = steps[hunk]
      let oldStart = steps[..<hunk.lowerBound].count { $0.sign != "+" }
      let newStart = steps[..<hunk.lowerBound].count { $0.sign != "-" }
      let oldCount = part.count { $0.sign != "+" }
      let newCount = part.count { $0.sign != "-" }
      output.append(
        "@@ -\(oldCount == 0 ? oldStart : oldStart + 1),\(oldCount) "
          + "+\(newCount == 0 ? newStart : newStart + 1),\(newCount) @@")
      for step in part {
        let text = String(decoding: step.line, as: UTF8.self)
        if let end = text.unicodeScalars.last, end == "\n" {
          output.append(step.sign + String(text.unicodeScalars.dropLast()))
        } else {
          output += [step.sign + text, "\\ No newline at end of file"]
        }
      }
    }
    return output
  }

  private struct Step {
    var sign: String
    var line: ArraySlice<UInt8>
  }

  /// Lines with their ends.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func steps(
    _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]
  ) -> [Step] {
    var head = 0
    while head < min(before.count, after.count), before[head] == after[head] { head += 1 }
    var tail = 0
    while tail < min(before.count, after.count) - head,
      before[before.count - 1 - tail] == after[after.count - 1 - tail]
    { tail += 1 }
    let old = before[head..<(before.count - tail)].map { $0 }
    let new = after[head..<(after.count - tail)].map { $0 }
    // The lengths of the longest common rests.
    let width = new.count + 1
    var common = [Int32](repeating: 0, count: (old.count + 1) * width)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        common[row * width + column] =
          old[row] == new[column]
          ? common[(row + 1) * width + column + 1] + 1
          : max(common[(row + 1) * width + column], common[row * width + column + 1])
      }
    }
    var steps = before[..<head].map { Step(sign: " ", line: $0) }
    var row = 0
    var column = 0
    while row < old.count || column < new.count {
      if row < old.count, column < new.count, old[row] == new[column] {
        steps.append(Step(sign: " ", line: old[row]))
        row += 1
        column += 1
      } else if column == new.count
        || row < old.count
          && common[(row + 1) * width + column] >= common[row * width + column + 1]
      {
        steps.append(Step(sign: "-", line: old[row]))
        row += 1
      } else {
        steps.append(Step(sign: "+", line: new[column]))
        column += 1
      }
    }
    return steps + before[(before.count - tail)...].map { Step(sign: " ", line: $0) }
  }

  /// The parts to show: what differs with three lines around it.
  private static func hunks(_ steps: [Step]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in steps.indices where steps[index].sign != " " {
      let range = max(0, index - 3)..<min(steps.count, index + 4)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }
}
