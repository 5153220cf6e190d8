internal import TypewardenSourceText

/// Reads the XML of ordinary property lists in one pass, for speed.
///
/// Ordinary is what Xcode, `plutil` and most people write: UTF-8 with LF, the usual head, no attribute
/// but the version, no section, no numeric reference, and nothing wrong. All else makes the scanner
/// give up, and libxml2 reads the document from its start: it alone judges what is XML, and every
/// problem comes from it. Where the scanner does not give up, it writes the tape that `XMLState` would
/// have written, byte for byte; a test compares them over generated and changed documents.
package struct XMLScanner: ~Copyable {
  /// Deeper lists are not ordinary. libxml2's own limit is a little higher.
  private static let depthLimit = 200
  /// Longer texts and comments are not ordinary. libxml2 has limits for both, of 10 MB.
  static let textLimit = 1 << 20

  let bytes: UnsafeBufferPointer<UInt8>
  let base: UnsafePointer<UInt8>
  let end: Int
  var index = 0
  private var tape: TapeWriter

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ base: UnsafePointer<UInt8>) {
    self.bytes = bytes
    self.base = base
    end = bytes.count
    tape = TapeWriter(capacity: min(bytes.count / 32 + 8, 1 << 20))
  }

  /// The tape of an ordinary property list without a problem; nil for every other document.
  ///
  /// Complexity: O(n) in the number of bytes.
  package static func tape(of bytes: UnsafeBufferPointer<UInt8>) -> Tape? {
    guard let base = bytes.baseAddress, UTF8Validation.firstFault(in: bytes) == nil else {
      return nil
    }
    var scanner = XMLScanner(bytes, base)
    guard scanner.scanHead(), scanner.scanRoot(), scanner.scanTail() else { return nil }
    return scanner.finish()
  }

  private consuming func finish() -> Tape { tape.finish() }

  /// The value in `<plist>`, with all that is inside it.
  private mutating func scanRoot() -> Bool {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.depthLimit) { open in
      // Twice the tape index of each open container, plus one for a dictionary.
      var depth = 0
      var isInDictionary = false
      var hasKey = false
      while true {
        guard skipSpace(), index + 4 < end, base[index] == 0x3C else { return false }
        let start = index
        if base[index + 1] == UInt8(ascii: "/") {
          guard depth > 0, !hasKey,
            isInDictionary ? take("</dict>") : take("</array>"),
            close(Int(open[depth - 1] >> 1), at: start, isInDictionary)
          else { return false }
          depth -= 1
        } else if isInDictionary, !hasKey {
          guard take("<key>"), text(.key, "</key>") else { return false }
          hasKey = true
          continue
        } else {
          guard let container = scanValue(start) else { return false }
          if container != .none {
            guard depth < Self.depthLimit else { return false }
            let isDictionary = container == .dictionary
            (open.baseAddress.unsafelyUnwrapped + depth).initialize(
              to: UInt32(tape.count - 1) << 1 | (isDictionary ? 1 : 0))
            depth += 1
          }
        }
        if depth == 0 { return true }
        isInDictionary = open[depth - 1] & 1 != 0
        hasKey = false
      }
    }
  }

  private enum Container { case none, dictionary, array }

  /// A value that starts here; nil when it is not ordinary.
  @inline(__always)
  private mutating func scanValue(_ start: Int) -> Container? {
    switch base[start + 1] {
    case UInt8(ascii: "s"):
      if take("<string>") { return text(.string, "</string>") ? Container.none : nil }
      return take("<string/>") ? empty(.string, start) : nil
    case UInt8(ascii: "d"):
      if take("<dict>") { return container(.dictionary) }
      if take("<dict/>") { return empty(.dictionary, start) }
      if take("<date>") { return scalar(.date, "</date>") }
      return take("<data>") ? scalar(.data, "</data>") : nil
    case UInt8(ascii: "a"):
      if take("<array>") { return container(.array) }
      return take("<array/>") ? empty(.array, start) : nil
    case UInt8(ascii: "t"): return take("<true/>") ? empty(.yes, start) : nil
    case UInt8(ascii: "f"): return take("<false/>") ? empty(.no, start) : nil
    case UInt8(ascii: "i"): return take("<integer>") ? scalar(.integer, "</integer>") : nil
    case UInt8(ascii: "r"): return take("<real>") ? scalar(.real, "</real>") : nil
    default: return nil
    }
  }

  private mutating func container(_ kind: Node.Kind) -> Container {
    tape.append(Node(kind: kind, start: UInt32(index), end: 0))
    return kind == .dictionary ? .dictionary : .array
  }

  private mutating func empty(_ kind: Node.Kind, _ start: Int) -> Container {
    tape.append(
      Node(
        kind: kind, flags: .emptyElement, start: UInt32(start), length: UInt32(index - start),
        end: UInt32(tape.count + 1)))
    return .none
  }

  /// Ends a container whose end tag starts at a place; false when a key stands in it twice.
  private mutating func close(_ node: Int, at place: Int, _ isDictionary: Bool) -> Bool {
    tape[node].end = UInt32(tape.count)
    tape[node].length = UInt32(place) - tape[node].start
    return !isDictionary
      || DuplicateKeys(bytes: bytes, isBinary: false).pairs(in: node, of: tape).isEmpty
  }

  /// A number, a date or data.
  private mutating func scalar(_ kind: Node.Kind, _ close: StaticString) -> Container? {
    guard text(kind, close) else { return nil }
    let last = tape.count - 1
    let node = tape[last]
    guard ScalarSyntax.check(node, last, bytes) == nil, StrictForm.check(node, last, bytes) == nil
    else { return nil }
    return Container.none
  }

  /// A text up to the end tag, both of which are read.
  @inline(__always)
  private mutating func text(_ kind: Node.Kind, _ close: StaticString) -> Bool {
    let start = index
    guard let isEncoded = skipText() else { return false }
    let length = index - start
    guard length <= Self.textLimit, take(close) else { return false }
    tape.append(
      Node(
        kind: kind, flags: isEncoded ? .encoded : [], start: UInt32(start),
        length: UInt32(length), end: UInt32(tape.count + 1)))
    return true
  }
}
