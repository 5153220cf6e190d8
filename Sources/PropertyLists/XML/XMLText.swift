internal import TypewardenSourceText

/// The text of an XML value, from its bytes: references resolved, sections opened, comments and
/// instructions left out, line ends made LF, as XML 1.0 sections 2.11 and 4.6 say.
enum XMLText {
  /// Calls `body` with the text of a value. Plain text, nearly all there is, is not copied.
  static func withText<Result>(
    of node: Node, in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if node.flags.contains(.emptyElement) { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    let start = min(Int(node.start), bytes.count)
    let end = min(start + Int(node.length), bytes.count)
    let raw = UnsafeBufferPointer(rebasing: bytes[start..<end])
    guard node.flags.contains(.encoded) else { return body(raw) }
    if node.flags.contains(.oldStyle) {
      return OpenStepText.decoded(raw).withUnsafeBufferPointer(body)
    }
    return decoded(raw).withUnsafeBufferPointer(body)
  }

  static func decoded(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      switch raw[index] {
      case 0x26:
        index = reference(raw, index, &result)
      case 0x3C:
        index = markup(raw, index, &result)
      case 0x0D:
        result.append(0x0A)
        index += index + 1 < raw.count && raw[index + 1] == 0x0A ? 2 : 1
      default:
        result.append(raw[index])
        index += 1
      }
    }
    return result
  }

  private static func reference(
    _ raw: UnsafeBufferPointer<UInt8>, _ start: Int, _ result: inout [UInt8]
  ) -> Int {
    guard let end = raw[start...].prefix(16).firstIndex(of: 0x3B) else {
      result.append(raw[start])
      return start + 1
    }
    let name = String(decoding: raw[(start + 1)..<end], as: UTF8.self)
    switch name {
    case "amp": result.append(0x26)
    case "lt": result.append(0x3C)
    case "gt": result.append(0x3E)
    case "quot": result.append(0x22)
    case "apos": result.append(0x27)
    default:
      let scalar: UInt32? =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst(1)) : nil
      if let scalar, Unicode.Scalar(scalar) != nil {
        TextDecoding.append(scalar, to: &result)
      } else {
        result.append(contentsOf: raw[start...end])
      }
    }
    return end + 1
  }

  private static func markup(
    _ raw: UnsafeBufferPointer<UInt8>, _ start: Int, _ result: inout [UInt8]
  ) -> Int {
    let rest = raw[start...]
    if rest.starts(with: "<![CDATA[".utf8) {
      let content = start + 9
      let end = find("]]>", raw, content)
      var index = content
      while index < end {
        if raw[index] == 0x0D {
          result.append(0x0A)
          index += index + 1 < end && raw[index + 1] == 0x0A ? 2 : 1
        } else {
          result.append(raw[index])
          index += 1
        }
      }
      return min(raw.count, end + 3)
    }
    if rest.starts(with: "<!--".utf8) { return min(raw.count, find("-->", raw, start + 4) + 3) }
    if rest.starts(with: "<?".utf8) { return min(raw.count, find("?>", raw, start + 2) + 2) }
    // An element where only text belongs: the value has a problem of its own.
    return min(raw.count, (raw[start...].firstIndex(of: 0x3E) ?? raw.count) + 1)
  }

  private static func find(
    _ text: StaticString, _ raw: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> Int {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var index = start
    while index + wanted.count <= raw.count {
      if raw[index] == wanted[0], raw[index..<index + wanted.count].elementsEqual(wanted) {
        return index
      }
      index += 1
    }
    return raw.count
  }
}
