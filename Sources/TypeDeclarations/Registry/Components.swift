/// The strongly connected components of a conformance graph, supertypes before subtypes.
///
/// A component of more than one type, or a type that names itself, is a cycle. Tarjan's algorithm
/// without recursion, so that a chain of any length fits the stack.
struct Components: Sendable, RandomAccessCollection {
  /// The members of all components, one component after another.
  private var members: ContiguousArray<Int32> = []
  private var ends: ContiguousArray<Int32> = []

  var startIndex: Int { 0 }
  var endIndex: Int { ends.count }

  /// The types of one component. Those that it conforms to are in components before it.
  subscript(index: Int) -> ArraySlice<Int32> {
    members[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  /// Finds the components among the types of the graph itself; a base's types are not among them.
  ///
  /// Complexity: O(types + edges).
  init(_ graph: DirectSupertypes) {
    members.reserveCapacity(graph.count)
    ends.reserveCapacity(graph.count)
    // Most people write a type behind what it conforms to: nothing has to be searched.
    if graph.isOrdered {
      for type in 0..<graph.count {
        members.append(Int32(type + graph.firstType))
        ends.append(Int32(type + 1))
      }
      return
    }
    var search = Search(graph)
    for root in 0..<graph.count where search.order[root] == 0 {
      search.enter(root)
      while let frame = search.frames.last {
        if frame.next < frame.end {
          search.frames[search.frames.count - 1].next += 1
          search.follow(frame.next, from: frame.type)
        } else {
          search.leave(frame.type, members: &members, ends: &ends)
        }
      }
    }
  }
}

/// The state of Tarjan's search. Types are numbered from 0 here.
private struct Search {
  let graph: DirectSupertypes
  /// When a type was reached; 0 for one that was not.
  var order: ContiguousArray<Int32>
  /// The earliest type still open that is known to be reachable.
  var low: ContiguousArray<Int32>
  var open: ContiguousArray<Int32> = []
  var isOpen: ContiguousArray<Bool>
  var frames: ContiguousArray<(type: Int, next: Int, end: Int)> = []
  var clock: Int32 = 0

  init(_ graph: DirectSupertypes) {
    self.graph = graph
    order = ContiguousArray(repeating: 0, count: graph.count)
    low = order
    isOpen = ContiguousArray(repeating: false, count: graph.count)
  }

  mutating func enter(_ type: Int) {
    clock += 1
    order[type] = clock
    low[type] = clock
    open.append(Int32(type))
    isOpen[type] = true
    let edges = graph.edges(of: type + graph.firstType)
    frames.append((type, edges.lowerBound, edges.upperBound))
  }

  mutating func follow(_ edge: Int, from type: Int) {
    let target = graph[edge] - graph.firstType
    guard target >= 0 else { return }
    if order[target] == 0 {
      enter(target)
    } else if isOpen[target] {
      low[type] = min(low[type], order[target])
    }
  }

  mutating func leave(
    _ type: Int, members: inout ContiguousArray<Int32>, ends: inout ContiguousArray<Int32>
  ) {
    frames.removeLast()
    if let below = frames.last { low[below.type] = min(low[below.type], low[type]) }
    guard low[type] == order[type] else { return }
    while let member = open.popLast() {
      isOpen[Int(member)] = false
      members.append(member + Int32(graph.firstType))
      if Int(member) == type { break }
    }
    ends.append(Int32(members.count))
  }
}
