internal import CTypewardenXML
internal import TypewardenSourceText

/// An error of libxml2, put into words for readers of property lists.
struct XMLFailure {
  static let tooDeep = "values are nested deeper than \(XMLState.depthLimit) levels"

  private let code: xmlParserErrors
  private let message: String
  /// The name of the open element that an end tag does not fit.
  private let expectedName: String?
  private let offset: Int
  /// The start and tape node of the innermost open element.
  private let open: (start: Int, node: Int?)?

  /// What the file is meant to be.
  private let subject: String

  init(
    _ error: xmlError, at offset: Int, open: (start: Int, node: Int?)?,
    subject: String = "property list"
  ) {
    self.subject = subject
    code = xmlParserErrors(UInt32(bitPattern: error.code))
    // The one copy of the library's text, made at the border.
    var text = error.message.map { String(cString: $0) } ?? ""
    while text.last?.isWhitespace == true { text.removeLast() }
    message = String(text.prefix(200))
    expectedName =
      code == XML_ERR_TAG_NAME_MISMATCH ? error.str1.map { String(cString: $0) } : nil
    self.offset = offset
    self.open = open
  }

  /// Whether an error is about an entity without a declaration.
  static func isUndefinedEntity(_ error: xmlError) -> Bool {
    let code = xmlParserErrors(UInt32(bitPattern: error.code))
    return code == XML_WAR_UNDECLARED_ENTITY || code == XML_ERR_UNDECLARED_ENTITY
  }

  /// Whether what follows an error is as sure as what came before it: Apple's readers step over it.
  static func isTolerable(_ error: xmlError) -> Bool {
    let code = xmlParserErrors(UInt32(bitPattern: error.code))
    return code == XML_ERR_HYPHEN_IN_COMMENT || code == XML_ERR_MISPLACED_CDATA_END
  }

  /// The problem.
  func problem(in bytes: UnsafeBufferPointer<UInt8>, isFatal: Bool = true) -> ReadProblem {
    let place = min(offset, bytes.count)
    var words = words(at: place, in: bytes)
    if isFatal, words.code == .notWellFormed {
      if let marker = ConflictMarker.line(at: place, in: bytes) {
        words = Words(.notWellFormed, ConflictMarker.message, marker)
      } else if bytes[place...].allSatisfy(XMLDeclaration.isSpace) {
        words = Words(.notWellFormed, endOfFile, SourceRange(at: place))
      }
    }
    return ReadProblem(
      words.code, words.range, words.text, related: open.map { SourceRange(at: $0.start) },
      relatedMessage: open == nil ? nil : "the element that is open there starts here",
      isFatal: isFatal, valueIndex: open?.node)
  }

  /// True for content behind a complete list.
  var isTrailingContent: Bool { code == XML_ERR_DOCUMENT_END }

  private var endOfFile: String {
    open == nil
      ? "the file ends before its \(subject) does"
      : "the file ends while an element is still open"
  }

  private struct Words {
    var code: ReadProblem.Code
    var text: String
    var range: SourceRange

    init(_ code: ReadProblem.Code, _ text: String, _ range: SourceRange) {
      (self.code, self.text, self.range) = (code, text, range)
    }
  }

  private func words(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Words {
    func from(_ byte: UInt8) -> SourceRange {
      var index = place - 1
      while index >= max(0, place - XMLGate.tagLimit) {
        if bytes[index] == byte { return SourceRange(start: index, end: place) }
        index -= 1
      }
      return SourceRange(at: place)
    }
    let previous = place > 0 ? bytes[place - 1] : 0
    let before = SourceRange(start: max(0, place - 1), end: place)
    switch code {
    case XML_ERR_TAG_NAME_MISMATCH:
      let expected = expectedName.map { ": `</\($0)>` is expected" } ?? ""
      return Words(
        .notWellFormed, "this end tag does not fit the element that is open\(expected)",
        from(0x3C))
    case XML_ERR_TAG_NOT_FINISHED, XML_ERR_LTSLASH_REQUIRED:
      return Words(.notWellFormed, endOfFile, SourceRange(at: place))
    case XML_ERR_DOCUMENT_END:
      return Words(
        .trailingContent, "content behind the end of the \(subject)", restOfLine(place, bytes))
    case XML_ERR_DOCUMENT_EMPTY:
      return Words(
        .notWellFormed, "no XML element: the file starts with something else",
        restOfLine(place, bytes))
    case XML_ERR_RESERVED_XML_NAME:
      return Words(
        .notWellFormed, "`<?xml … ?>` must be the very first thing in the file", from(0x3C))
    case XML_ERR_INVALID_CHAR where message.contains("CharRef"):
      return Words(
        .notWellFormed, "a reference to a character that XML does not have",
        from(UInt8(ascii: "&")))
    case XML_ERR_INVALID_CHAR:
      return Words(
        .notWellFormed, "a control character that XML does not allow",
        SourceRange(start: place, end: min(place + 1, bytes.count)))
    case XML_ERR_NAME_REQUIRED where previous == UInt8(ascii: "&"):
      return Words(.notWellFormed, "a bare `&`: write `&amp;`", before)
    case XML_ERR_NAME_REQUIRED where previous == 0x3C:
      return Words(.notWellFormed, "a bare `<`: write `&lt;`", before)
    case XML_ERR_ENTITYREF_SEMICOL_MISSING:
      return Words(
        .notWellFormed, "a bare `&`, or an entity without its `;`: write `&amp;`",
        from(UInt8(ascii: "&")))
    case XML_ERR_HYPHEN_IN_COMMENT:
      return Words(
        .notWellFormed, "two hyphens inside a comment, which XML forbids",
        near("--", place, bytes))
    case XML_ERR_MISPLACED_CDATA_END:
      return Words(
        .notWellFormed, "`]]>` in text: write `]]&gt;`", near("]]>", place, bytes))
    case XML_ERR_INTERNAL_ERROR where message.contains("depth"):
      return Words(.tooDeep, Self.tooDeep, from(0x3C))
    default:
      return Words(.notWellFormed, "not well-formed XML: \(message)", SourceRange(at: place))
    }
  }

  /// Where a text stands that libxml2 met at a place, or somewhere before or behind it.
  private func near(
    _ text: StaticString, _ place: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> SourceRange {
    let length = text.utf8CodeUnitCount
    let start = XMLText.find(text, bytes, max(0, place - length))
    return start < bytes.count
      ? SourceRange(start: start, end: start + length) : SourceRange(at: place)
  }

  private func restOfLine(_ place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> SourceRange {
    var end = place
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return SourceRange(start: place, end: end)
  }
}
