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

  /// Finds the comments. Nothing is looked at in a file without the word.
  init(_ list: PropertyList) {
    guard list.format == .xml else { return }
    list.source.bytes.withUnsafeBufferPointer { bytes in
      let word = "typewarden:disable"
      var start = 0
      while let found = Self.find(word, in: bytes, from: start) {
        start = found + word.utf8.count
        guard let comment = Self.comment(around: found, in: bytes) else { continue }
        let text = String(decoding: bytes[start..<(comment.end - 3)], as: UTF8.self)
        guard let rules = text.split(whereSeparator: \.isWhitespace).first else { continue }
        guard let covered = Self.entry(behind: comment.end, bytes, list) else { continue }
        for rule in rules.split(separator: ",") {
          suppressions.append(
            Suppression(rule: String(rule), comment: comment, covered: covered))
        }
      }
    }
  }

  private static func find(
    _ word: String, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard start < bytes.count else { return nil }
    var word = word
    return word.withUTF8 { word in
      memmem(bytes.baseAddress! + start, bytes.count - start, word.baseAddress!, word.count)
        .map { UnsafeRawPointer($0) - UnsafeRawPointer(bytes.baseAddress!) }
    }
  }

  /// The comment that a place lies in; nil for a place in text.
  private static func comment(
    around place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> SourceRange? {
    var start = place - 1
    while start >= 0, bytes[start] <= 0x20 { start -= 1 }
    guard start >= 3, bytes[(start - 3)...start].elementsEqual("<!--".utf8),
      let end = find("-->", in: bytes, from: place)
    else { return nil }
    return SourceRange(start: start - 3, end: end + 3)
  }

  /// The bytes of the entry that starts behind a comment.
  private static func entry(
    behind place: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ list: PropertyList
  ) -> SourceRange? {
    var start = place
    while start < bytes.count {
      if bytes[start] == 0x3C {
        guard bytes[start...].starts(with: "<!--".utf8) else { break }
        start = find("-->", in: bytes, from: start).map { $0 + 3 } ?? bytes.count
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
