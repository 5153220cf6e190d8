/// What SQLite and PostgreSQL do not have in common, as far as the tables need it.
package enum SQLDialect: Sendable {
  case sqlite
  case postgreSQL

  /// A file name as something that is sorted by its bytes.
  func sortable(_ name: String) -> String {
    switch self {
    case .sqlite: "CAST(\(name) AS BLOB)"
    case .postgreSQL: name
    }
  }

  /// The condition that a name ends with some text, letters of ASCII in any case; and the text as
  /// the parameter `place` must have it, from lower case.
  func endsWith(_ name: String, _ text: String, place: String) -> (condition: String, text: String)
  {
    switch self {
    case .sqlite:
      return (
        "lower(substr(CAST(\(name) AS TEXT), -\(text.unicodeScalars.count))) = \(place)", text
      )
    case .postgreSQL:
      // Names are bytes there, and those outside of ASCII are compared in octal.
      let escaped = text.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "\\"): "\\\\"
        case 1..<0x80: String(UnicodeScalar(byte))
        default: "\\" + [6, 3, 0].map { String(byte >> $0 & 7) }.joined()
        }
      }.joined()
      return (
        "right(lower(encode(\(name), 'escape') COLLATE \"C\"), \(escaped.utf8.count)) = \(place)",
        escaped
      )
    }
  }

  /// Whether grouping is better left to the database. SQLite would sort all rows for it, or fetch
  /// them in the order of an index, where PostgreSQL would send each of them over the wire.
  var groups: Bool { self == .postgreSQL }
}
