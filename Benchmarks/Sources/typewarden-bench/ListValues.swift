import Foundation
import PropertyLists

/// What our readers make of lists, in a form that scripts compare with what other readers make.
///
/// A line is a JSON object for each file: `format`, `problems` (codes, each once, in order) and
/// `value`. A value is a list of a letter and what belongs to it, so that kinds never mix: `s` text,
/// `i` an integer modulo 2⁶⁴, `r` the bits of a real number, `b` a Boolean, `t` seconds since 2001,
/// `d` bytes in hexadecimal digits, `u` a reference object, `a` elements, `k` entries.
struct ListValues {
  /// Shared containers of binary lists may stand for far more than the file has.
  private static let limit = 300_000

  private var text = ""
  private var count = 0

  /// Whoever asks may wait for the answer to a line before writing the next.
  private static func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Prints a line for each file that a line of standard input names.
  static func run() {
    let reader = PropertyListReader()
    while let path = readLine() {
      guard let data = FileManager.default.contents(atPath: path) else {
        tell("{\"problems\": [\"unreadable\"]}")
        continue
      }
      let list = reader.read(Array(data), name: path)
      var codes: [String] = []
      for problem in list.problems where !codes.contains(problem.code.rawValue) {
        codes.append(problem.code.rawValue)
      }
      var values = ListValues()
      if codes.isEmpty, let root = list.root { values.append(root) }
      let format = list.format.map { "\($0)" } ?? "none"
      let value =
        values.count > limit ? "[\"large\"]" : values.text.isEmpty ? "null" : values.text
      let quoted = codes.map { "\"\($0)\"" }.joined(separator: ", ")
      tell("{\"format\": \"\(format)\", \"problems\": [\(quoted)], \"value\": \(value)}")
    }
  }

  private mutating func append(_ value: PropertyListValue) {
    count += 1
    guard count <= Self.limit else { return }
    switch value.kind {
    case .dictionary:
      text += "[\"k\""
      for entry in value.entries {
        text += ",["
        appendText(entry.key.string)
        text += ","
        append(entry.value)
        text += "]"
        // Nothing of it is shown then.
        if count > Self.limit { return }
      }
      text += "]"
    case .array:
      text += "[\"a\""
      for element in value.elements {
        text += ","
        append(element)
        if count > Self.limit { return }
      }
      text += "]"
    case .string, .key:
      text += "[\"s\","
      appendText(value.string)
      text += "]"
    case .integer: text += "[\"i\",\(value.integer.map { UInt64(bitPattern: $0) } ?? 0)]"
    case .real:
      let real = value.real ?? 0
      text += real.isNaN ? "[\"r\",\"nan\"]" : "[\"r\",\"\(real.bitPattern)\"]"
    case .boolean: text += "[\"b\",\(value.boolean ?? false)]"
    case .date: text += "[\"t\",\"\(value.date?.secondsSinceReference ?? .nan)\"]"
    case .data:
      text += "[\"d\",\""
      for byte in value.data ?? [] {
        text += byte < 16 ? "0" : ""
        text += String(byte, radix: 16)
      }
      text += "\"]"
    case .uid: text += "[\"u\"]"
    case .missing: text += "null"
    }
  }

  private mutating func appendText(_ string: String?) {
    text += "\""
    for scalar in (string ?? "").unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
