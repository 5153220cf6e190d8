/// Which types conform to which, for all types of one storage at once.
///
/// A bit for each pair while that takes little; above, a list of supertypes for each type, sorted by
/// their scrambled numbers, so that where one of them stands can be reckoned.
/// Lists beyond ``Limits/pairs`` are left out, and their answers are found by walking: all lists of
/// a chain of 100,000 types would take 20 GB.
@usableFromInline
struct ConformanceClosure: Sendable {
  /// How much a closure may take.
  struct Limits: Sendable {
    /// The size of the matrix, in bits. The default is 2 MB: 4,096 types.
    var matrixBits = 1 << 24
    /// The number of supertypes in all lists together. The default is 32 MB.
    var pairs = 1 << 23
  }

  /// Where the supertypes of a type stand in ``members``.
  struct Row: Sendable {
    var start: UInt32 = 0
    var count: UInt32 = 0

    /// The row of a type without a list.
    static let walked = Row(start: 0, count: .max)
    var isWalked: Bool { count == .max }
    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  @usableFromInline var firstType = 0
  /// The length of a row of the matrix, in words; 0 when there are lists instead.
  @usableFromInline var words = 0
  @usableFromInline var matrix: ContiguousArray<UInt64> = []
  var rows: ContiguousArray<Row> = []
  /// All lists, of ``ScrambledNumber``s. Types may share one, and a list may hold the type itself.
  var members: ContiguousArray<UInt32> = []
  /// Whether some type has no list.
  var hasWalkedTypes = false
  /// Where each type's component stands among all, if some types have to be walked.
  var ranks: ContiguousArray<Int32> = []

  /// Computes the closure of the types of a graph, which may stand on a base's types.
  ///
  /// Complexity: O(edges + conforming pairs), bounded by the limits.
  init(
    _ graph: DirectSupertypes, _ components: Components, base: ConformanceClosure?, limits: Limits
  ) {
    firstType = graph.firstType
    let wordCount = (firstType + graph.count + 63) / 64
    if wordCount * 64 * graph.count <= limits.matrixBits, base?.hasWalkedTypes != true {
      words = wordCount
      fillMatrix(graph, components, base)
    } else {
      fillLists(graph, components, base, limits)
    }
  }

  /// Whether a type conforms to another one; nil when that has to be walked.
  ///
  /// The numbers are of the registry, and different: equal types are the caller's matter.
  @inlinable @inline(__always)
  func contains(_ type: Int, _ supertype: Int) -> Bool? {
    words > 0 ? hasBit(type, supertype) : listContains(type, supertype)
  }

  /// The same where there is a matrix; each type has its own bit in it. Both numbers must be of the
  /// registry: that is not looked at again here.
  @inlinable @inline(__always)
  func hasBit(_ type: Int, _ supertype: Int) -> Bool {
    matrix.withUnsafeBufferPointer { matrix in
      let word = matrix[(type - firstType) * words + supertype >> 6]
      return word >> UInt64(supertype & 63) & 1 == 1
    }
  }

  @usableFromInline @inline(__always)
  func listContains(_ type: Int, _ supertype: Int) -> Bool? {
    let row = rows[type - firstType]
    if row.isWalked { return nil }
    return members.withUnsafeBufferPointer { members in
      ScrambledNumber.isListed(Int32(supertype), in: members, row.range)
    }
  }

  /// False when a walk from a type would never come to another one: the way up leads to earlier
  /// components only. Where there is nothing to be walked, that is not known.
  func mayReach(_ type: Int, _ supertype: Int) -> Bool {
    if ranks.isEmpty || type < firstType || supertype < firstType { return true }
    return ranks[supertype - firstType] <= ranks[type - firstType]
  }

  /// Calls `body` with each supertype, perhaps also with the type itself, in no order that means
  /// anything; returns false, without any call, when they have to be walked.
  func forEachSupertype(of type: Int, _ body: (Int) -> Void) -> Bool {
    guard words == 0 else {
      for word in 0..<words {
        var bits = matrix[(type - firstType) * words + word]
        while bits != 0 {
          body(word * 64 + bits.trailingZeroBitCount)
          bits &= bits - 1
        }
      }
      return true
    }
    let row = rows[type - firstType]
    if row.isWalked { return false }
    for member in members[row.range] { body(Int(ScrambledNumber.number(of: member))) }
    return true
  }
}
