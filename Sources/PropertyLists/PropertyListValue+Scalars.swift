#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif
public import TypewardenSourceText

extension PropertyList.Storage {
  /// Calls `body` with the text of the key at a tape index, for readers that ask for every key: no
  /// value is made for it.
  @inlinable @inline(__always)
  package func withText<Result>(
    ofKey index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withPlainText(tape[index], body) ?? PropertyListValue(self, index).withText(body)
  }

  /// Calls `body` with text that the source holds as it is; nil for other text.
  @inlinable @inline(__always)
  func withPlainText<Result>(
    _ node: Node, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    guard !node.flags.has(.encoded), !node.flags.has(.utf16) else { return nil }
    return source.bytes.withUnsafeBufferPointer { bytes in
      if node.flags.has(.emptyElement) { return body(UnsafeBufferPointer(start: nil, count: 0)) }
      let start = min(Int(node.start), bytes.count)
      let end = min(start + Int(node.length), bytes.count)
      return body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }
  }
}

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
  @inlinable
  package func withText<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = storage.withPlainText(node, body) { return result }
    return storage.source.bytes.withUnsafeBufferPointer { bytes in
      decodedText(bytes).withUnsafeBufferPointer(body)
    }
  }

  /// The text where the source does not hold it as it is.
  @usableFromInline
  func decodedText(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    source.encoding == .binary
      ? BinaryScalar.withText(of: node, in: bytes) { Array($0) }
      : XMLText.withText(of: node, in: bytes) { Array($0) }
  }

  /// The bytes of the source that hold a part of the text of a string; nil where the source does not
  /// hold it byte by byte. Complexity: O(n) in the length of the text.
  package func sourceRange(ofText part: Range<Int>) -> SourceRange? {
    guard node.kind == .string, !node.flags.contains(.utf16), !part.isEmpty,
      !node.flags.contains(.emptyElement)
    else { return nil }
    let start = Int(node.start)
    guard node.flags.contains(.encoded) else {
      return SourceRange(start: start + part.lowerBound, end: start + part.upperBound)
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      let end = min(start + Int(node.length), bytes.count)
      let raw = UnsafeBufferPointer(rebasing: bytes[min(start, end)..<end])
      guard let first = XMLText.sourceOffset(ofText: part.lowerBound, in: raw),
        let last = XMLText.sourceOffset(ofText: part.upperBound - 1, in: raw)
      else { return nil }
      return SourceRange(start: start + first, end: start + last + 1)
    }
  }

  /// Whether the text of a string or key is exactly this. Makes no `String`.
  @inlinable
  package func hasText(_ text: StaticString) -> Bool {
    switch node.kind {
    case .string, .key: break
    default: return false
    }
    // Nearly all texts differ in their length already.
    if !node.flags.has(.encoded), !node.flags.has(.utf16), !node.flags.has(.emptyElement),
      Int(node.length) != text.utf8CodeUnitCount
    {
      return false
    }
    return withText { Self.areEqual($0, text) }
  }

  @usableFromInline
  static func areEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    bytes.count == text.utf8CodeUnitCount
      && (bytes.isEmpty || memcmp(bytes.baseAddress!, text.utf8Start, bytes.count) == 0)
  }
}
