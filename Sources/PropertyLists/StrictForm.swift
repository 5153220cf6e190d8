internal import TypewardenSourceText

/// Forms of a sound value that XML allows and for which Apple's readers refuse the whole list.
///
/// Their scanner is no XML parser: it knows comments and instructions between elements, but not
/// inside text, and takes numbers, dates and data as bytes. The value is right all the same, so it
/// stays usable.
enum StrictForm {
  /// The problem of one scalar of an XML list; nil for the usual forms.
  static func check(
    _ node: Node, _ index: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> ReadProblem? {
    guard let (offset, length, what) = fault(of: node, in: bytes) else { return nil }
    let range =
      length == 0
      ? PropertyListValue.elementRange(of: node, in: bytes)
      : SourceRange(start: offset, end: offset + length)
    return ReadProblem(
      .refusedByApple, range, "\(what), for which Apple's readers refuse the list",
      valueIndex: index)
  }

  private typealias Fault = (offset: Int, length: Int, what: String)

  private static func fault(
    of node: Node, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Fault? {
    let start = Int(node.start)
    if node.flags.contains(.emptyElement) {
      return node.kind == .data ? (start, 0, "an empty `<data/>`, not `<data></data>`") : nil
    }
    let end = min(bytes.count, start + Int(node.length))
    guard start < end else { return nil }
    if node.flags.contains(.encoded), let fault = markup(node.kind, start, end, bytes) {
      return fault
    }
    switch node.kind {
    case .integer where XMLDeclaration.isSpace(bytes[end - 1]),
      .real where XMLDeclaration.isSpace(bytes[end - 1]):
      return (start, 0, "white space behind the number")
    case .date where XMLDeclaration.isSpace(bytes[start]) || XMLDeclaration.isSpace(bytes[end - 1]):
      return (start, 0, "white space around the date")
    case .yes, .no:
      return (start, 0, "white space inside `<true>` or `<false>`")
    default: return nil
    }
  }

  /// Comments and instructions in any text; sections and references where there is no prose.
  private static func markup(
    _ kind: Node.Kind, _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Fault? {
    let isProse = kind == .string || kind == .key
    var index = start
    while index < end {
      defer { index += 1 }
      if bytes[index] == UInt8(ascii: "&"), !isProse {
        return (index, 1, "a reference inside a value that is not a string")
      }
      guard bytes[index] == 0x3C else { continue }
      if XMLText.starts("<![CDATA[", bytes, index) {
        if !isProse { return (index, 9, "a CDATA section inside a value that is not a string") }
        index = XMLText.find("]]>", bytes, index + 9) + 2
      } else if let close = XMLText.endOfIgnorable(bytes, index) {
        return (index, close - index, "a comment or instruction inside text")
      }
    }
    return nil
  }
}
