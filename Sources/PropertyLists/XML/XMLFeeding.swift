internal import CTypewardenXML

extension TypewardenXMLFunctions {
  /// Sets a context up for documents from strangers.
  ///
  /// No network, no printing; the text is UTF-8 whatever its declaration still says. Neither NOENT nor
  /// DTDLOAD: nothing is ever fetched or replaced.
  func protect(_ context: xmlParserCtxtPtr) {
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    _ = xmlCtxtUseOptions(context, Int32(bitPattern: UInt32(options)))
  }

  /// Parses what `feed` gives, piece by piece, so that a large file is not held twice.
  func parse(
    _ context: xmlParserCtxtPtr, _ user: UnsafeMutableRawPointer,
    feed: @escaping xmlInputReadCallback
  ) {
    guard let buffer = xmlParserInputBufferCreateIO(feed, nil, user, XML_CHAR_ENCODING_NONE) else {
      return
    }
    if let input = xmlNewIOInputStream(context, buffer, XML_CHAR_ENCODING_NONE) {
      _ = inputPush(context, input)
      _ = xmlParseDocument(context)
    } else {
      xmlFreeParserInputBuffer(buffer)
    }
  }
}

/// The bytes of a document on their way into libxml2.
struct XMLFeed {
  let bytes: UnsafeBufferPointer<UInt8>
  /// How many libxml2 has been given.
  private var fed = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Copies the next bytes for libxml2; returns how many.
  mutating func copy(to target: UnsafeMutablePointer<CChar>, room: Int) -> Int {
    let count = min(room, bytes.count - fed)
    guard count > 0 else { return 0 }
    UnsafeMutableRawPointer(target).copyMemory(from: bytes.baseAddress! + fed, byteCount: count)
    fed += count
    return count
  }

  /// Where a parser stands in the bytes.
  @inline(__always)
  func offset(of context: xmlParserCtxtPtr?) -> Int {
    guard let input = context?.pointee.input else { return bytes.count }
    return min(
      bytes.count, Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base))
  }
}
