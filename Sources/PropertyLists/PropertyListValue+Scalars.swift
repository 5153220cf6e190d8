#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif
internal import TypewardenSourceText

extension PropertyListValue {
  /// The text of a string or key; nil for other kinds and for text that could not be read.
  ///
  /// Complexity: O(n) in its length; makes a `String` each time.
  public var string: String? {
    guard node.kind == .string || node.kind == .key, isUsable else { return nil }
    return withText { String(decoding: $0, as: UTF8.self) }
  }

  /// The value of an integer as 64 bits; those above `Int64.max` wrap. Nil for other kinds.
  public var integer: Int64? {
    guard node.kind == .integer, isUsable else { return nil }
    if source.encoding == .binary {
      return source.bytes.withUnsafeBufferPointer { BinaryScalar.integer(node, $0) }
    }
    return withText { ScalarSyntax.integer($0) }
  }

  /// The value of a real number; nil for other kinds.
  public var real: Double? {
    guard node.kind == .real, isUsable else { return nil }
    if source.encoding == .binary {
      return source.bytes.withUnsafeBufferPointer { BinaryScalar.real(node, $0) }
    }
    return withText { ScalarSyntax.real($0) }
  }

  /// The value of a Boolean; nil for other kinds.
  public var boolean: Bool? {
    switch node.kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// The value of a date; nil for other kinds.
  public var date: PropertyListDate? {
    guard node.kind == .date, isUsable else { return nil }
    if source.encoding == .binary {
      return source.bytes.withUnsafeBufferPointer({ BinaryScalar.real(node, $0) }).map {
        PropertyListDate(secondsSinceReference: $0)
      }
    }
    return withText {
      node.flags.contains(.oldStyle) ? PropertyListDate(openStep: $0) : PropertyListDate($0)
    }
  }

  /// The bytes of a data value; nil for other kinds. Complexity: O(n) in their number.
  public var data: [UInt8]? {
    guard node.kind == .data, isUsable else { return nil }
    return withText { text in
      if source.encoding == .binary { return Array(text) }
      let isHexadecimal = node.flags.contains(.oldStyle) && !node.flags.contains(.encoded)
      return isHexadecimal ? OpenStepText.hexadecimal(text) : Base64.decoded(text)
    }
  }

  /// Calls `body` with the text of a string or key as UTF-8, or with the raw text of any other
  /// scalar. Most text is not copied for it.
  package func withText<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    source.bytes.withUnsafeBufferPointer { bytes in
      source.encoding == .binary
        ? BinaryScalar.withText(of: node, in: bytes, body)
        : XMLText.withText(of: node, in: bytes, body)
    }
  }

  /// Whether the text of a string or key is exactly this. Makes no `String`.
  package func hasText(_ text: StaticString) -> Bool {
    guard node.kind == .string || node.kind == .key else { return false }
    return withText {
      $0.count == text.utf8CodeUnitCount
        && ($0.isEmpty || memcmp($0.baseAddress!, text.utf8Start, $0.count) == 0)
    }
  }
}
