/// Whose domain an identifier lies in, as far as its first labels tell.
package enum IdentifierDomain: Hashable, Sendable {
  /// `public.`, Apple's domain for types without an owner.
  case publicTypes
  /// `com.apple.`, which also holds types that Apple never published.
  case apple
  /// `dyn.`, made from tags and never declared.
  case dynamic
  /// Everybody else's.
  case other

  /// The domain of an identifier given as bytes, in any case. Makes no `String`.
  package init(_ identifier: UnsafeBufferPointer<UInt8>) {
    if Self.starts(identifier, "public.") {
      self = .publicTypes
    } else if Self.starts(identifier, "com.apple.") {
      self = .apple
    } else if Self.starts(identifier, "dyn.") {
      self = .dynamic
    } else {
      self = .other
    }
  }

  /// The bytes of the first two labels, which name the owner of an identifier; all of it when there
  /// are not more.
  package static func owner(
    of identifier: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    var labels = 0
    for (index, byte) in identifier.enumerated() where byte == UInt8(ascii: ".") {
      labels += 1
      if labels == 2 { return UnsafeBufferPointer(rebasing: identifier[..<index]) }
    }
    return identifier
  }

  /// Whether two runs of bytes are equal without regard to ASCII case.
  package static func areEqual(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { folded($0) == folded($1) }
  }

  /// Whether bytes are an identifier, in any case.
  package static func areEqual(
    _ identifier: UnsafeBufferPointer<UInt8>, _ known: StaticString
  ) -> Bool {
    areEqual(
      identifier, UnsafeBufferPointer(start: known.utf8Start, count: known.utf8CodeUnitCount))
  }

  private static func starts(
    _ identifier: UnsafeBufferPointer<UInt8>, _ prefix: StaticString
  ) -> Bool {
    let prefix = UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
    guard identifier.count > prefix.count else { return false }
    return areEqual(UnsafeBufferPointer(rebasing: identifier[..<prefix.count]), prefix)
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
