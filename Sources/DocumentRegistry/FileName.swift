/// Names and paths as the file system has them: bytes, which need not be UTF-8.
package enum FileName {
  /// The bytes as text on one line of UTF-8: bytes that are no character's are shown as `\xE9`.
  ///
  /// What a control character means to a terminal is left to whoever prints it.
  package static func shown(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var rest = Array(bytes)[...]
    while let first = rest.first {
      let length = (1...4).first {
        rest.count >= $0 && String(validating: rest.prefix($0), as: UTF8.self) != nil
      }
      if let length {
        text += String(decoding: rest.prefix(length), as: UTF8.self)
        rest = rest.dropFirst(length)
      } else {
        let digits = String(first, radix: 16, uppercase: true)
        text += "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// Whether the bytes are UTF-8; next to nothing for ASCII.
  @inline(__always)
  static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var all: UInt8 = 0
    for index in 0..<bytes.count { all |= bytes[index] }
    return all < 0x80 || isUTF8Slowly(bytes)
  }

  private static func isUTF8Slowly(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }
}
