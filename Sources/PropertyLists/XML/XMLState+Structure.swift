internal import TypewardenSourceText

/// Which element may stand where.
extension XMLState {
  /// Whether a value or key may stand here; says so when not.
  mutating func admit(_ kind: Node.Kind, _ start: Int) -> Bool {
    let top = frames.count - 1
    guard top >= 0 else {
      if kind != .key { return true }
      refuse(.keyOutsideDictionary, start, "`<key>` outside of a dictionary")
      return false
    }
    let frame = frames[top]
    switch frame.holds {
    case .entries:
      if kind == .key {
        if frame.isFilled { completeKey(of: frame) }
        frames[top].isFilled = true
        return true
      }
      if frame.isFilled {
        frames[top].isFilled = false
        return true
      }
      refuse(.valueWithoutKey, start, "a value without a `<key>` before it")
    case .elements:
      if kind != .key { return true }
      refuse(.keyOutsideDictionary, start, "`<key>` in an array; a `<dict>` is missing")
    case .root:
      if kind == .key {
        refuse(.keyOutsideDictionary, start, "`<key>` outside of a dictionary")
      } else if frame.isFilled {
        refuse(.extraRoot, start, "a second value beside the root")
      } else {
        frames[top].isFilled = true
        return true
      }
    }
    return false
  }

  /// A key stands where its value should: complains, and puts a stand-in on the tape.
  mutating func completeKey(of frame: Frame) {
    let key = tape.count - 1
    let place = PropertyListValue.elementRange(of: tape[key], in: bytes)
    problems.append(
      ReadProblem(
        .keyWithoutValue, place, "key without a value behind it",
        related: SourceRange(at: Int(frame.start)), relatedMessage: "the dictionary starts here",
        valueIndex: key))
    appendMissing(at: place.end)
  }

  /// Puts a stand-in for a value on the tape.
  mutating func appendMissing(at place: Int) {
    tape.append(
      Node(
        kind: .missing, flags: .emptyElement, start: UInt32(place), end: UInt32(tape.count + 1)))
  }

  /// Reports the element whose tag was just read, and passes over all of it.
  mutating func refuse(
    _ code: ReadProblem.Code, _ start: Int, _ message: String,
    parent: (node: Int, start: Int)? = nil
  ) {
    (skipped, skippedStart) = (1, start)
    let around = frames.last.flatMap { frame in
      frame.index.map { (node: $0, start: Int(frame.start)) }
    }
    let parent = parent ?? around
    problems.append(
      ReadProblem(
        code, SourceRange(start: start, end: min(markupEnd, bytes.count)), message,
        related: parent.map { SourceRange(at: $0.start) },
        relatedMessage: parent == nil ? nil : "inside the element that starts here",
        valueIndex: parent?.node))
  }

  /// Reports an element that property lists do not have. Behind a key it takes the value's place.
  mutating func refuseUnknown(_ start: Int, _ message: String) {
    guard let top = frames.indices.last, frames[top].holds == .entries, frames[top].isFilled else {
      refuse(.unknownElement, start, message)
      return
    }
    frames[top].isFilled = false
    appendMissing(at: start)
    refuse(
      .unknownElement, start, message, parent: (tape.count - 1, Int(frames[top].start)))
  }
}
