#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// One value on the tape: 16 bytes, no pointers.
///
/// A list is written in document order: a container, then all that is inside it, up to `end`. In a
/// dictionary keys and values alternate. Text stays in the source; only its range is kept.
@usableFromInline
package struct Node: Equatable, Sendable {
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    case dictionary, array, key, string, integer, real, data, date, yes, no, uid
    /// Stands where a value should be, so that keys and values go on alternating.
    case missing
    /// A container that already stands at tape index `start`: shared, not repeated.
    case alias

    /// True for what has other values inside.
    var isContainer: Bool { self == .dictionary || self == .array }
  }

  @usableFromInline
  package struct Flags: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// XML: an empty-element tag, or a place without text; the range is the whole of it.
    @inlinable package static var emptyElement: Flags { Flags(rawValue: 1) }
    /// XML: the text holds references, sections or comments, or CR LF.
    @inlinable package static var encoded: Flags { Flags(rawValue: 2) }
    /// Binary: the text is big-endian UTF-16.
    @inlinable package static var utf16: Flags { Flags(rawValue: 4) }
    /// The value has a problem: what it says is not to be used.
    @inlinable package static var unusable: Flags { Flags(rawValue: 8) }
    /// Old style: ``encoded`` text has escapes, and the range follows from the kind.
    @inlinable package static var oldStyle: Flags { Flags(rawValue: 16) }
    /// Old style: nothing stands around the value, no quotes and no brackets.
    @inlinable package static var bare: Flags { Flags(rawValue: 32) }

    /// The same as `contains`, which readers in other modules would call out of line.
    @inlinable @inline(__always)
    package func has(_ flag: Flags) -> Bool { rawValue & flag.rawValue != 0 }
  }

  @usableFromInline package var kind: Kind
  @usableFromInline package var flags: Flags = []
  /// Binary: the bytes of the object before its payload, its marker and count.
  package var header: UInt8 = 0
  /// XML: where the content starts. Binary: where the payload starts.
  @usableFromInline package var start: UInt32
  /// The length of the content or payload in bytes.
  @usableFromInline package var length: UInt32 = 0
  /// The tape index behind the last value inside this one.
  @usableFromInline package var end: UInt32
}

/// The values of one property list, in one flat buffer that never changes.
///
/// `@unchecked Sendable`: the buffer is only read; its owner frees it when nobody reads any more.
@usableFromInline
package final class Tape: @unchecked Sendable {
  /// How many nodes there are.
  @usableFromInline package let count: Int
  @usableFromInline let nodes: UnsafePointer<Node>?

  /// Takes over a buffer that came from `malloc`.
  init(owning nodes: UnsafeMutablePointer<Node>?, count: Int) {
    self.nodes = UnsafePointer(nodes)
    self.count = count
  }

  deinit { free(UnsafeMutableRawPointer(mutating: nodes)) }

  /// The node at an index that the tape has.
  @inlinable @inline(__always)
  package subscript(index: Int) -> Node {
    precondition(index >= 0 && index < count)
    return nodes.unsafelyUnwrapped[index]
  }
}
