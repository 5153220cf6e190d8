/// The declared direct supertypes of the types of one storage, flat, for walking over all of them.
///
/// Supertypes that nobody declares are left out: they lead nowhere.
struct DirectSupertypes: Sendable {
  let firstType: Int
  private var starts: ContiguousArray<UInt32> = [0]
  private var targets: ContiguousArray<Int32> = []
  /// Whether every supertype has a smaller number than what conforms to it. Then there is no cycle,
  /// and the order of the numbers is one in which supertypes come before their subtypes.
  private(set) var isOrdered = true

  /// Collects the supertypes that `parents` gives for `count` types from `firstType` on.
  ///
  /// Complexity: O(types + edges).
  init(firstType: Int, count: Int, parents: (Int, (Int32) -> Void) -> Void) {
    self.firstType = firstType
    starts.reserveCapacity(count + 1)
    for type in firstType..<firstType + count {
      parents(type) {
        targets.append($0)
        if Int($0) >= type { isOrdered = false }
      }
      starts.append(UInt32(targets.count))
    }
  }

  /// The number of types, the base's not among them.
  var count: Int { starts.count - 1 }

  /// The number of supertypes of all types.
  var edgeCount: Int { targets.count }

  /// Where the supertypes of a type stand among all edges.
  @inline(__always)
  func edges(of type: Int) -> Range<Int> {
    Int(starts[type - firstType])..<Int(starts[type - firstType + 1])
  }

  /// The supertype at the end of an edge; a number below ``firstType`` is the base's.
  @inline(__always)
  subscript(edge: Int) -> Int { Int(targets[edge]) }

  /// The supertypes of a type in the declared order.
  @inline(__always)
  func of(_ type: Int) -> ArraySlice<Int32> { targets[edges(of: type)] }
}
