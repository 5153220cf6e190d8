internal import TypeDeclarations

/// Text of a property list that may still hold build settings, as its legible parts.
enum PlaceholderText {
  /// Calls `body` with every byte that is no part of a placeholder, and with nil for each
  /// placeholder, until it returns false.
  static func forEachByte(
    of text: UnsafeBufferPointer<UInt8>, _ body: (UInt8?) -> Bool
  ) {
    var index = 0
    while index < text.count {
      let end = endOfPlaceholder(at: index, in: text)
      guard body(end == nil ? text[index] : nil) else { return }
      index = end ?? index + 1
    }
  }

  /// What keeps text from being a legal identifier whatever the placeholders stand for; nil for
  /// nothing.
  static func flaw(in text: UnsafeBufferPointer<UInt8>) -> IdentifierFlaw? {
    guard text.contains(UInt8(ascii: "$")) else { return TypeIdentifier.flaw(in: text) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, text.count)) { copy in
      var count = 0
      forEachByte(of: text) { byte in
        copy[count] = byte ?? UInt8(ascii: "x")
        count += 1
        return true
      }
      return TypeIdentifier.flaw(in: UnsafeBufferPointer(rebasing: copy[..<count]))
    }
  }

  /// The index behind a placeholder, `$(NAME)` or `${NAME}`, that starts here; nil for none.
  private static func endOfPlaceholder(
    at index: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard text[index] == UInt8(ascii: "$"), index + 1 < text.count else { return nil }
    let close: UInt8
    switch text[index + 1] {
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    case UInt8(ascii: "{"): close = UInt8(ascii: "}")
    default: return nil
    }
    var end = index + 2
    while end < text.count, text[end] != close { end += 1 }
    return end < text.count ? end + 1 : nil
  }
}
