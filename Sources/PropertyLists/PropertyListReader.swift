internal import TypewardenSourceText

/// Reads property lists one after another, keeping what can be used again between them.
///
/// One reader belongs to one thread; it is not `Sendable`.
public final class PropertyListReader {
  private let xml: XMLReader

  /// A reader with nothing read yet.
  public init() { xml = XMLReader() }

  /// A reader that may leave even ordinary XML to libxml2, so that both ways can be compared.
  package init(usesScanner: Bool) { xml = XMLReader(usesScanner: usesScanner) }

  /// Reads a list of any format from the bytes of a file; `name` is what it is reported under.
  ///
  /// Complexity: O(n) in the number of bytes.
  public func read(_ bytes: [UInt8], name: String) -> PropertyList {
    guard bytes.count < Int(Int32.max) else {
      let source = SourceText(name: name, bytes: [], encoding: .binary)
      return Self.failed(
        source, nil, .tooLarge, SourceRange(at: 0), "larger than 2 GiB: not a property list")
    }
    if PropertyListFormat.recognize(bytes) == .binary {
      let source = SourceText(name: name, bytes: bytes, encoding: .binary)
      return BinaryReader.read(source)
    }
    let detected = TextDecoding.detect(bytes)
    var encoding = detected?.encoding ?? .utf8
    let mark = detected?.mark ?? 0
    if detected == nil, PropertyListFormat.recognize(bytes) == .xml,
      let declared = XMLDeclaration.encodingName(in: bytes)
    {
      guard let known = TextDecoding.encoding(named: declared.name) else {
        return Self.failed(
          SourceText(name: name, bytes: bytes), .xml, .badEncoding, declared.range,
          Self.unsupported(declared.name))
      }
      encoding = known
    }
    let text: [UInt8]
    do {
      text = try TextDecoding.utf8(bytes, from: encoding, skipping: mark)
    } catch {
      // What came before the fault is kept, so that the place has a line.
      return Self.failed(
        SourceText(
          name: name, bytes: error.decoded, encoding: encoding, byteOrderMarkLength: mark),
        PropertyListFormat.recognize(error.decoded), .badEncoding,
        SourceRange(at: error.decoded.count), "\(error.message), at byte \(error.offset)")
    }
    return read(
      SourceText(name: name, bytes: text, encoding: encoding, byteOrderMarkLength: mark))
  }

  private func read(_ source: SourceText) -> PropertyList {
    switch PropertyListFormat.recognize(source.bytes) {
    case .xml: return xml.read(source)
    case nil:
      return Self.failed(source, nil, .emptyFile, SourceRange(at: 0), "the file is empty")
    case .binary:
      return Self.failed(
        source, .binary, .badEncoding, SourceRange(at: 0),
        "a binary property list behind a byte order mark")
    case .openStep: return OpenStepReader.read(source)
    }
  }

  private static func unsupported(_ encoding: String) -> String {
    switch encoding.lowercased().prefix(6) {
    case "utf-16", "utf-32", "utf16", "utf32":
      "the file says that it is `\(encoding)`, and it is not; save it as UTF-8"
    default: "encoding `\(encoding)` is not supported; save the file as UTF-8"
    }
  }

  static func failed(
    _ source: SourceText, _ format: PropertyListFormat?, _ code: ReadProblem.Code,
    _ range: SourceRange, _ message: String
  ) -> PropertyList {
    PropertyList(
      source: source, format: format, tape: TapeWriter().finish(),
      problems: [ReadProblem(code, range, message, isFatal: true)])
  }
}
