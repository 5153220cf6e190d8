#if canImport(SwiftParser)
  internal import SwiftSyntax
  internal import TypewardenSourceText
  internal import TypewardenSwiftFacts

  /// Finds the comments that silence rules.
  enum SuppressionComments {
    private static let word = "typewarden:disable"

    static func find(
      in tree: SourceFileSyntax, source: SourceText, place: (ByteRange) -> SourcePlace
    ) -> [SourceSuppression] {
      guard contains(source.bytes) else { return [] }
      var suppressions: [SourceSuppression] = []
      let first = tree.firstToken(viewMode: .sourceAccurate)
      for token in tree.tokens(viewMode: .sourceAccurate) {
        for (comment, start) in comments(token.leadingTrivia, at: token.position.utf8Offset) {
          guard let (rules, reason) = parse(comment) else { continue }
          let covered = token == first ? source.fullRange : item(startingWith: token, source)
          suppressions.append(
            SourceSuppression(
              rules: rules, reason: reason,
              place: place(ByteRange(start: start, end: start + comment.utf8.count)),
              covered: covered))
        }
        let end = token.endPositionBeforeTrailingTrivia.utf8Offset
        for (comment, start) in comments(token.trailingTrivia, at: end) {
          guard let (rules, reason) = parse(comment) else { continue }
          suppressions.append(
            SourceSuppression(
              rules: rules, reason: reason,
              place: place(ByteRange(start: start, end: start + comment.utf8.count)),
              covered: line(around: start, source)))
        }
      }
      return suppressions
    }

    private static func contains(_ bytes: [UInt8]) -> Bool {
      NameHints.mayHaveSuppressions(bytes)
    }

    private static func comments(
      _ trivia: Trivia, at position: Int
    ) -> [(text: String, start: Int)] {
      var start = position
      var comments: [(String, Int)] = []
      for piece in trivia {
        switch piece {
        case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
          .docBlockComment(let text):
          comments.append((text, start))
        default: break
        }
        start += piece.sourceLength.utf8Length
      }
      return comments
    }

    /// The rules and the reason of a comment; nil for any other comment.
    private static func parse(_ comment: String) -> ([String], String?)? {
      var text = Substring(comment)
      while let first = text.first, "/* \t!".contains(first) { text = text.dropFirst() }
      guard text.hasPrefix(word) else { return nil }
      text = text.dropFirst(word.count)
      guard text.first?.isWhitespace ?? false else { return nil }
      while let last = text.last, "*/ \t\r\n".contains(last) { text = text.dropLast() }
      let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let rules = words.first else { return nil }
      var reason = words.count > 1 ? words[1] : ""
      while reason.first?.isWhitespace ?? false { reason = reason.dropFirst() }
      return (
        rules.split(separator: ",").map(String.init), reason.isEmpty ? nil : String(reason)
      )
    }

    /// The bytes of the largest item that a token starts: a declaration, a statement, an element.
    private static func item(startingWith token: TokenSyntax, _ source: SourceText) -> ByteRange {
      var found: Syntax?
      var node = Syntax(token)
      while let parent = node.parent, parent.position == token.position,
        !parent.is(CodeBlockItemListSyntax.self), !parent.is(MemberBlockItemListSyntax.self),
        !parent.is(ArrayElementListSyntax.self), !parent.is(LabeledExprListSyntax.self),
        !parent.is(SourceFileSyntax.self)
      {
        found = parent
        node = parent
      }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let lineEnd = line(around: start, source).end
      guard let found else { return ByteRange(start: start, end: lineEnd) }
      return ByteRange(
        start: start, end: max(lineEnd, found.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    private static func line(around position: Int, _ source: SourceText) -> ByteRange {
      var start = position
      while start > 0, source.bytes[start - 1] != 0x0A, source.bytes[start - 1] != 0x0D {
        start -= 1
      }
      var end = position
      while end < source.bytes.count, source.bytes[end] != 0x0A, source.bytes[end] != 0x0D {
        end += 1
      }
      return ByteRange(start: start, end: end)
    }
  }
#endif
