extension DynamicIdentifier {
  /// Why text is not a dynamic identifier.
  public struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, to follow the identifier in a sentence: "has …", "does not …".
    public let reason: String

    init(_ reason: String) { self.reason = reason }

    /// The reason.
    public var description: String { reason }
  }

  /// Decodes an identifier.
  ///
  /// - Throws: ``Malformed`` for text that no encoder makes: a cut or unknown form, characters
  ///   outside of the alphabet, payloads that are not pairs.
  public init(decoding identifier: String) throws(Malformed) {
    let payload = try DynamicBase32.payload(of: identifier)
    guard let text = String(validating: payload, as: UTF8.self) else {
      throw Malformed("does not encode text")
    }
    var scalars = Array(text.unicodeScalars)
    let isList = scalars.first == "?"
    if isList { scalars.removeFirst() }
    var conformsTo: [TypeIdentifier] = []
    var tags: [Tag] = []
    let pairs = Self.split(scalars[...], at: ":")
    if !isList, pairs.count > 1 { throw Malformed("encodes several pairs without their mark") }
    for pair in pairs {
      let parts = Self.split(pair, at: "=", limit: 1)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw Malformed("encodes `\(Self.text(pair))`, which is not a pair of key and value")
      }
      let key = Self.name(of: Self.unescaped(parts[0]))
      for value in Self.split(parts[1], at: ",") {
        let text = Self.unescaped(value)
        if key == "UTTypeConformsTo" {
          conformsTo.append(TypeIdentifier(Self.name(of: text)))
        } else {
          tags.append(Tag(TagClass(rawValue: key), text))
        }
      }
    }
    self.init(
      identifier: TypeIdentifier(identifier).rawValue, conformsTo: conformsTo, tags: tags)
  }

  private static func name(of code: String) -> String {
    DynamicPayload.abbreviations.first { $0.code == code }?.name ?? code
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// The parts between separators that no backslash stands before.
  private static func split(
    _ scalars: ArraySlice<Unicode.Scalar>, at separator: Unicode.Scalar, limit: Int = .max
  ) -> [ArraySlice<Unicode.Scalar>] {
    var parts: [ArraySlice<Unicode.Scalar>] = []
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      if scalars[index] == "\\" {
        index += 2
        continue
      }
      if scalars[index] == separator, parts.count < limit {
        parts.append(scalars[start..<index])
        start = index + 1
      }
      index += 1
    }
    parts.append(scalars[start...])
    return parts
  }

  private static func unescaped(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    var index = scalars.startIndex
    while index < scalars.endIndex {
      if scalars[index] == "\\", index + 1 < scalars.endIndex { index += 1 }
      result.append(scalars[index])
      index += 1
    }
    return String(result)
  }
}
