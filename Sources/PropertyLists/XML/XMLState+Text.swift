internal import CTypewardenXML
internal import TypewardenSourceText

/// Text, references and errors.
extension XMLState {
  /// A stretch of text, decoded, or the content of a CDATA section.
  @inline(__always)
  mutating func text(_ text: UnsafePointer<UInt8>, _ length: Int) {
    if skipped > 0 { return }
    if leaf != nil {
      leaf!.textLength += length
      return
    }
    for index in 0..<length where !XMLDeclaration.isSpace(text[index]) {
      complainOfText()
      return
    }
  }

  /// Text stands between elements. libxml2 hands it out in pieces; one problem for each gap is
  /// enough.
  private mutating func complainOfText() {
    guard failure == nil, complainedAt != markupEnd, let frame = frames.last else { return }
    complainedAt = markupEnd
    let place = placeOfText
    let isMarker = ConflictMarker.line(at: place.start, in: bytes) != nil
    problems.append(
      ReadProblem(
        .textBetweenElements, place,
        isMarker ? ConflictMarker.message : "text between the elements of a container",
        related: SourceRange(at: Int(frame.start)), relatedMessage: "the container starts here",
        valueIndex: frame.index))
  }

  /// The first line of text behind the last tag: white space, comments and instructions are passed
  /// over.
  private var placeOfText: SourceRange {
    var start = min(markupEnd, bytes.count)
    while start < bytes.count {
      if XMLDeclaration.isSpace(bytes[start]) {
        start += 1
      } else if let end = XMLText.endOfIgnorable(bytes, start) {
        start = end
      } else {
        break
      }
    }
    var end = min(start + 1, bytes.count)
    while end < bytes.count, bytes[end] != 0x3C, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    while end > start, XMLDeclaration.isSpace(bytes[end - 1]) { end -= 1 }
    return SourceRange(start: start, end: end)
  }

  /// libxml2 asks for the meaning of an entity that is not one of the five.
  ///
  /// XML calls this an error that ends all unless there is a document type from elsewhere, which
  /// could declare the entity. Every list is treated as if it had one, so that the rest is read; the
  /// error comes to ``report(_:)`` either way.
  func lookUpEntity() {
    context?.pointee.hasExternalSubset = 1
  }

  /// A document type declaration, seen before its internal subset.
  mutating func documentType() {
    let position = offset
    guard position < bytes.count, bytes[position] == UInt8(ascii: "[") else { return }
    problems.append(
      ReadProblem(
        .internalSubset,
        SourceRange(start: openingBracket(before: position), end: position + 1),
        "the document type declares things of its own: entities are not allowed in a property list",
        isFatal: true))
    stopParser?(context)
  }

  /// An error of the parser: one that can be stepped over, or the first that ends reading.
  mutating func report(_ error: xmlError) {
    guard failure == nil, !problems.isFatal else { return }
    if XMLFailure.isUndefinedEntity(error) {
      undefinedEntity()
      return
    }
    guard error.level == XML_ERR_FATAL else { return }
    let described = XMLFailure(error, at: offset, open: innermost)
    // libxml2 looks at this right after it has reported an error, to stop or to go on.
    let isTolerable = XMLFailure.isTolerable(error)
    context?.pointee.recovery = isTolerable ? 1 : 0
    if isTolerable {
      toleratesErrors = true
      problems.append(described.problem(in: bytes, isFatal: false))
    } else {
      failure = described
    }
  }

  /// The innermost open element and its value; of a half-read key, the dictionary around it.
  private var innermost: (start: Int, node: Int?)? {
    if skipped > 0 { return (skippedStart, leaf?.node ?? frames.last?.index) }
    if let leaf {
      return (leaf.start, tape[leaf.node].kind == .key ? frames.last?.index : leaf.node)
    }
    return frames.last.map { (Int($0.start), $0.index) }
  }

  private mutating func undefinedEntity() {
    let end = offset
    var start = end
    while start > 0, end - start < XMLGate.tagLimit, bytes[start - 1] != UInt8(ascii: "&") {
      start -= 1
    }
    if let leaf { tape[leaf.node].flags.insert(.unusable) }
    problems.append(
      ReadProblem(
        .undefinedEntity, SourceRange(start: max(0, start - 1), end: end),
        "entity is not defined: property lists have `&lt;` `&gt;` `&amp;` `&quot;` `&apos;`",
        valueIndex: leaf?.node ?? frames.last?.index))
  }
}
