import Foundation
import PropertyLists

/// Foundation's reader, to compare with.
enum FoundationReading {
  /// What Foundation makes of a list, or nil when it refuses it.
  static func read(_ bytes: [UInt8]) -> Any? {
    try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
  }

  /// Foundation's own form of a sample.
  static func write(_ sample: Sample, as format: PropertyListSerialization.PropertyListFormat)
    throws -> [UInt8]
  {
    Array(
      try PropertyListSerialization.data(
        fromPropertyList: object(sample), format: format, options: 0))
  }

  private static func object(_ sample: Sample) -> Any {
    switch sample {
    case .string(let text): text
    case .integer(let number): number
    case .real(let number): number
    case .boolean(let flag): flag
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: Double(seconds))
    case .data(let bytes): Data(bytes)
    case .array(let elements): elements.map(object)
    case .dictionary(let entries):
      Dictionary(entries.map { ($0.key, object($0.value)) }, uniquingKeysWith: { $1 })
    }
  }

  /// What is different about two readings of the same bytes, or nil. Of a repeated key the last
  /// counts, as Foundation has it.
  static func difference(_ value: PropertyListValue, _ other: Any) -> String? {
    var isSame = false
    switch value.kind {
    case .dictionary:
      guard let other = other as? [String: Any] else { break }
      var last: [String: PropertyListValue] = [:]
      for entry in value.entries { last[entry.key.string ?? ""] = entry.value }
      guard Set(last.keys) == Set(other.keys) else { break }
      return last.lazy.compactMap { difference($0.value, other[$0.key]!) }.first
    case .array:
      guard let other = other as? [Any] else { break }
      let elements = Array(value.elements)
      guard elements.count == other.count else { break }
      return zip(elements, other).lazy.compactMap { difference($0, $1) }.first
    case .string:
      isSame = (other as? String)?.utf8.elementsEqual(value.string?.utf8 ?? "?".utf8) == true
    case .boolean: isSame = other as? Bool == value.boolean
    case .data: isSame = (other as? Data).map(Array.init) == value.data
    case .date:
      let seconds = (other as? Date)?.timeIntervalSinceReferenceDate
      isSame = seconds == value.date?.secondsSinceReference
    case .integer:
      isSame = (other as? NSNumber).map { Int64(bitPattern: $0.uint64Value) } == value.integer
    case .real:
      let number = (other as? NSNumber)?.doubleValue
      isSame = number == value.real || number?.isNaN == true && value.real?.isNaN == true
    case .key, .uid, .missing: break
    }
    return isSame ? nil : "\(value.keyPath): \(value.kind) against \(other)"
  }
}
