import Foundation

/// The tables beside the tests: a row per line, fields separated by tabs, remarks after `#`.
enum Fixture {
  static func rows(_ name: String) throws -> [[String]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(name)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("# ") }
      .map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false)
          .map { $0.replacingOccurrences(of: "\u{2400}", with: "\0") }
      }
  }

  /// A field in which a lone hyphen means that there is nothing.
  static func optional(_ field: String) -> String? { field == "-" ? nil : field }

  /// A field that lists texts, separated by bars.
  static func list(_ field: String) -> [String] { field.split(separator: "|").map(String.init) }
}
