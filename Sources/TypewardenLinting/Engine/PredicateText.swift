/// The text of an activation rule in its string form: a predicate, read as far as it names types.
///
/// Only tokens are told apart: words, quoted strings, operators. What does not fit is passed over.
struct PredicateText {
  /// How a predicate compares with a type.
  enum Relation: Hashable, Sendable {
    /// `UTI-CONFORMS-TO`
    case conforms
    /// `UTI-EQUALS`
    case equalsType
    /// `==` or `=` behind the list of an attachment's types.
    case equals
  }

  /// A quoted type.
  struct Operand: Hashable, Sendable {
    var relation: Relation
    /// The bytes between the quotes.
    var range: Range<Int>
    /// The text between the quotes.
    var text: String
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The word before an operator: the key path that is compared.
  private var word: Range<Int> = 0..<0
  private var relation: Relation?
  private var operands: [Operand] = []

  private init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The types that a predicate compares with, in the order of the text.
  static func operands(of text: UnsafeBufferPointer<UInt8>) -> [Operand] {
    var reader = PredicateText(text)
    while reader.index < text.count { reader.readToken() }
    return reader.operands
  }

  /// Whether the text is the predicate that everything meets, with nothing else but white space.
  static func isTrue(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = text.firstIndex { $0 > 0x20 } ?? text.count
    let end = (text.lastIndex { $0 > 0x20 } ?? -1) + 1
    return first < end
      && IdentifierDomain.areEqual(
        UnsafeBufferPointer(rebasing: text[first..<end]), "TRUEPREDICATE")
  }

  private mutating func readToken() {
    let start = index
    let byte = text[start]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      readString(quote: byte)
      return
    }
    index += 1
    if byte <= 0x20 { return }
    if Self.isOfWord(byte) {
      skip(Self.isOfWord)
      readWord(start..<index)
    } else if Self.isOfOperator(byte) {
      skip(Self.isOfOperator)
      readOperator(start..<index)
    } else {
      relation = nil
    }
  }

  private mutating func readString(quote: UInt8) {
    let start = index + 1
    index = start
    while index < text.count, text[index] != quote {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(index, text.count)
    if let relation, index < text.count {
      operands.append(
        Operand(
          relation: relation, range: start..<end,
          text: String(decoding: text[start..<end], as: UTF8.self)))
    }
    relation = nil
    index = min(index + 1, text.count)
  }

  private mutating func readWord(_ range: Range<Int>) {
    let bytes = UnsafeBufferPointer(rebasing: text[range])
    if IdentifierDomain.areEqual(bytes, "UTI-CONFORMS-TO") {
      relation = .conforms
    } else if IdentifierDomain.areEqual(bytes, "UTI-EQUALS") {
      relation = .equalsType
    } else {
      relation = nil
      word = range
    }
  }

  private mutating func readOperator(_ range: Range<Int>) {
    relation = nil
    guard text[range].allSatisfy({ $0 == UInt8(ascii: "=") }), range.count <= 2,
      text[word].reversed().starts(with: "registeredTypeIdentifiers".utf8.reversed())
    else { return }
    relation = .equals
    // Options such as `[c]` belong to the operator.
    if index < text.count, text[index] == UInt8(ascii: "[") {
      skip { $0 != UInt8(ascii: "]") }
      index = min(index + 1, text.count)
    }
  }

  private mutating func skip(_ belongs: (UInt8) -> Bool) {
    while index < text.count, belongs(text[index]) { index += 1 }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "@"),
      UInt8(ascii: "-"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  private static func isOfOperator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|")
  }
}
