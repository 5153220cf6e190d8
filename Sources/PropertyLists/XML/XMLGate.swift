#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif
internal import TypewardenSourceText

/// Looks at a document before libxml2 does and refuses what no property list needs.
///
/// libxml2 2.9 takes time quadratic in the number of attributes of one tag, and entities declared in
/// an internal subset can grow without bound or name other files. Both are turned away here, at the
/// speed of `memchr`.
enum XMLGate {
  /// The longest tag: a property list's longest is `<plist version="1.0">`.
  static let tagLimit = 4096

  /// The first thing that must not reach libxml2; nil when all is well.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) -> ReadProblem? {
    let count = bytes.count
    guard count > 0, let base = bytes.baseAddress else { return nil }
    if let found = memchr(base, 0, count) {
      let offset = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      return ReadProblem(
        .nulCharacter, SourceRange(start: offset, end: offset + 1),
        "NUL character: XML never allows it, and what follows it is lost in C strings",
        isFatal: true)
    }
    return internalSubset(bytes) ?? longTag(bytes)
  }

  /// A `[` in the document type declaration.
  private static func internalSubset(_ bytes: UnsafeBufferPointer<UInt8>) -> ReadProblem? {
    var index = 0
    let count = bytes.count
    while index < count {
      if XMLDeclaration.isSpace(bytes[index]) {
        index += 1
        continue
      }
      guard bytes[index] == 0x3C, index + 1 < count else { return nil }
      if bytes[index + 1] == UInt8(ascii: "?") {
        index = end(of: "?>", in: bytes, from: index + 2)
      } else if starts("<!--", bytes, index) {
        index = end(of: "-->", in: bytes, from: index + 4)
      } else if starts("<!", bytes, index) {
        let start = index
        var quote: UInt8 = 0
        while index < count {
          let byte = bytes[index]
          if quote != 0 {
            if byte == quote { quote = 0 }
          } else if byte == 0x22 || byte == 0x27 {
            quote = byte
          } else if byte == UInt8(ascii: "[") {
            return ReadProblem(
              .internalSubset, SourceRange(start: start, end: index + 1),
              "the document type declares things of its own: entities are not allowed in a "
                + "property list", isFatal: true)
          } else if byte == UInt8(ascii: ">") {
            break
          }
          index += 1
        }
        index += 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// A tag longer than ``tagLimit``. Such a tag covers at least one whole block of half that size
  /// without another `<`, so only the last `<` of each block has to be found.
  private static func longTag(_ bytes: UnsafeBufferPointer<UInt8>) -> ReadProblem? {
    let count = bytes.count
    guard count > tagLimit else { return nil }
    let base = bytes.baseAddress!
    let block = tagLimit / 2
    var last = -1
    var checked = -1
    var start = 0
    while start < count {
      let end = min(start + block, count)
      var index = end - 1
      while index >= start, base[index] != 0x3C { index -= 1 }
      if index >= start {
        last = index
      } else if last >= 0, last != checked {
        checked = last
        if let problem = checkTag(at: last, in: bytes) { return problem }
      }
      start = end
    }
    return nil
  }

  private static func checkTag(at start: Int, in bytes: UnsafeBufferPointer<UInt8>)
    -> ReadProblem?
  {
    guard start + 1 < bytes.count, bytes[start + 1] != 0x21, bytes[start + 1] != 0x3F else {
      return nil
    }
    var quote: UInt8 = 0
    var index = start + 1
    let limit = min(bytes.count, start + tagLimit)
    while index < limit {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3E {
        return nil
      }
      index += 1
    }
    return ReadProblem(
      .tagTooLong, SourceRange(start: start, end: min(start + 40, bytes.count)),
      "a tag longer than \(tagLimit) bytes, or one that is never closed", isFatal: true)
  }

  private static func starts(
    _ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Bool {
    index + text.utf8CodeUnitCount <= bytes.count
      && memcmp(bytes.baseAddress! + index, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  private static func end(
    of text: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var index = start
    while index < bytes.count {
      if starts(text, bytes, index) { return index + text.utf8CodeUnitCount }
      index += 1
    }
    return bytes.count
  }
}
