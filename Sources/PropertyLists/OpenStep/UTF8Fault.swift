internal import TypewardenSourceText

/// Finds bytes that are not UTF-8.
enum UTF8Fault {
  /// The first sequence of bytes that is not UTF-8; nil when all are.
  static func first(in bytes: UnsafeBufferPointer<UInt8>) -> SourceRange? {
    guard let start = bytes.firstIndex(where: { $0 >= 0x80 }) else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes[start...].makeIterator()
    var offset = start
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return SourceRange(start: offset, end: offset + 1)
      case .emptyInput: return nil
      }
    }
  }
}
