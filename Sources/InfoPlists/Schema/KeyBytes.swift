/// What the schema does with the bytes of names.
enum KeyBytes {
  /// A hash of all bytes, eight at a time.
  static func hash(_ bytes: UnsafeRawBufferPointer, salt: UInt8) -> UInt64 {
    var hash = UInt64(salt) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: bytes.count)
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash >> 32
    }
    guard bytes.count >= 8 else {
      for byte in bytes { mix(UInt64(byte)) }
      return hash
    }
    var offset = 0
    while offset + 8 < bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    // The last word may overlap the one before it.
    mix(bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
    return hash
  }

  static func areEqual(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
    guard first.count == second.count else { return false }
    guard first.count >= 8 else { return first.elementsEqual(second) }
    func isSame(_ offset: Int) -> Bool {
      first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        == second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    var offset = 0
    while offset + 8 < first.count {
      guard isSame(offset) else { return false }
      offset += 8
    }
    return isSame(first.count - 8)
  }

  static func isWord(_ bytes: Slice<UnsafeRawBufferPointer>, _ word: StaticString) -> Bool {
    bytes.count == word.utf8CodeUnitCount && word.withUTF8Buffer { bytes.elementsEqual($0) }
  }

  /// The parts between separators, empty ones included.
  static func split(
    _ bytes: Slice<UnsafeRawBufferPointer>, at separator: UInt8
  ) -> [Slice<UnsafeRawBufferPointer>] {
    bytes.split(separator: separator, omittingEmptySubsequences: false)
  }

  /// One bit for each word of a comma-separated list, or `nil` if there is a word not in `words`.
  static func bits(
    of list: Slice<UnsafeRawBufferPointer>, in words: [StaticString]
  ) -> UInt32? {
    if isWord(list, "-") { return 0 }
    var bits: UInt32 = 0
    for part in split(list, at: UInt8(ascii: ",")) {
      guard let bit = words.firstIndex(where: { isWord(part, $0) }) else { return nil }
      bits |= 1 << UInt32(bit)
    }
    return bits
  }
}

/// Root keys for one platform or device only: `Key-platform`, `Key~device`, `Key-platform~device`.
enum KeyVariant {
  private static let platforms: [StaticString] = [
    "-iphoneos", "-macos", "-watchos", "-appletvos", "-xros",
  ]
  private static let devices: [StaticString] = [
    "~iphone", "~ipad", "~ipod", "~appletv", "~applewatch",
  ]

  /// The name without its suffixes, or `nil` if it has none.
  static func base(of name: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    // Nearly every name has none.
    guard name.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "-") }) else {
      return nil
    }
    var base = name
    for suffixes in [devices, platforms] {
      for suffix in suffixes where KeyBytes.isWord(base.suffix(suffix.utf8CodeUnitCount), suffix) {
        base = UnsafeRawBufferPointer(rebasing: base.dropLast(suffix.utf8CodeUnitCount))
        break
      }
    }
    return base.count < name.count ? base : nil
  }
}
