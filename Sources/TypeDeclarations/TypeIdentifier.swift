/// The name of a type: reverse-DNS text that is compared without regard to ASCII case.
///
/// macOS keeps identifiers in lower case and gives them back so; this type does the same.
public struct TypeIdentifier: Hashable, Sendable {
  /// The identifier in lower case.
  public let rawValue: String

  /// An identifier from text, which is lower-cased and not judged.
  public init(_ text: some StringProtocol) {
    rawValue = Self.folded(String(text))
  }

  private static func folded(_ text: String) -> String {
    for byte in text.utf8 where (0x41...0x5A).contains(byte) {
      return String(
        decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
    return text
  }

  /// True for identifiers in Apple's `public.` domain.
  public var isPublic: Bool { rawValue.utf8.starts(with: "public.".utf8) }

  /// True for identifiers in the `dyn` domain, which encode tags and are never declared.
  public var isDynamic: Bool { rawValue.utf8.starts(with: "dyn.".utf8) }
}

extension TypeIdentifier: Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// Orders by the lower-cased text.
  public static func < (left: TypeIdentifier, right: TypeIdentifier) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The identifier in lower case.
  public var description: String { rawValue }

  /// An identifier from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension TypeIdentifier {
  /// What keeps text from being a legal identifier; nil for legal text.
  ///
  /// ASCII letters, digits, hyphens and periods are legal, in labels that are not empty (Apple,
  /// "Defining file and data types for your app"). Characters above U+007F, which the older
  /// definition allowed, are accepted here.
  package static func flaw(in text: UnsafeBufferPointer<UInt8>) -> IdentifierFlaw? {
    guard !text.isEmpty else { return .empty }
    var previous = UInt8(ascii: ".")
    for byte in text {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x80...: break
      case UInt8(ascii: "."):
        if previous == byte { return .emptyLabel }
      default: return .character(byte)
      }
      previous = byte
    }
    return previous == UInt8(ascii: ".") ? .emptyLabel : nil
  }

  /// True when a registry accepts the identifier.
  package var isLegal: Bool {
    var copy = rawValue
    return copy.withUTF8 { Self.flaw(in: $0) == nil }
  }
}

/// Why text is not a legal type identifier.
package enum IdentifierFlaw: Hashable, Sendable {
  case empty
  case emptyLabel
  case character(UInt8)
}
