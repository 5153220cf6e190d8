internal import CTypewardenXML
internal import TypewardenSourceText

/// Reads XML property lists: ordinary ones by `XMLScanner`, all others through libxml2's SAX2
/// interface, straight onto a tape.
///
/// libxml2 is the judge of what is XML; what is a property list is judged by `XMLState`. One parser
/// context is used again for file after file, so that its interned element names can be compared by
/// pointer. It is renewed when its dictionary, which keeps every name it has ever met, has grown.
final class XMLReader {
  /// The bytes that the names of a context may take before it is renewed. A few files with names of
  /// their own would otherwise use up the 10 MB that libxml2 allows, and later files would fail.
  private static let dictionaryLimit = 1 << 18

  private var context: xmlParserCtxtPtr?
  private let state: UnsafeMutablePointer<XMLState>
  private let usesScanner: Bool

  /// A reader; without the scanner, libxml2 reads ordinary documents too, for comparison.
  init(usesScanner: Bool = true) {
    self.usesScanner = usesScanner
    state = .allocate(capacity: 1)
    state.initialize(to: XMLState())
  }

  deinit {
    if let context { XMLLibrary.functions?.xmlFreeParserCtxt(context) }
    state.deinitialize(count: 1)
    state.deallocate()
  }

  func read(_ source: SourceText) -> PropertyList {
    let scanned =
      usesScanner ? source.bytes.withUnsafeBufferPointer { XMLScanner.tape(of: $0) } : nil
    if let scanned {
      return PropertyList(source: source, format: .xml, tape: scanned, problems: [])
    }
    let result = source.bytes.withUnsafeBufferPointer { read($0) }
    return PropertyList(
      source: source, format: .xml, tape: result.tape, problems: result.problems)
  }

  private func read(_ bytes: UnsafeBufferPointer<UInt8>) -> (tape: Tape, problems: [ReadProblem]) {
    if let problem = XMLGate.check(bytes) { return (TapeWriter().finish(), [problem]) }
    guard let xml = XMLLibrary.functions else {
      return (TapeWriter().finish(), [XMLLibrary.missing])
    }
    let context = usableContext(xml)
    state.pointee.begin(
      bytes, hasCarriageReturns: XMLGate.hasCarriageReturns(bytes), context: context)
    xml.parse(context, state) { user, target, room in
      let state = user!.assumingMemoryBound(to: XMLState.self)
      return Int32(state.pointee.feed.copy(to: target!, room: Int(room)))
    }
    let result = state.pointee.finish(isWellFormed: context.pointee.wellFormed == 1)
    xml.xmlCtxtReset(context)
    return result
  }

  private func usableContext(_ xml: TypewardenXMLFunctions) -> xmlParserCtxtPtr {
    if let context, xml.xmlDictGetUsage(context.pointee.dict) <= Self.dictionaryLimit {
      return context
    }
    if let context { xml.xmlFreeParserCtxt(context) }
    guard let fresh = xml.xmlNewParserCtxt() else { fatalError("out of memory") }
    fresh.pointee.sax.pointee = Self.handler()
    fresh.pointee.userData = UnsafeMutableRawPointer(state)
    xml.protect(fresh)
    state.pointee.names = XMLNames(in: fresh.pointee.dict, xml)
    state.pointee.stopParser = xml.xmlStopParser
    context = fresh
    return fresh
  }

  private static func handler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { user, name, prefix, _, _, _, _, _, _ in
      user!.assumingMemoryBound(to: XMLState.self).pointee.startElement(name, prefix)
    }
    handler.endElementNs = { user, _, _, _ in
      user!.assumingMemoryBound(to: XMLState.self).pointee.endElement()
    }
    handler.characters = { user, text, length in
      user!.assumingMemoryBound(to: XMLState.self).pointee.text(text!, Int(length))
    }
    // The same function for both keeps libxml2 from looking for blanks itself.
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    handler.getEntity = { user, _ in
      user!.assumingMemoryBound(to: XMLState.self).pointee.lookUpEntity()
      return nil
    }
    handler.internalSubset = { user, _, _, _ in
      user!.assumingMemoryBound(to: XMLState.self).pointee.documentType()
    }
    handler.serror = { user, error in
      guard let user, let error else { return }
      user.assumingMemoryBound(to: XMLState.self).pointee.report(error.pointee)
    }
    return handler
  }
}
