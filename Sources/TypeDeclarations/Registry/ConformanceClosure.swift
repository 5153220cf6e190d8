/// Which types conform to which, for all types of one storage at once.
///
/// Up to ``matrixLimit`` types this is a bit for each pair; above, a sorted list of supertypes for
/// each type. A list that would make the whole grow beyond ``pairLimit`` is left out, and the
/// answer is then found by walking: a chain of 100,000 types must not take 40 GB.
struct ConformanceClosure: Sendable {
  static let matrixLimit = 4096
  static let pairLimit = 1 << 23

  private var firstType = 0
  private var words = 0
  private var matrix: ContiguousArray<UInt64> = []
  private var starts: ContiguousArray<UInt32> = []
  private var members: ContiguousArray<Int32> = []
  private var walked: Set<Int32> = []

  /// Whether the types have lists instead of a matrix.
  private var hasLists: Bool { words == 0 }

  init() {}

  /// Computes the closure of the types from `firstType` on.
  ///
  /// `parents` gives the declared direct supertypes of a type by number, leaving out those that
  /// nobody declares; a base's numbers may be among them. Complexity: O(types + pairs).
  init(
    firstType: Int, count: Int, base: ConformanceClosure?,
    parents: (Int, (Int32) -> Void) -> Void
  ) {
    self.firstType = firstType
    let components = Components(firstType: firstType, count: count, parents: parents)
    if base == nil, count <= Self.matrixLimit {
      fillMatrix(count, components, parents)
    } else {
      fillLists(count, components, base, parents)
    }
  }

  /// Whether one type is a supertype of another; false for equal types outside of a cycle.
  @inline(__always)
  func contains(_ type: Int, _ supertype: Int) -> Bool? {
    if words > 0 {
      let word = matrix[type * words + supertype >> 6]
      return word >> UInt64(supertype & 63) & 1 == 1
    }
    return inList(type, supertype)
  }

  private func inList(_ type: Int, _ supertype: Int) -> Bool? {
    let index = type - firstType
    if !walked.isEmpty, walked.contains(Int32(type)) { return nil }
    var low = Int(starts[index])
    var high = Int(starts[index + 1])
    let wanted = Int32(supertype)
    while low < high {
      let middle = (low + high) / 2
      if members[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < Int(starts[index + 1]) && members[low] == wanted
  }

  /// The supertypes of a type in the order of their numbers; nil when they have to be walked.
  func supertypes(of type: Int) -> [Int32]? {
    if words > 0 {
      var found: [Int32] = []
      for word in 0..<words {
        var bits = matrix[type * words + word]
        while bits != 0 {
          let supertype = word * 64 + bits.trailingZeroBitCount
          if supertype != type { found.append(Int32(supertype)) }
          bits &= bits - 1
        }
      }
      return found
    }
    if walked.contains(Int32(type)) { return nil }
    let index = type - firstType
    return Array(members[Int(starts[index])..<Int(starts[index + 1])])
  }

  private mutating func fillMatrix(
    _ count: Int, _ components: Components, _ parents: (Int, (Int32) -> Void) -> Void
  ) {
    words = max(1, (count + 63) / 64)
    matrix = ContiguousArray(repeating: 0, count: words * count)
    matrix.withUnsafeMutableBufferPointer { matrix in
      for component in components.inOrder {
        // All members of a cycle see the same supertypes, each other among them.
        let first = Int(component[component.startIndex]) * words
        for member in component {
          if component.count > 1 {
            matrix[first + Int(member) >> 6] |= 1 << UInt64(member & 63)
          }
          parents(Int(member)) { parent in
            matrix[first + Int(parent) >> 6] |= 1 << UInt64(parent & 63)
            let row = Int(parent) * words
            for word in 0..<words { matrix[first + word] |= matrix[row + word] }
          }
        }
        for member in component.dropFirst() {
          for word in 0..<words { matrix[Int(member) * words + word] = matrix[first + word] }
        }
      }
    }
  }

  private mutating func fillLists(
    _ count: Int, _ components: Components, _ base: ConformanceClosure?,
    _ parents: (Int, (Int32) -> Void) -> Void
  ) {
    var ranges = ContiguousArray<(start: Int, end: Int)>(repeating: (0, 0), count: count)
    var pool = ContiguousArray<Int32>()
    var union: [Int32] = []
    for component in components.inOrder {
      union.removeAll(keepingCapacity: true)
      var isWalked = false
      for member in component {
        if component.count > 1 { union.append(member) }
        parents(Int(member)) { parent in
          union.append(parent)
          if Int(parent) < firstType {
            union.append(contentsOf: base?.supertypes(of: Int(parent)) ?? [])
          } else if walked.contains(parent) {
            isWalked = true
          } else {
            let range = ranges[Int(parent) - firstType]
            union.append(contentsOf: pool[range.start..<range.end])
          }
        }
      }
      if isWalked || pool.count + union.count > Self.pairLimit {
        for member in component { walked.insert(member) }
        continue
      }
      union.sort()
      let start = pool.count
      for (position, type) in union.enumerated() where position == 0 || union[position - 1] != type
      {
        pool.append(type)
      }
      for member in component { ranges[Int(member) - firstType] = (start, pool.count) }
    }
    // Now in the order of the types, each without itself.
    starts.reserveCapacity(count + 1)
    members.reserveCapacity(pool.count)
    for index in 0..<count {
      starts.append(UInt32(members.count))
      let itself = Int32(index + firstType)
      for type in pool[ranges[index].start..<ranges[index].end] where type != itself {
        members.append(type)
      }
    }
    starts.append(UInt32(members.count))
  }
}
