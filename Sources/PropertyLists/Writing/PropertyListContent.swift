internal import TypewardenSourceText

/// A property list as a plain value, without places: what is written, or put into a list by an edit.
public indirect enum PropertyListContent: Hashable, Sendable {
  case string(String)
  case integer(Int64)
  /// An integer above `Int64.max`, which both formats can hold.
  case unsigned(UInt64)
  case real(Double)
  case boolean(Bool)
  case date(PropertyListDate)
  case data([UInt8])
  /// A reference of a keyed archive. Only binary lists have a form of their own for it; in XML it is
  /// the dictionary that Apple's writers make of it.
  case uid(UInt64)
  case array([PropertyListContent])
  /// Entries in their order; keys may be repeated, as in a list that was read.
  case dictionary([Entry])

  /// One entry of a dictionary.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public var key: String
    /// Its value.
    public var value: PropertyListContent

    /// An entry.
    public init(_ key: String, _ value: PropertyListContent) {
      self.key = key
      self.value = value
    }
  }

  /// A dictionary from its entries in order.
  public static func dictionary(
    _ entries: KeyValuePairs<String, PropertyListContent>
  ) -> PropertyListContent {
    .dictionary(entries.map { Entry($0.key, $0.value) })
  }

  /// An array of strings.
  public static func strings(_ texts: some Sequence<String>) -> PropertyListContent {
    .array(texts.map(PropertyListContent.string))
  }
}

extension PropertyListContent {
  /// The content of a value that was read.
  ///
  /// Nil when something in it could not be read, so that a copy would not be the same, and for more
  /// than a million values, which shared containers of a small binary list can stand for.
  public init?(_ value: PropertyListValue) {
    var budget = 1_000_000
    guard let content = PropertyListContent.copy(value, &budget) else { return nil }
    self = content
  }

  static func copy(_ value: PropertyListValue, _ budget: inout Int) -> PropertyListContent? {
    budget -= 1
    guard budget >= 0 else { return nil }
    switch value.kind {
    case .array:
      var elements: [PropertyListContent] = []
      for element in value.elements {
        guard let content = copy(element, &budget) else { return nil }
        elements.append(content)
      }
      return .array(elements)
    case .dictionary:
      var entries: [Entry] = []
      for entry in value.entries {
        guard let key = entry.key.string, let content = copy(entry.value, &budget) else {
          return nil
        }
        entries.append(Entry(key, content))
      }
      return .dictionary(entries)
    default: return scalar(value)
    }
  }

  /// The content of a value that holds no others.
  static func scalar(_ value: PropertyListValue) -> PropertyListContent? {
    switch value.kind {
    case .string, .key: value.string.map(PropertyListContent.string)
    case .integer:
      value.integer.map { value.isAboveInt64 ? .unsigned(UInt64(bitPattern: $0)) : .integer($0) }
    case .real: value.real.map(PropertyListContent.real)
    case .boolean: value.boolean.map(PropertyListContent.boolean)
    case .date: value.date.map(PropertyListContent.date)
    case .data: value.data.map(PropertyListContent.data)
    case .uid: value.uid.map(PropertyListContent.uid)
    case .array, .dictionary, .missing: nil
    }
  }
}

extension PropertyListValue {
  /// Whether an integer is too large for `Int64`, so that ``integer`` wraps.
  fileprivate var isAboveInt64: Bool {
    guard let value = integer, value < 0 else { return false }
    if source.encoding == .binary {
      return node.length == 16 && source.bytes[Int(node.start)] == 0
    }
    return withText { !$0.contains(UInt8(ascii: "-")) }
  }

  /// The number of a reference object; nil for other kinds.
  fileprivate var uid: UInt64? {
    guard node.kind == .uid, node.length <= 8 else { return nil }
    var value: UInt64 = 0
    for byte in source.bytes[Int(node.start)..<Int(node.start + node.length)] {
      value = value << 8 | UInt64(byte)
    }
    return value
  }
}
