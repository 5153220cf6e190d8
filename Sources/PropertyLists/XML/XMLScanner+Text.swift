#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// What stands around and between the values.
extension XMLScanner {
  /// Reads these bytes if they stand here.
  @inline(__always)
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= end, memcmp(base + index, text.utf8Start, count) == 0 else {
      return false
    }
    index += count
    return true
  }

  /// The XML declaration, the document type and `<plist>`.
  mutating func scanHead() -> Bool {
    if take("<?xml ") {
      guard
        take("version=\"1.0\" encoding=\"UTF-8\"?>") || take("version=\"1.0\" encoding=\"utf-8\"?>")
      else { return false }
    }
    guard skipSpace() else { return false }
    if take("<!DOCTYPE plist PUBLIC \"-//Apple") {
      guard
        take("//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">")
          || take(
            " Computer//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"),
        skipSpace()
      else { return false }
    }
    return take("<plist version=\"1.0\">") || take("<plist>")
  }

  /// `</plist>` and the end of the document.
  mutating func scanTail() -> Bool {
    skipSpace() && take("</plist>") && skipSpace() && index == end
  }

  /// Passes over white space and comments; false when a comment is not ordinary.
  @inline(__always)
  mutating func skipSpace() -> Bool {
    while true {
      while index < end {
        let byte = base[index]
        guard byte == 0x09 || byte == 0x0A || byte == 0x20 else { break }
        index += 1
      }
      guard index + 1 < end, base[index] == 0x3C, base[index + 1] == UInt8(ascii: "!") else {
        return true
      }
      // Anything else that begins so is the caller's.
      guard take("<!--") else { return true }
      guard skipComment() else { return false }
    }
  }

  /// Passes over the rest of a comment.
  private mutating func skipComment() -> Bool {
    let start = index
    while index + 2 < end {
      let byte = base[index]
      if byte == UInt8(ascii: "-"), base[index + 1] == UInt8(ascii: "-") {
        guard base[index + 2] == UInt8(ascii: ">"), index - start <= Self.textLimit else {
          return false
        }
        index += 3
        return true
      }
      if byte < 0x20 ? byte != 0x09 && byte != 0x0A : byte == 0xEF && isNoCharacter() {
        return false
      }
      index += 1
    }
    return false
  }

  /// Bytes below 64 at which text has to be looked at: those that XML forbids, CR, `&`, `<`, `>`.
  private static let special: UInt64 =
    (0xFFFF_FFFF & ~(1 << 0x09 | 1 << 0x0A)) | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E

  /// Passes over text up to a `<`: whether there were references in it; nil when it is not ordinary.
  @inline(__always)
  mutating func skipText() -> Bool? {
    let start = index
    var isEncoded = false
    skipPlainText()
    while index < end {
      let byte = base[index]
      if byte < 64 ? Self.special &>> UInt64(byte) & 1 == 0 : byte != 0xEF {
        index += 1
        continue
      }
      switch byte {
      case 0x3C: return isEncoded
      case 0x26:
        guard
          take("&amp;") || take("&lt;") || take("&gt;") || take("&quot;") || take("&apos;")
        else { return nil }
        isEncoded = true
      case 0x3E:
        // XML forbids `]]>` in text.
        if index >= start + 2, base[index - 1] == 0x5D, base[index - 2] == 0x5D { return nil }
        index += 1
      case 0xEF:
        if isNoCharacter() { return nil }
        index += 1
      default: return nil
      }
    }
    return nil
  }

  /// Passes over printable ASCII but `&`, `<` and `>`, eight bytes at a time; may stop before its end.
  @inline(__always)
  private mutating func skipPlainText() {
    func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
    while index &+ 8 <= end {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self))
      // The uppermost bit of a byte is set where it is what is looked for; above the lowest such byte
      // that may be wrong, because a difference borrows upwards.
      let control = (word &- each(0x20)) & ~word
      let ampersand = word ^ each(0x26)
      // `<` and `>` differ by one bit.
      let bracket = (word | each(0x02)) ^ each(0x3E)
      let special =
        (control | (ampersand &- each(1)) & ~ampersand | (bracket &- each(1)) & ~bracket | word)
        & each(0x80)
      guard special == 0 else {
        index &+= special.trailingZeroBitCount >> 3
        return
      }
      index &+= 8
    }
  }

  /// Whether U+FFFE or U+FFFF starts here, which XML forbids.
  private func isNoCharacter() -> Bool {
    index + 2 < end && base[index + 1] == 0xBF && base[index + 2] >= 0xBE
  }
}
