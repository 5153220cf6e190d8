internal import TypewardenSourceText

/// One value on the tape: 16 bytes, no pointers.
///
/// A list is written in document order: a container, then all that is inside it, up to `end`. In a
/// dictionary keys and values alternate. Text stays in the source; only its range is kept.
package struct Node: Sendable {
  package enum Kind: UInt8, Sendable {
    case dictionary, array, key, string, integer, real, data, date, yes, no, uid
    /// Stands where a value should be, so that keys and values go on alternating.
    case missing
    /// A container that already stands at tape index `start`: shared, not repeated.
    case alias
  }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// XML: an empty-element tag; the range is the whole tag.
    package static let emptyElement = Flags(rawValue: 1)
    /// XML: the text holds references, sections or comments, or CR LF.
    package static let encoded = Flags(rawValue: 2)
    /// Binary: the text is big-endian UTF-16.
    package static let utf16 = Flags(rawValue: 4)
    /// The value has a problem: what it says is not to be used.
    package static let unusable = Flags(rawValue: 8)
    /// Old style: ``encoded`` text has escapes, and the range follows from the kind.
    package static let oldStyle = Flags(rawValue: 16)
    /// Old style: nothing stands around the value, no quotes and no brackets.
    package static let bare = Flags(rawValue: 32)
  }

  package var kind: Kind
  package var flags: Flags = []
  /// XML: where the content starts. Binary: where the payload starts.
  package var start: UInt32
  /// The length of the content or payload in bytes.
  package var length: UInt32 = 0
  /// The tape index behind the last value inside this one.
  package var end: UInt32
}

/// The values of one property list, in one flat buffer that grows while a reader fills it.
///
/// `@unchecked Sendable`: only a reader writes, through the one reference it holds until it returns;
/// nothing changes afterwards.
package final class Tape: @unchecked Sendable {
  package private(set) var nodes: UnsafeMutablePointer<Node>
  package private(set) var count = 0
  private var capacity: Int

  package init(capacity: Int) {
    self.capacity = max(16, capacity)
    nodes = .allocate(capacity: self.capacity)
  }

  deinit { nodes.deallocate() }

  @inline(__always) @discardableResult
  package func append(_ node: Node) -> Int {
    if count == capacity { grow() }
    (nodes + count).initialize(to: node)
    count += 1
    return count - 1
  }

  @inline(__always)
  package subscript(index: Int) -> Node {
    get {
      precondition(index >= 0 && index < count)
      return nodes[index]
    }
    set {
      precondition(index >= 0 && index < count)
      nodes[index] = newValue
    }
  }

  package func truncate(to newCount: Int) { count = min(count, newCount) }

  private func grow() {
    // By half: a long list then never holds more than two and a half times what it needs.
    move(to: capacity + capacity / 2)
  }

  /// Gives back what was reserved and not used.
  package func trim() {
    if capacity - count > 1024 { move(to: max(16, count)) }
  }

  private func move(to newCapacity: Int) {
    let moved = UnsafeMutablePointer<Node>.allocate(capacity: newCapacity)
    moved.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = moved
    capacity = newCapacity
  }
}
