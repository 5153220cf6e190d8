/// The bytes of one file, read once, with the name under which they are reported.
///
/// Text is always UTF-8 here: files in another encoding are transcoded when they are read and
/// remember what they were, so that every offset in the program means the same thing.
public struct SourceText: Sendable {
  /// How the file's bytes encode text.
  public enum Encoding: String, Hashable, Sendable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case utf32LittleEndian = "UTF-32LE"
    case utf32BigEndian = "UTF-32BE"
    case latin1 = "ISO-8859-1"
    case macRoman = "macintosh"
    case windows1252 = "windows-1252"
    /// Not text: offsets count the file's own bytes.
    case binary
  }

  /// The name to report: a path relative to the working directory, or what the caller said.
  public let name: String

  /// The content: UTF-8 without a byte order mark for text, the file itself for binary formats.
  public let bytes: [UInt8]

  /// What the file was encoded in before it became UTF-8.
  public let encoding: Encoding

  /// The number of bytes that a byte order mark takes in front of ``bytes`` in the file.
  public let byteOrderMarkLength: Int

  /// A source text from bytes that are already UTF-8 or binary.
  public init(
    name: String, bytes: [UInt8], encoding: Encoding = .utf8, byteOrderMarkLength: Int = 0
  ) {
    self.name = name
    self.bytes = bytes
    self.encoding = encoding
    self.byteOrderMarkLength = byteOrderMarkLength
  }

  /// A source text from a string.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The range of the whole text.
  public var fullRange: SourceRange { SourceRange(start: 0, end: bytes.count) }

  /// The text of a range; bytes that are not UTF-8 become U+FFFD. The range is clamped.
  public func string(in range: SourceRange) -> String {
    let start = min(max(0, range.start), bytes.count)
    let end = min(max(start, range.end), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
