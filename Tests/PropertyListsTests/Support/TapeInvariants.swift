import PropertyLists
import TypewardenSourceText

/// What must hold for every tape, whatever was read.
enum TapeInvariants {
  /// The first thing that does not hold, or nil.
  static func violation(in list: PropertyList) -> String? {
    let tape = list.storage.tape
    let byteCount = list.source.bytes.count
    if list.root == nil, list.problems.isEmpty { return "no root and no problem" }
    for problem in list.problems {
      let ranges = [problem.range, problem.related].compactMap(\.self)
      for range in ranges where range.start < 0 || range.end > byteCount {
        return "problem \(problem.code.rawValue) outside of the source: \(range)"
      }
      if let index = problem.valueIndex, index >= tape.count { return "problem behind the tape" }
    }
    return tape.count == 0 ? nil : violation(tape, byteCount) ?? violation(inPlacesOf: list)
  }

  private static func violation(_ tape: Tape, _ byteCount: Int) -> String? {
    // The ends of the containers that are open, innermost last, and whether each is a dictionary.
    var open: [(end: Int, isDictionary: Bool, children: Int)] = []
    var closed: Set<Int> = []
    var starts: [Int] = []
    for index in 0..<tape.count {
      while let last = open.last, last.end == index {
        if last.isDictionary, last.children % 2 != 0 { return "odd dictionary before \(index)" }
        open.removeLast()
        closed.insert(starts.removeLast())
      }
      if open.isEmpty, index > 0 { return "second root at \(index)" }
      let node = tape[index]
      let end = Int(node.end)
      guard end > index, end <= (open.last?.end ?? tape.count) else { return "end of \(index)" }
      if let last = open.indices.last {
        let isKeyPlace = open[last].isDictionary && open[last].children % 2 == 0
        if isKeyPlace, node.kind != .key, node.kind != .missing { return "no key at \(index)" }
        if !isKeyPlace, node.kind == .key { return "key at \(index)" }
        open[last].children += 1
      }
      switch node.kind {
      case .alias:
        let target = Int(node.start)
        guard target < index, closed.contains(target) else { return "alias at \(index)" }
        guard tape[target].kind == .array || tape[target].kind == .dictionary else {
          return "alias of no container at \(index)"
        }
      case .dictionary, .array:
        open.append((end, node.kind == .dictionary, 0))
        starts.append(index)
      default:
        if end != index + 1 { return "scalar with content at \(index)" }
      }
      if node.kind != .alias, Int(node.start) + Int(node.length) > byteCount {
        return "range of \(index)"
      }
    }
    return open.allSatisfy { $0.end == tape.count && (!$0.isDictionary || $0.children % 2 == 0) }
      ? nil : "open at the end"
  }

  /// Every value says where it is and what it is without trouble. Key paths take time in proportion
  /// to the siblings, so only some are made.
  private static func violation(inPlacesOf list: PropertyList) -> String? {
    let byteCount = list.source.bytes.count
    for index in 0..<list.valueCount {
      let value = PropertyListValue(list.storage, index)
      for range in [value.range, value.contentRange, value.openingRange]
      where range.start < 0 || range.end > byteCount {
        return "range \(range) of \(index)"
      }
      _ = (value.string, value.integer, value.real, value.date, value.data, value.isEmpty)
      if index % max(17, list.valueCount / 50) == 0 { _ = value.keyPath }
    }
    return nil
  }
}
