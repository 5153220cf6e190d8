/// The key paths of one list for whoever needs many of them.
///
/// One path alone is found by walking down from the root, past all the siblings on the way; this
/// remembers each value's container and position, so that a path costs only its own depth.
package struct KeyPathIndex {
  private let storage: PropertyList.Storage
  /// The tape index of each value's container; -1 for the root.
  private var containers: ContiguousArray<Int32>
  /// The position in an array, or the tape index of the key in a dictionary.
  private var steps: ContiguousArray<Int32>

  /// Walks over the list once. Complexity: O(values).
  package init(_ list: PropertyList) {
    storage = list.storage
    let tape = storage.tape
    containers = ContiguousArray(repeating: -1, count: tape.count)
    steps = ContiguousArray(repeating: 0, count: tape.count)
    var open: [(container: Int, end: Int, position: Int32)] = []
    for index in 0..<tape.count {
      while let last = open.last, index >= last.end { open.removeLast() }
      let node = tape[index]
      if let last = open.last {
        containers[index] = Int32(last.container)
        if tape[last.container].kind == .dictionary {
          steps[index] = node.kind == .key ? Int32(index) : Int32(index - 1)
        } else {
          steps[index] = last.position
          open[open.count - 1].position += 1
        }
      }
      if node.kind == .dictionary || node.kind == .array, Int(node.end) > index + 1 {
        open.append((index, Int(node.end), 0))
      }
    }
  }

  /// The key path of the value at a tape index, as `PropertyListValue.keyPath` gives it.
  package func keyPath(at index: Int) -> String {
    var path: [String] = []
    var cursor = index
    while cursor >= 0, cursor < containers.count, containers[cursor] >= 0 {
      let container = Int(containers[cursor])
      if storage.tape[container].kind == .dictionary {
        let key = PropertyListValue(storage, Int(steps[cursor]))
        path.append(PropertyListValue.escaped(key.string ?? "?"))
      } else {
        path.append(String(steps[cursor]))
      }
      cursor = container
    }
    return path.reversed().joined(separator: ".")
  }
}
