internal import CTypewardenXML
internal import TypewardenSourceText

/// The first error that libxml2 reports in a document, put into words for readers of property lists.
struct XMLFailure {
  private let code: UInt32
  private let message: String
  private let offset: Int
  /// The start and tape node of the innermost open element.
  private let open: (start: Int, node: Int?)?

  init(_ error: xmlError, at offset: Int, open frames: [XMLState.Frame], tape: Tape) {
    code = UInt32(bitPattern: error.code)
    // The one copy of the library's text, made at the border.
    var text = error.message.map { String(cString: $0) } ?? ""
    while text.last?.isWhitespace == true { text.removeLast() }
    message = String(text.prefix(200))
    self.offset = offset
    open = frames.last.map { (Int($0.start), $0.isPlist ? nil : Int($0.node)) }
  }

  func problem(in bytes: UnsafeBufferPointer<UInt8>) -> ReadProblem {
    let place = place(in: bytes)
    if let marker = conflictMarker(at: place, in: bytes) {
      return ReadProblem(
        .notWellFormed, marker, "a merge conflict marker was left in the file", isFatal: true,
        valueIndex: open?.node)
    }
    let (problemCode, text, start) = words(at: place, in: bytes)
    let range = start.map { SourceRange(start: $0, end: max($0, place)) } ?? SourceRange(at: place)
    return ReadProblem(
      problemCode, range, text, related: open.map { SourceRange(at: $0.start) },
      relatedMessage: open == nil ? nil : "the element that is open there starts here",
      isFatal: true, valueIndex: open?.node)
  }

  /// The offset, moved back from white space so that it lies on the line that a reader looks at.
  private func place(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    min(offset, bytes.count)
  }

  private func words(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (ReadProblem.Code, String, Int?) {
    switch xmlParserErrors(code) {
    case XML_ERR_TAG_NAME_MISMATCH:
      let start = tagStart(before: place, in: bytes)
      return (.notWellFormed, "this end tag does not fit the element that is open", start)
    case XML_ERR_TAG_NOT_FINISHED, XML_ERR_LTSLASH_REQUIRED:
      return (.notWellFormed, "the file ends while an element is still open", nil)
    case XML_ERR_DOCUMENT_END:
      return (.trailingContent, "content behind the end of the property list", nil)
    case XML_ERR_DOCUMENT_EMPTY:
      return (.notWellFormed, "no XML element: the file starts with something else", nil)
    case XML_ERR_INVALID_ENCODING:
      return (.badEncoding, "bytes that are not UTF-8", nil)
    case XML_ERR_INVALID_CHAR:
      return (.notWellFormed, "a control character that XML does not allow", nil)
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      let start = reference(before: place, in: bytes)
      return (
        .undefinedEntity,
        "entity is not defined: property lists have `&lt;` `&gt;` `&amp;` `&quot;` `&apos;`", start
      )
    case XML_ERR_NAME_REQUIRED where previous(place, in: bytes) == UInt8(ascii: "&"):
      return (.notWellFormed, "a bare `&`: write `&amp;`", place - 1)
    case XML_ERR_ENTITYREF_SEMICOL_MISSING:
      let start = reference(before: place, in: bytes)
      return (.notWellFormed, "a bare `&`, or an entity without its `;`: write `&amp;`", start)
    case XML_ERR_INTERNAL_ERROR where message.contains("depth"):
      return (.tooDeep, "values are nested deeper than 256 levels", nil)
    default:
      return (.notWellFormed, "not well-formed XML: \(message)", nil)
    }
  }

  private func previous(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
    place > 0 && place <= bytes.count ? bytes[place - 1] : nil
  }

  private func tagStart(before place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    last(0x3C, before: place, in: bytes, within: XMLGate.tagLimit)
  }

  private func reference(before place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    last(UInt8(ascii: "&"), before: place, in: bytes, within: 64)
  }

  private func last(
    _ byte: UInt8, before place: Int, in bytes: UnsafeBufferPointer<UInt8>, within limit: Int
  ) -> Int? {
    var index = min(place, bytes.count) - 1
    let floor = max(0, place - limit)
    while index >= floor {
      if bytes[index] == byte { return index }
      index -= 1
    }
    return nil
  }

  /// The line of `<<<<<<<`, `=======` or `>>>>>>>` at or just before a place.
  private func conflictMarker(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> SourceRange? {
    var start = min(place, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    guard start + 7 <= bytes.count, [0x3C, 0x3D, 0x3E].contains(bytes[start]) else { return nil }
    for index in start..<(start + 7) where bytes[index] != bytes[start] { return nil }
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return SourceRange(start: start, end: end)
  }
}
