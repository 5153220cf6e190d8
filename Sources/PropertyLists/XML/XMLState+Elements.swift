internal import CTypewardenXML
internal import TypewardenSourceText

extension XMLState {
  /// A start tag, seen just before its `>` or `/>`.
  mutating func startElement(_ name: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?) {
    if skipped > 0 {
      skipped += 1
      return
    }
    if problems.isFatal {
      stopParser?(context)
      return
    }
    let position = offset
    let start = openingBracket(before: position)
    markupEnd = position + (isEmptyElement(at: position) ? 2 : 1)
    guard position < bytes.count else {
      // A tag that the file ends in: the parser says so.
      (skipped, skippedStart) = (1, start)
      return
    }
    let kind = prefix == nil ? names.kind(of: name) : nil
    if let leaf {
      refuse(
        .elementInText, start,
        kind == nil
          ? "an element inside text: a `<` that should be `&lt;`?"
          : "an element inside text: is the one around it not closed?",
        parent: (leaf.node, leaf.start))
      tape[leaf.node].flags.insert(.unusable)
      return
    }
    guard let kind else {
      refuseUnknown(
        start, "`<\(Self.shown(name, prefix))>` is not an element of a property list")
      return
    }
    guard frames.count - (plistTag == nil ? 0 : 1) < Self.depthLimit else {
      problems.append(
        ReadProblem(
          .tooDeep, SourceRange(start: start, end: min(markupEnd, bytes.count)),
          XMLFailure.tooDeep, isFatal: true, valueIndex: frames.last?.index))
      stopParser?(context)
      return
    }
    switch kind {
    case .plist: openPlist(start)
    case .value(let value): if admit(value, start) { open(value, start, position) }
    }
  }

  /// An end tag, or the end of an empty-element tag.
  mutating func endElement() {
    if skipped > 0 {
      skipped -= 1
      if skipped == 0 { markupEnd = offset }
      return
    }
    let position = offset
    markupEnd = position
    if let leaf {
      self.leaf = nil
      close(leaf, at: position)
      return
    }
    guard let frame = frames.popLast() else { return }
    if frame.holds != .root { close(frame, at: position) }
  }

  private mutating func openPlist(_ start: Int) {
    guard frames.isEmpty, plistTag == nil else {
      refuseUnknown(start, "`<plist>` inside a property list")
      return
    }
    plistTag = SourceRange(start: start, end: min(markupEnd, bytes.count))
    frames.append(Frame(node: 0, start: UInt32(start), holds: .root))
  }

  private mutating func open(_ kind: Node.Kind, _ start: Int, _ position: Int) {
    hasRoot = true
    var node = Node(kind: kind, start: UInt32(position + 1), end: 0)
    if isEmptyElement(at: position) {
      node.flags.insert(.emptyElement)
      node.start = UInt32(start)
    }
    let index = tape.append(node)
    switch kind {
    case .dictionary:
      frames.append(Frame(node: UInt32(index), start: UInt32(start), holds: .entries))
    case .array:
      frames.append(Frame(node: UInt32(index), start: UInt32(start), holds: .elements))
    default:
      leaf = Leaf(node: index, start: start)
    }
  }

  private mutating func close(_ leaf: Leaf, at position: Int) {
    var node = tape[leaf.node]
    node.end = UInt32(tape.count)
    if node.flags.contains(.emptyElement) {
      node.length = UInt32(max(0, position - Int(node.start)))
    } else {
      let length = max(0, openingBracket(before: position) - Int(node.start))
      node.length = UInt32(length)
      // What makes text differ from its bytes also changes its length, but for a lone CR.
      if leaf.textLength != length || hasCarriageReturns && hasCarriageReturn(node) {
        node.flags.insert(.encoded)
      }
    }
    if let problem = ScalarSyntax.check(node, leaf.node, bytes) {
      problems.append(problem)
      node.flags.insert(.unusable)
    } else if !node.flags.contains(.unusable),
      let problem = StrictForm.check(node, leaf.node, bytes)
    {
      problems.append(problem)
    }
    tape[leaf.node] = node
  }

  private mutating func close(_ frame: Frame, at position: Int) {
    if frame.holds == .entries, frame.isFilled { completeKey(of: frame) }
    let index = Int(frame.node)
    var node = tape[index]
    node.end = UInt32(tape.count)
    let end =
      node.flags.contains(.emptyElement) ? position : openingBracket(before: position)
    node.length = UInt32(max(0, end - Int(node.start)))
    tape[index] = node
    guard frame.holds == .entries else { return }
    let repeated = DuplicateKeys(bytes: bytes, isBinary: false).pairs(in: index, of: tape)
    for (first, second) in repeated {
      problems.append(
        DuplicateKeys.problem(
          first: PropertyListValue.elementRange(of: tape[first], in: bytes),
          second: PropertyListValue.elementRange(of: tape[second], in: bytes), index: second))
    }
  }

  /// Ends what a fatal problem left open, so that the tape of a broken list is whole too.
  mutating func closeAll() {
    if let leaf {
      tape[leaf.node].flags.formUnion([.unusable, .emptyElement])
      tape[leaf.node].end = UInt32(tape.count)
      self.leaf = nil
    }
    while let frame = frames.popLast() {
      guard frame.holds != .root else { continue }
      if frame.isFilled { appendMissing(at: min(markupEnd, bytes.count)) }
      tape[Int(frame.node)].end = UInt32(tape.count)
    }
  }

  private func isEmptyElement(at position: Int) -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: "/")
  }

  private func hasCarriageReturn(_ node: Node) -> Bool {
    bytes[Int(node.start)..<Int(node.start + node.length)].contains(0x0D)
  }

  private static func shown(
    _ name: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?
  ) -> String {
    guard let name else { return "?" }
    let full = (prefix.map { String(cString: $0) + ":" } ?? "") + String(cString: name)
    return full.unicodeScalars.count > 40 ? String(full.prefix(40)) + "…" : full
  }
}
