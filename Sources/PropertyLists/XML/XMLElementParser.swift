internal import CTypewardenXML
internal import TypewardenSourceText

/// One run of libxml2 over a document that is no property list.
final class XMLElementParser {
  private var source: XMLFeed
  private let handler: any XMLElementHandler
  private let xml: TypewardenXMLFunctions
  private let context: xmlParserCtxtPtr
  /// How many elements deep inside a part that is passed over.
  private var skipped = 0
  private var openStarts: [Int] = []
  private var defaultCount = 0
  private var problem: ReadProblem?

  static func read(_ bytes: [UInt8], into handler: any XMLElementHandler) -> ReadProblem? {
    bytes.withUnsafeBufferPointer { bytes in
      if let problem = XMLGate.check(bytes) { return problem }
      guard let xml = XMLLibrary.functions else { return XMLLibrary.missing }
      guard let parser = XMLElementParser(bytes, handler, xml) else { return nil }
      return parser.run()
    }
  }

  private init?(
    _ bytes: UnsafeBufferPointer<UInt8>, _ handler: any XMLElementHandler,
    _ xml: TypewardenXMLFunctions
  ) {
    guard let context = xml.xmlNewParserCtxt() else { return nil }
    self.xml = xml
    source = XMLFeed(bytes)
    self.handler = handler
    self.context = context
    context.pointee.sax.pointee = Self.callbacks()
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    xml.protect(context)
  }

  deinit { xml.xmlFreeParserCtxt(context) }

  private func run() -> ReadProblem? {
    xml.parse(context, Unmanaged.passUnretained(self).toOpaque()) { user, target, room in
      Int32(XMLElementParser.of(user).source.copy(to: target!, room: Int(room)))
    }
    if problem == nil, context.pointee.wellFormed != 1 {
      refuse(.notWellFormed, "not well-formed XML")
    }
    return problem
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> XMLElementParser {
    Unmanaged<XMLElementParser>.fromOpaque(user!).takeUnretainedValue()
  }

  private var bytes: UnsafeBufferPointer<UInt8> { source.bytes }

  private var offset: Int { source.offset(of: context) }

  private static func callbacks() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { user, name, _, _, _, _, count, _, attributes in
      XMLElementParser.of(user).start(name, attributes, Int(count))
    }
    handler.endElementNs = { user, _, _, _ in XMLElementParser.of(user).end() }
    handler.characters = { user, text, length in
      let parser = XMLElementParser.of(user)
      guard parser.skipped == 0 else { return }
      parser.handler.text(UnsafeBufferPointer(start: text, count: Int(length)))
    }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    handler.entityDecl = { user, _, _, _, _, _ in
      XMLElementParser.of(user).refuse(
        .internalSubset, "the document type declares entities, which are not read here")
    }
    handler.attributeDecl = { user, _, _, _, _, value, names in
      XMLElementParser.of(user).xml.xmlFreeEnumeration(names)
      if value != nil { XMLElementParser.of(user).countDefault() }
    }
    handler.serror = { user, error in
      guard let user, let error, error.pointee.level == XML_ERR_FATAL else { return }
      XMLElementParser.of(user).report(error.pointee)
    }
    return handler
  }

  private func start(
    _ name: UnsafePointer<UInt8>?, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    _ count: Int
  ) {
    guard problem == nil else { return }
    if skipped > 0 {
      skipped += 1
      return
    }
    var start = min(offset, bytes.count) - 1
    while start > 0, bytes[start] != 0x3C { start -= 1 }
    var element = XMLElement(
      name: name.map { String(cString: $0) } ?? "", attributes: [], start: max(0, start))
    for index in 0..<count {
      guard let field = attributes.map({ $0 + index * 5 }), let local = field[0] else { continue }
      let prefix = field[1].map { String(cString: $0) }
      element.attributes.append(
        (
          prefix == "xml" ? "xml:" + String(cString: local) : String(cString: local),
          Self.value(from: field[3], to: field[4])
        ))
    }
    if handler.start(element) { openStarts.append(element.start) } else { skipped = 1 }
  }

  /// An attribute's value. libxml2 leaves `&` as a reference in it, for a step that is not used here.
  private static func value(
    from start: UnsafePointer<UInt8>?, to end: UnsafePointer<UInt8>?
  ) -> String {
    guard let start, let end, end > start else { return "" }
    let text = String(
      decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark] + "&"
      rest = rest[rest.index(after: mark)...]
      if rest.hasPrefix("#38;") { rest = rest.dropFirst(4) }
    }
    return result + rest
  }

  private func end() {
    guard problem == nil else { return }
    if skipped > 0 {
      skipped -= 1
      return
    }
    _ = openStarts.popLast()
    handler.end()
  }

  private func countDefault() {
    defaultCount += 1
    guard defaultCount > XMLElements.defaultLimit else { return }
    refuse(
      .internalSubset,
      "the document type gives more than \(XMLElements.defaultLimit) attributes a value")
  }

  private func report(_ error: xmlError) {
    guard problem == nil else { return }
    problem = XMLFailure(
      error, at: offset, open: openStarts.last.map { ($0, nil) }, subject: "document"
    ).problem(in: bytes)
  }

  /// Ends reading.
  private func refuse(_ code: ReadProblem.Code, _ message: String) {
    guard problem == nil else { return }
    problem = ReadProblem(code, SourceRange(at: offset), message, isFatal: true)
    xml.xmlStopParser(context)
  }
}
