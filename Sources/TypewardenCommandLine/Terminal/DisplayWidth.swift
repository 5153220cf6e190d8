/// How many columns text takes on a terminal, for aligned lists and for carets under a line.
package enum DisplayWidth {
  /// The columns of a text without control characters.
  ///
  /// Combining marks take none, East Asian wide characters and emoji take two. Terminals disagree
  /// on joined emoji; like most of them we count one of these as two columns.
  package static func columns(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of one user-perceived character.
  package static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.count > 1 {
      let isEmoji = scalars.first?.properties.isEmojiPresentation == true
      if isEmoji || scalars.contains(where: isEmojiSign) { return 2 }
    }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of one scalar on its own.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 {
      return scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0xAD
        ? 0 : 1
    }
    // The second and third part of a decomposed Hangul syllable join the first.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  /// The emoji presentation selector, skin tones and regional indicators make one emoji of a
  /// character; a joined sequence without any of them is told by its first scalar.
  private static func isEmojiSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF: true
    default: false
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiPresentation {
      return !(0x1F1E6...0x1F1FF).contains(scalar.value)
    }
    return wideRanges.contains { $0.contains(scalar.value) }
  }

  /// East Asian wide and fullwidth characters that are not emoji, with the unassigned code points
  /// between them; Unicode's `EastAsianWidth.txt`, version 16.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0x4DBF, 0x4DC0...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DF2, 0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
