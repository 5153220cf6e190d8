#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif
internal import PropertyLists
internal import TypewardenSourceText

/// The comments of an XML property list that silence rules for the entry behind them:
/// `<!-- typewarden:disable RULE reason -->`.
///
/// The next entry is the next key with its value, the next element of an array, or, before the
/// outermost element, the whole file. Several rules are separated by commas.
struct CommentSuppressions {
  struct Suppression {
    /// The rule as it is written.
    var rule: String
    /// The comment.
    var comment: SourceRange
    /// The bytes that it covers.
    var covered: SourceRange
  }

  var suppressions: [Suppression] = []

  /// Finds the comments. Only exclamation marks are looked at, which nearly no file has many of.
  init(_ list: PropertyList) {
    guard list.format == .xml else { return }
    list.source.bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while let comment = Self.comment(in: bytes, from: start) {
        start = comment.end
        var word = comment.start + 4
        while word < comment.end, bytes[word] <= 0x20 { word += 1 }
        guard bytes[word..<comment.end].starts(with: Self.word.utf8) else { continue }
        let text = String(
          decoding: bytes[(word + Self.word.utf8.count)..<(comment.end - 3)], as: UTF8.self)
        guard let rules = text.split(whereSeparator: \.isWhitespace).first,
          let covered = Self.entry(behind: comment.end, bytes, list)
        else { continue }
        for rule in rules.split(separator: ",") {
          suppressions.append(
            Suppression(rule: String(rule), comment: comment, covered: covered))
        }
      }
    }
  }

  private static let word = "typewarden:disable"

  /// The next comment behind a place.
  private static func comment(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> SourceRange? {
    var index = start
    while index < bytes.count,
      let found = memchr(bytes.baseAddress! + index, 0x21, bytes.count - index)
    {
      let mark = UnsafeRawPointer(found) - UnsafeRawPointer(bytes.baseAddress!)
      index = mark + 1
      guard mark > start, bytes[mark - 1] == 0x3C, bytes[index...].starts(with: "--".utf8) else {
        continue
      }
      guard let end = end(ofCommentAt: mark + 3, in: bytes) else { return nil }
      return SourceRange(start: mark - 1, end: end)
    }
    return nil
  }

  private static func end(
    ofCommentAt start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var index = start
    while index + 2 < bytes.count,
      let found = memchr(bytes.baseAddress! + index, 0x3E, bytes.count - index)
    {
      let close = UnsafeRawPointer(found) - UnsafeRawPointer(bytes.baseAddress!)
      if close >= start + 2, bytes[close - 1] == 0x2D, bytes[close - 2] == 0x2D { return close + 1 }
      index = close + 1
    }
    return nil
  }

  /// The bytes of the entry that starts behind a comment.
  private static func entry(
    behind place: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ list: PropertyList
  ) -> SourceRange? {
    var start = place
    while start < bytes.count {
      if bytes[start] == 0x3C {
        guard bytes[start...].starts(with: "<!--".utf8) else { break }
        start = end(ofCommentAt: start + 4, in: bytes) ?? bytes.count
      } else {
        start += 1
      }
    }
    guard start < bytes.count else { return nil }
    if bytes[start...].starts(with: "<plist".utf8) || bytes[start...].starts(with: "<!DOC".utf8) {
      return list.source.fullRange
    }
    return list.entryRange(startingAt: start)
  }
}
