#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif
internal import TypewardenSourceText

/// Looks at a document before libxml2 does and refuses what it would not take well.
///
/// libxml2 2.9 takes time quadratic in the number of attributes of one tag, guesses at bytes that are
/// not UTF-8, and ends a text at a NUL. All three are turned away here, at the speed of `memchr`.
enum XMLGate {
  /// The longest tag: a property list's longest is `<plist version="1.0">`.
  static let tagLimit = 4096

  /// The first thing that must not reach libxml2; nil when all is well.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) -> ReadProblem? {
    guard bytes.count > 0, let base = bytes.baseAddress else { return nil }
    if let found = memchr(base, 0, bytes.count) {
      let offset = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      return ReadProblem(
        .nulCharacter, SourceRange(start: offset, end: offset + 1),
        "NUL character: XML never allows it, and what follows it is lost in C strings",
        isFatal: true)
    }
    if let range = UTF8Validation.firstFault(in: bytes) {
      let byte = String(bytes[range.start], radix: 16, uppercase: true)
      return ReadProblem(
        .badEncoding, range,
        "byte 0x\(byte) does not belong to UTF-8; save the file as UTF-8, or declare its encoding",
        isFatal: true)
    }
    return longTag(bytes)
  }

  /// Whether there is a CR anywhere.
  static func hasCarriageReturns(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count > 0 && memchr(bytes.baseAddress!, 0x0D, bytes.count) != nil
  }

  /// A start tag longer than ``tagLimit``. Such a tag covers at least one whole block of half that
  /// size without another `<`, so only the last `<` of each block has to be found.
  private static func longTag(_ bytes: UnsafeBufferPointer<UInt8>) -> ReadProblem? {
    let count = bytes.count
    guard count > tagLimit else { return nil }
    let base = bytes.baseAddress!
    let block = tagLimit / 2
    var last = -1
    var checked = -1
    var start = 0
    // Where the exact look at comments and sections has come to; only long ones make it start.
    var known = 0
    while start < count {
      let end = min(start + block, count)
      var index = end - 1
      while index >= start, base[index] != 0x3C { index -= 1 }
      if index >= start {
        last = index
      } else if last >= 0, last != checked {
        checked = last
        if isLongTag(at: last, in: bytes), isMarkup(at: last, in: bytes, from: &known) {
          return ReadProblem(
            .tagTooLong, SourceRange(start: last, end: min(last + 40, count)),
            "a tag longer than \(tagLimit) bytes, or one that is never closed", isFatal: true)
        }
      }
      start = end
    }
    return nil
  }

  private static func isLongTag(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard start + 1 < bytes.count else { return false }
    switch bytes[start + 1] {
    // A comment, a section, an instruction; or no tag at all, which libxml2 says better.
    case 0x21, 0x3F, 0x20, 0x09, 0x0A, 0x0D, 0x3C, 0x3D: return false
    default: break
    }
    var quote: UInt8 = 0
    for index in (start + 1)..<min(bytes.count, start + tagLimit) {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3E {
        return false
      }
    }
    return true
  }

  /// Whether the `<` at a place is markup: not inside a comment, section or instruction.
  ///
  /// `known` goes from one such end to the next and never back: all calls for a document together
  /// take O(n).
  private static func isMarkup(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>, from known: inout Int
  ) -> Bool {
    while known < place {
      let next = XMLText.find("<", bytes, known)
      if next >= place { break }
      let end =
        XMLText.endOfIgnorable(bytes, next)
        ?? (XMLText.starts("<![CDATA[", bytes, next)
          ? min(bytes.count, XMLText.find("]]>", bytes, next + 9) + 3) : next + 1)
      if end > place { return false }
      known = end
    }
    return true
  }
}
