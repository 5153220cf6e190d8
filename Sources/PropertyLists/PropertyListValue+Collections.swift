extension PropertyListValue {
  /// One key of a dictionary and its value.
  public struct Entry: Sendable {
    /// The key; its kind is ``Kind/key``.
    public let key: PropertyListValue
    /// The value; of kind ``Kind/missing`` when there was none.
    public let value: PropertyListValue

    @inlinable
    init(key: PropertyListValue, value: PropertyListValue) {
      self.key = key
      self.value = value
    }
  }

  /// The entries of a dictionary in the order of the source, repeated keys included.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let storage: PropertyList.Storage
    @usableFromInline var cursor: Int
    @usableFromInline let end: Int

    @inlinable
    init(_ value: PropertyListValue) {
      storage = value.storage
      cursor = value.index + 1
      if case .dictionary = value.node.kind { end = Int(value.node.end) } else { end = 0 }
    }

    /// The next entry.
    @inlinable
    public mutating func next() -> Entry? {
      guard cursor + 1 < end else { return nil }
      let key = PropertyListValue(storage, cursor)
      let value = PropertyListValue(storage, cursor + 1)
      cursor = Swift.max(cursor + 2, Int(storage.tape[cursor + 1].end))
      return Entry(key: key, value: value)
    }
  }

  /// The elements of an array in order.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let storage: PropertyList.Storage
    @usableFromInline var cursor: Int
    @usableFromInline let end: Int

    @inlinable
    init(_ value: PropertyListValue) {
      storage = value.storage
      cursor = value.index + 1
      if case .array = value.node.kind { end = Int(value.node.end) } else { end = 0 }
    }

    /// The next element.
    @inlinable
    public mutating func next() -> PropertyListValue? {
      guard cursor < end else { return nil }
      let value = PropertyListValue(storage, cursor)
      cursor = Swift.max(cursor + 1, Int(storage.tape[cursor].end))
      return value
    }
  }

  /// The entries of a dictionary; none for other kinds.
  @inlinable public var entries: Entries { Entries(self) }

  /// Calls `body` with the tape index of each key of a dictionary and its value, in order; makes
  /// fewer values than ``entries``.
  @inlinable @inline(__always)
  package func forEachEntry(_ body: (_ keyIndex: Int, _ value: PropertyListValue) -> Void) {
    guard case .dictionary = node.kind else { return }
    let end = Int(node.end)
    var cursor = index + 1
    while cursor + 1 < end {
      body(cursor, PropertyListValue(storage, cursor + 1))
      cursor = Swift.max(cursor + 2, Int(storage.tape[cursor + 1].end))
    }
  }

  /// How many elements an array has; 0 for other kinds. Makes no values.
  @inlinable
  package var elementCount: Int {
    var count = 0
    forEachElementNode { _ in
      count += 1
      return true
    }
    return count
  }

  /// Calls `body` with the node of each element of an array, in order, until it returns false; makes
  /// no values.
  @inlinable @inline(__always)
  package func forEachElementNode(_ body: (_ node: Node) -> Bool) {
    guard case .array = node.kind else { return }
    let tape = storage.tape
    let end = Int(node.end)
    var cursor = index + 1
    while cursor < end {
      var element = tape[cursor]
      let next = Swift.max(cursor + 1, Int(element.end))
      if case .alias = element.kind { element = tape[Int(element.start)] }
      guard body(element) else { return }
      cursor = next
    }
  }

  /// The elements of an array; none for other kinds.
  @inlinable public var elements: Elements { Elements(self) }

  /// True for a container without content and for an empty string.
  public var isEmpty: Bool {
    switch node.kind {
    case .dictionary, .array: Int(node.end) <= index + 1
    case .string, .key, .data: node.flags.contains(.emptyElement) || node.length == 0
    default: false
    }
  }

  /// The value of a key; of a repeated key the last, which is the one that Apple's readers keep.
  ///
  /// Complexity: O(n) in the number of entries.
  public subscript(key: String) -> PropertyListValue? {
    var found: PropertyListValue?
    var wanted = key
    wanted.withUTF8 { wanted in
      for entry in entries where entry.key.withText({ $0.elementsEqual(wanted) }) {
        found = entry.value
      }
    }
    return found
  }
}
