/// The base-32 text of dynamic identifiers: `dyn.a`, then five bits a character.
///
/// The alphabet leaves out i, j, l and o. The last group is filled with zero bits, and there is no
/// padding character.
enum DynamicBase32 {
  static let alphabet: StaticString = "abcdefghkmnpqrstuvwxyz0123456789"

  /// The identifier that encodes a payload.
  static func identifier(of payload: [UInt8]) -> String {
    var text: [UInt8] = Array("dyn.a".utf8)
    text.reserveCapacity(5 + (payload.count * 8 + 4) / 5)
    let letters = UnsafeBufferPointer(start: alphabet.utf8Start, count: 32)
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for byte in payload {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        text.append(letters[Int(bits >> count & 0x1F)])
      }
    }
    if count > 0 { text.append(letters[Int(bits << (5 - count) & 0x1F)]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The payload of an identifier, or why it is malformed.
  static func payload(
    of identifier: String
  ) throws(DynamicIdentifier.Malformed) -> [UInt8] {
    let text = Array(TypeIdentifier(identifier).rawValue.utf8)
    guard text.starts(with: "dyn.".utf8) else {
      throw DynamicIdentifier.Malformed("does not begin with `dyn.`")
    }
    guard text.count > 5 else { throw DynamicIdentifier.Malformed("encodes nothing") }
    guard text[4] == UInt8(ascii: "a") else {
      throw DynamicIdentifier.Malformed("is of a form other than `dyn.a`, the only one known")
    }
    var payload: [UInt8] = []
    payload.reserveCapacity(text.count * 5 / 8)
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for byte in text[5...] {
      guard let digit = digit(byte) else {
        throw DynamicIdentifier.Malformed(
          byte < 0x80
            ? "has the character `\(UnicodeScalar(byte))`, which is not of the alphabet"
            : "has a character that is not ASCII")
      }
      bits = (bits << 5 | digit) & 0xFFF
      count += 5
      if count >= 8 {
        count -= 8
        payload.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    guard count < 5 else {
      throw DynamicIdentifier.Malformed("has one character too many: it was cut or lengthened")
    }
    guard bits & ((1 << count) - 1) == 0 else {
      throw DynamicIdentifier.Malformed("does not end with zero bits: it was cut")
    }
    return payload
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    let letters = UnsafeBufferPointer(start: alphabet.utf8Start, count: 32)
    return letters.firstIndex(of: byte).map(UInt32.init)
  }
}
