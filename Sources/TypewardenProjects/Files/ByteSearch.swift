/// Finds text in the bytes of a file.
enum ByteSearch {
  /// Whether bytes hold some text.
  static func contains(_ text: String, in bytes: [UInt8]) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, bytes.count >= wanted.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + wanted.count <= bytes.count {
        if bytes[index] == first, bytes[index..<index + wanted.count].elementsEqual(wanted) {
          return true
        }
        index += 1
      }
      return false
    }
  }
}
