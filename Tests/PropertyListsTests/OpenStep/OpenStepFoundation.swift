import Foundation
import PropertyLists
import TypewardenSourceText

/// Foundation's reader of old-style lists, to compare with.
enum OpenStepFoundation {
  static func read(_ bytes: [UInt8]) -> Any? {
    try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
  }

  /// A way in which the readers differ, and why.
  struct Difference: Sendable {
    /// The problem of ours; nil for what only Foundation refuses.
    var code: ReadProblem.Code?
    var reason: String
    var example: String
  }

  static let differences: [Difference] = [
    Difference(
      code: .duplicateKey, reason: "Foundation keeps the last without a word",
      example: "{ a = b; a = c; }"),
    Difference(
      code: .badString, reason: "Foundation makes some text of any escape",
      example: #"{ a = "\U12G4"; }"#),
    Difference(
      code: .unterminated, reason: "for Foundation an open comment ends with the file",
      example: "{ a = b; } /* x"),
    Difference(
      code: .missingRoot, reason: "for Foundation a file of comments has no entries",
      example: "// nothing"),
    Difference(
      code: .unexpectedCharacter,
      reason: "for Foundation pairs without braces end at the first fault",
      example: "a = b; } c = d;"),
    Difference(
      code: .mismatchedBracket,
      reason: "for Foundation a dictionary that does not end in time is not there at all",
      example: "({)"),
    Difference(
      code: nil, reason: "GNUstep's typed values are not Apple's", example: "{ a = <*I5>; }"),
  ]

  /// What is different about two verdicts on the same bytes; nil for nothing or what is listed.
  static func verdict(_ list: PropertyList, _ bytes: [UInt8]) -> String? {
    let other = read(bytes)
    if list.problems.isEmpty {
      guard let root = list.root else { return "no root without a problem" }
      guard let other else {
        return hasTypedValue(list) ? nil : "only Foundation refuses"
      }
      return difference(root, other)
    }
    // Bytes that are not UTF-8 Foundation takes for those of an older encoding.
    guard other != nil, !isPairs(list), list.problems.first?.code != .badEncoding else {
      return nil
    }
    let listed = Set(differences.compactMap(\.code))
    return list.problems.contains { listed.contains($0.code) }
      ? nil : "only ours refuses: \(list.problems.map { "\($0.code.rawValue) \($0.range)" })"
  }

  /// Whether a list is pairs without braces. Foundation leaves what follows the first fault in one
  /// unread, without a word.
  private static func isPairs(_ list: PropertyList) -> Bool {
    list.root.map { $0.kind == .dictionary && $0.range == $0.contentRange } ?? false
  }

  private static func hasTypedValue(_ list: PropertyList) -> Bool {
    (0..<list.valueCount).contains { index in
      let value = PropertyListValue(list.storage, index)
      switch value.kind {
      case .integer, .real, .boolean, .date: return true
      default: return value.kind == .data && list.source.string(in: value.range).hasPrefix("<[")
      }
    }
  }

  static func difference(_ value: PropertyListValue, _ other: Any) -> String? {
    switch value.kind {
    case .dictionary:
      guard let other = other as? [String: Any] else { break }
      var last: [String: PropertyListValue] = [:]
      for entry in value.entries { last[entry.key.string ?? "?"] = entry.value }
      guard Set(last.keys) == Set(other.keys) else { break }
      return last.lazy.compactMap { difference($0.value, other[$0.key]!) }.first
    case .array:
      guard let other = other as? [Any] else { break }
      let elements = Array(value.elements)
      guard elements.count == other.count else { break }
      return zip(elements, other).lazy.compactMap { difference($0, $1) }.first
    case .string:
      if let text = (other as? String)?.utf8, let own = value.string?.utf8, own.elementsEqual(text)
      {
        return nil
      }
    case .data: if (other as? Data).map(Array.init) == value.data { return nil }
    default: break
    }
    return "\(value.keyPath): \(value.kind) against \(other)"
  }
}
