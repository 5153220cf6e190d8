internal import TypewardenSourceText

/// Objects, each looked at once, and the containers that are open around them.
extension BinaryReader {
  /// Puts an object on the tape: a scalar whole, a container as an open frame.
  mutating func visit(_ object: Int, asKey: Bool) {
    let place = Int(places[object])
    if place > 0 {
      revisit(object, tape[place - 1], at: place - 1, asKey: asKey)
      return
    }
    let at = offset(of: object)
    if place < 0 {
      report(.cycle, at, 1, "object \(object) contains itself")
      append(.missing, UInt32(at), 0)
      return
    }
    guard at >= 8, at < trailer.table else {
      let entry = trailer.table + object * trailer.offsetSize
      report(.badOffset, entry, trailer.offsetSize, "object \(object) lies outside of the file")
      places[object] = Int32(tape.count + 1)
      append(.missing, UInt32(entry), 0)
      return
    }
    let marker = bytes[at]
    if asKey, marker >> 4 != 5, marker >> 4 != 6 {
      badKey(at)
      return
    }
    if marker >> 4 == 0xA || marker >> 4 == 0xD {
      openContainer(object, at, isDictionary: marker >> 4 == 0xD)
    } else {
      places[object] = Int32(tape.count + 1)
      appendScalar(marker, at, asKey: asKey)
    }
  }

  /// An object that has its place on the tape already.
  private mutating func revisit(_ object: Int, _ node: Node, at place: Int, asKey: Bool) {
    var copy = node
    copy.end = UInt32(tape.count + 1)
    switch node.kind {
    case .string, .key:
      copy.kind = asKey ? .key : .string
    case _ where asKey:
      badKey(Int(node.start) - Int(node.header))
      return
    case .dictionary, .array:
      let height = heights[object]
      guard frames.count + Int(height) <= Self.depthLimit else {
        tooDeep(Int(node.start))
        return
      }
      raise(to: height)
      copy = Node(
        kind: .alias, start: UInt32(place), length: node.length, end: UInt32(tape.count + 1))
    default: break
    }
    tape.append(copy)
  }

  private mutating func openContainer(_ object: Int, _ at: Int, isDictionary: Bool) {
    guard let (entries, start) = count(at),
      entries <= (trailer.table - start) / (trailer.referenceSize * (isDictionary ? 2 : 1))
    else {
      outside(at)
      places[object] = Int32(tape.count)
      return
    }
    guard frames.count < Self.depthLimit else {
      tooDeep(at)
      return
    }
    let total = isDictionary ? entries * 2 : entries
    append(
      isDictionary ? .dictionary : .array, UInt32(at), start - at + total * trailer.referenceSize)
    places[object] = -1
    frames.append(
      Frame(
        object: object, node: tape.count - 1, count: total, references: start,
        isDictionary: isDictionary))
  }

  /// Ends the innermost open container.
  mutating func close() {
    guard let frame = frames.popLast() else { return }
    tape[frame.node].end = UInt32(tape.count)
    places[frame.object] = Int32(frame.node + 1)
    heights[frame.object] = frame.height
    raise(to: frame.height)
    guard frame.isDictionary else { return }
    let repeated = DuplicateKeys(bytes: bytes, isBinary: true).pairs(in: frame.node, of: tape)
    for (first, second) in repeated {
      problems.append(
        DuplicateKeys.problem(
          first: PropertyListValue.objectRange(of: tape[first]),
          second: PropertyListValue.objectRange(of: tape[second]), index: second))
    }
  }

  /// The container that is open now has a child of a height.
  private mutating func raise(to height: UInt16) {
    guard let top = frames.indices.last else { return }
    frames[top].height = max(frames[top].height, height + 1)
  }

  private mutating func badKey(_ at: Int) {
    report(.badKey, at, 1, "a dictionary key that is not a string")
    append(.missing, UInt32(at), 0)
  }

  private mutating func tooDeep(_ at: Int) {
    report(
      .tooDeep, at, 1, "values are nested deeper than \(Self.depthLimit) levels", isFatal: true)
    append(.missing, UInt32(at), 0)
  }
}
