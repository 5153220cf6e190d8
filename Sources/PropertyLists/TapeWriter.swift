#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// A tape while a reader fills it.
///
/// Has exactly one owner, so that a reader's callbacks change it without any check at run time, and
/// grows by `realloc`, which moves the pages of a large list and does not copy them.
struct TapeWriter: ~Copyable {
  private var nodes: UnsafeMutablePointer<Node>?
  private(set) var count = 0
  private var capacity = 0

  /// An empty tape with room for a number of nodes.
  init(capacity: Int = 0) {
    nodes = nil
    if capacity > 0 { reserve(capacity) }
  }

  deinit { free(nodes) }

  /// Adds a node; returns its index.
  @inline(__always) @discardableResult
  mutating func append(_ node: Node) -> Int {
    if count == capacity { reserve(max(16, capacity + capacity / 2)) }
    (nodes.unsafelyUnwrapped + count).initialize(to: node)
    count += 1
    return count - 1
  }

  @inline(__always)
  subscript(index: Int) -> Node {
    get {
      precondition(index >= 0 && index < count)
      return nodes.unsafelyUnwrapped[index]
    }
    set {
      precondition(index >= 0 && index < count)
      nodes.unsafelyUnwrapped[index] = newValue
    }
  }

  /// The finished tape, without the room that was not needed.
  consuming func finish() -> Tape {
    if capacity - count > 64 { reserve(max(1, count)) }
    let tape = Tape(owning: nodes, count: count)
    discard self
    return tape
  }

  private mutating func reserve(_ newCapacity: Int) {
    guard let moved = realloc(nodes, newCapacity * MemoryLayout<Node>.stride) else {
      fatalError("out of memory")
    }
    nodes = moved.assumingMemoryBound(to: Node.self)
    capacity = newCapacity
  }
}
