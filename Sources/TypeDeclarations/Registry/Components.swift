/// The strongly connected components of a conformance graph, supertypes before subtypes.
///
/// A component of more than one type, or a type that names itself, is a cycle. Tarjan's algorithm
/// without recursion, so that a chain of any length fits the stack. Complexity: O(types + edges).
struct Components: Sendable {
  /// The members of all components, one component after another.
  private var members: ContiguousArray<Int32> = []
  private var ends: ContiguousArray<Int32> = []

  /// Each component's types, a component after those that it conforms to.
  var inOrder: some Sequence<ArraySlice<Int32>> {
    var start = 0
    let members = ArraySlice(members)
    return ends.lazy.map { end in
      defer { start = Int(end) }
      return members[start..<Int(end)]
    }.map { $0 }
  }

  init(firstType: Int, count: Int, parents: (Int, (Int32) -> Void) -> Void) {
    var order = ContiguousArray<Int32>(repeating: 0, count: count)
    var low = ContiguousArray<Int32>(repeating: 0, count: count)
    var isOnStack = ContiguousArray<Bool>(repeating: false, count: count)
    var stack: ContiguousArray<Int32> = []
    var frames: [(type: Int, edges: [Int32], next: Int)] = []
    var counter: Int32 = 0

    func edges(of type: Int) -> [Int32] {
      var found: [Int32] = []
      parents(type + firstType) { parent in
        if Int(parent) >= firstType { found.append(parent - Int32(firstType)) }
      }
      return found
    }

    members.reserveCapacity(count)
    for root in 0..<count where order[root] == 0 {
      frames.append((root, edges(of: root), 0))
      counter += 1
      order[root] = counter
      low[root] = counter
      stack.append(Int32(root))
      isOnStack[root] = true
      while let frame = frames.last {
        let type = frame.type
        if frame.next < frame.edges.count {
          frames[frames.count - 1].next += 1
          let parent = Int(frame.edges[frame.next])
          if order[parent] == 0 {
            counter += 1
            order[parent] = counter
            low[parent] = counter
            stack.append(Int32(parent))
            isOnStack[parent] = true
            frames.append((parent, edges(of: parent), 0))
          } else if isOnStack[parent] {
            low[type] = min(low[type], order[parent])
          }
          continue
        }
        frames.removeLast()
        if let below = frames.last { low[below.type] = min(low[below.type], low[type]) }
        if low[type] == order[type] {
          while let member = stack.popLast() {
            isOnStack[Int(member)] = false
            members.append(member + Int32(firstType))
            if Int(member) == type { break }
          }
          ends.append(Int32(members.count))
        }
      }
    }
  }
}
