public import TypewardenSourceText

/// One value, or one key, of a property list: a view that knows where it stands.
///
/// A shared container of a binary list is seen at every place that refers to it; its range and key
/// path are those of its first place. Values inside one another can so be far more than the bytes of
/// the file: who walks a whole list must not enter a container twice.
public struct PropertyListValue: Sendable {
  /// What a value is.
  public enum Kind: Hashable, Sendable {
    case dictionary, array, string, integer, real, boolean, date, data
    /// A key of a dictionary.
    case key
    /// A reference object of keyed archives, which only binary lists have.
    case uid
    /// Nothing, where a value should be; the reader has said so.
    case missing
  }

  @usableFromInline package let storage: PropertyList.Storage
  @usableFromInline package let index: Int
  @usableFromInline package let node: Node

  @inlinable @inline(__always)
  package init(_ storage: PropertyList.Storage, _ index: Int) {
    self.storage = storage
    let node = storage.tape[index]
    if case .alias = node.kind {
      self.index = Int(node.start)
      self.node = storage.tape[Int(node.start)]
    } else {
      self.index = index
      self.node = node
    }
  }

  /// What the value is.
  @inlinable
  public var kind: Kind {
    switch node.kind {
    case .dictionary: .dictionary
    case .array: .array
    case .key: .key
    case .string: .string
    case .integer: .integer
    case .real: .real
    case .data: .data
    case .date: .date
    case .yes, .no: .boolean
    case .uid: .uid
    case .missing, .alias: .missing
    }
  }

  /// The source that the value stands in.
  public var source: SourceText { storage.source }

  /// False when the reader had a problem with this very value: what it says is not to be used.
  public var isUsable: Bool { isReadable }

  /// The same, for readers in other modules that ask very often.
  @inlinable @inline(__always)
  package var isReadable: Bool {
    if case .missing = node.kind { return false }
    return !node.flags.has(.unusable)
  }

  /// Whether this is a string that can be read.
  @inlinable @inline(__always)
  package var isText: Bool {
    if case .string = node.kind { return !node.flags.has(.unusable) }
    return false
  }

  /// The bytes of the value: in XML with its tags, in a binary list its object. What a container of
  /// a binary list holds stands elsewhere.
  public var range: SourceRange {
    source.bytes.withUnsafeBufferPointer { bytes in
      source.encoding == .binary
        ? Self.objectRange(of: node) : Self.elementRange(of: node, in: bytes)
    }
  }

  /// The bytes between the tags of an XML value, or the payload of a binary one.
  public var contentRange: SourceRange {
    node.flags.contains(.emptyElement)
      ? SourceRange(at: Int(node.start))
      : SourceRange(start: Int(node.start), end: Int(node.start + node.length))
  }

  /// The opening tag of a container in XML: what to point at when something is missing inside.
  public var openingRange: SourceRange {
    let whole = range
    guard source.encoding != .binary, !node.flags.contains(.emptyElement) else { return whole }
    return SourceRange(start: whole.start, end: Int(node.start))
  }

  static func objectRange(of node: Node) -> SourceRange {
    SourceRange(
      start: Int(node.start) - Int(node.header), end: Int(node.start) + Int(node.length))
  }

  static func elementRange(
    of node: Node, in bytes: UnsafeBufferPointer<UInt8>
  ) -> SourceRange {
    let start = Int(node.start)
    let length = Int(node.length)
    if node.flags.contains(.emptyElement) { return SourceRange(start: start, end: start + length) }
    if node.flags.contains(.oldStyle) { return OpenStepText.range(of: node, in: bytes) }
    var open = min(start, bytes.count) - 1
    while open > 0, bytes[open] != 0x3C { open -= 1 }
    var close = min(start + length, bytes.count)
    while close < bytes.count, bytes[close] != 0x3E { close += 1 }
    return SourceRange(start: max(0, open), end: min(bytes.count, close + 1))
  }
}

extension PropertyListValue: Equatable {
  /// True for the same place in the same list.
  public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage && left.index == right.index
  }
}
